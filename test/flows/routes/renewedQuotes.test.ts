// Checks renewed quotes: changes are shown, nothing changes before it is accepted, and the transfer continues on the new quote.
import { describe, expect, test } from 'vitest'
import { appendFact, openTransfer } from '../../../src/main/db/journal/transfers.ts'
import type { Quote } from '../../../src/shared/contract/transfer/route.ts'
import type { TransferFact } from '../../../src/shared/contract/transfer/transfer.ts'
import { assetOn, FRIEND, type Practice } from '../../support/benches/askQuotes.ts'
import { DESTINATION, OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { BUILT, sampleQuote } from '../../../src/shared/domain/transfer/sampleTransfer.ts'

describe('a draft of the same request', () => {
  test('is continued by the next review: one transfer, the newer quote, no second number', async () => {
    const practice = await practiceBench()
    const left = (await practice.drive.build()).transfer
    const again = (await practice.drive.create()).transfer
    expect(again).toMatchObject({ id: left.id, number: left.number, phase: 'quoted', legs: [{ end: 'expired' }] })
    expect(again.quote.id).not.toBe(left.quote.id)
    expect((await practice.drive.create({ slippagePercent: '1' })).transfer.id).toBe(left.id)
    const other = (await practice.drive.create({ amount: '1000000' })).transfer
    expect(other.number).toBe(left.number + 1)
  })

  test('is left alone once the device was asked about it, and once it is cancelled', async () => {
    const practice = await practiceBench()
    const asked = (await practice.drive.toSigned(practice.practice)).transfer
    const next = (await practice.drive.create()).transfer
    expect(next.id).not.toBe(asked.id)
    await practice.bench.client['transfers.cancel']({ id: next.id, version: next.version })
    expect((await practice.drive.create()).transfer.number).toBe(next.number + 1)
  })
})

describe('a quote that is renewed', () => {
  const renew = ({ bench }: Practice, { id, version }: { id: string; version: number }) =>
    bench.client['transfers.requote']({ id, version })
  const accept = ({ bench }: Practice, { id, version }: { id: string; version: number }, quoteId: string) =>
    bench.client['transfers.accept']({ id, version, quoteId })
  const change = (from: string, to: string): NonNullable<Practice['intercept']['now']> => {
    return async (url, _, pass) => {
      const reply = await pass()
      return url.endsWith('/v2/fungible/route') ? new Response((await reply.text()).replaceAll(from, to)) : reply
    }
  }

  test('and says the same is taken without a word, and built on', async () => {
    const practice = await practiceBench()
    const built = (await practice.drive.build()).transfer
    await practice.clock.sleep(40_000)
    const { quote, changes } = await renew(practice, built)
    expect(changes).toEqual([])
    const accepted = await accept(practice, built, quote.id)
    expect(accepted.transfer).toMatchObject({ phase: 'quoted', quote: { id: quote.id }, legs: [{ end: 'expired' }] })
    expect((await practice.drive.step(accepted, 'build')).transfer.phase).toBe('built')
  })

  test('and says something else tells what, and holds once accepted', async () => {
    const practice = await practiceBench()
    const { transfer } = await practice.drive.create()
    practice.intercept.now = change('"amount_out":"1500000"', '"amount_out":"1499000"')
    const { quote, changes } = await renew(practice, transfer)
    expect(changes).toEqual([
      { what: 'amountOut', before: '1500000', after: '1499000' },
      { what: 'minimumOut', before: '1500000', after: '1499000' },
    ])
    expect((await practice.bench.client['transfers.get']({ id: transfer.id })).transfer.quote.amountOut).toBe('1500000')
    expect((await accept(practice, transfer, quote.id)).transfer.quote.amountOut).toBe('1499000')
  })

  test('is for its transfer alone, as it was seen, and only before anything has left', async () => {
    const practice = await practiceBench()
    const [one, other] = [(await practice.drive.create()).transfer, (await practice.drive.create({ amount: '1000000' })).transfer]
    const { quote } = await renew(practice, one)
    await expect(accept(practice, other, quote.id)).rejects.toMatchObject({ code: 'quote.unknown' })
    await expect(practice.bench.client['transfers.create']({ quoteId: quote.id })).rejects.toMatchObject({ code: 'quote.unknown' })
    await expect(accept(practice, { ...one, version: 7 }, quote.id)).rejects.toMatchObject({ code: 'transfer.conflict' })
    await expect(renew(practice, { ...other, version: 7 })).rejects.toMatchObject({ code: 'transfer.conflict' })
    const { transfer: sent } = await practice.drive.toSent(practice.practice)
    await practice.drive.settled(sent.id)
    const { transfer: settled } = await practice.bench.client['transfers.get']({ id: sent.id })
    await expect(renew(practice, settled)).rejects.toMatchObject({ code: 'transfer.wrongStep' })
  })

  test('and brings a risk that was not agreed to is gated anew', async () => {
    const practice = await practiceBench()
    const { transfer } = await practice.drive.create()
    practice.practice.faults.router.warning = true
    const { quote, changes } = await renew(practice, transfer)
    expect(changes.map(({ what }) => what)).toEqual(['warnings'])
    await expect(accept(practice, transfer, quote.id)).rejects.toMatchObject({ code: 'quote.gated' })
    const { id, version } = transfer
    const agreed = await practice.bench.client['transfers.accept']({ id, version, quoteId: quote.id, accepted: ['lowInfo'] })
    expect(agreed.transfer.quote.gates).toMatchObject([{ kind: 'lowInfo' }])
  })

  test('goes on from where a leg has arrived, with what has arrived, to the same recipient', async () => {
    const practice = await practiceBench()
    const view = arrived(practice, '900000')
    const { quote, changes } = await renew(practice, view)
    expect(quote.request).toMatchObject({ fromChainId: SOURCE, fromDenom: 'uinit', amount: '900000', recipient: FRIEND })
    expect(changes).toEqual([
      { what: 'amountOut', before: '1000000', after: '900000' },
      { what: 'minimumOut', before: '1000000', after: '900000' },
    ])
    const { transfer } = await accept(practice, view, quote.id)
    expect(transfer).toMatchObject({ phase: 'authorised', onward: { quote: { id: quote.id } }, quote: { amountOut: '1000000' } })
  })

  test('takes no more than was planned on the word of the router alone: what else lies there is not of this transfer', async () => {
    const practice = await practiceBench()
    const { quote } = await renew(practice, arrived(practice, '900000000', false))
    expect(quote.request.amount).toBe('1000000')
    expect((await renew(practice, arrived(practice, '900000', false))).quote.request.amount).toBe('900000')
    expect((await renew(practice, arrived(practice, '1000001', true))).quote.request.amount).toBe('1000001')
  })

  test('takes the planned amount where only the place was seen', async () => {
    const practice = await practiceBench()
    const { quote } = await renew(practice, arrived(practice, null))
    expect(quote.request.amount).toBe('1000000')
  })
})

/** Two transactions, from a chain that gives the money to the L1 and from there on a rollup; the first has arrived. */
function arrived(practice: Practice, amount: string | null, isConfirmed = true) {
  const { db } = practice.bench
  const sample = sampleQuote()
  const toDenom = assetOn(practice, DESTINATION, 'INIT')
  const unsaid = { denomIn: null, bridge: 'IBC', kind: 'ibc' as const }
  const quote: Quote = {
    ...sample,
    request: {
      ...sample.request,
      accountId: practice.account.id,
      fromChainId: 'harbour-1',
      toChainId: DESTINATION,
      toDenom,
      recipient: FRIEND,
    },
    to: { ...sample.to, chainId: DESTINATION, denom: toDenom },
    amountOut: '1000000',
    minimumOut: '1000000',
    transactionsRequired: 2,
    hops: [
      { ...unsaid, fromChainId: 'harbour-1', toChainId: SOURCE, denomOut: 'uinit', amountOut: '1000000', txIndex: 0 },
      {
        ...unsaid,
        kind: 'opinit',
        bridge: 'OPINIT',
        fromChainId: SOURCE,
        toChainId: DESTINATION,
        denomOut: toDenom,
        amountOut: '1',
        txIndex: 1,
      },
    ],
    addresses: [
      { chainId: 'harbour-1', address: 'harbour1', role: 'own', isSignable: true },
      { chainId: SOURCE, address: OWN, role: 'own', isSignable: true },
      { chainId: DESTINATION, address: FRIEND, role: 'recipient', isSignable: true },
    ],
  }
  const release = { chainId: SOURCE, denom: 'uinit', amount, isConfirmed }
  const facts: TransferFact[] = [
    { ...BUILT, chainId: 'harbour-1', at: 2 },
    { type: 'signed', at: 3, signedTx: '', hash: 'AB' },
    { type: 'sending', at: 4 },
    { type: 'sent', at: 5, how: 'broadcast' },
    { type: 'included', at: 6, height: 9, code: 0, log: '' },
    { type: 'registered', at: 7 },
    { type: 'status', at: 8, outcome: 'legDone', state: 'STATE_COMPLETED_SUCCESS', hops: [], release, reason: null },
  ]
  const opened = openTransfer({ db }, `two ${amount ?? ''} ${isConfirmed}`, {
    type: 'quoted',
    at: 1,
    quote,
    operations: '[]',
    sender: 'harbour1',
    recipient: FRIEND,
  })
  return facts.reduce((transfer, fact) => appendFact({ db }, { id: transfer.id, version: transfer.version, fact }), opened)
}
