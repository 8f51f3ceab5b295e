// Checks Ethereum transactions that wait, are sped up, cancelled, dropped or overtaken, against a real node: nothing is paid twice, and the
// reported outcome is the real one.
import { expect, test } from 'vitest'
import { parseGwei } from 'viem'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { offeredSteps } from '../../../src/shared/domain/transfer/nextStep.ts'
import { COIN, evmBench, HOLDER, THIRD_PARTY, type EvmBench } from '../../support/benches/evmBench.ts'
import type { Intercept } from '../../support/benches/practiceBench.ts'

const received = async ({ node }: EvmBench) => (await node.client.getBalance({ address: THIRD_PARTY })) - 10_000n * 10n ** 18n
const names = ({ bench }: EvmBench, id: string) => listFacts(bench.db, id).map(({ type }) => type)

/** Takes no transaction. */
const refusing =
  (message: string): Intercept =>
  async (_, body, pass) => {
    if (!body.includes('eth_sendRawTransaction')) return await pass()
    const calls = [JSON.parse(body) as unknown].flat() as { id: number }[]
    return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32_000, message } })))
  }
const fullPool = refusing('txpool is full')

/** Takes a transaction, and says that it does not. */
const deceit: Intercept = async (_, body, pass) => {
  const reply = await pass()
  if (!body.includes('eth_sendRawTransaction')) return reply
  const calls = [JSON.parse(body) as unknown].flat() as { id: number }[]
  return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32_000, message: 'insufficient funds' } })))
}

test('a payment that waits is sped up: a tenth more in both fees, and paid once', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const faster = await bench.drive.step(await bench.signed(await bench.replace(sent.transfer.id, 'speedUp')), 'send')
  const [first, second] = faster.transfer.legs
  for (const field of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const) {
    expect(BigInt(second?.evm?.[field] ?? 0) * 10n).toBeGreaterThanOrEqual(BigInt(first?.evm?.[field] ?? 0) * 11n)
  }
  expect(second).toMatchObject({
    replaces: { legIndex: 0, how: 'speedUp' },
    sequence: first?.sequence,
    evm: { to: THIRD_PARTY, value: '7' },
  })
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'completed', legs: [{ end: 'replaced' }, { end: null }] })
  expect(await received(bench)).toBe(7n)
})

test('a payment that waits is cancelled: nothing, to oneself, in its place', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const built = await bench.replace(sent.transfer.id, 'abort')
  expect(currentLeg(built.transfer)).toMatchObject({ replaces: { how: 'cancel' }, evm: { to: HOLDER, value: '0', data: '0x' } })
  expect(currentLeg(built.transfer)?.checks.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['recipient', 'value']))
  await bench.drive.step(await bench.signed(built), 'send')
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled.phase).toBe('cancelled')
  expect(await received(bench)).toBe(0n)
})

test.for(['before it is signed', 'before it is sent', 'once it is sent'] as const)(
  'a replacement that comes too late leaves the first as what it is: included (%s)',
  async (moment) => {
    const bench = await evmBench()
    const sent = await bench.passLeg(await bench.send(COIN, '7'))
    const { id } = sent.transfer
    const built = await bench.replace(id, 'abort')
    if (moment === 'before it is signed') {
      await bench.node.mine(6)
      await expect(bench.drive.sign(built)).rejects.toMatchObject({ code: 'transfer.conflict' })
    } else if (moment === 'before it is sent') {
      // The replacement is never sent: the transaction it was to replace is followed meanwhile.
      await bench.signed(built)
    } else {
      const replaced = await bench.drive.step(await bench.signed(built), 'send')
      // The block's producer still has the first transaction.
      bench.intercept.now = fullPool
      await bench.node.client.dropTransaction({ hash: bench.hashOf(replaced) })
      const first = Buffer.from(replaced.transfer.legs[0]?.signedTx ?? '', 'base64').toString('hex')
      await bench.node.client.sendRawTransaction({ serializedTransaction: `0x${first}` })
    }
    const settled = await bench.mineUntil(id, ({ phase }) => isSettled(phase))
    expect(settled).toMatchObject({ phase: 'completed', legs: [{ end: null }, { end: 'overtaken' }] })
    expect(await received(bench)).toBe(7n)
  },
)

test('while nobody signs what was to replace it, a payment is seen to arrive, and no signature is asked for any more', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const { id } = sent.transfer
  const built = await bench.replace(id, 'abort')
  const settled = await bench.mineUntil(id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'completed', legs: [{ end: null }, { end: 'overtaken', asked: 0, hash: null }] })
  await expect(bench.drive.sign(built)).rejects.toMatchObject({ code: 'transfer.conflict' })
  expect(await received(bench)).toBe(7n)
})

test.for(['txpool is full', 'replacement transaction underpriced', 'account sequence mismatch, expected 4, got 3'])(
  'a payment whose first send a node answers with “%s” is tried again, and its user can take it back meanwhile',
  async (message) => {
    const bench = await evmBench()
    bench.intercept.now = refusing(message)
    const sending = await bench.passLeg(await bench.send(COIN, '7'))
    const { id } = sending.transfer
    expect(sending).toMatchObject({ transfer: { phase: 'sending' }, trouble: { code: 'chain.refused' } })
    expect(offeredSteps(sending.transfer)).toEqual(['speedUp', 'abort'])
    const signed = await bench.signed(await bench.replace(id, 'abort'))
    const given = await bench.bench.client['transfers.cancel']({ id, version: signed.transfer.version })
    expect(given.transfer).toMatchObject({ phase: 'sending', legs: [{ end: null, sentAt: null }, { end: 'discarded' }] })
    const again = await bench.signed(await bench.replace(id, 'abort'))
    bench.intercept.now = null
    await bench.drive.step(again, 'send')
    expect((await bench.mineUntil(id, ({ phase }) => isSettled(phase))).phase).toBe('cancelled')
    expect(await received(bench)).toBe(0n)
  },
)

