// Joins rows that only the EVM names with Cosmos transactions of the same block where the hash alone did not: older versions of
// a chain, or a fee token whose decimals no list names. What is still in doubt is asked of the chain's own node.
// Source: initia-labs/minievm jsonrpc/namespaces/cosmos/api.go (cosmos_cosmosTxHashByTxHash).
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { IndexerTx } from '../../wire/indexer.ts'
import { IndexerEvmTx } from '../../wire/indexerEvm.ts'
import { plainHash } from '../indexer/txHash.ts'
import { parseReply } from '../lib/http.ts'
import { parseJson } from '../lib/parseJson.ts'
import type { Twin } from '../store/archive/evmRecords.ts'
import { readRaw } from '../store/archive/readActivity.ts'
import { readLoneEvmRows, readUnpairedAt } from '../store/archive/readEvm.ts'
import type { ListDeps } from './listDeps.ts'
import type { Stream } from './streams.ts'

export type JoinDeps = Pick<ListDeps, 'request' | 'archive' | 'ingest' | 'log' | 'signal'>

/** Rows looked at in one run; an account rarely has one. */
const MOST = 200

/** @throws AppError store.*. */
export async function joinTwins(deps: JoinDeps, { chain }: Stream): Promise<void> {
  const twins: Twin[] = []
  for (const { txId, evmHash, height } of readLoneEvmRows(deps.archive, chain.id, { after: 0, limit: MOST })) {
    const receipt = IndexerEvmTx.safeParse(parseJson(readRaw(deps.archive, txId))).data
    const there = readUnpairedAt(deps.archive, chain.id, height)
    const alike = receipt === undefined ? [] : there.filter((other) => isAlike(receipt, readRaw(deps.archive, other.txId)))
    const [only] = alike
    if (only === undefined) continue
    const found = alike.length === 1 ? only : await askNode(deps, chain, { evmHash, among: alike })
    if (found !== null) twins.push({ evmTxId: txId, cosmosTxId: found.txId })
  }
  if (twins.length > 0) await deps.ingest.writeTwins(twins)
}

const Called = z.object({ sender: z.string(), contract_addr: z.string().nullish() })
const Used = z.object({ gas_used: z.coerce.string() })

/** The same gas used, the same contract called, as many logs. */
function isAlike(receipt: IndexerEvmTx, raw: string): boolean {
  const json = parseJson(raw)
  const tx = IndexerTx.safeParse(json).data
  const used = Used.safeParse(json).data?.gas_used
  const [message, ...others] = tx?.tx?.body.messages ?? []
  const called = Called.safeParse(message).data
  if (tx === undefined || called === undefined || others.length > 0 || used !== receipt.gasUsed) return false
  const logs = tx.events
    .filter(({ type }) => type === 'evm')
    .flatMap(({ attributes }) => (attributes ?? []).filter(({ key }) => key === 'log'))
  return (called.contract_addr ?? '').toLowerCase() === (receipt.to ?? '').toLowerCase() && logs.length === receipt.logs.length
}

const NodeReply = z.object({ result: z.string().nullish() })

/** Null where the node does not know either, or cannot be asked now: the next run asks again. */
async function askNode(
  { request, log, signal }: JoinDeps,
  chain: Stream['chain'],
  { evmHash, among }: { evmHash: string; among: readonly { txId: number; hash: string }[] },
): Promise<{ txId: number } | null> {
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
