// Holds the English texts of a document that the device signs: what it is, what was checked, and how an offer for it has changed.
import type { QuoteChange } from '../../../../shared/contract/transfer/route.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { formatCount } from '../format.ts'
import type { NameOf } from './transfer.ts'

/** Returns the title of a document above its checks. */
export function documentTitle(purpose: Leg['purpose']): string {
  switch (purpose) {
    case 'transfer':
      return 'Message'
    case 'hook':
      return 'Permission to convert'
    case 'approval':
      return 'Approval'
    case 'claim':
      return 'Claim'
    case 'revoke':
      return 'Revoke permission'
    case 'act':
      return 'Message'
  }
}

/**
 * Describes what a document does that is not a plain transfer, in a title and a sentence; null where the plan says enough.
 * @param same the symbol of what is sent where the same asset is to arrive
 */
export function legText(
  { purpose, replaces, chainId, sequence, evm }: Leg,
  nameOf: NameOf,
  same: string | null,
): { title: string; text: string } | null {
  const chain = nameOf(chainId)
  if (replaces?.how === 'speedUp') {
    return {
      title: 'Resend with a higher fee.',
      text: `Replaces the pending transaction with nonce ${sequence}: only one of the two can be included.`,
    }
  }
  if (replaces?.how === 'cancel') {
    return {
      title: 'Cancel the pending transaction.',
      text: `You send an empty transaction to yourself with nonce ${sequence}. If it’s included first, the pending one can never go through.`,
    }
  }
  switch (purpose) {
    case 'hook':
      return {
        title: 'First, a permission to convert.',
        text: `${
          same === null
            ? `${chain} may convert what arrives into the asset you chose, in your own account.`
            : `When it arrives, ${chain} converts it into its own ${same}, in your account. This signature allows that, once.`
        } Nothing is sent yet: your next signature does that.`,
      }
    case 'approval':
      return {
        title: 'First, an approval.',
        text: 'It moves nothing by itself. It lets the contract below take exactly this amount, once.',
      }
    case 'claim':
      return { title: 'Ready to claim.', text: `This releases the funds on ${chain}, only to the address below.` }
    case 'revoke':
      return {
        title: 'Revoke a permission.',
        text: `Afterwards the ${evm === null ? 'account' : 'contract'} below can no longer do what you allowed it to on ${chain}.`,
      }
    case 'transfer':
    case 'act':
      return null
  }
}

/** The note at the transfer that carries a permission which was signed before it. */
export const afterHookWords = {
  title: 'Second, the transfer.',
  text: (chain: string) =>
    `The permission you signed goes along with it, so that ${chain} converts what arrives. Nothing is sent before this signature; with it, the transfer begins.`,
} as const

/** Names of the subjects of checks. */
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
  timeout: 'Times out',
  memo: 'Memo',
  hook: 'Permission to convert',
  contract: 'Contract',
  function: 'Function',
  spender: 'Who may spend',
  allowance: 'May spend up to',
  value: 'Coins attached',
  gas: 'Gas limit',
  forward: 'Forwarded to',
  recovery: 'Refunded to',
  withdrawal: 'Withdrawal',
  validator: 'Validator',
  toValidator: 'To validator',
  unbonding: 'Unstaking began in block',
  proposal: 'Proposal',
  vote: 'Vote',
  name: 'Name',
  duration: 'Extended by',
  lockEnd: 'Locked until',
  newLockEnd: 'New end of the lock',
  cycle: 'VIP cycle',
  gaugeVote: 'Vote',
  vipRollup: 'Rollup',
  vipStages: 'Stages',
  vipProofs: 'Proofs',
  result: 'Arrives as',
  caller: 'Delivered by',
}

/** Names of the subjects of a hook where they differ: it approves a conversion and runs it. */
export const hookSubjects: Partial<Record<CheckLine['subject'], string>> = {
  asset: 'Converts from',
  spender: 'Conversion contract',
  allowance: 'Can take at most',
}

/** @example inOtherForm('Recipient') // 'Recipient, 0x form': the address of the row above, written the other way */
export function inOtherForm(subject: string, start: '0x' | 'init1'): string {
  return `${subject}, ${start} form`
}

/** @example assetOn('Tidewatch') // 'Asset on Tidewatch' */
export function assetOn(chain: string): string {
  return `Asset on ${chain}`
}

/** Name of the number by which an Ethereum transaction identifies its chain. */
export const evmChainNumber = 'EVM chain ID'

/** @example checkCount(8, 8) // '8 of 8 match' */
export function checkCount(matching: number, all: number): string {
  return `${matching} of ${all} match`
}

/** Said where nothing differs. */
export const allMatch = 'All fields match your request'

/** Verdicts, for screen readers. */
export const verdicts: Record<CheckLine['verdict'], string> = {
  match: 'matches',
  differs: 'differs',
  unreadable: 'unreadable',
}

/** @example gasLimit('210000') // 'gas limit 210,000' */
export function gasLimit(gas: string): string {
  return `gas limit ${formatCount(Number(gas))}`
}

/** Names of what may differ between two quotes. */
export const changeSubjects: Record<QuoteChange['what'], string> = {
  amountOut: 'Arrives',
  minimumOut: 'Arrives, at least',
  fees: 'Fees',
  hops: 'Route',
  duration: 'Time',
  transactions: 'Signatures',
  hook: 'Permission to convert',
  warnings: 'Warnings',
  priceImpact: 'Price impact',
  addresses: 'Addresses along the route',
  payout: 'Rewards go to',
  about: 'Amount',
  ballot: 'Vote',
  term: 'Name ends',
}

/** Explains why a hook cannot be signed yet. */
export function awaitText(chain: string, isOver: boolean): { title: string; text: string } {
  if (isOver) {
    return {
      title: `Your account isn’t on ${chain} yet`,
      text: 'The permission to convert needs an existing account. Nothing was sent. Choose another option or keep waiting.',
    }
  }
  return {
    title: `Your account isn’t on ${chain} yet`,
    text: 'The permission to convert needs an existing account, and yours is created when it first receives funds. Nothing was sent.',
  }
}