test('a payment whose first send a full node refused goes out once there is room', async () => {
  const bench = await evmBench()
  bench.intercept.now = fullPool
  const sending = await bench.passLeg(await bench.send(COIN, '7'))
  bench.intercept.now = null
  const settled = await bench.mineUntil(sending.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'completed', legs: [{ end: null }] })
  expect(await received(bench)).toBe(7n)
})

test('a payment that was signed before another one with its nonce went out does not push it out', async () => {
  const bench = await evmBench()
  const [first, second] = [
    await bench.drive.step(await bench.send(COIN, '7'), 'build'),
    await bench.drive.step(await bench.send(COIN, '9'), 'build'),
  ]
  const [one, other] = [await bench.signed(first), await bench.signed(second)]
  const sent = await bench.drive.step(one, 'send')
  await expect(bench.drive.step(other, 'send')).rejects.toMatchObject({ code: 'chain.nonceGap', retry: 'later' })
  expect((await bench.view(other.transfer.id)).transfer.phase).toBe('signed')
  expect((await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))).phase).toBe('completed')
  expect((await bench.drive.step(other, 'send')).transfer.phase).toBe('superseded')
  expect(await received(bench)).toBe(7n)
})

test('a payment is not signed with the nonce of one that waits, nor while that one is about to be sped up', async () => {
  const bench = await evmBench()
  const [first, second] = [await bench.send(COIN, '7'), await bench.drive.step(await bench.send(COIN, '9'), 'build')]
  const sent = await bench.passLeg(first)
  await expect(bench.drive.sign(second)).rejects.toMatchObject({ code: 'chain.nonceGap' })
  expect((await bench.replace(sent.transfer.id, 'speedUp')).transfer.phase).toBe('built')
  await expect(bench.drive.sign(second)).rejects.toMatchObject({ code: 'chain.nonceGap' })
})

test('a faster payment that the node took and said it refused is found when a block holds it: it was paid, and once', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const { id } = sent.transfer
  const signed = await bench.signed(await bench.replace(id, 'speedUp'))
  bench.intercept.now = deceit
  const refused = await bench.drive.step(signed, 'send')
  expect(refused.transfer).toMatchObject({ phase: 'sent', legs: [{ end: null }, { end: 'refused' }] })
  bench.intercept.now = fullPool
  const settled = await bench.mineUntil(id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'completed', legs: [{ end: 'overtaken' }, { end: null }] })
  expect(await received(bench)).toBe(7n)
})

test('a payment that the pool has dropped is sent again, byte for byte', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const { hash } = currentLeg(sent.transfer) ?? {}
  await bench.node.client.dropTransaction({ hash: hash as `0x${string}` })
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled.phase).toBe('completed')
  expect(currentLeg(settled)?.hash).toBe(hash)
  expect(await received(bench)).toBe(7n)
})

test('a block that gives way to another takes nothing back that was told', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  const { id } = sent.transfer
  await bench.node.mine(3)
  await bench.bench.client['transfers.checkNow']({ id })
  await bench.node.client.request({ method: 'anvil_reorg' as never, params: [3, []] as never })
  expect((await bench.view(id)).transfer.legs[0]?.includedHeight).toBeNull()
  const settled = await bench.mineUntil(id, ({ phase }) => isSettled(phase))
  expect(settled.phase).toBe('completed')
  expect(await received(bench)).toBe(7n)
})

test('a price that has risen above the document is told before it is signed, and one that waits goes out once it is sped up', async () => {
  const bench = await evmBench()
  const built = await bench.drive.step(await bench.send(COIN, '7'), 'build')
  await bench.node.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('900') })
  await bench.node.mine()
  await expect(bench.drive.sign(built)).rejects.toMatchObject({
    code: 'transfer.requoteNeeded',
    message: expect.stringContaining('fee') as string,
  })
})

test('an answer that was lost does not make a second payment, nor does a restart', async () => {
  const bench = await evmBench()
  const built = await bench.drive.step(await bench.send(COIN, '7'), 'build')
  const signed = await bench.signed(built)
  bench.intercept.now = async (_, body, pass) => {
    const reply = await pass()
    if (!body.includes('eth_sendRawTransaction')) return reply
    bench.intercept.now = null
    throw new TypeError('the connection broke')
  }
  await bench.drive.step(signed, 'send')
  await bench.restart()
  const settled = await bench.mineUntil(built.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled.phase).toBe('completed')
  expect(names(bench, built.transfer.id).filter((type) => type === 'sending')).toHaveLength(1)
  expect(await received(bench)).toBe(7n)
})

test('a number that somebody else has used ends a payment as superseded, once that is proven', async () => {
  const bench = await evmBench()
  const sent = await bench.passLeg(await bench.send(COIN, '7'))
  await bench.node.client.dropTransaction({ hash: bench.hashOf(sent) })
  bench.intercept.now = fullPool
  await bench.node.client.impersonateAccount({ address: HOLDER })
  await bench.node.client.sendTransaction({ account: HOLDER, to: HOLDER, value: 0n, nonce: 0, chain: null })
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled.phase).toBe('superseded')
})
