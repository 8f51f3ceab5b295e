// A router that lies about where a transfer stands: no lie may settle it, and once the chains show the truth it ends as they say.
import { expect, test, vi } from 'vitest'
import { namedAddress } from '../../../src/practice/book/chains/chains.ts'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { AMOUNT, denomOf, look, sendOver, viewOf, type Practice, type Route } from '../../support/benches/sentOver.ts'

/** A further recipient on the practice network. */
const OTHER = namedAddress('another recipient')
const GRACE_MS = 31 * 60_000
/** Blocks so slow that the truth comes after all the lies. */
const PACE = 0.5

const ROUTES: readonly Route[] = [
  { fromChainId: SOURCE, toChainId: 'lantern-1', symbol: 'INIT', bridge: 'op_init_transfer' },
  { fromChainId: SOURCE, toChainId: 'harbour-1', symbol: 'INIT', bridge: 'ibc_transfer' },
  { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' },
]

interface Lie {
  name: string
  state: string
  release: { chainId: string; denom: string; amount: string | null } | null
  hash: string | null
}

/** Every kind of lie about one transfer: an end, the asset that it names, and the transaction that it is to be shown by. */
function liesOf(practice: Practice, route: Route, hashes: Readonly<Record<string, string>>): Lie[] {
  const goal = { chainId: route.toChainId, denom: denomOf(practice, route.toChainId, route.symbol), amount: AMOUNT }
  const source = { chainId: route.fromChainId, denom: denomOf(practice, route.fromChainId, route.symbol), amount: AMOUNT }
  const places = {
    'at the goal': goal,
    'at the goal, less of it': { ...goal, amount: '1' },
    'at the goal, of no amount': { ...goal, amount: null },
    'at the goal, in a made-up asset': { ...goal, denom: 'umadeup' },
    'at the goal, in another listed asset': {
      ...goal,
      denom: denomOf(practice, route.toChainId, route.symbol === 'INIT' ? 'USDC' : 'INIT'),
    },
    'back at the source': source,
    'back at the source, in a made-up asset': { ...source, denom: 'umadeup' },
    'on another chain': { chainId: 'saltmarsh-1', denom: denomOf(practice, 'saltmarsh-1', 'INIT'), amount: AMOUNT },
    nowhere: null,
  }
  const named = { 'by no transaction': null, ...hashes }
  return ['STATE_COMPLETED_SUCCESS', 'STATE_COMPLETED_ERROR'].flatMap((state) =>
    Object.entries(places).flatMap(([place, release]) =>
      Object.entries(named).map(([by, hash]) => ({ name: `${state} ${place} ${by}`, state, release, hash })),
    ),
  )
}

function bodyOf({ bridge, fromChainId, toChainId }: Route, { state, release, hash }: Lie): object {
  const on = (chain_id: string) => (hash === null ? null : { chain_id, tx_hash: hash, explorer_link: '' })
  const txs = { send_tx: null, receive_tx: on(toChainId), acknowledge_tx: on(fromChainId) }
  const hop = { from_chain_id: fromChainId, to_chain_id: toChainId, state: 'TRANSFER_SUCCESS', txs, packet_txs: txs }
  const lies = release && { chain_id: release.chainId, denom: release.denom, amount: release.amount, released: true }
  return { state, transfer_sequence: [{ [bridge]: hop }], transfer_asset_release: lies, error: null }
}

test.for(ROUTES)('of a transfer from $fromChainId to $toChainId settles it by no lie, and the truth does', async (route) => {
  const practice = await practiceBench({ pace: PACE })
  practice.practice.device.set('blindSigning', true)
  const earlier = (await sendOver(practice, route)).transfer
  practice.clock.skip(60_000)
  await practice.bench.until(earlier.id, ({ phase }) => phase === 'tracking')
  practice.clock.skip(60_000)
  const ended = await practice.drive.settled(earlier.id)
  expect(ended).toMatchObject({ phase: 'completed', release: { chainId: route.toChainId, amount: AMOUNT } })
  const foreign = route.toChainId === 'harbour-1' ? null : (await sendOver(practice, route, OTHER)).transfer
  practice.clock.skip(120_000)
  if (foreign !== null) await practice.drive.settled(foreign.id)

  practice.practice.faults.nextTransfer('slow')
  const { transfer } = await sendOver(practice, route)
  const { id } = transfer
  const hashOf = (leg: TransferView['transfer']) => currentLeg(leg)?.hash ?? ''
  const arrivalOf = (one: TransferView['transfer']) => practice.practice.trace(hashOf(one))?.hops.at(-1)?.receiveHash ?? ''
  const hashes = {
    'by no real transaction': 'AB'.repeat(32),
    'by an arrival of its own before': arrivalOf(ended),
    'by its own first transaction': hashOf(transfer),
    ...(foreign === null
      ? {}
      : { 'by an arrival at somebody else': arrivalOf(await viewOf(practice, foreign.id).then((view) => view.transfer)) }),
    'by what is no hash': "x' OR tx.height>0 OR tx.hash='",
  }
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  const lies = liesOf(practice, route, hashes)
  expect(lies.length).toBeGreaterThanOrEqual(40)
  const believed: string[] = []
  for (const isLate of [false, true]) {
    if (isLate) practice.own.skip(GRACE_MS)
    for (const lie of lies) {
      practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(bodyOf(route, lie)) : await pass())
      const view = await look(practice, id)
      if (isSettled(view.transfer.phase) || view.transfer.release !== null) believed.push(`${lie.name}: ${view.transfer.phase}`)
    }
  }
  expect(practice.practice.trace(hashOf(transfer))?.end).toBeNull()
  expect(believed).toEqual([])
  practice.intercept.now = null
  practice.clock.skip(300_000)
  const settled = await practice.drive.settled(id)
  expect(settled).toMatchObject({
    phase: 'completed',
    release: { chainId: route.toChainId, denom: denomOf(practice, route.toChainId, route.symbol), amount: AMOUNT, isConfirmed: true },
  })
})

