// Holds the English texts of the transfer form. Sentences are built from states here; screens hold none.
import { formatUnits } from '../../../../shared/domain/amount.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Hindrance } from '../../../features/transfers/form/form.ts'
import { MAX_MEMO, type MemoFault } from '../../../../shared/domain/transfer/memo.ts'
import type { RecipientFault } from '../../../features/transfers/recipient/recipientFault.ts'
import type { TransferWay } from '../../../location.ts'
import { formatAgo, formatShortDate } from '../format.ts'

/** Returns a chain's name by its id. */
export type NameOf = (chainId: string) => string

/** Texts of the transfer form. */
export const transferWords = {
  title: 'New transfer',
  way: 'What to do',
  ways: { send: 'Send', swap: 'Swap', bridge: 'Bridge' } satisfies Record<TransferWay, string>,
  from: 'From',
  to: 'To',
  recipient: 'Recipient',
  slippage: 'Slippage',
  route: 'Route',
  cost: 'Cost',
  youPay: 'You pay',
  youGet: 'you get',
  youGetAtLeast: 'you get at least',
  recipientGets: 'the recipient gets',
  recipientGetsAtLeast: 'the recipient gets at least',
  onTop: 'Fees',
  account: 'Account',
  chooseAccount: 'Choose an account',
  noAccount: 'No accounts yet. Add one from a Ledger to start a transfer.',
  addAccount: 'Add account',
  chooseFrom: 'Choose what to send',
  chooseOther: 'Choose another asset',
  chooseTo: 'Choose destination',
  chooseGiven: 'Choose what to give',
  chooseReceived: 'Choose what to receive',
  whichChain: 'To which chain?',
  amount: 'Amount',
  part: (percent: number) => (percent === 100 ? 'Max' : `${percent}%`),
  partLabel: (percent: number) => (percent === 100 ? 'Max: the whole balance minus the fee' : `${percent}% of the balance`),
  percent: (digits: string) => `${digits}%`,
  of: 'of',
  /** Beside an amount that was typed with the marks of another language. */
  readAs: (digits: string) => `Read as ${digits}`,
  withAvailable: (reason: string, amount: string) => `${reason}: ${amount} available`,
  balanceUnread: 'Balance not synced yet',
  youHave: (chain: string) => `on ${chain} you have`,
  atLeast: 'at least',
  swap: 'Switch direction',
  change: 'Change',
  useOwn: 'Use my address',
  ownAddress: 'your own address',
  sameKey: 'Same key on both chains',
  otherOwn: (label: string) => `${label}, another account of yours`,
  knownAs: { own: 'another account of yours', watched: 'watched address, not yours', book: 'in your address book' },
  clearRecipient: 'Clear the recipient',
  /** At a recipient that is the sender. */
  sendingAccount: 'This is the sending account',
  sendingAccountMiscased: 'This is the sending account, with a letter in the wrong case',
  /** Before an address in the form that was entered, below the form that is signed. */
  enteredAs: 'Entered as',
  fromBook: 'All saved',
  knownRecipients: 'Saved recipients',
  yours: 'yours',
  paidOn: (at: number, now: number) => `last sent ${formatShortDate(at, now)}`,
  recipientHolder: 'Address or saved name',
  memo: 'Memo (optional)',
  memoHolder: 'Number or text for the recipient',
  memoHint: 'Most exchanges need one to credit a deposit. Anyone can read it.',
  recipientLabel: 'Recipient address',
  recipientHint: (prefix: string) => `Starts with ${prefix}1 or 0x, or a name ending in .init`,
  nameElsewhere: 'Names ending in .init work on Initia and its rollups only',
  recipientHintCosmos: (prefix: string) => `Starts with ${prefix}1`,
  recipientHintHex: '0x and 40 digits',
  otherRecipientNote: 'Not your own address. Check every part before you sign.',
  /** Where the question beside the offer shows the address in parts. */
  compareBelow: 'Not your own address. Compare it under “Before you go on”.',
  sentBefore: (chain: string, at: number, now: number) =>
    `You sent to this address before on ${chain}, last on ${formatShortDate(at, now)}.`,
  sentInHistory: (chain: string, at: number, now: number) =>
    `The synced history shows a send to it on ${chain}, ${formatShortDate(at, now)}. Don’t rely on that alone.`,
  sendRecipientNote: (hasNames: boolean) =>
    `Sending on the same chain. Enter ${hasNames ? 'an address or a name ending in .init' : 'a recipient'}.`,
  toOtherChain: 'To another chain',
  addressWithRoute: 'The address appears with the route.',
  lowSlippageNote: 'Too tight: a small price move will fail the swap.',
  highSlippageNote: 'Too loose: others could trade against you and leave you the minimum.',
  otherSlippage: 'Other',
  slippageLabel: 'Slippage in percent',
  again: 'Repeat',
  fillFrom: 'Copy details from',
  againNote: 'fills the form from an earlier transfer',
  quoteGood: (seconds: number) => `Quote valid for ${seconds} s`,
  quoting: 'Getting a quote',
  newQuote: 'Get a new quote',
  noRouteYet: {
    open: 'Fill in the details and the route appears here.',
    amount: 'Correct the amount and the route appears here.',
    recipient: 'Correct the recipient and the route appears here.',
    memo: 'Correct the memo and the route appears here.',
  },
  deducted: 'Deducted',
  networkFee: (chain: string) => `Network fee on ${chain} (estimate)`,
  networkFeeUnder: (chain: string) => `Network fee on ${chain} (usually less)`,
  /** Heads the fee of the claim that a withdrawal ends with. */
  later: 'Later',
  claimFee: (chain: string) => `Network fee on ${chain} when you claim, about`,
  /** The same, around its amount. */
  claimFeeBefore: '+ about',
  claimFeeAfter: 'when you claim',
  difference: 'difference',
  feesWord: 'fees',
  rest: 'price impact and slippage',
  giveAndGet: (gives: string, gets: string, isOurs: boolean) => `You give ${gives}, ${isOurs ? 'you get' : 'the recipient gets'} ${gets}`,
  /** @param share lost or gained, with its sign, in percent */
  againstMarket: (share: string) => `(${share} vs. market price)`,
  againstRouter: (share: string) => `(${share} by the router’s prices)`,
  marketTitle: 'Both sides at the prices of your portfolio',
  byRouter: (value: string) => `${value} by the router’s price`,
  rate: 'Rate',
  priceImpact: (percent: string) => `price impact ${percent}`,
  belowMarket: (share: string) => `${share} below the market price`,
  relayFee: 'Relay fee',
  bridgeFee: 'Bridge fee',
  goFastFee: 'Fast payout fee',
  nothingOnTop: (chain: string) => `Network fee on ${chain}, shown in the review`,
  nextNote: 'You’ll check everything before signing.',
  reviewWay: { send: 'Review send', swap: 'Review swap', bridge: 'Review bridge' } satisfies Record<TransferWay, string>,
  reviewAnyway: 'Review anyway',
  changeIt: 'Edit transfer',
  signedIn: (chain: string, app: string) => `You sign on ${chain} with your Ledger’s ${app} app.`,
  otherAppSigns: (chain: string, needed: string, label: string, own: string) =>
    `${chain} needs your Ledger’s ${needed} app. ${label} uses the ${own} app.`,
  noAppSigns: (chain: string) => `No Ledger app can sign on ${chain}. You can send to ${chain}, but not from it.`,
  useAccount: (label: string) => `Use ${label}`,
  addAccountOf: (app: string) => `Add an account from the ${app} app`,
  onlyWatched: 'watch-only',
  expired: 'The quote expired before you signed. Nothing was signed or sent.',
} as const

