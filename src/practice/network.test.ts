// The practice network as a client meets it: registry, broadcasting, restarting, misfortune.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { IndexerTxPage } from '../wire/indexer.ts'
import { RegistryAsset, RegistryChain } from '../wire/registry.ts'
import { RouterStatus } from '../wire/router.ts'
import { createBench, depositOf, me, other, sendOf, START, type Bench } from './bench.ts'
import { bridgedDenom } from './book/chains/chains.ts'
import type { UnsignedTx } from './chain/signedTx.ts'
import type { PracticeNetwork } from './network.ts'

const open: PracticeNetwork[] = []

function bench(file?: string, start?: number): Bench {
  const made = createBench(file, start)
  open.push(made.practice)
  return made
}

afterEach(() => {
  for (const practice of open.splice(0)) practice.close()
})

describe('the registry', () => {
  it('has the public form', () => {
    const { practice } = bench()
    const names = practice.network.chains.map((chain) => RegistryChain.parse(chain).pretty_name)
    expect(names).toEqual(['Initia', 'Tidewatch', 'Lantern', 'Saltmarsh', 'Basin', 'Harbour'])
    for (const list of Object.values(practice.network.assets)) for (const asset of list) RegistryAsset.parse(asset)
    expect(practice.accounts[0]).toEqual({ index: 0, bech32: me, hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  })
})

describe('broadcasting', () => {
  it.each([191, 127, 1] as const)('moves balances exactly once in sign mode %i', async (mode) => {
    const on = bench()
    const before = await on.balance('practice-1', me, 'uinit')
    const raw = await sendOf(on, { mode })
    const first = await on.send('practice-1', raw)
    expect(first.code).toBe(0)
    expect((await on.send('practice-1', raw)).code).toBe(19)
    expect(await on.balance('practice-1', me, 'uinit')).toBe(before)
    on.pass(2000)
    expect(await on.balance('practice-1', me, 'uinit')).toBe(before - 1_234_567n - 3000n)
    expect(await on.balance('practice-1', other.bech32, 'uinit')).toBe(1_234_567n)
    expect((await on.send('practice-1', raw)).code).toBe(32)
    expect((await on.get('indexer.practice-1', `/indexer/tx/v1/txs/${first.hash}`)).status).toBe(404)
    on.pass(2000)
    expect((await on.get('indexer.practice-1', `/indexer/tx/v1/txs/${first.hash}`)).status).toBe(200)
    expect(on.practice.observed.accepted['practice-1']).toEqual([first.hash])
  })

  it('refuses with the codes of the SDK', async () => {
    const on = bench()
    const { sequence } = await on.account('practice-1')
    const code = async (change: Partial<UnsignedTx>): Promise<number> => (await on.send('practice-1', await sendOf(on, change))).code
    expect(await code({ chainId: 'interwoven-1' })).toBe(4)
    expect(await code({ accountNumber: 1n })).toBe(4)
    expect(await code({ key: other })).toBe(8)
    expect(await code({ sequence: sequence + 1n })).toBe(32)
    expect(await code({ fee: { denom: 'uinit', amount: '2999' } })).toBe(13)
    expect(await code({ fee: { denom: 'uinit', amount: '999999999999999' } })).toBe(5)
    expect(await code({ timeoutHeight: 5n })).toBe(30)
    expect(await code({ gas: 1000n })).toBe(11)
    expect((await on.send('practice-1', new Uint8Array([1, 2, 3]))).code).toBe(2)
    expect(on.practice.observed.accepted).toEqual({})
  })

  it('lets a stranger pay, twice in one block', async () => {
    const on = bench()
    for (const amount of ['5', '7']) on.practice.pay('practice-1', other.bech32, { denom: 'uusdc', amount })
    on.pass(2000)
    expect(await on.balance('practice-1', other.bech32, 'uusdc')).toBe(12n)
  })

  it('lets the next transaction of the same account wait behind the first', async () => {
    const on = bench()
    const { sequence } = await on.account('practice-1')
    expect((await on.send('practice-1', await sendOf(on))).code).toBe(0)
    expect((await on.send('practice-1', await sendOf(on, { sequence: sequence + 1n }))).code).toBe(0)
    on.pass(2000)
    expect((await on.account('practice-1')).sequence).toBe(sequence + 2n)
  })
})

describe('a restart', () => {
  it('continues the same book, the waiting transaction and the tracked transfer included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-'))
    const file = join(folder, 'practice.db')
    const first = bench(file)
    const { hash } = await first.send('practice-1', await depositOf(first))
    first.pass(2500)
    expect((await first.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: 'practice-1' }))).status).toBe(200)
    const spent = await first.balance('practice-1', me, 'uinit')
    const waiting = await first.send('practice-1', await sendOf(first))
    first.practice.close()
    open.length = 0

    const second = bench(file, START + 2500)
    expect(await second.balance('practice-1', me, 'uinit')).toBe(spent)
    const bridged = bridgedDenom('15', 'uinit')
    const before = await second.balance('tidewatch-1', me, bridged)
    second.pass(20_000)
    expect(await second.balance('tidewatch-1', me, bridged)).toBe(before + 2_000_000n)
    expect(await second.balance('practice-1', other.bech32, 'uinit')).toBe(1_234_567n)
    expect((await second.get('rest.practice-1', `/cosmos/tx/v1beta1/txs/${waiting.hash}`)).status).toBe(200)
    const status = await second.get('router', `/v2/tx/status?tx_hash=${hash}&chain_id=practice-1`)
    expect(RouterStatus.parse(JSON.parse(status.text)).state).toBe('STATE_COMPLETED_SUCCESS')
    second.practice.close()
    open.length = 0
    rmSync(folder, { recursive: true })
  })
})

