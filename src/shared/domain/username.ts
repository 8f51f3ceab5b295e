// Defines the names that the L1 keeps for addresses. Source: initia-labs/usernames-contract sources/name_service.move (check_name).
import { z } from 'zod'

const USERNAME = /^(?!-)[a-z0-9-]{3,64}(?<!-)\.init$/i

/** A name such as alice.init. */
export const Username = z.string().trim().regex(USERNAME)

/** Returns whether a typed text is such a name. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text.trim())
}