/** Returns why the form cannot be reviewed, as the label of the button. */
export function hindranceText(hindrance: Hindrance): string {
  switch (hindrance.why) {
    case 'noAccount':
      return 'Choose an account'
    case 'noFrom':
      return 'Choose what to send'
    case 'noTo':
      return 'Choose a destination'
    case 'otherApp':
      return hindrance.app === null
        ? 'No Ledger app signs on this chain'
        : `Needs an account from the ${hindrance.app === 'ethereum' ? 'Ethereum' : 'Cosmos'} app`
    case 'noRecipient':
      return 'Enter a recipient'
    case 'toItself':
      return 'Sender and recipient are the same'
    case 'badSlippage':
      return 'Slippage must be between 0 and 99.99'
    case 'noAmount':
      return 'Enter an amount'
    case 'zeroAmount':
      return 'Enter more than 0'
    case 'noNumber':
      return 'Enter a plain number, such as 12.5'
    case 'badAmount':
      return hindrance.decimals === 0 ? 'Enter a whole number' : `Use at most ${hindrance.decimals} decimals`
    case 'tooMuch':
      return `Not enough ${hindrance.symbol}`
    case 'feeNotCovered': {
      const missing = formatUnits(hindrance.missing, hindrance.decimals).replace(/0+$/, '').replace(/\.$/, '')
      return `Not enough ${hindrance.symbol} for the fee, ${missing} short`
    }
    case 'badRecipient':
      return 'Check the recipient’s address'
    case 'badMemo':
      return 'Check the memo'
    case 'quoting':
      return transferWords.quoting
    case 'quoteOld':
      return 'Getting a fresh quote'
    case 'noQuote':
      return hindrance.error.code === 'account.badAddress' ? 'Check the recipient’s address' : 'No quote for this'
    case 'unknownChain':
      return hindrance.chainId === null
        ? 'This route uses a chain that isn’t in the list. Check for new chains in Settings'
        : `${hindrance.chainId} isn’t in the chain list. Check for new chains in Settings`
    case 'obstacle':
      return obstacleText(hindrance.obstacle)
    case 'gates':
      return hindrance.open === 1 ? 'Tick the box above' : `Tick the ${hindrance.open} boxes above`
  }
}

