// Words of the allowances: who may take what of an account's tokens.
import { formatShortDay } from './format.ts'

export const allowanceWords = {
  title: 'Allowances',
  lead: 'An approval lets a contract take tokens of yours without asking again. A chain cannot list them: these are the ones that your history and your waybills know of.',
  empty: 'No contract may take anything of this account, as far as its history tells.',
  noAccount: 'Add an account to see its allowances.',
  addAccount: 'Add an account',
  list: 'Allowances',
  asking: 'Asking the chains',
  checkNow: 'Check now',
  spender: 'May be taken by',
  token: 'Contract of the token',
  unlimited: 'Without limit',
  copySpender: 'Copy the address of who may take it',
  copyToken: 'Copy the address of the token',
  revoke: 'Revoke',
  revokeLabel: (symbol: string, chain: string) => `Revoke the allowance of ${symbol} on ${chain}`,
  preparing: 'Preparing',
  cannotSign: 'Its Ethereum app signs this',
  watchOnly: 'Only watched',
  seen: (at: number) => `last given ${formatShortDay(at)}`,
  missing: (chain: string) => `${chain} could not be asked; its allowances are missing here.`,
} as const
