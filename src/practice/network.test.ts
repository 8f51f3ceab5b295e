// The practice network as a client meets it: paging, broadcasting, restarting, tracking, misfortune.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BinaryWriter } from 'cosmjs-types/binary'
import { afterEach, describe, expect, it } from 'vitest'
import { RegistryAsset, RegistryChain } from '../wire/registry.ts'
import { IndexerTx, IndexerTxPage } from '../wire/indexer.ts'
import { RouterMessages, RouterOpHook, RouterRoute, RouterStatus } from '../wire/router.ts'
import { depositAny, sampleTx, sendMessage, type SampleTx } from './chain/sampleTx.ts'
import { toBase64 } from './keys/bytes.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from './keys/mnemonic.ts'
import { createPracticeNetwork, type PracticeNetwork } from './network.ts'
import { rawMember } from './router/rawJson.ts'
import { bridgedDenom, TIDEWATCH_INIT } from './book/chains.ts'

const START = Date.UTC(2026, 10, 21)
const key = practiceKey(rootOf(PRACTICE_MNEMONIC), 0)
const other = practiceKey(rootOf(PRACTICE_MNEMONIC), 3)
const me = key.bech32
const two = { denom: 'uinit', amount: '2000000' }
const enough = { denom: 'uinit', amount: '9000' }
const open: PracticeNetwork[] = []

interface Bench {
  practice: PracticeNetwork
  /** Lets chain time pass. */
  pass(ms: number): void
  get(service: string, path: string): Promise<{ status: number; type: string; text: string }>
  post(service: string, path: string, body: string): Promise<{ status: number; text: string }>
  balance(chainId: string, address: string, denom: string): Promise<bigint>
  send(chainId: string, raw: Uint8Array): Promise<{ code: number; log: string; hash: string }>
  account(chainId: string): Promise<{ accountNumber: bigint; sequence: bigint }>
}

function bench(file = ':memory:', start = START): Bench {
  let now = start
  const practice = createPracticeNetwork({ seed: 5, file, clock: { now: () => now } })
  open.push(practice)
  const request = async (service: string, path: string, init?: RequestInit) => {
    const reply = await practice.fetch(`https://${service}.practice.invalid${path}`, init)
    return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() }
  }
  const get: Bench['get'] = (service, path) => request(service, path)
  return {
    practice,
    pass: (ms) => void (now += ms),
    get,
    post: (service, path, body) => request(service, path, { method: 'POST', body }),
    balance: async (chainId, address, denom) => {
      const body = JSON.parse((await get(`rest.${chainId}`, `/cosmos/bank/v1beta1/balances/${address}`)).text) as {
        balances: { denom: string; amount: string }[]
      }
      return BigInt(body.balances.find((coin) => coin.denom === denom)?.amount ?? '0')
    },
    send: async (chainId, raw) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'broadcast_tx_sync', params: { tx: toBase64(raw) } })
      const reply = JSON.parse((await request(`rpc.${chainId}`, '/', { method: 'POST', body })).text) as { result: never }
      return reply.result
    },
    account: async (chainId) => {
      const body = JSON.parse((await get(`rest.${chainId}`, `/cosmos/auth/v1beta1/account_info/${me}`)).text) as {
        info: { account_number: string; sequence: string }
      }
      return { accountNumber: BigInt(body.info.account_number), sequence: BigInt(body.info.sequence) }
    },
  }
}

async function sendOf(on: Bench, change: Partial<SampleTx> = {}): Promise<Uint8Array> {
  const account = await on.account('practice-1')
  const message = sendMessage(me, other.bech32, { denom: 'uinit', amount: '1234567' })
  return sampleTx({
    key,
    chainId: 'practice-1',
    ...account,
    message,
    fee: { denom: 'uinit', amount: '3000' },
    memo: 'a & b <c> ü',
    ...change,
  })
}

async function depositOf(on: Bench): Promise<Uint8Array> {
  return sendOf(on, { message: depositAny(me, 15n, me, two) })
}

