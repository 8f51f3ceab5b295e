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
  noFee: 'No fee of its own: sent along with the transfer',
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
  /** What a message of an own action does. */
  acts: {
    stakes: (amount: string, validator: string) => `Stakes ${amount} with ${validator}`,
    unstakes: (amount: string, validator: string) => `Unstakes ${amount} from ${validator}`,
    stakesAgain: (amount: string, validator: string) => `Cancels unstaking ${amount} from ${validator}`,
    movesStake: (amount: string, from: string, to: string) => `Moves ${amount} from ${from} to ${to}`,
    claims: (validator: string) => `Claims rewards from ${validator}`,
    claimsLocked: 'Claims rewards from your locked stakes',
    claimsVip: (rollup: string) => `Claims VIP rewards from ${rollup}`,
    /** @param option in lower case */
    votes: (option: string, proposal: string) => `Votes ${option} on proposal ${proposal}`,
    votesSplit: (shares: string, proposal: string) => `Votes ${shares} on proposal ${proposal}`,
    votesGauges: (cycle: string, shares: string) => `Votes in VIP cycle ${cycle}: ${shares}`,
    revokes: (permission: string, who: string) => `Revokes “${permission}” from ${who}`,
    revokesAsset: (asset: string, who: string) => `Revokes the permission of ${who} for ${asset}`,
    extendsName: (name: string, years: string) => `Extends ${name} by ${years}`,
    extendsLock: (validator: string, day: string) => `Keeps the stake with ${validator} locked until ${day}`,
    unstakesLock: (validator: string) => `Unstakes the whole lock with ${validator}`,
    withdraws: (amount: string) => `Withdraws ${amount} from locked stakes`,
  },
}
