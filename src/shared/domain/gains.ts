// Names of what the gains distinguish, for the schemas, the engine and the screen.

/** Which lots a disposal takes: the oldest, the newest, the dearest, or a share of all. */
export const GAINS_METHODS = ['fifo', 'lifo', 'hifo', 'average'] as const
/** Name of a method. */
export type GainsMethod = (typeof GAINS_METHODS)[number]

/** Where lots are kept: `all` has one pool of an asset for all own accounts, `account` one for each. */
export const GAINS_SCOPES = ['all', 'account'] as const
/** Name of a scope. */
export type GainsScope = (typeof GAINS_SCOPES)[number]

/** Income by what brought it. */
export const INCOME_KINDS = ['staking', 'pool', 'vip', 'airdrop', 'commission'] as const
/** Name of a kind of income. */
export type IncomeKind = (typeof INCOME_KINDS)[number]

/** What can be wrong with a line of a sheet of prices. */
export const SHEET_PROBLEMS = ['headings', 'empty', 'quotes', 'cells', 'date', 'future', 'unknown', 'price', 'currency', 'twice'] as const
/** Name of a problem. */
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number]