afterEach(() => {
  for (const practice of open.splice(0)) practice.close()
})

describe('the registry', () => {
  it('has the public form', () => {
    const { practice } = bench()
    expect(practice.network.chains.map((chain) => RegistryChain.parse(chain).pretty_name)).toEqual(['Initia', 'Tidewatch', 'Lantern'])
    for (const list of Object.values(practice.network.assets)) for (const asset of list) RegistryAsset.parse(asset)
    expect(practice.accounts[0]).toEqual({ index: 0, bech32: me, hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  })
})

describe('paging', () => {
  const path = `/indexer/tx/v1/txs/by_account/${me}`
  const walk = async (on: Bench, service: string, query: string) => {
    const pages: string[][] = []
    let cursor = ''
    for (let count = 0; count < 60; count += 1) {
      const reply = await on.get(service, `${path}?${query}${cursor === '' ? '' : `&pagination.key=${encodeURIComponent(cursor)}`}`)
      const page = IndexerTxPage.parse(JSON.parse(reply.text))
      pages.push(page.txs.map((tx) => IndexerTx.parse(tx).txhash))
      if (!page.pagination?.next_key) break
      cursor = page.pagination.next_key
    }
    return pages
  }

  it('walks a rollup to one empty page, the same rows in both directions', async () => {
    const on = bench()
    const down = await walk(on, 'indexer.tidewatch-1', 'pagination.limit=20')
    const up = await walk(on, 'indexer.tidewatch-1', 'pagination.limit=7&pagination.reverse=false')
    expect(down.at(-1)).toEqual([])
    expect(up.at(-1)).toEqual([])
    expect(up.flat()).toEqual(down.flat().toReversed())
    expect(new Set(up.flat()).size).toBe(up.flat().length)
  })

  it('walks the L1 by offset to a null key', async () => {
    const on = bench()
    const down = await walk(on, 'indexer.practice-1', '')
    expect(down[0]).toHaveLength(10)
    expect(down.at(-1)?.length).toBeGreaterThan(0)
    const up = await walk(on, 'indexer.practice-1', 'pagination.limit=100&pagination.reverse=false')
    expect(up.flat()).toEqual(down.flat().toReversed())
  })

  it('refuses pages that are too large, each in its own way', async () => {
    const on = bench()
    const rollup = await on.get('indexer.lantern-1', `${path}?pagination.limit=1001`)
    expect([rollup.status, rollup.type]).toEqual([400, 'text/plain; charset=utf-8'])
    const l1 = await on.get('indexer.practice-1', `${path}?pagination.limit=101`)
    expect([l1.status, JSON.parse(l1.text)]).toEqual([400, { status_code: 400, message: expect.any(String) as string }])
    expect((await on.get('indexer.lantern-1', '/indexer/tx/v1/evm-txs')).text).toBe('Cannot GET /indexer/tx/v1/evm-txs')
    expect((await on.get('indexer.practice-1', '/status')).status).toBe(404)
  })

  it('keeps the odd habits: unknown filters are ignored, unknown accounts are empty, only "true" asks for signers', async () => {
    const on = bench()
    const total = async (query: string): Promise<string> => {
      const page = IndexerTxPage.parse(JSON.parse((await on.get('indexer.tidewatch-1', `${path}?${query}`)).text))
      return page.pagination?.total ?? ''
    }
    expect(await total('msgs=nobody.v1.MsgNothing')).toBe(await total(''))
    expect(Number(await total('msgs=minievm.evm.v1.MsgCall'))).toBeLessThan(Number(await total('')))
    expect(await total('is_signer=TRUE')).toBe(await total(''))
    expect(Number(await total('is_signer=true'))).toBeLessThan(Number(await total('')))
    expect(await total('pagination.count_total=false')).toBe('0')
    const stranger = await on.get('indexer.tidewatch-1', '/indexer/tx/v1/txs/by_account/0x00000000000000000000000000000000000000aa')
    expect(JSON.parse(stranger.text)).toEqual({ txs: [], pagination: { previous_key: null, next_key: null, total: '0' } })
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
    const code = async (change: Partial<SampleTx>): Promise<number> => (await on.send('practice-1', await sendOf(on, change))).code
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
    const before = await second.balance('tidewatch-1', me, TIDEWATCH_INIT)
    second.pass(20_000)
    expect(await second.balance('tidewatch-1', me, TIDEWATCH_INIT)).toBe(before + 2_000_000n * 10n ** 12n)
    expect(await second.balance('practice-1', other.bech32, 'uinit')).toBe(1_234_567n)
    expect((await second.get('rest.practice-1', `/cosmos/tx/v1beta1/txs/${waiting.hash}`)).status).toBe(200)
    const status = await second.get('router', `/v2/tx/status?tx_hash=${hash}&chain_id=practice-1`)
    expect(RouterStatus.parse(JSON.parse(status.text)).state).toBe('STATE_COMPLETED_SUCCESS')
    second.practice.close()
    open.length = 0
    rmSync(folder, { recursive: true })
  })
})

describe('the router', () => {
  const question = {
    amount_in: '2000000',
    source_asset_chain_id: 'practice-1',
    source_asset_denom: 'uinit',
    dest_asset_chain_id: 'tidewatch-1',
    dest_asset_denom: TIDEWATCH_INIT,
  }
  const track = async (on: Bench, hash: string) =>
    (await on.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: 'practice-1' }))).status
  const state = async (on: Bench, hash: string) => {
    const reply = await on.get('router', `/v2/tx/status?tx_hash=${hash}&chain_id=practice-1`)
    return reply.status === 200 ? RouterStatus.parse(JSON.parse(reply.text)) : null
  }

  it('routes, and wants its operations back to the byte', async () => {
    const on = bench()
    const reply = await on.post('router', '/v2/fungible/route', JSON.stringify(question))
    const route = RouterRoute.parse(JSON.parse(reply.text))
    const operations = rawMember(reply.text, 'operations') ?? ''
    expect(operations).toContain('1790000000000000123')
    const ask = (text: string) => {
      const body = { ...question, amount_out: route.amount_out, address_list: [me, me], slippage_tolerance_percent: '0.5' }
      return on.post('router', '/v2/fungible/msgs', `${JSON.stringify(body).slice(0, -1)},"operations":${text}}`)
    }
    const messages = RouterMessages.parse(JSON.parse((await ask(operations)).text))
    expect(messages.txs[0]?.cosmos_tx?.msgs[0]?.msg_type_url).toBe('/opinit.ophost.v1.MsgInitiateTokenDeposit')
    expect((await ask(JSON.stringify(JSON.parse(operations)))).status).toBe(400)
  })

  it('refuses routes in three shapes', async () => {
    const on = bench()
    const refuse = () => on.post('router', '/v2/fungible/route', JSON.stringify({ ...question, dest_asset_chain_id: 'nowhere-1' }))
    expect(JSON.parse((await refuse()).text)).toMatchObject({ statusCode: 400, info: expect.any(String) as string })
    on.practice.faults.router.errorShape = 'passedThrough'
    expect(JSON.parse((await refuse()).text)).toMatchObject({ code: 5, details: [{ reason: 'LOW_INFO_ERROR' }] })
    on.practice.faults.router.errorShape = 'html'
    expect((await refuse()).text).toContain('<html>')
  })

  it('tells a transfer from submitted to done, and not before it is tracked', async () => {
    const on = bench()
    const { hash } = await on.send('practice-1', await depositOf(on))
    expect(await track(on, hash)).toBe(404)
    expect(await state(on, hash)).toBeNull()
    on.pass(2000)
    on.practice.faults.router.trackRefusals = 1
    expect([await track(on, hash), await track(on, hash)]).toEqual([404, 200])
    expect((await state(on, hash))?.state).toBe('STATE_SUBMITTED')
    on.pass(1500)
    expect((await state(on, hash))?.state).toBe('STATE_PENDING')
    on.pass(9000)
    const done = await state(on, hash)
    expect(done?.state).toBe('STATE_COMPLETED_SUCCESS')
    expect(done?.transfer_asset_release).toMatchObject({ denom: TIDEWATCH_INIT, amount: '2000000000000000000', released: true })
  })

  it.each([
    ['refunded', 'STATE_COMPLETED_ERROR', 'practice-1'],
    ['failed', 'STATE_COMPLETED_ERROR', 'tidewatch-1'],
    ['unconverted', 'STATE_COMPLETED_ERROR', 'tidewatch-1'],
    ['unknownState', 'STATE_COMPLETED_SUCCESS', 'tidewatch-1'],
  ] as const)('can end %s', async (outcome, final, releasedOn) => {
    const on = bench()
    on.practice.faults.nextTransfer(outcome)
    const before = await on.balance('practice-1', me, 'uinit')
    const { hash } = await on.send('practice-1', await depositOf(on))
    on.pass(2000)
    await track(on, hash)
    on.pass(30_000)
    const status = await state(on, hash)
    expect(status?.state).toBe(final)
    expect(status?.transfer_asset_release).toMatchObject({ chain_id: releasedOn })
    const lost = outcome === 'refunded' ? 3000n : 2_003_000n
    expect(await on.balance('practice-1', me, 'uinit')).toBe(before - lost)
  })

  it('gives up watching and is revived, in any vocabulary', async () => {
    const on = bench()
    on.practice.faults.nextTransfer('abandoned')
    const { hash } = await on.send('practice-1', await depositOf(on))
    on.pass(2000)
    await track(on, hash)
    on.pass(30_000)
    expect((await state(on, hash))?.state).toBe('STATE_ABANDONED')
    await track(on, hash)
    on.practice.faults.router.vocabulary = 'status'
    on.practice.faults.router.hops = 'flat'
    const status = await state(on, hash)
    expect([status?.state, status?.status]).toEqual([undefined, 'STATE_COMPLETED'])
    expect(status?.transfers?.[0]?.transfer_sequence?.[0]).toMatchObject({ src_chain_id: 'practice-1' })
  })
  it('wants a signed hook when asked to, and converts only when the hook holds', async () => {
    for (const stale of [false, true]) {
      const on = bench()
      on.practice.faults.router.requireOpHook = true
      const addresses = { source_address: me, dest_address: me }
      const reply = await on.post('router', '/op-hook', JSON.stringify({ ...question, ...addresses }))
      expect(RouterOpHook.parse(JSON.parse(reply.text)).chain_id).toBe('tidewatch-1')
      const account = await on.account('tidewatch-1')
      const call = { typeUrl: '/minievm.evm.v1.MsgCall', value: new BinaryWriter().uint32(10).string(me).finish() }
      const sequence = account.sequence + (stale ? 1n : 0n)
      const fee = { denom: 'uinit', amount: '0' }
      const hook = sampleTx({ key, chainId: 'tidewatch-1', accountNumber: account.accountNumber, sequence, message: call, fee, gas: 1n })
      const { hash } = await on.send(
        'practice-1',
        await sendOf(on, { message: depositAny(me, 15n, me, two, hook), gas: 300_000n, fee: enough }),
      )
      on.pass(2000)
      await track(on, hash)
      on.pass(20_000)
      const status = await state(on, hash)
      expect(status?.state).toBe(stale ? 'STATE_COMPLETED_ERROR' : 'STATE_COMPLETED_SUCCESS')
      expect(status?.transfer_asset_release?.denom).toBe(stale ? bridgedDenom('15', 'uinit') : TIDEWATCH_INIT)
      expect((await on.account('tidewatch-1')).sequence).toBe(account.sequence + (stale ? 0n : 1n))
    }
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
    on.practice.faults.setFault('rpc', 'lostReply', 1)
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
