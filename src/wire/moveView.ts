// Parts of the values of Move's view functions and resources: JSON inside JSON, numbers of eight bytes as text.
// Source: initia-labs/initia proto/initia/move/v1/query.proto.
import { z } from 'zod'

/** A number of eight bytes: the VM writes it as text, so that nothing is lost; a small plain number is read too. */
export const U64 = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().min(0)])
  .transform(String)
  .refine((digits) => BigInt(digits) < 2n ** 64n)

/** A date up to the end of the year 9999, seconds since 1970: beyond it, what is added to a date may be none. */
export const MoveMoment = U64.transform(Number).refine((seconds) => seconds <= 253_402_300_799)

/** An address as the VM writes it: up to 32 bytes, with or without leading zeros. */
export const MoveAddress = z.string().regex(/^0x[0-9a-f]{1,64}$/i)

/** JSON in a text. */
export const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema says so, and the whole reply is refused.
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})
