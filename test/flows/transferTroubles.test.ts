// What router and chain can do to a transfer. Whatever it is, the facts stay true and nothing is sent twice.
import { describe, expect, test } from 'vitest'
import { listFacts } from '../../src/main/store/journal/transfers.ts'
import { currentLeg } from '../../src/shared/transferMachine.ts'
import type { TransferView } from '../../src/shared/transfer.ts'
import { approve } from '../support/hands.ts'
import { DESTINATION, practiceBench, SOURCE, type Intercept } from '../support/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

/** Blocks so quick that a timeout height passes in 19 s of the test's clock. */
const FAST_BLOCKS = 16

const factNames = ({ bench }: Practice, id: string) => listFacts(bench.db, id).map(({ type }) => type)
const isBroadcast = (body: string) => body.includes('"broadcast_tx_sync"')

/** Answers a broadcast with a result of our own. */
const answerBroadcast =
  (code: number, log: string): Intercept =>
  async (_, body, pass) =>
    isBroadcast(body)
      ? Response.json({ jsonrpc: '2.0', id: 1, result: { code, data: '', log, codespace: 'sdk', hash: 'AB'.repeat(32) } })
      : await pass()

async function signed({ drive, practice }: Practice): Promise<TransferView> {
  const signing = drive.sign(await drive.build())
  await approve(practice.device)
  return await signing
}