describe('misfortune', () => {
  const path = `/indexer/tx/v1/txs/by_account/${me}`

  it('does not know other hosts and honours an abort', async () => {
    const { practice } = bench()
    await expect(practice.fetch('https://indexer.initia.xyz/')).rejects.toThrow(new TypeError('fetch failed'))
    practice.faults.setFault('router', 'silent')
    const stop = new AbortController()
    const waiting = practice.fetch('https://router.practice.invalid/health', { signal: stop.signal })
    setImmediate(() => stop.abort())
    await expect(waiting).rejects.toThrow(/abort/)
  })

  it('loses a reply but not the transaction', async () => {
    const on = bench()
    const raw = await sendOf(on)
    on.practice.faults.setFault('rpc:broadcast_tx_sync', 'lostReply', 1)
    expect((await on.get('rpc.practice-1', '/status')).status).toBe(200)
    await expect(on.send('practice-1', raw)).rejects.toThrow('fetch failed')
    expect((await on.send('practice-1', raw)).code).toBe(19)
  })

  it('forgets an accepted transaction, which may then be sent again', async () => {
    const on = bench()
    const raw = await sendOf(on)
    on.practice.faults.dropNext(1)
    expect((await on.send('practice-1', raw)).code).toBe(0)
    on.pass(10_000)
    expect(on.practice.observed.accepted).toEqual({})
    expect((await on.send('practice-1', raw)).code).toBe(0)
    expect(on.practice.observed.accepted['practice-1']).toHaveLength(1)
  })

  it('answers late, and not at all to one who gave up', async () => {
    const on = bench()
    on.practice.faults.setDelay('indexer:by_account', 10_000)
    const stop = new AbortController()
    const waiting = on.practice.fetch(`https://indexer.lantern-1.practice.invalid${path}`, { signal: stop.signal })
    expect((await on.get('indexer.lantern-1', '/status')).status).toBe(200)
    stop.abort()
    await expect(waiting).rejects.toThrow(/abort/)
    on.practice.faults.setDelay('indexer:by_account', 0)
    expect((await on.get('indexer.lantern-1', path)).status).toBe(200)
  })

  it('asks for patience in a header', async () => {
    const on = bench()
    on.practice.faults.setFault(
      'indexer',
      { status: 429, body: 'slow down', contentType: 'text/plain', headers: { 'retry-after': '7' } },
      1,
    )
    const reply = await on.practice.fetch(`https://indexer.lantern-1.practice.invalid${path}`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '7'])
  })

  it('spoils pages as asked, a counted number of times', async () => {
    const on = bench()
    const { setFault } = on.practice.faults
    setFault('indexer', 'emptyPageWithKey', 1)
    const empty = IndexerTxPage.parse(JSON.parse((await on.get('indexer.lantern-1', path)).text))
    expect([empty.txs, typeof empty.pagination?.next_key]).toEqual([[], 'string'])
    setFault('indexer.lantern-1.practice.invalid', { status: 502, body: '<html>', contentType: 'text/html' }, 1)
    expect((await on.get('indexer.lantern-1', path)).status).toBe(502)
    setFault('indexer', 'truncated', 1)
    const half = await on.get('indexer.lantern-1', path)
    expect(() => JSON.parse(half.text) as unknown).toThrow(SyntaxError)
    expect((await on.get('indexer.lantern-1', path)).status).toBe(200)
  })
})
