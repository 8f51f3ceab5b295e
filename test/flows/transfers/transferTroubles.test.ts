// What the chain, time and a second window can do to a transfer. Whatever it is, the facts stay true and nothing is sent twice.
import { describe, expect, test } from 'vitest'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve } from '../../support/benches/hands.ts'
import { answerBroadcast, isBroadcast } from '../../support/bodies/nodeReplies.ts'
import { practiceBench, SOURCE, VALID_MS } from '../../support/benches/practiceBench.ts'

describe('the chain', () => {
  test('that refuses the broadcast ends the transfer with its own words', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = answerBroadcast({ code: 13, log: 'insufficient fees; got: 1uinit' })
    const { transfer } = await practice.drive.step(view, 'send')
    expect(transfer).toMatchObject({ phase: 'refusedByChain', reason: 'insufficient fees; got: 1uinit' })
    expect(practice.practice.observed.broadcasts).toEqual([])
  })

  test('that has the bytes already counts as sent', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = answerBroadcast({ code: 19, log: 'tx already in mempool' })
    expect((await practice.drive.step(view, 'send')).transfer.phase).toBe('sent')
  })

  test('that answers nothing to the broadcast is asked what became of it', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      if (!isBroadcast(body)) return reply
      practice.intercept.now = null
      throw new TypeError('fetch failed')
    }
    practice.practice.faults.setFault(`rpc.backup.${SOURCE}.practice.invalid`, 'unreachable')
    const sending = await practice.drive.step(view, 'send')
    expect(sending).toMatchObject({ transfer: { phase: 'sending' }, trouble: { code: 'network.unreachable' } })
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(practice.practice.observed.accepted).toEqual({ [SOURCE]: [currentLeg(view.transfer)?.hash] })
  })

  test('that never heard of the transaction gets the same bytes again', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
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
    const view = await practice.drive.toSigned(practice.practice)
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
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.practice.faults.dropNext(1)
    await practice.drive.step(view, 'send')
    practice.clock.skip(VALID_MS)
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('expiredUnsent')
    expect(practice.practice.observed.accepted).toEqual({})
  })

  test('whose account was used by another transaction meanwhile keeps the signature from going out', async () => {
    const practice = await practiceBench()
    const first = await practice.drive.toSigned(practice.practice)
    const second = await practice.drive.toSigned(practice.practice)
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
    practice.practice.faults.setFault('rpc', fault)
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({ code, retry: 'later' })
    practice.practice.faults.setFault('rpc', null)
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
    await expect(practice.drive.step(now, 'poll')).rejects.toMatchObject({ code: 'transfer.wrongStep' })
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
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.clock.skip(VALID_MS)
    expect((await practice.drive.step(view, 'send')).transfer.phase).toBe('expiredUnsent')
    expect(practice.practice.observed.broadcasts).toEqual([])
  })

  test('ends a document that was never signed: the device is not asked for it', async () => {
    const practice = await practiceBench()
    const built = await practice.drive.build()
    practice.clock.skip(VALID_MS)
    await expect(practice.drive.sign(built)).rejects.toMatchObject({ code: 'transfer.expired' })
    expect(practice.practice.observed.prompts).toEqual([])
  })
})

test('a signature that was never sent can be discarded', async () => {
  const practice = await practiceBench()
  const { transfer } = await practice.drive.toSigned(practice.practice)
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
