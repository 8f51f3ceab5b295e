// The net of a day: what came and went, not what moved between the chains of the same account; and a stake beside its rewards.
import { expect, test } from 'vitest'
import { countedMovements, type CountedLine } from '../../../src/main/db/archive/read/readDays.ts'
import { detailsText, type StoredPart } from '../../../src/main/db/archive/records/meaningRecords.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const DAY = 86_400_000

async function everything({ call }: CoreBench) {
  const { items } = await call('activity.page', { filter: {}, limit: 500 })
  return items
}

async function openSynced(): Promise<CoreBench> {
  const bench = await coreBench(temporaryFolder())
  await bench.call('accounts.watch', { address: OWN, label: 'One' })
  await bench.sync(OWN)
  return bench
}

test('a claim of own money is no income of its day', async () => {
  const bench = await openSynced()
  const items = await everything(bench)
  const claim = items.find(
    ({ kind, counterparty, movements }) => kind === 'withdrawalClaimed' && counterparty === null && movements.length > 0,
  )
  const from = Math.floor((claim?.time ?? 0) / DAY) * DAY
  const [day] = await bench.call('activity.days', { filter: { text: 'type:claim' }, days: [{ from, until: from + DAY }] })
  expect(day?.nets).toEqual([])
  const income = items.find(({ kind, movements }) => kind === 'rewards' && movements.length === 1)
  const stretch = { from: income?.time ?? 0, until: (income?.time ?? 0) + 1 }
  expect((await bench.call('activity.days', { filter: {}, days: [stretch] }))[0]?.nets).toMatchObject([
    { amount: income?.movements[0]?.amount },
  ])
  await bench.close()
})

test('a stake with rewards is both, as its message says', async () => {
  const bench = await openSynced()
  const staked = (await everything(bench)).filter(
    ({ kind, status, parts }) => kind === 'delegated' && status === 'succeeded' && parts.length === 0,
  )
  expect(staked.length).toBeGreaterThan(0)
  for (const { movements, about, time, hash } of staked) {
    // What is staked is still owned: only the rewards that it paid out came.
    const paid = movements.slice(1).filter(({ amount }) => amount !== '0')
    const [day] = await bench.call('activity.days', { filter: { text: hash }, days: [{ from: time, until: time + 1 }] })
    expect(day?.nets.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => amount))
    expect(movements[0]?.amount).toBe(`-${about[0]?.amount ?? ''}`)
    for (const { amount } of movements.slice(1)) expect(amount).toMatch(/^\d+$/)
  }
  await bench.close()
})

const coin = (amount: string) => ({ denom: 'uinit', amount })
const line = (kind: CountedLine['kind'], amount: string, parts?: StoredPart[]): CountedLine => ({
  kind,
  counterparty: 'initvaloper1x',
  account: 'ab',
  details: detailsText({ about: [coin('5000000')], facts: [], more: 0, ...(parts === undefined ? {} : { parts }) }),
  movements: [coin(amount)],
})

test('the rewards that a stake paid out came, and the stake did not go', () => {
  expect(countedMovements(line('delegated', '-4429822'))).toEqual([coin('570178')])
  expect(countedMovements(line('delegated', '-5000000'))).toEqual([])
  expect(countedMovements(line('rewards', '1959801'))).toEqual([coin('1959801')])
  // What buys and locks the share of a pool is paid in another coin than the stake is about.
  const locked = { ...line('delegated', '-5000000'), movements: [{ denom: 'ibc/usdc', amount: '-500000000' }] }
  expect(countedMovements(locked)).toEqual([])
})

const part = (kind: StoredPart['kind'], amount: string): StoredPart => ({
  kind,
  direction: 'out',
  about: [coin(amount)],
  movements: [],
  counterparty: null,
  method: null,
  otherChainId: null,
  facts: [],
})

test('what was unstaked and comes with rewards of locked stakes is not counted', () => {
  const locked = (kind: CountedLine['kind'], amount: string, about: string, earned: string): CountedLine => ({
    ...line(kind, amount),
    details: detailsText({ about: [coin(about)], facts: [], more: 0, earned: earned === '0' ? [] : [coin(earned)] }),
  })
  expect(countedMovements(locked('rewards', '9', '2', '2'))).toEqual([coin('2')])
  expect(countedMovements(locked('undelegated', '9', '7', '2'))).toEqual([coin('2')])
  expect(countedMovements(locked('undelegated', '9', '7', '0'))).toEqual([])
  expect(countedMovements(locked('delegated', '4', '5', '2'))).toEqual([coin('2')])
  const parts = [{ ...part('rewards', '2'), movements: [coin('9')], earned: [coin('2')] }, part('rewards', '1')]
  expect(countedMovements(line('rewards', '10', parts))).toEqual([coin('3')])
})

test('of several things at once, all but the stake count', () => {
  expect(countedMovements(line('delegated', '-4000000', [part('delegated', '5000000'), part('rewards', '1')]))).toEqual([coin('1000000')])
})
