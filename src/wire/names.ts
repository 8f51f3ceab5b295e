// Replies of the L1's module of names, and of the object that stands for a name: values of view functions, as JSON inside JSON.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/{name_service,metadata}.move.
import { z } from 'zod'
import { JsonText, MoveMoment, U64 } from './moveView.ts'

/** A span of at most ten years. */
const Span = U64.transform(Number).refine((seconds) => seconds <= 10 * 31_557_600)

/** usernames::get_init_cost: base units. */
export const NameCostView = z.object({ data: JsonText.pipe(U64) })

/** usernames::get_config, as far as an extension needs it. */
export const NameConfigView = z.object({ data: JsonText.pipe(z.object({ min_duration: U64, grace_period: Span })) })

/** metadata::get_metadata of a name's object. */
export const NameMetadataView = z.object({ data: JsonText.pipe(z.object({ expiration_date: MoveMoment, name: z.string().max(200) })) })
