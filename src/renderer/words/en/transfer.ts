// Words of the transfer form. Sentences are made from states here; screens hold none.
import { formatUnits } from '../../../shared/amount.ts'
import type { Quote } from '../../../shared/route.ts'
import type { Hindrance } from '../../transfer/form.ts'
import { formatWaybillNumber } from '../formats.ts'
import { formatAgo } from './format.ts'

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
  percent: (digits: string) => `${digits}%`,
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
  recipientHintCosmos: (prefix: string) => `Starts with ${prefix}1`,
  recipientHintHex: '0x and 40 digits',
  otherRecipientNote: 'Not an address of this account. Compare every group before you sign.',
  sendRecipientNote: 'Same asset, same chain: an everyday send. Enter who receives it.',
  addressWithRoute: 'The address there is shown with the route.',
  noSwapNote: 'Nothing is exchanged on this way: slippage plays no part.',
  lowSlippageNote: 'So little room that the smallest move of the price makes the exchange fail.',
  highSlippageNote: 'So much room that others may trade against you and leave you the least you allow.',
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
  worth: (paid: string, got: string) => `worth ${paid} before, ${got} after`,
  relayFee: 'Relay fee',
  goFastFee: 'Fee for paying out in advance',
  nothingDeducted: 'Nothing is taken out of the amount',
  nothingOnTop: (chain: string) => `The network fee on ${chain}, named on the review`,
  nextNote: 'Next you see every message and the text your device will show. Nothing is signed before that.',
  toReview: 'Review transfer',
  reviewSend: 'Review send',
  reviewAnyway: 'Review anyway',
  changeIt: 'Change the transfer',
  signedIn: (chain: string, app: string) => `You sign on ${chain} in the ${app} app of your Ledger.`,
  otherAppSigns: (chain: string, needed: string, label: string, own: string) =>
    `${chain} needs the ${needed} app of your Ledger to sign. ${label} is an account of the ${own} app.`,
  noAppSigns: (chain: string) =>
    `No app of a Ledger signs on ${chain}: its keys are like the Ethereum app’s, and that app signs nothing the chain accepts. You can send to ${chain}, not from it.`,
  useAccount: (label: string) => `Use ${label}`,
  addAccountOf: (app: string) => `Add an account of the ${app} app`,
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
    case 'otherApp':
      return hindrance.app === null
        ? 'No Ledger app signs on this chain'
        : `Needs an account of the ${hindrance.app === 'ethereum' ? 'Ethereum' : 'Cosmos'} app`
    case 'noRecipient':
      return 'Enter who receives it'
    case 'toItself':
      return 'That is the address it comes from'
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
    case 'gates':
      return hindrance.open === 1 ? 'Answer the question above' : `Answer the ${hindrance.open} questions above`
  }
}

function obstacleText(obstacle: NonNullable<Quote['obstacle']>): string {
  switch (obstacle) {
    case 'noSigner':
      return 'No app of this account’s device signs for this chain'
    case 'unknownChain':
      return 'This route crosses a chain Waybill does not know'
    case 'watchOnly':
      return 'This account is only watched; no device can sign'
  }
}

/** @example waybillNumber(412) // 'WB 0412' */
export function waybillNumber(number: number): string {
  return `WB ${formatWaybillNumber(number)}`
}

/** @example balanceAge(0, 40_000) // 'Balance from 40 s ago' */
export function balanceAge(readAt: number, now: number): string {
  return `Balance from ${formatAgo(readAt, now)}`
}

/** @example toAccount('Main') // 'to Main' */
export function toAccount(label: string): string {
  return `to ${label}`
}
