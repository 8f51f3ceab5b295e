// Answers of tracking in the form of every family, about transfers of the practice network: what the chains do not show ends none
// of them, and what they show ends each, by the transaction that the family's own fields name.
import { expect, test, vi } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { AMOUNT, denomOf, look, sendOver, type Route } from '../../support/benches/sentOver.ts'
import { TRACKING_REPLIES, type TrackingReply } from '../../support/bodies/trackingReplies.ts'

const ROUTE: Route = { fromChainId: BASIN.id, toChainId: SOURCE, symbol: 'USDC', bridge: 'cctp_transfer' }
const UNKNOWN = 'AB'.repeat(32)
const PENDING = { state: 'STATE_PENDING', transfer_sequence: [], transfer_asset_release: null, error: null }
/** Names of a hop's arrival, and the name in the answer while it is under way. */
const ARRIVALS = ['receive_tx', 'execute_tx', 'order_filled_tx', 'compose_tx']

interface Told {
  denom: string
  /** Of the arrival. */
  hash: string
  sendHash: string
}

/** Rewrites a recorded answer for another transfer: its last hop, its chains, transactions and asset become those of that one. */
function tellOf({ body, to }: TrackingReply, { denom, hash, sendHash }: Told): object {
  const retell = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(key === 'transfer_sequence' ? -1 : 0).map((one) => retell('', one))
    if (value === null || typeof value !== 'object') return value
    if (key === 'transfer_asset_release' && 'chain_id' in value) {
      return value.chain_id === to.chainId ? { chain_id: SOURCE, denom, amount: AMOUNT, released: true } : value
    }
    if (key.endsWith('_tx')) return { chain_id: SOURCE, tx_hash: ARRIVALS.includes(key) ? hash : sendHash }
    const whole = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, retell(name, one)]))
    return 'from_chain_id' in whole ? { ...whole, from_chain_id: BASIN.id, to_chain_id: SOURCE } : whole
  }
  return retell('', body) as object
}

const FAMILIES = [...new Set(TRACKING_REPLIES.map(({ family }) => family))]

test('an answer of any family ends a transfer only by what the chains show, and then as they show it', async () => {
  const practice = await practiceBench({ pace: 4 })
  practice.practice.device.set('blindSigning', true)
  const denom = denomOf(practice, SOURCE, 'USDC')
  let body: object = PENDING
  practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(body) : await pass())
  const [believed, ended]: [string[], string[]] = [[], []]
  for (const family of FAMILIES) {
    body = PENDING
    const replies = TRACKING_REPLIES.filter((reply) => reply.family === family)
    practice.practice.faults.nextTransfer('slow')
    const { transfer } = await sendOver(practice, ROUTE)
    const { id } = transfer
    const sendHash = currentLeg(transfer)?.hash ?? ''
    await practice.bench.until(id, ({ phase }) => phase === 'tracking')
    for (const reply of replies) {
      body = tellOf(reply, { denom, hash: UNKNOWN, sendHash })
      const seen = (await look(practice, id)).transfer
      if (isSettled(seen.phase) || seen.release !== null) believed.push(`${family} ${reply.name}`)
    }
    body = PENDING
    const honest = replies.find(({ outcome, hops }) => outcome === 'completed' && hops.length > 0)
    if (honest === undefined) continue
    practice.clock.skip(300_000)
    const hash = await vi.waitUntil(() => practice.practice.trace(sendHash)?.hops.at(-1)?.receiveHash, 10_000)
    body = tellOf(honest, { denom, hash, sendHash })
    await look(practice, id)
    const settled = await practice.drive.settled(id)
    expect(settled).toMatchObject({ phase: 'completed', release: { chainId: SOURCE, denom, amount: AMOUNT, isConfirmed: true } })
    expect(fundsNow(settled)).toMatchObject({ place: 'recipient', money: { chainId: SOURCE, denom, amount: AMOUNT }, isReported: false })
    ended.push(family)
  }
  expect(believed).toEqual([])
  expect(ended).toEqual(FAMILIES.filter((family) => family !== 'evm_swap'))
}, 300_000)
