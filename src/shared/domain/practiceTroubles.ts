// Names what a user of the practice network can let go wrong on purpose: for the contract and for the page. Free of zod.

/** All troubles, in the order in which they are offered. */
export const PRACTICE_TROUBLES = [
  'refund',
  'lost',
  'lie',
  'extraPayment',
  'unknownContract',
  'routerDown',
  'indexersDown',
  'nodesDown',
] as const
/** The name of a trouble. */
export type PracticeTrouble = (typeof PRACTICE_TROUBLES)[number]
