// Holds the English texts of the allowances: who may take what of an account’s tokens and NFTs.
import { formatShortDay } from '../format.ts'

/** Texts of the allowances. */
export const allowanceWords = {
  title: 'Allowances',
  lead: 'Contracts that can take your tokens or NFTs without asking again. Chains don’t list approvals, so these come from your history and transfers.',
  empty: 'No approvals found in this account’s history.',
  noAccount: 'Add an account to see its allowances.',
  addAccount: 'Add account',
  list: 'Allowances',
  asking: 'Checking the chains',
  checkNow: 'Check now',
  spender: 'Spender',
  token: 'Token contract',
  collection: 'NFT collection',
  unlimited: 'Unlimited',
  allNfts: 'All NFTs',
  allNftsNote: 'Can move every NFT of this collection, including ones you get later.',
  unnamedCollection: 'Unnamed collection',
  copySpender: 'Copy spender address',
  copyToken: 'Copy token address',
  copyCollection: 'Copy collection address',
  revoke: 'Revoke',
  revokeLabel: (symbol: string, chain: string) => `Revoke the ${symbol} allowance on ${chain}`,
  preparing: 'Preparing',
  cannotSign: 'Needs the Ethereum app',
  watchOnly: 'Watch-only',
  seen: (at: number) => `approved ${formatShortDay(at)}`,
  missing: (chain: string) => `${chain} didn’t respond, so its allowances aren’t shown.`,
} as const