describe('the router', () => {
  test('that does not see the transaction yet is asked again until it does', async () => {
    const practice = await practiceBench()
    practice.practice.faults.router.trackRefusals = 3
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.code === 'router.notFound')
    const arrived = await practice.drive.settled(transfer.id)
    expect(arrived.phase).toBe('completed')
    expect(factNames(practice, transfer.id).filter((type) => type === 'registered')).toHaveLength(1)
    expect((await practice.bench.client['transfers.get']({ id: transfer.id })).trouble).toBeNull()
  })

  test.for([
    ['the other vocabulary', { vocabulary: 'status' }],
    ['flat hops', { hops: 'flat' }],
    ['both at once', { vocabulary: 'both', hops: 'flat' }],
    ['an operation that nobody knows', { unknownOperation: true }],
  ] as const)('that speaks %s is understood', async ([, script]) => {
    const practice = await practiceBench()
    Object.assign(practice.practice.faults.router, script)
    const { transfer } = await practice.drive.toSent(practice.practice)
    expect(await practice.drive.settled(transfer.id)).toMatchObject({
      phase: 'completed',
      hops: [{ toChainId: DESTINATION, state: 'received' }],
    })
  })

  test.for([
    ['refunded', 'refunded', { chainId: SOURCE, denom: 'uinit' }],
    ['failed', 'failed', { chainId: DESTINATION }],
    ['unconverted', 'unconverted', { chainId: 'tidewatch-1' }],
    ['unknownState', 'completed', { chainId: DESTINATION }],
  ] as const)('that reports a transfer as %s ends it as %s, and says where the money is', async ([outcome, phase, release]) => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer(outcome)
    const { transfer } = await practice.drive.toSent(practice.practice, outcome === 'unconverted' ? tidewatch : {})
    expect(await practice.drive.settled(transfer.id)).toMatchObject({ phase, release })
  })

  test('that stopped watching is made to look again by its user', async () => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('abandoned')
    const { transfer } = await practice.drive.toSent(practice.practice)
    const stopped = await practice.bench.until(transfer.id, ({ phase }) => phase === 'stopped')
    expect(stopped.settledAt).toBeNull()
    await practice.drive.step(await practice.bench.client['transfers.get']({ id: transfer.id }), 'retrack')
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
  })

  test('that forgets what was registered is told again', async () => {
    const practice = await practiceBench()
    let forgotten = 0
    practice.intercept.now = async (url, _, pass) => {
      if (!url.includes('/v2/tx/status') || forgotten >= 2) return await pass()
      forgotten += 1
      return Response.json({ code: 5, message: 'tx not found' }, { status: 404 })
    }
    const { transfer } = await practice.drive.toSent(practice.practice)
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
    const names = factNames(practice, transfer.id)
    expect(names.filter((type) => type === 'unregistered')).toHaveLength(2)
    expect(names.filter((type) => type === 'registered')).toHaveLength(3)
  })

  test('that breaks down while tracking leaves the transfer as it was, and it goes on by itself', async () => {
    const practice = await practiceBench()
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
    practice.practice.faults.setFault('router', { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' }, 2)
    await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.code === 'network.busy')
    practice.practice.faults.setFault('router', 'truncated', 1)
    await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.code === 'router.badReply')
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
  })

  test('that has no route says why, in each of its forms', async () => {
    const practice = await practiceBench()
    const refused = practice.drive.quote({ toDenom: 'nothing' })
    await expect(refused).rejects.toMatchObject({ code: 'router.noRoute', message: expect.stringContaining('Only deposits') as string })
    practice.practice.faults.router.errorShape = 'passedThrough'
    const passed = practice.drive.quote({ toDenom: 'nothing' })
    await expect(passed).rejects.toMatchObject({ code: 'router.noRoute', message: expect.stringContaining('LOW_INFO_ERROR') as string })
    practice.practice.faults.router.errorShape = 'html'
    await expect(practice.drive.quote({ toDenom: 'nothing' })).rejects.toMatchObject({ code: 'network.busy' })
    practice.practice.faults.setFault('router', 'unreachable', 1)
    await expect(practice.drive.quote()).rejects.toMatchObject({ code: 'network.unreachable', retry: 'later' })
    await expect(practice.drive.quote({ amount: '0' })).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(practice.drive.quote({ recipient: 'init1wrong' })).rejects.toMatchObject({ code: 'account.badAddress' })
  })

  test.for([
    ['another recipient', (msg: Msg) => ({ ...msg, to: msg.sender.replace(/.$/, 'q') }), 'recipient'],
    ['a larger amount', (msg: Msg) => ({ ...msg, amount: { ...msg.amount, amount: '999999999' } }), 'amount'],
    ['a hook', (msg: Msg) => ({ ...msg, data: 'AQ==' }), 'hook'],
    ['another bridge', (msg: Msg) => ({ ...msg, bridge_id: '15' }), 'bridge'],
  ] as const)('that asks to sign %s is refused before the device sees it', async ([, change, words]) => {
    const practice = await practiceBench()
    const created = await practice.drive.create()
    practice.intercept.now = tamper(change)
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({
      code: 'transfer.unsafeMessage',
      message: expect.stringContaining(words) as string,
    })
    practice.intercept.now = null
    expect((await practice.drive.step(created, 'build')).transfer.phase).toBe('built')
    expect(practice.practice.observed.prompts).toEqual([])
  })
})

const tidewatch = { toChainId: 'tidewatch-1', toDenom: 'evm/6aA1D2C3B4F5968778695A4b3C2D1E0f01234567' }

interface Msg {
  sender: string
  to: string
  amount: { denom: string; amount: string }
}

function tamper(change: (msg: Msg) => object): Intercept {
  return async (url, _, pass) => {
    const reply = await pass()
    if (!url.endsWith('/v2/fungible/msgs')) return reply
    const body = (await reply.json()) as { txs: { cosmos_tx: { msgs: { msg: string }[] } }[] }
    for (const message of body.txs.flatMap((tx) => tx.cosmos_tx.msgs)) message.msg = JSON.stringify(change(JSON.parse(message.msg) as Msg))
    return Response.json(body)
  }
}

