// Holds the English texts of own names: when each ends, and how it is extended.
import { plural } from '../format.ts'

/** Texts of own names. */
export const ownNameWords = {
  list: (account: string) => `Names of ${account}`,
  /** After a name. */
  ends: (day: string) => `ends ${day}`,
  inGrace: (day: string, last: string) => `ended ${day}, can be extended until ${last}`,
  ended: (day: string) => `ended ${day}, can’t be extended: anyone can register it`,
  extend: 'Extend',
  extendLabel: (name: string) => `Extend ${name}`,
  names: (count: number) => (count === 1 ? '.init name' : '.init names'),
  lead: 'You keep the name for longer. Its owner and addresses stay as they are. A year counts as 365.25 days.',
  years: 'Extend by',
  asking: 'Checking the price',
  cost: 'You pay, about',
  free: 'Available',
  newEnd: 'New end',
  from: (day: string) => `instead of ${day}`,
  tooFar: 'A name can’t end more than ten years from now.',
  tooShort: 'The name module doesn’t accept so short a time.',
  notEnough: (symbol: string) => `Not enough ${symbol}`,
  review: 'Review',
  missing: (chain: string) => `${chain} didn’t respond, so names and their ends may be missing.`,
  /** After a name that the node gave no answer about. */
  unread: 'may be yours: the node gave no valid answer about it',
  /** After a name that another screen asked to extend. */
  notOwn: 'can’t be extended: the chain doesn’t list it as this account’s',
  leftOut: (count: number) => `${plural(count, { one: 'more name', other: 'more names' })} of NFTs not looked up.`,
} as const
