// The executor of an optimistic bridge: what an address has withdrawn, with proofs as soon as an output holds it.
// Source: initia-labs/opinit-bots executor/types/query.go and executor/server.
import type { ChainState } from '../../book/state.ts'
import { lastOutput, outputOf, proofsOf, withdrawalsOf, type BridgeWithdrawal } from '../../book/withdrawals.ts'
import { toBase64 } from '../../keys/bytes.ts'
import { json, partsAfter, text, type PracticeReply, type PracticeRequest } from '../../reply.ts'
import type { World } from '../world.ts'

const DEFAULT_LIMIT = 10
const MAX = 100

function rowOf(rollup: ChainState, one: BridgeWithdrawal, world: World, nowMs: number): unknown {
  const { pace } = world
  const isHeld = one.outputIndex <= lastOutput(nowMs, pace)
  const output = isHeld ? outputOf(rollup, one.outputIndex, pace) : null
  return {
    sequence: Number(one.sequence),
    to: one.to,
    from: one.from,
    amount: one.coin,
    output_index: output?.index ?? 0,
    bridge_id: Number(rollup.chain.bridgeId),
    withdrawal_proofs: output === null ? null : proofsOf(rollup, one, pace).map(toBase64),
    version: output === null ? null : toBase64(output.version),
    storage_root: output === null ? null : toBase64(output.storageRoot),
    last_block_hash: output === null ? null : toBase64(output.lastBlockHash),
    tx_time: one.tx.timeMs * 1_000_000,
    tx_height: one.tx.height,
    tx_hash: one.tx.hash,
  }
}

/** The offset is a sequence: the page begins there, whichever way it goes. */
function pageOf(url: URL, rows: readonly BridgeWithdrawal[]): { page: BridgeWithdrawal[]; next: bigint | undefined } | null {
  const [limit, offset] = [Number(url.searchParams.get('limit') ?? DEFAULT_LIMIT), url.searchParams.get('offset') ?? '0']
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX || !/^\d+$/.test(offset)) return null
  const isRising = url.searchParams.get('order') === 'asc'
  const from = BigInt(offset)
  const ordered = isRising ? rows : rows.toReversed()
  const behind = ordered.filter(({ sequence }) => from === 0n || (isRising ? sequence >= from : sequence <= from))
  return { page: behind.slice(0, limit), next: behind[limit]?.sequence }
}

/** Answers one request to the executor of a rollup's bridge. */
export function executor({ url }: PracticeRequest, rollup: ChainState, world: World): PracticeReply {
  const nowMs = world.now()
  const all = withdrawalsOf(rollup, world.pace)
  const [sequence] = partsAfter(url, '/withdrawal') ?? []
  if (sequence !== undefined) {
    const found = all.find((one) => one.sequence.toString() === sequence)
    return found === undefined ? text('not found', 404) : json(rowOf(rollup, found, world, nowMs))
  }
  const [address] = partsAfter(url, '/withdrawals') ?? []
  if (address === undefined) return text(`Cannot GET ${url.pathname}`, 404)
  const found = pageOf(
    url,
    all.filter(({ to, from }) => to === address || from === address),
  )
  if (found === null) return text('invalid limit or offset', 400)
  const rows = found.page.map((one) => rowOf(rollup, one, world, nowMs))
  return json({ withdrawals: rows, ...(found.next === undefined ? {} : { next: Number(found.next) }) })
}
