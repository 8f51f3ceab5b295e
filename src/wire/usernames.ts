// Values of the Move module that keeps the names ending in .init.
// Source: initia-labs/usernames-contract sources/name_service.move.
import { z } from 'zod'

/** Value of get_address_from_name: an address of up to 32 bytes, null for a name that leads nowhere or has expired. */
export const NamedAddress = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .nullable()

/** Value of get_name_from_address: the name without its ending. */
export const AddressName = z.string().max(64).nullable()
