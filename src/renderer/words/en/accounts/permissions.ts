// Holds the English texts of the permissions: who may take what of an account’s tokens and NFTs.
import { formatShortDay } from '../format.ts'

/** Texts of the permissions. */
export const permissionWords = {
  title: 'Permissions',
  lead: 'What others can take without asking you again. Chains don’t list approvals, so these come from your history and transfers.',
  empty: 'No permissions found in this account’s history.',
  noAccount: 'Add an account to see its permissions.',
  addAccount: 'Add account',
  list: 'Permissions',
  asking: 'Checking the chains',
  checkNow: 'Check now',
  spender: 'Spender',
  token: 'Token contract',
  collection: 'NFT collection',
  unlimited: 'Unlimited',
  allNfts: 'All NFTs',
  canSpend: (amount: string) => `Can spend up to ${amount}.`,
  canSpendAll: (symbol: string) => `Can spend all your ${symbol}, including what you get later.`,
  canMoveNfts: 'Can move every NFT of this collection, including ones you get later.',
  unnamedCollection: 'Unnamed collection',
  copySpender: 'Copy spender address',
  copyToken: 'Copy token address',
  copyCollection: 'Copy collection address',
  revoke: 'Revoke',
  revokeLabel: (symbol: string, chain: string) => `Revoke the ${symbol} permission on ${chain}`,
  preparing: 'Preparing',
  cannotSign: 'Needs the Ethereum app',
  watchOnly: 'Watch-only',
  seen: (at: number) => `approved ${formatShortDay(at)}`,
  missing: (chain: string) => `${chain} didn’t respond, so its permissions aren’t shown.`,
} as const
