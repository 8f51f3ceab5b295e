// Holds the English texts beside the fields of a text that the device signs.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'

/** Texts of the signed text. */
export const signedText = {
  title: 'What you sign',
  lead: 'field by field, in the order your Ledger shows it',
  show: 'Show the signed text',
  hide: 'Hide the signed text',
  part: (field: string, number: number, of: number) => `${field}, ${number} of ${of}`,
  accountNumber: 'Your account number',
  chain: (chain: string) => `${chain}: valid on this chain only`,
  fee: (amount: string) => `Network fee, at most ${amount}`,
  noFee: 'No fee: this travels with the transfer',
  memo: 'Your memo',
  noMemo: 'No memo',
  /** Of a memo that the router wrote. */
  instructions: 'What the next chain does with it',
  sequence: 'Transaction number: works once',
  timeout: (block: string) => `Void after block ${block}`,
  noTimeout: 'No time limit',
  allows: (amount: string) => `Allows the contract to take at most ${amount}`,
  converts: (amount: string, chain: string, symbol: string) => `Converts ${amount} into ${chain}’s own ${symbol}, in your account`,
  claims: (amount: string, chain: string) => `Claims ${amount} on ${chain}`,
  sends: (amount: string, chain: string) => `Sends ${amount} on ${chain} to the recipient`,
  /** What the first hop does with the amount; `to` is the asset of a swap, else the next chain. */
  moves: {
    opinit: (amount, chain, to) => `Sends ${amount} from ${chain} into the bridge to ${to}`,
    ibc: (amount, chain, to) => `Sends ${amount} from ${chain} by IBC to ${to}`,
    swap: (amount, chain, to) => `Swaps ${amount} on ${chain} for ${to}`,
    send: (amount, chain) => `Sends ${amount} on ${chain}`,
    bridge: (amount, chain, to) => `Bridges ${amount} from ${chain} to ${to}`,
    unknown: (amount, chain, to) => `Bridges ${amount} from ${chain} to ${to}`,
  } satisfies Record<RouteHop['kind'], (amount: string, chain: string, to: string) => string>,
}
