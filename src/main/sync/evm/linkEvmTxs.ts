// Joins rows that only the EVM names with Cosmos transactions of the same block, where the hash did not: older versions of a chain, or a
// fee token whose decimals no list names. Doubtful pairs are asked of the chain's node.
// Source: initia-labs/minievm jsonrpc/namespaces/cosmos/api.go (cosmos_cosmosTxHashByTxHash).
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { IndexerTx } from '../../../wire/indexer.ts'
import { IndexerEvmTx } from '../../../wire/indexerEvm.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { parseReply } from '../../platform/http/http.ts'
import { parseJson } from '../../platform/json/parseJson.ts'
import type { Counterpart } from '../../db/archive/records/evmRecords.ts'
import { readRaw } from '../../db/archive/read/readActivity.ts'
import { readUnlinkedHeights, readUnpairedAt, type UnpairedRow } from '../../db/archive/read/readEvm.ts'
import type { ListDeps } from '../history/listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** What joining needs. */
export type JoinDeps = Pick<ListDeps, 'request' | 'archive' | 'ingest' | 'log' | 'signal'>

/** Most blocks in one run; an account rarely has one. */
const MAX = 100

/** Joins the rows of a chain. @throws AppError store.*. */
export async function linkEvmTxs(deps: JoinDeps, { chain }: SyncTarget): Promise<void> {
  const counterparts: Counterpart[] = []
  for (const height of readUnlinkedHeights(deps.archive, chain.id, MAX)) counterparts.push(...(await counterpartsAt(deps, chain, height)))
  if (counterparts.length > 0) await deps.ingest.writeCounterparts(counterparts)
}

/** Returns the pairs of a block: two that match each other and nothing else in the block are a pair; the node is asked about others. */
async function counterpartsAt(deps: JoinDeps, chain: SyncTarget['chain'], height: number): Promise<Counterpart[]> {
  const { archive } = deps
  const cosmos = readUnpairedAt(archive, { chainId: chain.id, height, form: 'cosmos' })
  const pairs = readUnpairedAt(archive, { chainId: chain.id, height, form: 'evm' }).map((row) => ({
    row,
    among: cosmos.filter((other) => isAlike(archive, row, other)),
  }))
  const counterparts: Counterpart[] = []
  for (const { row, among } of pairs) {
    const [only] = among
    if (only === undefined) continue
    const isClear = among.length === 1 && pairs.filter((pair) => pair.among.includes(only)).length === 1
    const found = isClear ? only : await askNode(deps, chain, { evmHash: row.hash, among })
    if (found !== null) counterparts.push({ evmTxId: row.txId, cosmosTxId: found.txId })
  }
  return counterparts
}

const Called = z.object({ sender: z.string(), contract_addr: z.string().nullish() })
const Used = z.object({ gas_used: z.coerce.string() })

/** A transaction's time has fractions of a second, that of its block has none. */
const SAME_BLOCK_MS = 1000

/**
 * Returns whether both match: the same time, since a chain that restarted has its heights twice; the same gas used, the same contract
 * called, as many logs.
 */
function isAlike(archive: JoinDeps['archive'], evm: UnpairedRow, cosmos: UnpairedRow): boolean {
  if (Math.abs(evm.time - cosmos.time) >= SAME_BLOCK_MS) return false
  const receipt = IndexerEvmTx.safeParse(parseJson(readRaw(archive, evm.txId))).data
  const json = parseJson(readRaw(archive, cosmos.txId))
  const tx = IndexerTx.safeParse(json).data
  const used = Used.safeParse(json).data?.gas_used
  const [message, ...others] = tx?.tx?.body.messages ?? []
  const called = Called.safeParse(message).data
  if (receipt === undefined || tx === undefined || called === undefined) return false
  if (others.length > 0 || used !== receipt.gasUsed) return false
  const logs = tx.events
    .filter(({ type }) => type === 'evm')
    .flatMap(({ attributes }) => (attributes ?? []).filter(({ key }) => key === 'log'))
  return (called.contract_addr ?? '').toLowerCase() === (receipt.to ?? '').toLowerCase() && logs.length === receipt.logs.length
}

const NodeReply = z.object({ result: z.string().nullish() })

/** Asks the node; null where it does not know either, or cannot be reached now: the next run asks again. */
async function askNode(
  { request, log, signal }: JoinDeps,
  chain: SyncTarget['chain'],
  { evmHash, among }: { evmHash: string; among: readonly UnpairedRow[] },
): Promise<UnpairedRow | null> {
  const { jsonRpc } = chain.endpoints
  if (jsonRpc === null) return null
  const question = { jsonrpc: '2.0', id: 1, method: 'cosmos_cosmosTxHashByTxHash', params: [`0x${evmHash.toLowerCase()}`] }
  try {
    const reply = await request({ url: jsonRpc, method: 'POST', body: JSON.stringify(question), signal })
    const { result } = parseReply(NodeReply, reply.text, 'chain.badReply', new URL(jsonRpc).host)
    return among.find(({ hash }) => hash === plainHash(result ?? '')) ?? null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn('sync.twinUnknown', { chain: chain.id, code: error.code })
    return null
  }
}
