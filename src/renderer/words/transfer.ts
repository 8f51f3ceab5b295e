// Words of the transfer form. Sentences are made from states here; screens hold none.
import { formatUnits } from '../../shared/amount.ts'
import type { Quote, RouteHop } from '../../shared/route.ts'
import type { Hindrance } from '../transfer/form.ts'
import { formatAgo, formatDuration, plural } from './format.ts'

/** A chain's name by its id. */
export type NameOf = (chainId: string) => string

export const transferWords = {
  title: 'Transfer',
  from: 'From',
  to: 'To',
  recipient: 'Recipient',
  slippage: 'Slippage',
  route: 'Route',
  cost: 'Cost',
  youPay: 'You pay',
  youGetAtLeast: 'you get at least',
  onTop: 'On top',
  account: 'Account',
  chooseAccount: 'Choose an account',
  noAccount: 'No account yet. Add one from a Ledger, and send from it to any chain that it can reach.',
  addAccount: 'Add an account',
  chooseFrom: 'Choose what to send',
  chooseTo: 'Choose where to',
  amount: 'Amount',
  part: (percent: number) => (percent === 100 ? 'Max' : `${percent}%`),
  partLabel: (percent: number) => (percent === 100 ? 'Max: all of the balance, less the fee' : `${percent}% of the balance`),
  of: 'of',
  balanceUnread: 'Balance not read yet',
  youHave: (chain: string) => `on ${chain} you have`,
  atLeast: 'at least',
  swap: 'Swap from and to',
  change: 'Change',
  useOwn: 'Use your own',
  ownAddress: 'your own address',
  sameKey: 'Same key on both chains, nothing to paste',
  otherOwn: (label: string) => `${label}, another account of yours`,
  otherInBook: (label: string) => `“${label}” in your address book. Compare every group before you sign.`,
  fromBook: 'From the address book',
  recipientLabel: 'Recipient address',
  recipientHint: (prefix: string) => `Starts with ${prefix}1 or 0x`,
  otherRecipientNote: 'Not an address of this account. Compare every group before you sign.',
  otherSlippage: 'Other',
  slippageLabel: 'Slippage in percent',
  again: 'Again',
  fillFrom: 'Fill the form from',
  againNote: 'fills the form from an earlier waybill',
  quoteGood: (seconds: number) => `Quote good for ${seconds} s`,
  quoting: 'Asking the router',
  newQuote: 'Ask for a new quote',
  noRouteYet: 'Fill in the left side and the route appears here.',
  deducted: 'Deducted',
  networkFee: (chain: string) => `Network fee on ${chain}, at most`,
  difference: 'difference',
  feesWord: 'fees',
  rest: 'impact and slippage',
  nothingDeducted: 'Nothing is taken out of the amount',
  nothingOnTop: (chain: string) => `The network fee on ${chain}, named on the review`,
  nextNote: 'Next you see every message and the text your device will show. Nothing is signed before that.',
  toReview: 'Review transfer',
  routerSays: 'The router says:',
  onlyWatched: 'watched',
  expired: 'The quote ran out before it was signed. Nothing was signed or sent.',
} as const

/** Why the form cannot be reviewed, as the label of the button. */
export function hindranceText(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'noAccount':
      return 'Choose an account'
    case 'noFrom':
      return 'Choose what to send'
    case 'noTo':
      return 'Choose where it goes'
    case 'sameSpot':
      return 'From and to are the same'
    case 'badSlippage':
      return 'Slippage must be between 0 and 99.99'
    case 'noAmount':
    case 'zeroAmount':
      return 'Enter an amount'
    case 'badAmount':
      return hindrance.decimals === 0 ? 'Enter a whole number' : `Enter a number with at most ${hindrance.decimals} decimals`
    case 'tooMuch':
      return `More ${hindrance.symbol} than you have there`
    case 'feeNotCovered': {
      const missing = formatUnits(hindrance.missing, hindrance.decimals).replace(/0+$/, '').replace(/\.$/, '')
      return `Not enough ${hindrance.symbol} for the fee, ${missing} short`
    }
    case 'badRecipient':
      return 'Check the recipient’s address'
    case 'quoting':
      return transferWords.quoting
    case 'quoteOld':
      return 'Getting a fresh quote'
    case 'noQuote':
      return hindrance.error.code === 'account.badAddress' ? 'Check the recipient’s address' : 'No quote for this'
    case 'obstacle':
      return obstacleText(hindrance.obstacle)
  }
}

function obstacleText(obstacle: NonNullable<Quote['obstacle']>): string {
  switch (obstacle) {
    case 'severalTransactions':
      return 'This route needs several signatures; not in this version'
    case 'opHook':
      return 'This route needs a hook; not in this version'
    case 'evmSource':
      return 'Sending from this chain is not in this version'
    case 'unknownChain':
      return 'This route crosses a chain Waybill does not know'
    case 'watchOnly':
      return 'This account is only watched; no device can sign'
  }
}

/** What the route does, as a title. */
export function routeTitle(hops: readonly RouteHop[], nameOf: NameOf): string {
  const [first] = hops
  const last = hops.at(-1)
  if (first === undefined || last === undefined) return 'Direct'
  const isSwap = hops.some((hop) => hop.kind === 'swap')
  if (hops.length === 1) return isSwap ? `Swap on ${nameOf(first.fromChainId)}` : `Straight to ${nameOf(last.toChainId)}`
  const through = [...new Set(hops.slice(0, -1).map((hop) => nameOf(hop.toChainId)))].join(' and ')
  return isSwap ? `By ${through}, with a swap` : `By ${through}`
}

/** What carries a hop. */
export function wayName(way: RouteHop['kind']): string {
  switch (way) {
    case 'opinit':
      return 'optimistic bridge'
    case 'ibc':
      return 'IBC'
    case 'swap':
      return 'swap'
    case 'send':
      return 'plain send'
    case 'bridge':
      return 'bridge'
    case 'unknown':
      return 'unknown way'
  }
}

/** @example signatures(1) // '1 signature' */
export function signatures(count: number): string {
  return plural(count, { one: 'signature', other: 'signatures' })
}

/** `about 1 min`, or that nobody knows. */
export function durationText(seconds: number | null): string {
  return seconds === null ? 'time not known' : `about ${formatDuration(seconds * 1000)}`
}

export const pickerWords = {
  choose: 'Choose',
  search: 'Find an asset or a chain',
  found: (count: number, most: number) =>
    count > most
      ? `${plural(count, { one: 'asset', other: 'assets' })}, the first ${most} shown`
      : plural(count, { one: 'asset', other: 'assets' }),
} as const

/** @example waybillNumber(412) // 'WB 0412' */
export function waybillNumber(number: number): string {
  return `WB ${String(number).padStart(4, '0')}`
}

/** @example balanceAge(0, 40_000) // 'Balance from 40 s ago' */
export function balanceAge(readAt: number, now: number): string {
  return `Balance from ${formatAgo(readAt, now)}`
}

/** @example toAccount('Main') // 'to Main' */
export function toAccount(label: string): string {
  return `to ${label}`
}