test('one arrival ends one transfer, whichever others the router names it for', async () => {
  const route: Route = { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' }
  const practice = await practiceBench({ pace: PACE })
  practice.practice.device.set('blindSigning', true)
  practice.practice.faults.nextTransfer('slow')
  const { id } = (await sendOver(practice, route)).transfer
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  const first = (await sendOver(practice, route)).transfer
  await practice.bench.until(first.id, ({ phase }) => phase === 'tracking')
  practice.clock.skip(60_000)
  expect(await practice.drive.settled(first.id)).toMatchObject({ phase: 'completed', release: { amount: AMOUNT } })
  const arrival = practice.practice.trace(currentLeg(first)?.hash ?? '')?.hops.at(-1)?.receiveHash ?? ''
  expect(arrival).not.toBe('')
  const goal = { chainId: SOURCE, denom: denomOf(practice, SOURCE, 'USDC'), amount: AMOUNT }
  const lie = { name: 'the other’s', state: 'STATE_COMPLETED_SUCCESS', release: goal }
  // By what it has brought to the balance as little as by its hash, however long that takes.
  for (const hash of [arrival, null]) {
    if (hash === null) practice.own.skip(GRACE_MS)
    const body = bodyOf(route, { ...lie, hash })
    practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(body) : await pass())
    expect((await look(practice, id)).transfer).toMatchObject({ phase: 'tracking', release: null })
  }
  practice.intercept.now = null
  practice.clock.skip(300_000)
  expect(await practice.drive.settled(id)).toMatchObject({ phase: 'completed', release: { amount: AMOUNT, isConfirmed: true } })
})

test('an end keeps the transaction that the chain shows, whichever one the router names', async () => {
  const practice = await practiceBench({ pace: PACE })
  const route: Route = { fromChainId: SOURCE, toChainId: 'lantern-1', symbol: 'INIT', bridge: 'op_init_transfer' }
  const { transfer } = await sendOver(practice, route)
  await practice.bench.until(transfer.id, ({ phase }) => phase === 'tracking')
  const foreign = 'AB'.repeat(32)
  const goal = { chainId: route.toChainId, denom: denomOf(practice, route.toChainId, 'INIT'), amount: AMOUNT }
  const lie = { name: 'a foreign one', state: 'STATE_COMPLETED_SUCCESS', release: goal, hash: foreign }
  practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(bodyOf(route, lie)) : await pass())
  practice.clock.skip(300_000)
  const { hops } = await practice.drive.settled(transfer.id)
  const arrival = practice.practice.trace(currentLeg(transfer)?.hash ?? '')?.hops.at(-1)?.receiveHash
  expect(hops.at(-1)?.receiveHash).toBe(arrival)
  expect(arrival).not.toBe(foreign)
})

