// The REST gateways: stakes that the written history made, what denominations are, both sides of the bridge.
import { afterEach, describe, expect, it } from 'vitest'
import { BaseDenom, DenomMetadata, DenomTrace, IbcDenom } from '../../../wire/denoms.ts'
import { Delegations, DelegatorRewards, UnbondingDelegations, VestingAccount } from '../../../wire/staking.ts'
import { createBench, me, START, type Bench } from '../../bench.ts'
import { SPAM_DENOM } from '../../book/chains/chains.ts'
import { PRETENDERS } from '../../book/genesis/genesisHostile.ts'
import { UNBONDING_MS } from '../../book/staking.ts'
import { FAR_DENOM } from '../../book/traces.ts'

const open: Bench[] = []

function bench(): Bench {
  const made = createBench()
  open.push(made)
  return made
}

afterEach(() => {
  for (const { practice } of open.splice(0)) practice.close()
})

const L1 = 'rest.practice-1'
const read = async (on: Bench, service: string, path: string): Promise<unknown> => JSON.parse((await on.get(service, path)).text)

describe('stakes', () => {
  it('add up to what was delegated and not taken back', async () => {
    const on = bench()
    const { txs } = (await read(
      on,
      'indexer.practice-1',
      `/indexer/tx/v1/txs/by_account/${me}?pagination.limit=100&pagination.offset=0`,
    )) as {
      txs: unknown[]
    }
    expect(txs.length).toBe(100)
    const { delegation_responses: rows } = Delegations.parse(await read(on, L1, `/initia/mstaking/v1/delegations/${me}`))
    expect(rows.length).toBeGreaterThan(0)
    const staked = rows.reduce((sum, { balance }) => sum + BigInt(balance?.[0]?.amount ?? '0'), 0n)
    expect(staked).toBeGreaterThan(0n)
    const first = await on.get(L1, `/initia/mstaking/v1/delegations/${me}?pagination.limit=1`)
    expect(Delegations.parse(JSON.parse(first.text)).delegation_responses).toHaveLength(1)
  })

  it('earn more as time passes, and come back without a transaction', async () => {
    const on = bench()
    const rewards = async () => {
      const { rewards: rows } = DelegatorRewards.parse(await read(on, L1, `/initia/distribution/v1/delegators/${me}/rewards`))
      return rows.reduce((sum, { reward }) => sum + Number(reward[0]?.amount ?? '0'), 0)
    }
    const unbonding = async () =>
      UnbondingDelegations.parse(await read(on, L1, `/initia/mstaking/v1/delegators/${me}/unbonding_delegations`)).unbonding_responses
    const before = await rewards()
    const waiting = (await unbonding()).flatMap(({ entries }) => entries)
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.every(({ completion_time }) => Date.parse(completion_time) > START)).toBe(true)
    const held = await on.balance('practice-1', me, 'uinit')
    on.pass(UNBONDING_MS)
    expect(await rewards()).toBeGreaterThan(before)
    expect(await unbonding()).toEqual([])
    const back = waiting.reduce((sum, { balance }) => sum + BigInt(Array.isArray(balance) ? (balance[0]?.amount ?? '0') : '0'), 0n)
    expect(await on.balance('practice-1', me, 'uinit')).toBe(held + back)
  })

  it('are not known to rollups', async () => {
    const on = bench()
    const staking = await on.get('rest.lantern-1', `/cosmos/staking/v1beta1/delegations/${me}`)
    expect([staking.status, JSON.parse(staking.text)]).toEqual([
      500,
      { code: 2, message: 'codespace sdk code 37: feature not supported', details: [] },
    ])
    expect((await on.get('rest.lantern-1', `/initia/mstaking/v1/delegations/${me}`)).status).toBe(501)
  })
})

describe('accounts', () => {
  it('of which one has a schedule', async () => {
    const on = bench()
    const [, second] = on.practice.accounts
    const schedule = async (address: string) => VestingAccount.parse(await read(on, L1, `/cosmos/auth/v1beta1/accounts/${address}`)).account
    expect(await schedule(me)).toBeNull()
    expect(await schedule(second?.bech32 ?? '')).toMatchObject({ '@type': '/cosmos.vesting.v1beta1.ContinuousVestingAccount' })
  })
})

describe('denominations', () => {
  it('are named by the bank, also by those who imitate others', async () => {
    const on = bench()
    const metadata = async (path: string) => DenomMetadata.parse(await read(on, L1, `/cosmos/bank/v1beta1/${path}`)).metadata
    expect(await metadata('denoms_metadata/uinit')).toMatchObject({ symbol: 'INIT', display: 'INIT' })
    expect((await metadata(`denoms_metadata_by_query_string?denom=${encodeURIComponent(SPAM_DENOM)}`)).symbol).toBe('REWARD')
    const symbols = await Promise.all([...PRETENDERS.keys()].map(async (denom) => (await metadata(`denoms_metadata/${denom}`)).symbol))
    expect(symbols).toContain('I\u200bNIT')
    expect((await on.get(L1, '/cosmos/bank/v1beta1/denoms_metadata/unobtainium')).status).toBe(404)
  })

  it('are traced in the older and the newer manner', async () => {
    const on = bench()
    const hash = FAR_DENOM.slice(4)
    const apps = '/ibc/apps/transfer/v1'
    expect(DenomTrace.parse(await read(on, L1, `${apps}/denom_traces/${hash}`)).denom_trace).toEqual({
      path: 'transfer/channel-9',
      base_denom: 'uosmo',
    })
    expect(IbcDenom.parse(await read(on, 'rest.tidewatch-1', `${apps}/denoms/${hash}`)).denom.trace).toEqual([
      { port_id: 'transfer', channel_id: 'channel-9' },
    ])
    expect((await on.get(L1, `${apps}/denoms/${hash}`)).status).toBe(501)
    expect((await on.get(L1, `${apps}/denom_traces/${'A'.repeat(64)}`)).status).toBe(404)
  })

  it('of the bridge are told on both sides', async () => {
    const on = bench()
    const pair = (await read(on, L1, '/opinit/ophost/v1/bridges/16/token_pairs/by_l1_denom?l1_denom=uusdc')) as {
      token_pair: { l2_denom: string }
    }
    const base = await read(on, 'rest.lantern-1', `/opinit/opchild/v1/base_denom/${pair.token_pair.l2_denom}`)
    expect(BaseDenom.parse(base).base_denom).toBe('uusdc')
    expect(await read(on, L1, '/opinit/ophost/v1/bridges/16')).toMatchObject({ bridge_config: { finalization_period: '60s' } })
    expect(await read(on, 'rest.lantern-1', '/opinit/opchild/v1/bridge_info')).toMatchObject({ bridge_info: { bridge_id: '16' } })
    expect((await on.get(L1, '/opinit/ophost/v1/bridges/99')).status).toBe(404)
  })
})