function obstacleText(obstacle: Exclude<NonNullable<Quote['obstacle']>, 'unknownChain'>): string {
  switch (obstacle) {
    case 'noSigner':
      return 'This account can’t sign on this chain'
    case 'watchOnly':
      return 'Watch-only account: can’t sign'
  }
}

/** Says what is wrong with a typed memo, for the field. */
export function memoFaultText(fault: MemoFault): string {
  switch (fault) {
    case 'tooLong':
      return `Use at most ${MAX_MEMO} characters`
    case 'unprintable':
      return 'Use only letters from a to z, digits and plain signs: a Ledger shows no others'
    case 'phrase':
      return 'This looks like a recovery phrase. A memo is public: never put one here'
  }
}

/** Names what is wrong with a typed address, for the field. */
export function recipientFaultText(fault: RecipientFault): string {
  switch (fault.what) {
    case 'noAddress':
      return 'Not an address or a saved name'
    case 'otherStart':
      return `Starts with ${fault.starts}: on ${fault.chain}, addresses start with ${fault.wanted}`
    case 'length':
      return fault.has < fault.needs
        ? `Too short: ${fault.has} of ${fault.needs} characters after ${fault.starts}`
        : `Too long: ${fault.has} characters after ${fault.starts}, not ${fault.needs}`
    case 'letter':
      return fault.starts === '0x'
        ? `Only digits and a to f follow 0x, not “${fault.letter}”`
        : `Addresses that start with ${fault.starts} have no “${fault.letter}” after it`
    case 'bigX':
      return '0x needs a lowercase x'
    case 'capitals':
      return 'No capital letters in an address'
    case 'checksum':
      return 'The checksum doesn’t match: a character is wrong or swapped'
    case 'burned':
      return 'Nobody controls this address: anything sent there is lost'
  }
}

/** @example balanceAge(0, 40_000) // 'Balance from 40 s ago' */
export function balanceAge(readAt: number, now: number): string {
  return `Balance from ${formatAgo(readAt, now)}`
}

/** @example toAccount('Main') // 'to Main' */
export const toAccount = (label: string): string => `to ${label}`
