// Whole ways over IBC: what the router offers really goes there, and every way to fail leaves the coins where the router says.
import { afterEach, describe, expect, it } from 'vitest'
import { createBench, me, type Bench } from '../bench.ts'
import { bridgedDenom } from '../book/chains/chains.ts'
import { HARBOUR, HBR_ON_L1, ibcDenom } from '../book/chains/harbour.ts'
import { decodeBech32, encodeBech32 } from '../keys/bech32.ts'
import { go, told, waysOf, type Asked } from './routeBench.ts'

const LANTERN_INIT = bridgedDenom('16', 'uinit')
const HARBOUR_INIT = ibcDenom('transfer/channel-3', 'uinit')
/** A rollup's INIT as a voucher: on the L1, and on the chains beyond. */
const LANTERN_ON_L1 = ibcDenom('transfer/channel-31', LANTERN_INIT)
const LANTERN_ON_ROLLUP = ibcDenom('transfer/channel-0/transfer/channel-31', LANTERN_INIT)
const LANTERN_ON_HARBOUR = ibcDenom('transfer/channel-3/transfer/channel-31', LANTERN_INIT)
const SALTMARSH_ON_HARBOUR = ibcDenom('transfer/channel-3/transfer/channel-40', bridgedDenom('17', 'uinit'))
/** The device cannot sign for it, and yet the router takes it. */
const meOnHarbour = encodeBech32('harbour', decodeBech32('init', me) ?? new Uint8Array())

let on: Bench
afterEach(() => on.practice.close())

const WAYS: [string, Asked, (on: Bench) => string[]][] = [
  ['L1 to Harbour', { from: ['practice-1', 'uinit'], to: ['harbour-1', HARBOUR_INIT], amount: '5000000' }, () => [me, meOnHarbour]],
  [
    'Harbour to L1',
    { from: ['harbour-1', 'uhbr'], to: ['practice-1', HBR_ON_L1], amount: '70000' },
    (o) => [o.practice.harbourAddress, me],
  ],
  [
    'back to L1',
    { from: ['harbour-1', HARBOUR_INIT], to: ['practice-1', 'uinit'], amount: '70000' },
    (o) => [o.practice.harbourAddress, me],
  ],
  ['a rollup, as a voucher', { from: ['lantern-1', LANTERN_INIT], to: ['practice-1', LANTERN_ON_L1], amount: '3000000' }, () => [me, me]],
  ['the fast way out', { from: ['lantern-1', LANTERN_INIT], to: ['practice-1', 'uinit'], amount: '3000000' }, () => [me, me]],
  [
    'rollup to rollup',
    { from: ['lantern-1', LANTERN_INIT], to: ['tidewatch-1', LANTERN_ON_ROLLUP], amount: '3000000' },
    () => [me, me, me],
  ],
  [
    'Harbour to a rollup',
    { from: ['harbour-1', HARBOUR_INIT], to: ['saltmarsh-1', ibcDenom('transfer/channel-0', 'uinit')], amount: '90000' },
    (o) => [o.practice.harbourAddress, me, me],
  ],
  [
    'a rollup to Harbour',
    { from: ['saltmarsh-1', bridgedDenom('17', 'uinit')], to: ['harbour-1', SALTMARSH_ON_HARBOUR], amount: '90000' },
    () => [me, me, meOnHarbour],
  ],
]

describe('a way over IBC', () => {
  it.each(WAYS)('leads from %s', async (_, asked, addresses) => {
    on = createBench()
    const list = addresses(on)
    const [chainId, denom] = asked.to
    const before = await on.balance(chainId, list.at(-1) ?? '', denom)
    const { hash, amountOut } = await go(on, asked, list)
    on.pass(1500)
    expect((await told(on, asked.from[0], hash)).state).toBe('STATE_PENDING')
    on.pass(30_000)
    const status = await told(on, asked.from[0], hash)
    expect(status.state).toBe('STATE_COMPLETED_SUCCESS')
    expect(status.transfers[0]?.transfer_sequence).toHaveLength(list.length - 1)
    expect(await on.balance(chainId, list.at(-1) ?? '', denom)).toBe(before + BigInt(amountOut))
    const arrived = status.transfer_asset_release
    expect([arrived?.chain_id, arrived?.denom, arrived?.amount, arrived?.released]).toEqual([chainId, denom, amountOut, true])
  })

  it('keeps a little on the fast way, and says so', async () => {
    on = createBench()
    const { route } = await waysOf(on, { from: ['lantern-1', LANTERN_INIT], to: ['practice-1', 'uinit'], amount: '3000000' }, [me, me])
    expect(route.amount_out).toBe('2997000')
    expect([route.does_swap, route.swap_price_impact_percent]).toEqual([true, '0.10'])
    expect([route.usd_amount_in, route.usd_amount_out]).toEqual(['1.23', '1.23'])
  })

  it('wants an address for each stop, in its own form', async () => {
    on = createBench()
    const asked: Asked = { from: ['lantern-1', LANTERN_INIT], to: ['harbour-1', LANTERN_ON_HARBOUR], amount: '5' }
    const answers = [
      [me, meOnHarbour],
      [me, me, me],
      [me, meOnHarbour, meOnHarbour],
      [me, me, meOnHarbour],
    ]
    const statuses = []
    for (const list of answers) statuses.push((await waysOf(on, asked, list)).status)
    expect(statuses).toEqual([400, 400, 400, 200])
  })
})

