// Finds addresses that look like a known one: the same first and last characters, but a different address. An attacker who poisons a
// history sends from such an address and hopes that it is copied from the list.
import { isSimilarAddress } from './addressPoisoning.ts'

/** An address with a name. */
export interface Known {
  name: string
  address: string
}

/**
 * Returns the name of the address that this one can be mistaken for; null where it is that address, or resembles none.
 * @param known both forms of every address that has a name
 */
export function similarAddress(address: string, known: readonly Known[]): string | null {
  const wanted = address.toLowerCase()
  if (known.some((entry) => entry.address.toLowerCase() === wanted)) return null
  return known.find((entry) => isSimilarAddress(entry.address, wanted))?.name ?? null
}
