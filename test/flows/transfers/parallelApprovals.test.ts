// Many transfers of one token over one bridge at once: their exact approvals take turns, and every one of them ends.
import { expect, test } from 'vitest'
import { AppError } from '../../../src/shared/domain/errors.ts'
import type { TransferPhase } from '../../../src/shared/contract/transfer/transfer.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

/** Each waits for the blocks of the one before it: more than a few take minutes, so more are asked for by hand. */
const COUNT = Number(process.env['PARALLEL_TRANSFERS'] ?? '5')
/** A step that waits for another transfer, or for a newer quote. */
const WAITS = ['chain.nonceGap', 'transfer.requoteNeeded', 'transfer.expired', 'transfer.conflict', 'chain.refused']

const WAITS_FOR_USER: readonly TransferPhase[] = ['quoted', 'authorised', 'built', 'signed']

async function create({ bench, drive }: Practice, amount: string): Promise<string> {
  const denomOf = (chainId: string) =>
    bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === 'USDC')?.denom ?? ''
  const ends = { fromChainId: BASIN.id, fromDenom: denomOf(BASIN.id), toChainId: SOURCE, toDenom: denomOf(SOURCE) }
  const { id, gates } = await drive.quote({ ...ends, amount })
  const { transfer } = await bench.client['transfers.create']({ quoteId: id, accepted: gates.map(({ kind }) => kind) })
  return transfer.id
}

async function renew({ bench }: Practice, id: string): Promise<void> {
  const { version } = (await bench.client['transfers.get']({ id })).transfer
  const { quote } = await bench.client['transfers.requote']({ id, version })
  await bench.client['transfers.accept']({ id, version, quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
}

/** Builds on a new quote, since the one before gets old while the others take their turns. */
async function buildAnew(practice: Practice, id: string): Promise<void> {
  await renew(practice, id)
  await practice.drive.step(await practice.bench.client['transfers.get']({ id }), 'build')
}

/** Does the next step of a transfer. @returns the code of what it waits for, or null. */
async function push(practice: Practice, id: string): Promise<string | null> {
  const { drive, bench } = practice
  const view = await bench.client['transfers.get']({ id })
  try {
    if (view.transfer.phase === 'quoted' || view.transfer.phase === 'authorised') await buildAnew(practice, id)
    else if (view.transfer.phase === 'built') await drive.sign(view)
    else if (view.transfer.phase === 'signed') await drive.step(view, 'send')
    return null
  } catch (error) {
    if (!(error instanceof AppError) || !WAITS.includes(error.code)) throw error
    // A transfer built on a nonce that another one used is built again.
    if (error.code === 'transfer.requoteNeeded') await renew(practice, id)
    return error.code
  }
}

test('transfers of one token over one spender made at once all end, each with an approval of its own amount', async () => {
  const practice = await practiceBench()
  practice.practice.device.set('blindSigning', true)
  const amounts = Array.from({ length: COUNT }, (_, index) => String(10_000 + index))
  let ids: string[] = []
  for (const amount of amounts) ids.push(await create(practice, amount))
  const all = [...ids]
  const waited = new Set<string>()
  // One pair of hands approves whatever the device shows; at the end it waits for nothing.
  const hands = async (): Promise<never> => {
    for (;;) await approve(practice.practice.device)
  }
  void hands()
  let due = ids
  while (ids.length > 0) {
    for (const id of due) {
      const code = await push(practice, id)
      if (code !== null) waited.add(code)
    }
    const views = await Promise.all(ids.map((id) => practice.bench.client['transfers.get']({ id })))
    const live = views.map(({ transfer }) => transfer).filter(({ phase }) => !isSettled(phase))
    ids = live.map(({ id }) => id)
    // All of them ask at first; then the next ones, since an unused quote does not expire.
    due = live.filter(({ phase }) => WAITS_FOR_USER.includes(phase)).map(({ id }) => id)
    due.splice(3)
    // The chains go on meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect([...waited]).toContain('chain.nonceGap')
  expect(waited).not.toContain('chain.refused')
  const ends = await Promise.all(all.map((id) => practice.bench.client['transfers.get']({ id })))
  expect(ends.map(({ transfer }) => transfer.phase)).toEqual(all.map(() => 'completed'))
  const approvals = ends.flatMap(({ transfer }) => transfer.legs.filter(({ purpose, end }) => purpose === 'approval' && end === null))
  expect(approvals).toHaveLength(COUNT)
  expect(ends.every(({ transfer }) => currentLeg(transfer)?.purpose === 'transfer')).toBe(true)
}, 900_000)
