// What the module of locked stakes pays out: rewards, and beside them what was unstaked earlier, which nobody earned.
import { expect, test, vi } from 'vitest'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { countedMovements } from '../../../src/main/db/archive/read/readDays.ts'
import { detailsText, NO_DETAILS } from '../../../src/main/db/archive/records/meaningRecords.ts'
import { createTxDecoder } from '../../../src/main/decoding/txDecoder.ts'
import { movesOf } from '../../../src/main/features/gains/ownMoves.ts'
import { parseAddress } from '../../../src/main/platform/address.ts'
import type { Transfer } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { IndexerTx } from '../../../src/wire/indexer.ts'
import { act, bothLocks, locksOf, type LockRig } from './lockRig.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const YEAR = 31_557_600
const DAY_MS = 86_400_000

test('a claim pays out what was unstaked too, and history counts only the rewards as earned', async () => {
  const rig = await practiceBench()
  const [ended] = await bothLocks(rig)
  await act(rig, { type: 'unstakeLock', ...ended })
  rig.clock.skip(22 * DAY_MS)
  expect((await locksOf(rig)).free).toMatchObject([{ amount: ended.amount }])
  const done = await act(rig, { type: 'claimLocked' })
  const { came, income } = await countedOf(rig, done)
  expect(came - income).toBe(BigInt(ended.amount))
  expect(income).toBeGreaterThanOrEqual(BigInt(done.quote.about[0]?.amount ?? '0'))
  expect((await locksOf(rig)).free).toEqual([])
})

test('taking out a lock pays out what was unstaked before, and history counts only the rewards as earned', async () => {
  const rig = await practiceBench()
  const [ended, running] = await bothLocks(rig)
  const until = running.release + YEAR
  await act(rig, { type: 'unstakeLock', ...ended })
  await act(rig, { type: 'extendLock', ...running, until })
  rig.clock.skip(until * 1000 - rig.clock.now() + DAY_MS)
  const { free, rewards } = await locksOf(rig)
  expect(free).toMatchObject([{ amount: ended.amount }])
  const { came, income } = await countedOf(rig, await act(rig, { type: 'unstakeLock', ...running, release: until }))
  expect(came - income).toBe(BigInt(ended.amount))
  expect(income).toBeGreaterThanOrEqual(BigInt(rewards[0]?.amount ?? '0'))
})

/** Returns what came with a sent transaction, and what of it the history counts as earned: of its day, and as income. */
async function countedOf({ practice }: LockRig, done: Transfer) {
  const registry = createRegistry(practice.network)
  const chain = registry.chain(SOURCE)
  if (chain === null) throw new Error(SOURCE)
  const address = `https://indexer.${SOURCE}.practice.invalid/indexer/tx/v1/txs/${currentLeg(done)?.hash ?? ''}`
  // An indexer lists a block a little later than the node.
  const tx = await vi.waitFor(
    async () => {
      const { tx_response, tx: plain } = (await (await practice.fetch(address)).json()) as { tx_response?: unknown; tx?: unknown }
      return IndexerTx.parse(tx_response ?? plain)
    },
    { timeout: 20_000, interval: 50 },
  )
  const read = createTxDecoder(registry).toRow({ chain, ...parseAddress(OWN, chain.bech32Prefix) }, tx)
  if ('reason' in read) throw new Error(read.reason)
  const { details = NO_DETAILS, ...meaning } = read.meaning
  const line = { ...meaning, account: 'me', details: detailsText(details) }
  const day = countedMovements(line).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const record = {
    ...read,
    ...meaning,
    evmHash: null,
    account: 'me',
    txId: 1,
    chainId: SOURCE,
    details,
    delivery: null,
    packets: [],
    delistedAt: null,
  }
  const identityOf = (_chain: string, denom: string) => ({ asset: denom, factor: 1n })
  const moves = movesOf({ identityOf, ownAccount: () => null, onUnlisted: () => undefined }, record)
  const income = moves.flatMap((move) => move.income).reduce((sum, { units }) => sum + units, 0n)
  expect(moves.flatMap(({ given, received }) => [...given, ...received])).toEqual([])
  expect(day).toBe(income)
  return { came: meaning.movements.reduce((sum, { amount }) => sum + BigInt(amount), 0n), income }
}