describe('a way over IBC that fails', () => {
  const single: Asked = { from: ['practice-1', 'uinit'], to: ['harbour-1', HARBOUR_INIT], amount: '5000000' }
  const double: Asked = { from: ['lantern-1', LANTERN_INIT], to: ['saltmarsh-1', LANTERN_ON_ROLLUP], amount: '3000000' }

  it.each([
    ['refunded', single, 'practice-1', 'uinit', '5000000'],
    ['timedOut', single, 'practice-1', 'uinit', '5000000'],
    ['strandedOnTheWay', single, 'practice-1', 'uinit', '5000000'],
    ['refunded', double, 'lantern-1', LANTERN_INIT, '3000000'],
    ['timedOut', double, 'lantern-1', LANTERN_INIT, '3000000'],
    ['strandedOnTheWay', double, 'practice-1', LANTERN_ON_L1, '3000000'],
    ['pendingError', double, 'practice-1', LANTERN_ON_L1, '3000000'],
  ] as const)('%s', async (outcome, asked, chainId, denom, amount) => {
    on = createBench()
    const list = asked === single ? [me, meOnHarbour] : [me, me, me]
    on.practice.faults.nextTransfer(outcome)
    const { hash } = await go(on, asked, list)
    const held = await on.balance(chainId, me, denom)
    on.pass(1500)
    const early = (await told(on, asked.from[0], hash)).state
    expect(early).toBe(
      asked === single || outcome === 'strandedOnTheWay' || outcome === 'pendingError' ? 'STATE_PENDING_ERROR' : 'STATE_PENDING',
    )
    on.pass(80_000)
    const status = await told(on, asked.from[0], hash)
    expect(status.state).toBe('STATE_COMPLETED_ERROR')
    expect(status.transfer_asset_release).toMatchObject({ chain_id: chainId, denom, amount, released: true })
    expect(await on.balance(chainId, me, denom)).toBe(held + BigInt(amount))
  })

  it('sent on in vain once, it arrives by the second try', async () => {
    on = createBench()
    on.practice.faults.nextTransfer('timedOutOnce')
    const before = await on.balance('saltmarsh-1', me, LANTERN_ON_ROLLUP)
    const { hash } = await go(on, double, [me, me, me])
    on.pass(60_000)
    const status = await told(on, 'lantern-1', hash)
    expect(status.state).toBe('STATE_COMPLETED_SUCCESS')
    expect(status.transfers[0]?.transfer_sequence).toHaveLength(2)
    expect(await on.balance('saltmarsh-1', me, LANTERN_ON_ROLLUP)).toBe(before + 3_000_000n)
  })

  it('slow, it arrives all the same', async () => {
    on = createBench()
    on.practice.faults.nextTransfer('slow')
    const { hash } = await go(on, single, [me, meOnHarbour])
    on.pass(60_000)
    expect((await told(on, 'practice-1', hash)).state).toBe('STATE_PENDING')
    on.pass(90_000)
    expect((await told(on, 'practice-1', hash)).state).toBe('STATE_COMPLETED_SUCCESS')
  })

  it('the router can lie both ways', async () => {
    on = createBench()
    const held = await on.balance('harbour-1', meOnHarbour, HARBOUR_INIT)
    on.practice.faults.nextTransfer('lying')
    const first = await go(on, single, [me, meOnHarbour])
    on.pass(30_000)
    expect((await told(on, 'practice-1', first.hash)).state).toBe('STATE_COMPLETED_SUCCESS')
    expect(await on.balance('harbour-1', meOnHarbour, HARBOUR_INIT)).toBe(held)
    on.practice.faults.nextTransfer('lyingElsewhere')
    const second = await go(on, single, [me, meOnHarbour])
    on.pass(30_000)
    expect((await told(on, 'practice-1', second.hash)).transfer_asset_release?.chain_id).toBe('practice-1')
    expect(await on.balance('harbour-1', meOnHarbour, HARBOUR_INIT)).toBe(held + 5_000_000n)
  })

  it('a receiver of another chain is refused there', async () => {
    on = createBench()
    on.practice.faults.router.msgs = (body) => JSON.parse(JSON.stringify(body).replaceAll(meOnHarbour, me)) as unknown
    const { hash } = await go(on, single, [me, meOnHarbour])
    on.pass(30_000)
    expect((await told(on, 'practice-1', hash)).transfer_asset_release?.chain_id).toBe('practice-1')
  })
})

it('gives the Cosmos app’s first account something to begin with', async () => {
  on = createBench()
  expect(decodeBech32(HARBOUR.prefix, on.practice.harbourAddress)).not.toBeNull()
  expect(await on.balance('harbour-1', on.practice.harbourAddress, 'uhbr')).toBe(1_000_000_000n)
})
