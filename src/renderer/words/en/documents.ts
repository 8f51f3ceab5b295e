// Words of a document that is put before the device: what it is, what was checked in it, and how an offer for it has changed.
import type { QuoteChange } from '../../../shared/route.ts'
import type { CheckLine, Leg } from '../../../shared/transferLeg.ts'
import { formatCount } from './format.ts'
import type { NameOf } from './transfer.ts'

/** What the document is called above its checks. */
export function documentTitle(purpose: Leg['purpose']): string {
  switch (purpose) {
    case 'transfer':
      return 'Message'
    case 'hook':
      return 'Hook'
    case 'approval':
      return 'Approval'
    case 'claim':
      return 'Claim'
    case 'revoke':
      return 'End of the allowance'
  }
}

/** What a document that is no plain transfer does, in a title and a sentence; null where the plan says enough. */
export function legText({ purpose, replaces, chainId, sequence }: Leg, nameOf: NameOf): { title: string; text: string } | null {
  const chain = nameOf(chainId)
  if (replaces?.how === 'speedUp') {
    return {
      title: 'The same again, at a higher fee.',
      text: `It takes the place of the one that waits with nonce ${sequence}: only one of the two can get into a block.`,
    }
  }
  if (replaces?.how === 'cancel') {
    return {
      title: 'Nothing, in the place of the one that waits.',
      text: `You send nothing to yourself with nonce ${sequence}. If this gets into a block first, the other one never can.`,
    }
  }
  switch (purpose) {
    case 'hook':
      return {
        title: 'First the hook.',
        text: `Signing it sends nothing. It travels inside the transfer, and ${chain} carries it out when the money arrives.`,
      }
    case 'approval':
      return {
        title: 'First an approval.',
        text: 'It moves nothing by itself: it lets the contract below take exactly this amount once, and no more.',
      }
    case 'claim':
      return { title: 'The bridge has released it.', text: `This pays it out on ${chain}, to the address below and no other.` }
    case 'revoke':
      return { title: 'An allowance ends.', text: `After this the contract below can take nothing more from this account on ${chain}.` }
    case 'transfer':
      return null
  }
}

/** What one check is about. */
export const checkSubjects: Record<CheckLine['subject'], string> = {
  chain: 'Chain',
  signer: 'Signer',
  sender: 'Sender',
  message: 'Message',
  asset: 'Asset',
  amount: 'Amount',
  least: 'Arrives, at least',
  recipient: 'Recipient',
  bridge: 'Bridge',
  fee: 'Fee',
  timeout: 'Gives up after',
  memo: 'Memo',
  hook: 'Hook',
  contract: 'Contract',
  function: 'Function',
  spender: 'Spender',
  allowance: 'Allowance',
  value: 'Coins sent along',
  gas: 'Gas limit',
  forward: 'Passed on to',
  recovery: 'Comes back to',
  withdrawal: 'Withdrawal',
  result: 'Arrives as',
  caller: 'Delivered by',
}

/** The number that an Ethereum transaction names its chain by, beside the chain itself. */
export const evmChainNumber = 'EVM chain ID'

/** @example checkCount(8, 8) // '8 of 8 match' */
export function checkCount(matching: number, all: number): string {
  return `${matching} of ${all} match`
}

/** Verdicts, for readers. */
export const verdicts: Record<CheckLine['verdict'], string> = {
  match: 'matches',
  differs: 'differs',
  unreadable: 'cannot be read',
}

/** @example gasLimit('210000') // 'gas limit 210,000' */
export function gasLimit(gas: string): string {
  return `gas limit ${formatCount(Number(gas))}`
}

/** What differs between two quotes. */
export const changeSubjects: Record<QuoteChange['what'], string> = {
  amountOut: 'You get',
  minimumOut: 'You get at least',
  fees: 'Fees',
  hops: 'Way',
  duration: 'Time',
  transactions: 'Signatures',
  hook: 'Hook',
  warnings: 'Warnings',
  priceImpact: 'Price impact',
  addresses: 'Addresses on the way',
}

/** Why a hook cannot be signed yet. */
export function awaitText(chain: string, isOver: boolean): { title: string; text: string } {
  if (isOver) {
    return {
      title: `Your account is still not on ${chain}`,
      text: 'A hook is signed for an account that exists. Nothing was sent; choose another way, or wait on.',
    }
  }
  return {
    title: `Your account is not on ${chain} yet`,
    text: 'A hook is signed for an account that exists, and this one comes to be with the first money that reaches it. Nothing was sent.',
  }
}
