// Holds the English answers of the command palette to questions about what things are, and to those that a sum answers.

/** More answers; see `paletteAnswers`. */
export const paletteQuestions = {
  rollup: {
    asked: 'what rollup|whats rollup|explain rollup|rollup mean|what l2|what layer 2',
    says: 'A rollup is a chain of its own that settles on Initia: look at them in the Explorer',
  },
  unlockTime: {
    asked:
      '=unlock|unlock time|unlock token|unlock coin|unlock init|unlock date|when unlock|when unlocked|locked init|=locked|unlocking time|unstaking time|unbonding time',
    says: 'Staking shows when each stake and lock is free',
  },
  bestValidator: {
    asked: 'best validator|good validator|recommend validator|top validator|safest validator',
    says: 'Compare validators by commission and voting power, under Staking',
  },
  ownTxs: {
    asked:
      'last transaction|latest transaction|recent transaction|transaction today|biggest transaction|largest transaction|biggest transfer|largest transfer',
    says: 'See your transactions, newest or largest first',
  },
  ownNotes: { asked: 'add note|=note|=notes|private note|write note', says: 'Notes and labels are in the details of a transaction' },
  theme: { asked: 'change theme|=theme|change color|change colour|=colors|=colours', says: 'Choose light, dark or the system’s theme' },
  duration: {
    asked: 'how long|bridge time|transfer time|how fast|arrival time',
    says: 'Each route says how long it takes before you sign',
  },
  holdings: {
    asked: '=my balance|=balance|=balances|what own|=what do i have|=my assets|=my coins|=my tokens',
    says: 'See what you hold, and its value',
  },
  cheapest: { asked: 'cheapest|best route|fastest route|compare route', says: 'The form compares routes by cost and time' },
  printed: { asked: '=print|print report|pdf', says: 'Save the gains of a year as a report to print' },
  showQr: {
    asked:
      'show qr|qr code|=what is my address|=whats my address|=where is my address|=find my address|=see my address|=what is my wallet address|=deposit address',
    says: 'Show your address and its QR code',
  },
  passphrase: {
    asked: 'change password|change passphrase|set password|set passphrase|new password|new passphrase',
    says: 'Set or change the passphrase that locks Waybill',
  },
  noPassphrase: {
    asked: 'remove password|remove passphrase|disable password|delete password|decrypt|turn off encryption|turn off lock|no password',
    says: 'Turn off encryption, and the lock with it',
  },
  autoLock: { asked: 'auto lock|autolock|automatic lock|lock after|lock timeout', says: 'Choose when Waybill locks by itself' },
  sendAll: {
    asked: '=send all|=send everything|=send max|=max|=maximum|send whole balance|send all init',
    says: 'Send all of an asset: press Max at the amount',
  },
  openVotes: { asked: 'open proposal|should vote|how vote|where vote|current proposal|=vote', says: 'See open proposals and vote' },
  blindSigning: {
    asked: 'blind sign|blind signing|contract data|enable blind',
    says: 'Blind signing is a setting of the Ledger’s Ethereum app, for contract calls such as revoking',
  },
  isSafe: {
    asked: 'is safe|is secure|=safe|trust|can trust|audit|audited|=security|safe use',
    says: 'Keys stay on your Ledger, and you see every message before you sign',
  },
} as const

/** What asks for the price or the value of an asset: words beside its symbol that ask, and those that may stand there as well. */
export const assetQuestion = {
  asks: 'worth price value cost costs much many balance amount have own where usd dollar dollars',
  beside: 'today now us total current market',
} as const

/** What was paid in network fees in a year, as a sum per asset. */
export const feesPaid = (year: number, sum: string) => `Network fees you paid in ${year}: ${sum}`
/** The same of the last twelve months. */
export const feesOfTwelve = (sum: string) => `Network fees you paid in the last 12 months: ${sum}`
/** Words that ask for the last twelve months. */
export const twelveWords = '12 twelve'

/** Says that nothing explains what was asked for; leads to where Waybill is learned. */
export const unknownThing = (thing: string) => `No answer to what “${thing}” is. Learn Waybill by a guided first transfer`

/** What asks what something is, as an expression whose group has the thing. */
export const definitionOf =
  "^(?:what(?:[’']?s| is| are)|explain|define) (?:an? |the )?(?!my |your |our )([^?]{2,40}?)(?: mean| worth)?\\s*\\??$"
