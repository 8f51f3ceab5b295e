// Packages of others inside of Waybill, with the texts under which they are given on.
import { z } from 'zod'

export const Licence = z.object({
  name: z.string(),
  version: z.string(),
  /** As an SPDX expression. */
  licence: z.string(),
  by: z.string(),
  /** Empty where the package brings none. */
  text: z.string(),
})
export type Licence = z.infer<typeof Licence>

export const licenceContract = {
  'app.licences': { input: z.object({}), output: z.array(Licence) },
} as const
