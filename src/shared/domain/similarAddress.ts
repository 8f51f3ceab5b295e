// Addresses that look like a known one: the same head and tail, and yet another address. Whoever poisons a history sends from
// such an address and hopes that it is copied from the list.
import { isSimilarAddress } from './addressPoisoning.ts'

export interface Known {
  name: string
  address: string
}

/**
 * The name of the address that another can be taken for; null where it is that address, or like none.
 * @param known both forms of every address that has a name
 */
export function similarAddress(address: string, known: readonly Known[]): string | null {
  const wanted = address.toLowerCase()
  if (known.some((entry) => entry.address.toLowerCase() === wanted)) return null
  return known.find((entry) => isSimilarAddress(entry.address, wanted))?.name ?? null
}
