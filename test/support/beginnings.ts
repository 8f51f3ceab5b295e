// Begins transfers and own actions of the practice network in another process, as a user would in its forms.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Action } from '../../src/shared/contract/transfer/action.ts'
import type { StakingChain } from '../../src/shared/contract/transfer/staking.ts'
import type { TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import type { OwnAction } from '../../src/shared/domain/transfer/ownActions.ts'
import { lockingAccount } from '../../src/practice/book/staking.ts'
import type { HarnessProcess } from './programs/harnessProcess.ts'
import { DESTINATION, SOURCE } from './benches/practiceBench.ts'
import type { PracticeServer } from './benches/practiceServer.ts'
import {
  cancelFirst,
  claimAll,
  claimLocked,
  compoundAll,
  extendLock,
  moveSome,
  stakeSome,
  unstakeLock,
  unstakeSome,
} from './stakingActions.ts'

/** What is asked beside the app. */
type World = Pick<PracticeServer, 'practice'>

/** Begins one, as far as the review. */
export type Begin = (client: HarnessProcess['client'], server: World, accountId: string) => Promise<TransferView>

/** Begins a transfer to Lantern. */
export async function createTransfer(client: HarnessProcess['client'], server: World, accountId: string): Promise<TransferView> {
  const { offers } = await client['quotes.request']({
    accountId,
    fromChainId: SOURCE,
    fromDenom: 'uinit',
    toChainId: DESTINATION,
    toDenom: lanternInit(server),
    amount: '1500000',
    recipient: null,
    slippagePercent: '0.5',
  })
  return await client['transfers.create']({ quoteId: offers[0]?.id ?? '' })
}

/** Begins an own action, as the chain's staking of the account has it. */
function creator(actionOn: (chain: StakingChain) => Action): Begin {
  return async (client, _, accountId) => {
    const [chain] = (await client['staking.list']({ accountId })).chains
    if (chain === undefined) throw new Error('no chain with staking')
    const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action: actionOn(chain) })
    return await client['transfers.create']({ quoteId: id })
  }
}

/** Begins a vote on the first open proposal. */
export function voter(isSplit: boolean): Begin {
  return async (client, _, accountId) => {
    const [chain] = (await client['governance.list']({ accountId })).chains
    const proposal = chain?.proposals[0]?.id ?? ''
    const options = (['yes', 'no'] as const).map((option) => ({ option, weight: '0.5' }))
    const action: Action = isSplit ? { type: 'voteWeighted', proposal, options } : { type: 'vote', proposal, option: 'no' }
    const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
    return await client['transfers.create']({ quoteId: id })
  }
}

/** Begins a vote on VIP gauges: all of the voting power to the first rollup. */
const voteGauges: Begin = async (client, _, accountId) => {
  const [chain] = (await client['governance.list']({ accountId })).chains
  const { cycle = '', gauges = [] } = chain?.gauges ?? {}
  const action: Action = { type: 'voteGauges', cycle, shares: [{ bridge: gauges[0]?.bridge ?? '', weight: '1' }] }
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
  return await client['transfers.create']({ quoteId: id })
}

/** Begins to claim the VIP rewards of the first rollup that has some. */
const claimVip: Begin = async (client, _, accountId) => {
  const [chain] = (await client['staking.vip']({ accountId })).chains
  const rollups = (chain?.rollups ?? []).flatMap(({ claim }) => (claim === null ? [] : [claim.asked]))
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action: { type: 'claimVip', rollups: rollups.slice(0, 1) } })
  return await client['transfers.create']({ quoteId: id })
}

/** Begins to revoke one permission that the account gave through a module. */
function revoker(kind: 'grant' | 'feeGrant'): Begin {
  return async (client, _, accountId) => {
    const { permissions } = await client['permissions.list']({ accountId })
    const found = permissions.find((one) => one.kind === kind && one.chainId === SOURCE)
    const asked = { accountId, chainId: SOURCE, spender: found?.spender ?? '' }
    const message = found?.kind === 'grant' ? (found.message ?? '') : ''
    const { id } = await client['permissions.revoke'](kind === 'grant' ? { ...asked, kind, message } : { ...asked, kind })
    return await client['transfers.create']({ quoteId: id })
  }
}

/** Begins to revoke all that the account allowed through the chain's modules. */
async function revokeAll(client: HarnessProcess['client'], _: World, accountId: string): Promise<TransferView> {
  const { permissions } = await client['permissions.list']({ accountId })
  const grants = permissions.flatMap((one) => {
    if (one.chainId !== SOURCE || 'contract' in one) return []
    return [{ grantee: one.spender, message: one.kind === 'grant' ? one.message : null }]
  })
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action: { type: 'revokeGrants', grants } })
  return await client['transfers.create']({ quoteId: id })
}

/** Begins to extend the account's name by a year. */
async function extendName(client: HarnessProcess['client'], _: World, accountId: string): Promise<TransferView> {
  const [own] = (await client['names.own']({ accountId })).chains[0]?.names ?? []
  const name = own?.name ?? ''
  const { asset, terms } = await client['names.terms']({ accountId, chainId: SOURCE, name })
  const action: Action = { type: 'extendName', name, years: 1, denom: asset.denom, amount: terms[0]?.amount ?? '' }
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
  return await client['transfers.create']({ quoteId: id })
}

function lanternInit({ practice }: World): string {
  const assets = practice.network.assets[DESTINATION] as { base: string; symbol: string }[]
  return assets.find(({ symbol }) => symbol === 'INIT')?.base ?? ''
}

/** Pays what an unbonding leaves with the module of locked stakes: one that is begun in a test would take 21 days. */
export function payUnlocked({ practice }: World, owner: string): void {
  practice.pay(SOURCE, lockingAccount(owner), { denom: 'uinit', amount: '2000000' })
}

async function addressOf(client: HarnessProcess['client'], accountId: string): Promise<string> {
  const found = (await client['accounts.list']({})).find(({ id }) => id === accountId)
  if (found === undefined) throw new Error(`no account ${accountId}`)
  return found.address.bech32
}

/** Begins to withdraw what has come back; pays it first where nothing has. */
const withdrawUnlocked: Begin = async (client, server, accountId) => {
  const freeNow = async () => (await client['staking.list']({ accountId })).chains[0]?.locks?.free[0]
  let free = await freeNow()
  if (free === undefined) payUnlocked(server, await addressOf(client, accountId))
  while (free === undefined) {
    await sleep(50)
    free = await freeNow()
  }
  const action: Action = { type: 'withdrawUnlocked', denom: free.asset.denom, amount: free.amount }
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
  return await client['transfers.create']({ quoteId: id })
}

/** Begins each own action, by its type. */
export const ACTIONS: Readonly<Record<OwnAction['type'], Begin>> = {
  claimRewards: creator(claimAll),
  compound: creator(compoundAll),
  delegate: creator(stakeSome),
  undelegate: creator(unstakeSome),
  redelegate: creator(moveSome),
  cancelUnbonding: creator(cancelFirst),
  vote: voter(false),
  voteWeighted: voter(true),
  voteGauges,
  claimVip,
  revokeGrant: revoker('grant'),
  revokeFeeGrant: revoker('feeGrant'),
  revokeGrants: revokeAll,
  extendName,
  extendLock: creator(extendLock),
  unstakeLock: creator(unstakeLock),
  claimLocked: creator(claimLocked),
  withdrawUnlocked,
}
