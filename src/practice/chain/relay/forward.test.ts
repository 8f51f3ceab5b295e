// Packets that the L1 sends on by their memo: how long they may take, how often they are tried, and how what fails goes back.
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBench, me, type Bench } from '../../bench.ts'
import { bridgedDenom } from '../../book/chains/chains.ts'
import { ibcDenom } from '../../book/chains/harbour.ts'
import { sendAny } from '../../router/routeBench.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'
import { forwardOf } from './forward.ts'

const LANTERN_INIT = bridgedDenom('16', 'uinit')
const ON_SALTMARSH = ibcDenom('transfer/channel-0/transfer/channel-31', LANTERN_INIT)
const AMOUNT = 3_000_000n
const way = { receiver: me, port: 'transfer', channel: 'channel-40' }

describe('the memo', () => {
  const read = (fields: object) => forwardOf(JSON.stringify({ forward: { ...way, ...fields } }))

  it.each<[unknown, bigint]>([
    [1_790_000_000_000_000_000, 1_790_000_000_000_000_000n],
    [1.5, 1n],
    ['10m', 600_000_000_000n],
    ['1h2m3.5s4ms5us6ns', 3_723_504_005_006n],
    // A value that is not positive, or does not fit 64 bits, counts as none.
    [0, 600_000_000_000n],
    [-5, 600_000_000_000n],
    ['-5s', 600_000_000_000n],
    [1e19, 600_000_000_000n],
  ])('says %j of how long a packet may take', (timeout, ns) => {
    expect(read({ timeout })?.timeoutNs).toBe(ns)
  })

  it('may say nothing of it', () => {
    expect(read({})).toMatchObject({ timeoutNs: 600_000_000_000n, retries: 0, memo: '' })
    expect(read({ retries: 2, next: { forward: way } })).toMatchObject({ retries: 2, memo: JSON.stringify({ forward: way }) })
    expect(read({ Receiver: 'other' })?.receiver).toBe('other')
    expect([forwardOf(''), forwardOf('{"forward":null}'), forwardOf('[1]')]).toEqual([null, null, null])
  })

  it.each([
    { timeout: 'soon' },
    { timeout: null },
    { timeout: {} },
    { retries: 256 },
    { retries: 0.5 },
    { retries: '2' },
    { receiver: '' },
    { receiver: 5 },
    { port: 'x' },
    { channel: 'c/nnel-0' },
  ])('cannot be read with %j', (fields) => {
    expect(() => read(fields)).toThrow(/^packet-forward-middleware error: /)
  })
})

/** Sends from Lantern to Saltmarsh by way of the L1. @returns what it left where after some minutes. */
async function sent(forward: unknown, { outcome, timeoutMs = 1_200_000 }: { outcome?: TransferOutcome; timeoutMs?: number } = {}) {
  const on = createBench()
  onTestFinished(() => on.practice.close())
  const parts = {
    sourcePort: 'transfer',
    sourceChannel: 'channel-0',
    token: { denom: LANTERN_INIT, amount: AMOUNT.toString() },
    sender: me,
    receiver: me,
    timeoutTimestamp: BigInt(Date.UTC(2026, 10, 21) + timeoutMs) * 1_000_000n,
    memo: JSON.stringify({ forward }),
  }
  on.practice.faults.nextTransfer(outcome ?? 'success')
  const before = await on.balance('lantern-1', me, LANTERN_INIT)
  const value = MsgTransfer.encode(MsgTransfer.fromPartial(parts)).finish()
  const hash = await sendAny(on, 'lantern-1', { typeUrl: '/ibc.applications.transfer.v1.MsgTransfer', value })
  on.pass(2500)
  const paid = before - (await on.balance('lantern-1', me, LANTERN_INIT))
  on.pass(600_000)
  const trace = on.practice.trace(hash)
  const left = {
    back: paid - (before - (await on.balance('lantern-1', me, LANTERN_INIT))),
    arrived: await on.balance('saltmarsh-1', me, ON_SALTMARSH),
  }
  return { on, trace, left }
}

/** How many of an event the L1 has for packets over its channel to Saltmarsh. */
async function counted(on: Bench, type: string): Promise<number> {
  const query = `${type}.packet_src_channel='channel-40'`
  const reply = await on.get('rpc.practice-1', `/tx_search?query=${encodeURIComponent(query)}`)
  return Number((JSON.parse(reply.text) as { result: { total_count: string } }).result.total_count)
}

describe('a packet that is sent on', () => {
  it.each([
    ['a moment, as Skip writes it', { ...way, timeout: 1_795_000_000_000_000_000, retries: 2 }],
    ['ten minutes', { ...way, timeout: '10m' }],
    ['nothing', way],
  ])('arrives where the memo says %s', async (_, forward) => {
    expect((await sent(forward)).left).toEqual({ back: 0n, arrived: AMOUNT })
  })

  it.each([
    [0, 1],
    [2, 3],
  ])('and is too late is tried %i times more, and goes back hop by hop', async (retries, tries) => {
    const { on, trace, left } = await sent({ ...way, timeout: 1, retries })
    expect(left).toEqual({ back: AMOUNT, arrived: 0n })
    const before = await counted(createQuiet(), 'timeout_packet')
    expect((await counted(on, 'timeout_packet')) - before).toBe(tries)
    expect(trace).toMatchObject({ hops: [{ state: 'failed' }, { state: 'failed' }], end: { ok: false } })
    expect(trace?.end?.release).toMatchObject({ chain_id: 'lantern-1', denom: LANTERN_INIT, released: true })
  })

  it('and that no relayer brings in time goes back after its tries', async () => {
    expect((await sent({ ...way, retries: 1 }, { outcome: 'timedOut' })).left).toEqual({ back: AMOUNT, arrived: 0n })
  })

  it.each([
    ['over a channel that is not there', { ...way, channel: 'channel-4040' }],
    ['over another port', { ...way, port: 'nft-transfer' }],
    ['by a memo that cannot be read', { ...way, timeout: 'soon' }],
  ])('%s is refused by the chain between', async (_, forward) => {
    const { trace, left } = await sent(forward)
    expect(left).toEqual({ back: AMOUNT, arrived: 0n })
    expect(trace?.hops).toHaveLength(1)
  })

  it('and is late at the chain between already goes back from there', async () => {
    const { trace, left } = await sent(way, { timeoutMs: 5000 })
    expect(left).toEqual({ back: AMOUNT, arrived: 0n })
    expect(trace?.hops).toMatchObject([{ state: 'failed', receiveHash: null }])
  })
})

/** A network on which nothing was sent. */
function createQuiet(): Bench {
  const on = createBench()
  onTestFinished(() => on.practice.close())
  return on
}