test('what was paid before the money left ends no transfer, also where the chain did not answer when it left', async () => {
  const route: Route = { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' }
  const practice = await practiceBench({ pace: PACE })
  practice.practice.device.set('blindSigning', true)
  const rpc = practice.bench.registry.chain(SOURCE)?.endpoints.rpc ?? ''
  const pending = { state: 'STATE_PENDING', transfer_sequence: [], transfer_asset_release: null, error: null }
  // An arrival that no transfer of the journal ended with.
  practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(pending) : await pass())
  const earlier = (await sendOver(practice, route)).transfer
  await practice.bench.until(earlier.id, ({ phase }) => phase === 'tracking')
  practice.clock.skip(120_000)
  const arrival = await vi.waitUntil(() => practice.practice.trace(currentLeg(earlier)?.hash ?? '')?.hops.at(-1)?.receiveHash)

  practice.practice.faults.nextTransfer('slow')
  practice.intercept.now = async (url, _, pass) => {
    if (url.startsWith(rpc)) throw new TypeError('fetch failed')
    return url.includes('/v2/tx/status') ? Response.json(pending) : await pass()
  }
  const { id, legs } = (await sendOver(practice, route)).transfer
  expect(legs.at(-1)?.held.map(({ chainId }) => chainId)).toEqual([BASIN.id])
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  const goal = { chainId: SOURCE, denom: denomOf(practice, SOURCE, 'USDC'), amount: AMOUNT }
  const lie = { name: 'the earlier one', state: 'STATE_COMPLETED_SUCCESS', release: goal, hash: arrival }
  practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(bodyOf(route, lie)) : await pass())
  for (const isLate of [false, true]) {
    if (isLate) practice.own.skip(GRACE_MS)
    expect((await look(practice, id)).transfer).toMatchObject({ phase: 'tracking', release: null })
  }
  practice.intercept.now = null
  practice.clock.skip(300_000)
  expect(await practice.drive.settled(id)).toMatchObject({ phase: 'completed', release: { amount: AMOUNT, isConfirmed: true } })
})

test('a refund that never was hides no arrival that the chain shows in a transaction of the router’s own answer', async () => {
  const route: Route = { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' }
  const practice = await practiceBench()
  practice.practice.device.set('blindSigning', true)
  practice.practice.faults.nextTransfer('lyingElsewhere')
  const { transfer } = await sendOver(practice, route)
  practice.clock.skip(120_000)
  expect(await practice.drive.settled(transfer.id)).toMatchObject({
    phase: 'completed',
    release: { chainId: SOURCE, denom: denomOf(practice, SOURCE, 'USDC'), amount: AMOUNT, isConfirmed: true },
  })
})

test('an arrival that belongs to another transfer under way is no growth of the balance for this one', async () => {
  const route: Route = { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' }
  const practice = await practiceBench({ pace: PACE })
  practice.practice.device.set('blindSigning', true)
  const goal = { chainId: SOURCE, denom: denomOf(practice, SOURCE, 'USDC'), amount: AMOUNT }
  const lie = bodyOf(route, { name: 'arrived', state: 'STATE_COMPLETED_SUCCESS', release: goal, hash: null })
  practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(lie) : await pass())
  practice.practice.faults.nextTransfer('slow')
  const { id } = (await sendOver(practice, route)).transfer
  await practice.bench.until(id, ({ phase }) => phase === 'tracking')
  const other = (await sendOver(practice, route)).transfer
  await practice.bench.until(other.id, ({ phase }) => phase === 'tracking')
  practice.clock.skip(60_000)
  await vi.waitUntil(() => practice.practice.trace(currentLeg(other)?.hash ?? '')?.end)
  practice.own.skip(GRACE_MS)
  for (const one of [id, other.id]) expect((await look(practice, one)).transfer).toMatchObject({ phase: 'tracking', release: null })
  practice.clock.skip(300_000)
  // Once both have arrived, the balance proves it for both.
  for (const one of [id, other.id])
    expect(await practice.drive.settled(one)).toMatchObject({ phase: 'completed', release: { amount: AMOUNT } })
})
