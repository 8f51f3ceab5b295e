// Holds how many rewards one signature claims, or claims and stakes again. Free of zod, so that the renderer can import it as a value.

/** The most validators whose rewards one signature claims: with more, the document would not fit into the device. */
export const MAX_CLAIMED = 32

/** The most validators whose rewards one signature claims beside those of locked stakes, whose message is longer. */
export const MAX_CLAIMED_WITH_LOCKED = 30

/** The most validators whose rewards one signature claims and stakes with them again: two messages for each. */
export const MAX_COMPOUNDED = 14
