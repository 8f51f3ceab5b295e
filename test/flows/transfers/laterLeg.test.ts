// Checks a route of several transactions, leg by leg: the next one is quoted again and signed only once the previous one has arrived.
import { expect, test } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE, VALID_MS } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

const FINAL = 'lantern-1'
const AMOUNT = '2500000'
const denomOf = ({ bench }: Practice, chainId: string) =>
  bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === 'USDC')?.denom ?? ''
const view = ({ bench }: Practice, id: string) => bench.client['transfers.get']({ id })

async function open(): Promise<Practice> {
  const practice = await practiceBench()
  practice.practice.device.set('blindSigning', true)
  return practice
}

/** Builds, signs and sends the next leg. */
async function passLeg({ drive, practice }: Practice, current: TransferView): Promise<TransferView> {
  const signing = drive.sign(await drive.step(current, 'build'))
  await approve(practice.device)
  return await drive.step(await signing, 'send')
}

/** As far as the chain between, where the first of two transactions ends. */
async function toTheMiddle(practice: Practice): Promise<TransferView> {
  const { bench, drive } = practice
  const [fromDenom, toDenom] = [denomOf(practice, BASIN.id), denomOf(practice, FINAL)]
  const quote = await drive.quote({ fromChainId: BASIN.id, fromDenom, toChainId: FINAL, toDenom, amount: AMOUNT })
  expect(quote.transactionsRequired).toBe(2)
  const created = await bench.client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
  const { id } = created.transfer
  await passLeg(practice, created)
  await bench.until(id, ({ phase }) => phase === 'authorised')
  // The approval took longer than a quote is good for.
  await passLeg(practice, await takeNewQuote(practice, await view(practice, id)))
  await bench.until(id, ({ phase, legs }) => phase === 'authorised' && legs.some(({ arrivedAt }) => arrivedAt !== null))
  return await view(practice, id)
}

async function takeNewQuote({ bench }: Practice, { transfer: { id, version } }: TransferView): Promise<TransferView> {
  const { quote } = await bench.client['transfers.requote']({ id, version })
  return await bench.client['transfers.accept']({ id, version, quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
}

test('the second leg is quoted from where the first arrived, signed there, and ends the transfer', async () => {
  const practice = await open()
  const arrived = await toTheMiddle(practice)
  expect(arrived.transfer).toMatchObject({
    phase: 'authorised',
    onward: null,
    settledAt: null,
    release: { chainId: SOURCE, denom: 'uusdc', amount: AMOUNT },
  })
  const asked = practice.practice.observed.prompts.length
  await expect(practice.drive.step(arrived, 'build')).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  // Days later.
  practice.clock.skip(3 * 24 * 60 * 60_000)
  const agreed = await takeNewQuote(practice, await view(practice, arrived.transfer.id))
  expect(agreed.transfer.onward?.quote).toMatchObject({
    transactionsRequired: 1,
    amountIn: AMOUNT,
    request: { fromChainId: SOURCE, fromDenom: 'uusdc', toChainId: FINAL, recipient: OWN },
  })
  expect(practice.practice.observed.prompts).toHaveLength(asked)
  const sent = await passLeg(practice, agreed)
  expect(currentLeg(sent.transfer)).toMatchObject({ purpose: 'transfer', chainId: SOURCE, mode: 'eip191', txIndex: 1 })
  expect(await practice.drive.settled(sent.transfer.id)).toMatchObject({
    phase: 'completed',
    legs: [{ purpose: 'approval' }, { purpose: 'transfer', txIndex: 0 }, { purpose: 'transfer', txIndex: 1 }],
    hops: [
      { fromChainId: BASIN.id, toChainId: SOURCE, state: 'received' },
      { fromChainId: SOURCE, toChainId: FINAL, state: 'received' },
    ],
    release: { chainId: FINAL, amount: AMOUNT, isConfirmed: true },
  })
  const outcomes = listFacts(practice.bench.db, sent.transfer.id).flatMap((fact) => (fact.type === 'status' ? [fact.outcome] : []))
  expect(outcomes.filter((outcome) => outcome === 'legDone')).toHaveLength(1)
})

test('given up between two legs, the transfer says where the money is', async () => {
  const practice = await open()
  const { transfer } = await toTheMiddle(practice)
  const { id, version } = transfer
  const halted = await practice.bench.client['transfers.cancel']({ id, version })
  expect(halted.transfer).toMatchObject({ phase: 'halted', release: { chainId: SOURCE, denom: 'uusdc', amount: AMOUNT } })
})

test('a second leg that comes to nothing leaves the money where it was, and its transfer ready for another try', async () => {
  const practice = await open()
  const agreed = await takeNewQuote(practice, await toTheMiddle(practice))
  practice.practice.faults.dropNext(1)
  const { id } = (await passLeg(practice, agreed)).transfer
  practice.clock.skip(VALID_MS)
  const waiting = await practice.bench.until(id, ({ phase }) => phase === 'authorised')
  expect(waiting).toMatchObject({ onward: null, settledAt: null, release: { chainId: SOURCE, amount: AMOUNT } })
  expect(waiting.legs.at(-1)).toMatchObject({ end: 'expiredUnsent' })
  await passLeg(practice, await takeNewQuote(practice, await view(practice, id)))
  expect((await practice.drive.settled(id)).phase).toBe('completed')
})
