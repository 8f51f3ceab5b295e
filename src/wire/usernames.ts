// Replies of the Move module that keeps the names ending in .init.
// Sources: initia-labs/initia proto/initia/move/v1/query.proto; initia-labs/usernames-contract sources/name_service.move.
import { z } from 'zod'

/** POST /initia/move/v1/view/json: the returned value as JSON text. */
export const MoveView = z.object({ data: z.string() })

/** Value of get_address_from_name: an address of up to 32 bytes, null for a name that leads nowhere or has expired. */
export const NamedAddress = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .nullable()

/** Value of get_name_from_address: the name without its ending. */
export const AddressName = z.string().max(64).nullable()
