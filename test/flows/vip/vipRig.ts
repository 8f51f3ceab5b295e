// Reads the VIP rewards of the practice network's first account, and changes what the VIP service says of them.
import { expect } from 'vitest'
import { parseJson } from '../../../src/main/platform/json/parseJson.ts'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import type { VipRollup } from '../../../src/shared/contract/transfer/vip.ts'
import { OWN } from '../../support/benches/practiceBench.ts'
import type { LockRig } from '../locks/lockRig.ts'

export const SERVICE = 'https://vip.practice.invalid/vesting/positions/'
export const [TIDEWATCH, LANTERN, SALTMARSH] = ['tidewatch-1', 'lantern-1', 'saltmarsh-1']
export type Claimable = VipRollup & { claim: NonNullable<VipRollup['claim']> }

export async function vipOf({ bench, account }: LockRig) {
  const { chains, missing } = await bench.client['staking.vip']({ accountId: account.id })
  expect(missing).toEqual([])
  const [vip] = chains
  if (vip === undefined) throw new Error('no VIP rewards')
  return vip
}

export async function rollupOf(rig: LockRig, chainId: string): Promise<VipRollup> {
  const found = (await vipOf(rig)).rollups.find((rollup) => rollup.chainId === chainId)
  if (found === undefined) throw new Error(`no rewards on ${chainId}`)
  return found
}

export async function claimable(rig: LockRig, chainId: string): Promise<Claimable> {
  const found = await rollupOf(rig, chainId)
  if (found.claim === null) throw new Error(`nothing to claim on ${chainId}`)
  return { ...found, claim: found.claim }
}

export const actionOf = (...rollups: Claimable[]): Extract<Action, { type: 'claimVip' }> => ({
  type: 'claimVip',
  rollups: rollups.map(({ claim }) => claim.asked),
})

export const sumOf = ({ claim }: Claimable, part: 'paid' | 'granted' | 'forfeited') =>
  claim.outcome.stages.reduce((sum, stage) => sum + BigInt(stage[part]), 0n)

export async function balanceOf({ practice }: LockRig): Promise<bigint> {
  const reply = await practice.fetch(`https://rest.practice-1.practice.invalid/cosmos/bank/v1beta1/balances/${OWN}`)
  const { balances } = (await reply.json()) as { balances: { denom: string; amount: string }[] }
  return BigInt(balances.find(({ denom }) => denom === 'uinit')?.amount ?? '0')
}

/** A position of the service's reply. */
export interface Row {
  start_stage: number
  user_score: number | string
  merkle_proofs: string[]
  bridge_id: number
}

/** Changes what the service says. */
export function tamper({ intercept }: LockRig, change: (rows: Row[]) => unknown): void {
  intercept.now = async (url, _, pass) => {
    if (!url.startsWith(SERVICE)) return await pass()
    // Long numbers are kept as text, which counts as well.
    const groups = parseJson(await (await pass()).text()) as { data: Row[] }[]
    return Response.json(groups.map((group) => ({ ...group, data: change(group.data) })))
  }
}
