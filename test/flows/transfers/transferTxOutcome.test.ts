// Checks the outcome of a transaction: it is reported only once it is proven, however nodes lag, forget or contradict one another.
// A wrong "not sent" would make the user send the money a second time.
import { describe, expect, test } from 'vitest'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { approve, reject } from '../../support/benches/hands.ts'
import { isBroadcast, isSearch, nothingFound, verdict } from '../../support/bodies/nodeReplies.ts'
import { HALTED, practiceBench, SOURCE, VALID_MS, type Intercept } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

const hashOf = ({ transfer }: TransferView) => currentLeg(transfer)?.hash

async function signAndSend({ drive, practice }: Practice, built: TransferView): Promise<TransferView> {
  const signing = drive.sign(built)
  await approve(practice.device)
  return await drive.step(await signing, 'send')
}

const accepted = ({ practice }: Practice) => practice.observed.accepted[SOURCE] ?? []

/** The node takes the bytes, but its answer is lost. */
const loseReply = (after: Intercept): Intercept => {
  let isLost = false
  return async (url, body, pass) => {
    if (!isBroadcast(body) || isLost) return await after(url, body, pass)
    isLost = true
    await pass()
    throw new TypeError('fetch failed')
  }
}

describe('a transaction that is in a block', () => {
  test.for([
    [32, 'account sequence mismatch, expected 58, got 57: incorrect account sequence'],
    [5, 'spendable balance is smaller than the fee: insufficient funds'],
    [13, 'insufficient fees'],
  ] as const)('is not given up when a second send is refused with code %i and the index shows it late', async ([code, log]) => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    let searches = 0
    practice.intercept.now = loseReply(async (_, body, pass) => {
      if (isBroadcast(body)) return verdict({ code, log })
      if (isSearch(body) && searches < 8) {
        searches += 1
        return nothingFound()
      }
      return await pass()
    })
    await practice.drive.step(view, 'send')
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(searches).toBe(8)
    expect(accepted(practice)).toEqual([hashOf(view)])
  })

  test('is never called unsent, however long the index hides it: the sequence was used', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = async (_, body, pass) => (isSearch(body) ? nothingFound() : await pass())
    await practice.drive.step(view, 'send')
    practice.clock.skip(VALID_MS)
    const { id } = view.transfer
    const inDoubt = await practice.bench.until(id, (_, { trouble }) => trouble?.code === 'chain.unproven')
    expect(inDoubt).toMatchObject({ phase: 'sent', settledAt: null })
    const { trouble } = await practice.bench.client['transfers.get']({ id })
    expect(trouble?.hint).toContain(hashOf(view))
    practice.intercept.now = null
    expect((await practice.drive.settled(id)).phase).toBe('completed')
  })

  test.for(['by its hash', 'by the sequence alone'])('that a node shows under another hash, asked %s, is not believed', async (asked) => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      if (!isSearch(body)) return reply
      if (asked === 'by the sequence alone' && body.includes('tx.hash=')) return nothingFound()
      return new Response((await reply.text()).replaceAll(hashOf(view) ?? '', 'AB'.repeat(32)))
    }
    await practice.drive.step(view, 'send')
    const { id } = view.transfer
    const seen = await practice.bench.until(id, ({ phase }, { trouble }) => trouble?.code === 'chain.badReply' || isSettled(phase))
    expect(seen).toMatchObject({ phase: 'sent', settledAt: null })
    practice.intercept.now = null
    expect((await practice.drive.settled(id)).phase).toBe('completed')
  })
})

