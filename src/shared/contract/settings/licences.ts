// Third-party packages inside Waybill, with their licence texts.
import { z } from 'zod'

/** One package with its licence. */
export const Licence = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression. */
  licence: z.string(),
  by: z.string(),
  /** Empty where the package ships no text. */
  text: z.string(),
})
export type Licence = z.infer<typeof Licence>

/** Methods on licences, by name. */
export const licenceContract = {
  'app.licences': { input: z.object({}), output: z.array(Licence) },
} as const