describe('the chain', () => {
  test('that refuses the broadcast ends the transfer with its own words', async () => {
    const practice = await practiceBench()
    const view = await signed(practice)
    practice.intercept.now = answerBroadcast(13, 'insufficient fees; got: 1uinit')
    const { transfer } = await practice.drive.step(view, 'send')
    expect(transfer).toMatchObject({ phase: 'refusedByChain', reason: 'insufficient fees; got: 1uinit' })
    expect(practice.practice.observed.broadcasts).toEqual([])
  })

  test('that has the bytes already counts as sent', async () => {
    const practice = await practiceBench()
    const view = await signed(practice)
    practice.intercept.now = answerBroadcast(19, 'tx already in mempool')
    expect((await practice.drive.step(view, 'send')).transfer.phase).toBe('sent')
  })

  test('that answers nothing to the broadcast is asked what became of it', async () => {
    const practice = await practiceBench()
    const view = await signed(practice)
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      if (!isBroadcast(body)) return reply
      practice.intercept.now = null
      throw new TypeError('fetch failed')
    }
    const sending = await practice.drive.step(view, 'send')
    expect(sending).toMatchObject({ transfer: { phase: 'sending' }, trouble: { code: 'network.unreachable' } })
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(practice.practice.observed.accepted).toEqual({ [SOURCE]: [currentLeg(view.transfer)?.hash] })
  })

  test('that never heard of the transaction gets the same bytes again', async () => {
    const practice = await practiceBench()
    const view = await signed(practice)
    practice.intercept.now = async (_, body, pass) => {
      if (!isBroadcast(body)) return await pass()
      practice.intercept.now = null
      throw new TypeError('fetch failed')
    }
    await practice.drive.step(view, 'send')
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(practice.practice.observed.broadcasts).toMatchObject([{ hash: currentLeg(view.transfer)?.hash, code: 0 }])
  })

  test('that runs the transaction with an error ends the transfer on its source', async () => {
    const practice = await practiceBench()
    const view = await signed(practice)
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      if (!body.includes('"tx_search"')) return reply
      const found = (await reply.json()) as { result: { txs: { tx_result: { code: number; log: string } }[] } }
      for (const tx of found.result.txs) Object.assign(tx.tx_result, { code: 11, log: 'out of gas' })
      return Response.json(found)
    }
    await practice.drive.step(view, 'send')
    expect(await practice.drive.settled(view.transfer.id)).toMatchObject({ phase: 'failedOnSource', reason: 'out of gas' })
    expect(practice.practice.observed.tracked).toEqual([])
  })

  test('that lets the transaction vanish proves at its timeout height that it was not sent', async () => {
    const practice = await practiceBench({ pace: FAST_BLOCKS })
    const view = await signed(practice)
    practice.practice.faults.dropNext(1)
    await practice.drive.step(view, 'send')
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('expiredUnsent')
    expect(practice.practice.observed.accepted).toEqual({})
  })

  test('whose account was used by another transaction meanwhile keeps the signature from going out', async () => {
    const practice = await practiceBench()
    const first = await signed(practice)
    const second = await signed(practice)
    expect(currentLeg(first.transfer)?.sequence).toBe(currentLeg(second.transfer)?.sequence)
    await practice.drive.step(second, 'send')
    await practice.drive.settled(second.transfer.id)
    expect((await practice.drive.step(first, 'send')).transfer.phase).toBe('superseded')
    expect(practice.practice.observed.accepted[SOURCE]).toEqual([currentLeg(second.transfer)?.hash])
  })

  test('that does not know the account says so, and what to do', async () => {
    const practice = await practiceBench()
    const account = await practice.bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/9", label: 'New' })
    const created = await practice.drive.create({ accountId: account.id })
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({
      code: 'chain.accountMissing',
      hint: expect.any(String) as string,
    })
  })

  test('on which there is too little says so before anything is signed', async () => {
    const practice = await practiceBench()
    const created = await practice.drive.create({ amount: '999999999999999' })
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({ code: 'chain.insufficientFunds' })
  })

  test.for([
    ['unreachable', 'network.unreachable'],
    ['truncated', 'chain.badReply'],
    [{ status: 502, body: '<html>', contentType: 'text/html' }, 'network.busy'],
    [{ status: 200, body: '{"result":{"sync_info":7}}', contentType: 'application/json' }, 'chain.badReply'],
  ] as const)('whose node answers %o leaves the quote usable', async ([fault, code]) => {
    const practice = await practiceBench()
    const created = await practice.drive.create()
    practice.practice.faults.setFault(`rpc.${SOURCE}.practice.invalid`, fault)
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({ code, retry: 'later' })
    practice.practice.faults.setFault(`rpc.${SOURCE}.practice.invalid`, null)
    expect((await practice.drive.step(created, 'build')).transfer.phase).toBe('built')
  })
})

