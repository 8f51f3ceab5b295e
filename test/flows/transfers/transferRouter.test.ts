// What the router can do to a transfer. Whatever it is, the facts stay true and nothing is signed that was not asked for.
import { describe, expect, test } from 'vitest'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import { DESTINATION, practiceBench, SOURCE, type Intercept } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

const factNames = ({ bench }: Practice, id: string) => listFacts(bench.db, id).map(({ type }) => type)

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
    ['refunded', 'refunded', { chainId: SOURCE, denom: 'uinit', isConfirmed: true }],
    ['unknownState', 'completed', { chainId: DESTINATION }],
  ] as const)('that reports a transfer as %s ends it as %s, and says where the money is', async ([outcome, phase, release]) => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer(outcome)
    const { transfer } = await practice.drive.toSent(practice.practice)
    expect(await practice.drive.settled(transfer.id)).toMatchObject({ phase, release })
  })

  test('that reports a transfer as failed, its money nowhere, does not end it: no chain can show that', async () => {
    const practice = await practiceBench()
    practice.practice.faults.nextTransfer('failed')
    const { transfer } = await practice.drive.toSent(practice.practice)
    const doubted = await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.code === 'router.contradicted')
    expect(doubted).toMatchObject({ phase: 'tracking', release: null, settledAt: null })
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
    const registrations = () => practice.practice.observed.tracked.length
    practice.intercept.now = async (url, _, pass) => {
      if (!url.includes('/v2/tx/status') || registrations() === 3) return await pass()
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

  test.for([
    ['more than any status', () => new Response('x'.repeat(33 * 1024 * 1024)), 'network.tooLarge'],
    [
      'a page to sign in to the network',
      () => new Response(null, { status: 302, headers: { location: 'https://portal.invalid/' } }),
      'network.badReply',
    ],
  ] as const)('that answers with %s is asked again all the same: the money is on its way', async ([, answer, code]) => {
    const practice = await practiceBench()
    const { transfer } = await practice.drive.toSent(practice.practice)
    practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? answer() : await pass())
    await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.code === code)
    practice.intercept.now = null
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
  })

  test('that never remembers what it takes is told again at its own pace, not at ours', async () => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, _, pass) =>
      url.includes('/v2/tx/status') ? Response.json({ code: 5, message: 'tx not found' }, { status: 404 }) : await pass()
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
    const begun = practice.clock.now()
    await practice.bench.until(transfer.id, () => factNames(practice, transfer.id).filter((type) => type === 'registered').length === 3)
    expect(practice.clock.now() - begun).toBeGreaterThan(2 * 30_000)
    await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.hint?.includes('will register it again') === true)
    practice.intercept.now = null
    expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
  })

  test('that has no route says why, in each of its forms', async () => {
    const practice = await practiceBench()
    const refused = practice.drive.quote({ toDenom: 'nothing' })
    await expect(refused).rejects.toMatchObject({ code: 'router.noRoute', message: expect.stringContaining('no route between') as string })
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
