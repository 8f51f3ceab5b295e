// Replies of the L1's module of names, and of the object that stands for a name: values of view functions, as JSON inside JSON.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/{name_service,metadata}.move.
import { z } from 'zod'

/** A number of eight bytes: the VM writes it as text, so that nothing is lost; a small plain number is read too. */
const U64 = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().min(0)])
  .transform(String)
  .refine((digits) => BigInt(digits) < 2n ** 64n)

/** A date up to the end of the year 9999: beyond it, what is added to a date may be none. */
const Moment = U64.transform(Number).refine((seconds) => seconds <= 253_402_300_799)
/** A span of at most ten years. */
const Span = U64.transform(Number).refine((seconds) => seconds <= 10 * 31_557_600)

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema says so, and the whole reply is refused.
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

/** usernames::get_init_cost: base units. */
export const NameCostView = z.object({ data: json.pipe(U64) })

/** usernames::get_config, as far as an extension needs it. */
export const NameConfigView = z.object({ data: json.pipe(z.object({ min_duration: U64, grace_period: Span })) })

/** metadata::get_metadata of a name's object. */
export const NameMetadataView = z.object({ data: json.pipe(z.object({ expiration_date: Moment, name: z.string().max(200) })) })
