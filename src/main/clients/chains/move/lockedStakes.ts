// Reads all that belongs to an account's locked stakes: the locks, and what the account that the module keeps for it has staked and holds.
import type { Chain } from '../../../../shared/contract/chain.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { readBalances, type Coin } from '../cosmos/balances.ts'
import { readStakes, type Stake } from '../cosmos/stakes.ts'
import { lockingAccount, readLocks, type Lock } from './lockStaking.ts'
import type { VipQuestion } from './vipQuestion.ts'

/** Whose locked stakes to read, and where. */
export interface LockedQuestion extends VipQuestion {
  kind: Chain['kind']
  /** The chain's prefix of addresses. */
  prefix: string
  /** 0x… */
  owner: string
}

/** What belongs to an account's locked stakes. */
export interface LockedSet {
  /** Address of the account that the module keeps for the owner, bech32. */
  account: string
  /** The next to end first. */
  locks: Lock[]
  /** The module's delegations for the owner, what of them is unbonding, and their rewards. */
  stakes: Stake[]
  /** What that account holds: what came back, and what others sent there. */
  balances: Coin[]
}

/** @throws AppError network.*, chain.badReply, chain.refused. */
export async function readLockedSet(request: Requester, question: LockedQuestion): Promise<LockedSet> {
  const { rest, kind, prefix, owner, signal } = question
  const account = await lockingAccount(request, question, owner, prefix)
  const holder = { rest, kind, address: account, signal }
  const [locks, stakes, balances] = await Promise.all([
    readLocks(request, question, owner),
    readStakes(request, holder),
    readBalances(request, holder),
  ])
  return { account, locks: locks.filter(({ amount }) => amount !== '0'), stakes: stakes ?? [], balances }
}