describe('two windows on one transfer', () => {
  test('sign and send it once', async () => {
    const practice = await practiceBench()
    const built = await practice.drive.build()
    const both = [practice.drive.sign(built), practice.drive.sign(built)]
    const verdicts = Promise.allSettled(both)
    await approve(practice.practice.device)
    const settled = await verdicts
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(settled[1]).toMatchObject({ reason: { code: 'transfer.conflict' } })
    const [first] = settled
    if (first?.status !== 'fulfilled') throw new Error('the first call signs')
    const sends = await Promise.allSettled([practice.drive.step(first.value, 'send'), practice.drive.step(first.value, 'send')])
    expect(sends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await practice.drive.settled(built.transfer.id)
    expect(practice.practice.observed.accepted[SOURCE]).toHaveLength(1)
    expect(practice.practice.observed.prompts).toHaveLength(1)
  })

  test('act only on what they have seen', async () => {
    const practice = await practiceBench()
    const created = await practice.drive.create()
    await practice.drive.step(created, 'build')
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({ code: 'transfer.conflict' })
    const now = await practice.bench.client['transfers.get']({ id: created.transfer.id })
    await expect(practice.drive.step(now, 'send')).rejects.toMatchObject({ code: 'transfer.wrongStep' })
    await expect(practice.drive.step(now, 'signHook')).rejects.toMatchObject({ code: 'transfer.wrongStep' })
  })

  test('cannot make two transfers of one quote', async () => {
    const practice = await practiceBench()
    const { id: quoteId } = await practice.drive.quote()
    await practice.bench.client['transfers.create']({ quoteId })
    await expect(practice.bench.client['transfers.create']({ quoteId })).rejects.toMatchObject({ code: 'quote.unknown' })
  })
})

describe('time', () => {
  test('ends a quote: it is neither taken up nor built on', async () => {
    const practice = await practiceBench()
    const late = await practice.drive.quote()
    const created = await practice.drive.create()
    await practice.clock.sleep(31_000)
    await expect(practice.bench.client['transfers.create']({ quoteId: late.id })).rejects.toMatchObject({ code: 'transfer.expired' })
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({
      code: 'transfer.expired',
      hint: expect.any(String) as string,
    })
    expect((await practice.bench.client['transfers.get']({ id: created.transfer.id })).transfer.phase).toBe('expired')
  })

  test('ends a signature that was never sent: at its timeout height nothing goes out any more', async () => {
    const practice = await practiceBench({ pace: FAST_BLOCKS })
    const view = await signed(practice)
    await practice.clock.sleep(22_000)
    expect((await practice.drive.step(view, 'send')).transfer.phase).toBe('expiredUnsent')
    expect(practice.practice.observed.broadcasts).toEqual([])
  })

  test('ends a document that was never signed: the device is not asked for it', async () => {
    const practice = await practiceBench({ pace: FAST_BLOCKS })
    const built = await practice.drive.build()
    await practice.clock.sleep(22_000)
    await expect(practice.drive.sign(built)).rejects.toMatchObject({ code: 'transfer.expired' })
    expect(practice.practice.observed.prompts).toEqual([])
  })
})

test('a signature that was never sent can be discarded', async () => {
  const practice = await practiceBench()
  const { transfer } = await signed(practice)
  const discarded = await practice.bench.client['transfers.cancel']({ id: transfer.id, version: transfer.version })
  expect(discarded.transfer.phase).toBe('cancelled')
  expect(practice.practice.observed.broadcasts).toEqual([])
})

test('a restart in the middle of tracking picks the transfer up by itself', async () => {
  const practice = await practiceBench()
  const { transfer } = await practice.drive.toSent(practice.practice)
  await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
  await practice.restart()
  expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
})
