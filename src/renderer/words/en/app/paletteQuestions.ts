// Holds the English answers of the command palette to questions about what things are, and to those that a sum answers.

/** More answers; see `paletteAnswers`. */
export const paletteQuestions = {
  rollup: {
    asked: 'what rollup|whats rollup|explain rollup|rollup mean|what l2|what layer 2',
    says: 'A rollup is a chain of its own that settles on Initia: look at them in the Explorer',
  },
  unlockTime: {
    asked: 'unlock time|unlock date|when unlock|when unlocked|unlocking time|unstaking time|unbonding time',
    says: 'Staking shows when each stake and lock is free',
  },
  bestValidator: {
    asked: 'best validator|good validator|recommend validator|top validator|safest validator',
    says: 'Compare validators by commission and voting power, under Staking',
  },
} as const

/** What was paid in network fees in a year, as a sum per asset. */
export const feesPaid = (year: number, sum: string) => `Network fees you paid in ${year}: ${sum}`

/** Says that nothing explains what was asked for; leads to where Waybill is learned. */
export const unknownThing = (thing: string) => `No answer to what “${thing}” is. Learn Waybill by a guided first transfer`

/** What asks what something is, as an expression whose group has the thing. */
export const definitionOf =
  "^(?:what(?:[’']?s| is| are)|explain|define) (?:an? |the )?(?!my |your |our )([^?]{2,40}?)(?: mean| worth)?\\s*\\??$"
