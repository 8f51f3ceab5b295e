// Defines the names that the L1 keeps for addresses. Source: initia-labs/usernames-contract sources/name_service.move (check_name).

/** What every name ends in. */
export const USERNAME_ENDING = '.init'

const USERNAME = /^(?!-)[a-z0-9-]{3,64}(?<!-)\.init$/i

/** Returns whether a typed text is a name such as alice.init. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text.trim())
}