describe('a sequence that another transaction took', () => {
  test('while the send was under way ends the transfer at once, proven by that transaction', async () => {
    const practice = await practiceBench()
    const [first, second] = [await practice.drive.toSigned(practice.practice), await practice.drive.toSigned(practice.practice)]
    practice.intercept.now = async (_, body, pass) => {
      if (!isBroadcast(body)) return await pass()
      practice.intercept.now = null
      // Another wallet was quicker by the time of one question.
      await practice.drive.step(second, 'send')
      return await pass()
    }
    await practice.drive.step(first, 'send')
    expect((await practice.drive.settled(first.transfer.id)).phase).toBe('superseded')
    expect(accepted(practice)).toEqual([hashOf(second)])
    expect((await practice.drive.settled(second.transfer.id)).phase).toBe('completed')
  })

  test('is told when the bytes were taken first and dropped for the other', async () => {
    const practice = await practiceBench()
    const [first, second] = [await practice.drive.toSigned(practice.practice), await practice.drive.toSigned(practice.practice)]
    practice.practice.faults.dropNext(1)
    await practice.drive.step(first, 'send')
    await practice.drive.step(second, 'send')
    expect((await practice.drive.settled(first.transfer.id)).phase).toBe('superseded')
    expect(accepted(practice)).toEqual([hashOf(second)])
  })
})

describe('a document whose sequence is used by the time it is to be signed', () => {
  test('is not signed: a new one is asked for, and goes out', async () => {
    const practice = await practiceBench()
    const [first, second] = [await practice.drive.build(), await practice.drive.build({ amount: '1400000' })]
    const sent = await signAndSend(practice, first)
    expect((await practice.drive.settled(sent.transfer.id)).phase).toBe('completed')
    const asked = practice.practice.observed.prompts.length
    await expect(practice.drive.sign(second)).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
    expect(practice.practice.observed.prompts).toHaveLength(asked)
    const { client } = practice.bench
    const { id, version } = second.transfer
    const { quote } = await client['transfers.requote']({ id, version })
    const rebuilt = await practice.drive.step(await client['transfers.accept']({ id, version, quoteId: quote.id }), 'build')
    expect(currentLeg(rebuilt.transfer)?.sequence).not.toBe(currentLeg(second.transfer)?.sequence)
    await signAndSend(practice, rebuilt)
    expect((await practice.drive.settled(id)).phase).toBe('completed')
  })

  test('is not signed while the other transaction waits for its block', async () => {
    const practice = await practiceBench({ pace: HALTED })
    const [first, second] = [await practice.drive.build(), await practice.drive.build({ amount: '1400000' })]
    const sent = await signAndSend(practice, first)
    await expect(practice.drive.sign(second)).rejects.toMatchObject({
      code: 'chain.nonceGap',
      message: expect.stringContaining(`Transfer ${sent.transfer.number}`) as string,
      retry: 'later',
    })
    expect(practice.practice.observed.prompts.filter(({ kind }) => kind !== 'address')).toHaveLength(1)
  })
})

test('two transfers alike in all and built in the same block are two transactions, not two waybills of one', async () => {
  const practice = await practiceBench({ pace: HALTED })
  const first = await practice.drive.build()
  // Rejected on the device, it is no draft that a second review would continue.
  const asking = practice.drive.sign(first)
  await Promise.all([asking, reject(practice.practice.device)])
  const second = await practice.drive.build()
  expect(second.transfer.id).not.toBe(first.transfer.id)
  const [one, other] = [currentLeg(first.transfer), currentLeg(second.transfer)]
  expect(one?.sequence).toBe(other?.sequence)
  expect(other?.documentHash).not.toBe(one?.documentHash)
})

test('what a pool forgot is proven unsent by the unused sequence, whatever the index says', async () => {
  const practice = await practiceBench()
  const view = await practice.drive.toSigned(practice.practice)
  practice.practice.faults.dropNext(1)
  await practice.drive.step(view, 'send')
  practice.clock.skip(VALID_MS)
  expect((await practice.drive.settled(view.transfer.id)).phase).toBe('expiredUnsent')
  expect(accepted(practice)).toEqual([])
  const facts = listFacts(practice.bench.db, view.transfer.id)
  const end = facts.at(-1)
  expect(end).toMatchObject({ type: 'expiredUnsent' })
  if (end?.type === 'expiredUnsent') expect(end.height).toBeGreaterThanOrEqual(currentLeg(view.transfer)?.timeoutHeight ?? 0)
})
