// Explorer page of one transaction: Cosmos record, EVM receipt and internal calls, found by either hash.
import { isLosslessNumber, parse, stringify } from 'lossless-json'
import { z } from 'zod'
import type { InternalCall } from '../../../shared/contract/history/activity.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { ExplorerReceipt, ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import type { IndexerTx } from '../../../wire/indexer.ts'
import type { IndexerEvmTx, IndexerInternalTx } from '../../../wire/indexerEvm.ts'
import { readEvmTx } from '../../clients/indexer/evmTxs.ts'
import { readTxInternalTxs } from '../../clients/indexer/internalTxs.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { senderOf } from '../../clients/indexer/txSender.ts'
import { readBlockTxs, readTx } from '../../clients/indexer/txs.ts'
import { toLogEntry } from '../../decoding/evm/evmLogs.ts'
import { feePayer } from '../../decoding/feePayer.ts'
import { memoOf } from '../../decoding/memo.ts'
import { timeIfAny } from '../../decoding/recordTime.ts'
import { findActivity } from '../../db/archive/records/activityRecord.ts'
import { evmHashOf } from '../../sync/evm/evmCounterpart.ts'
import { evmChainOf } from '../../sync/history/listDeps.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { unlessMissing, type Place } from './explorerDeps.ts'
import { explainMessages, meaningOfTx } from './txMeaning.ts'

/** Maximum calls shown, and maximum transactions of a block searched for the counterpart. */
const MAX = 100

interface Found<T> {
  tx: T
  /** As the indexer sent it. */
  text: string
}

/** Reads the page of a transaction. @throws AppError explorer.unknown when neither list has the hash; network.*, indexer.*. */
export async function readTxPage(place: Place, { hash }: { hash: string }): Promise<ExplorerTx> {
  const { request, target, signal, chain } = place
  const digits = plainHash(hash)
  const cosmos = await readTx(request, target, { hash: digits, signal })
  if (cosmos !== null) {
    const evmHash = evmHashIn(place, cosmos.tx)
    return toPage(place, cosmos, evmHash === null ? null : await readReceipt(place, evmHash))
  }
  const receipt = await readReceipt(place, digits)
  if (receipt !== null) return toPage(place, await readCounterpart(place, receipt.tx), receipt)
  throw new AppError('explorer.unknown', phrase`The ${chain.name} indexer has no transaction with this hash.`, {
    hint: 'If it was just sent, it may not be indexed yet.',
  })
}

async function readReceipt({ request, target, signal, chain }: Place, hash: string): Promise<Found<IndexerEvmTx> | null> {
  if (chain.vm !== 'evm') return null
  return await unlessMissing(readEvmTx(request, target, { hash: `0x${hash.toLowerCase()}`, signal }))
}

function evmHashIn({ chain, registry }: Place, tx: IndexerTx): string | null {
  // A hash unknown to the node finds no receipt and is not shown.
  const evm = evmChainOf(registry, chain, true)
  return evm === null ? null : evmHashOf(evm, tx)
}

/** Finds the Cosmos record of an EVM transaction, which is in the same block. Only rollytics returns full records of a block. */
async function readCounterpart(place: Place, receipt: IndexerEvmTx): Promise<Found<IndexerTx> | null> {
  const { request, target, signal } = place
  const wanted = plainHash(receipt.transactionHash)
  const height = Number(receipt.blockNumber)
  const page = await readBlockTxs(request, target, { height, limit: MAX, newestFirst: true, from: null, signal })
  for (const record of page.records()) {
    if (!('value' in record) || evmHashIn(place, record.value) !== wanted) continue
    return { tx: record.value, text: Buffer.from(page.body).toString('utf8', record.raw.start, record.raw.end) }
  }
  return null
}

async function toPage(place: Place, cosmos: Found<IndexerTx> | null, receipt: Found<IndexerEvmTx> | null): Promise<ExplorerTx> {
  const calls = receipt === null ? null : await readCalls(place, plainHash(receipt.tx.transactionHash))
  const height = cosmos?.tx.height ?? receipt?.tx.blockNumber
  const hash = cosmos === null ? null : plainHash(cosmos.tx.txhash)
  // The reply wraps the record, so its text is no record.
  const said = cosmos === null ? null : meaningOfTx(place, cosmos.tx)
  const viewer = said?.viewer ?? senderIn(cosmos?.tx)
  return {
    hash,
    height: height === undefined ? null : Number(height),
    time: timeIfAny(cosmos?.tx.timestamp ?? null),
    isFailed: cosmos === null ? receipt?.tx.status === '0' : cosmos.tx.code !== 0,
    failure: cosmos === null || cosmos.tx.code === 0 ? null : cosmos.tx.raw_log,
    sender: senderIn(cosmos?.tx) ?? receipt?.tx.from ?? null,
    said,
    readings: cosmos === null || viewer === null ? [] : explainMessages(place, viewer, cosmos.tx),
    memo: cosmos === null ? '' : memoOf(cosmos.tx),
    fee: cosmos?.tx.tx?.auth_info?.fee?.amount ?? [],
    feePayer: cosmos === null ? null : feePayer(cosmos.tx),
    ...recordParts(cosmos),
    receipt: receipt === null ? null : toReceipt(receipt.tx),
    calls,
    accountId: accountWith(place, hash ?? plainHash(receipt?.tx.transactionHash ?? '')),
    raw: [
      ...(cosmos === null ? [] : [{ what: 'tx' as const, text: cosmos.text }]),
      ...(receipt === null ? [] : [{ what: 'receipt' as const, text: receipt.text }]),
    ],
  }
}

function senderIn(tx: IndexerTx | undefined): string | null {
  const [first] = tx?.tx?.body.messages ?? []
  return first === undefined ? null : senderOf(first)
}

const Text = z.unknown().transform((value) => (typeof value === 'string' ? value : isLosslessNumber(value) ? value.value : null))
const Record = z.object({
  gas_wanted: Text,
  gas_used: Text,
  tx: z
    .object({ body: z.object({ messages: z.array(z.looseObject({ '@type': z.string() })).catch([]) }) })
    .nullish()
    .catch(null),
})
/** Accepts either wrapping, or an unwrapped record. */
const Wrapped = z.union([
  z.object({ tx_response: Record }).transform(({ tx_response: record }) => record),
  z.object({ tx: Record.required({ tx: true }) }).transform(({ tx: record }) => record),
  Record,
])

/** Extracts the fields that the record's schema omits, with every digit preserved. */
function recordParts(cosmos: Found<IndexerTx> | null): Pick<ExplorerTx, 'gasWanted' | 'gasUsed' | 'messages' | 'events'> {
  if (cosmos === null) return { gasWanted: null, gasUsed: null, messages: [], events: [] }
  const record = Wrapped.safeParse(unlessTooDeep(() => parse(cosmos.text))).data
  const messages = record?.tx?.body.messages ?? []
  return {
    gasWanted: record?.gas_wanted ?? null,
    gasUsed: record?.gas_used ?? null,
    messages: messages.map((message) => ({ type: message['@type'], json: unlessTooDeep(() => stringify(message, undefined, 2)) ?? '' })),
    events: cosmos.tx.events.map(({ type, attributes }) => ({
      type,
      attributes: (attributes ?? []).map(({ key, value }) => ({ key, value: value ?? '' })),
    })),
  }
}

/** Null where the nesting exceeds the stack, or a key is duplicated: `raw` still has the record. */
function unlessTooDeep<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

function toReceipt(tx: IndexerEvmTx): ExplorerReceipt {
  return {
    hash: plainHash(tx.transactionHash),
    from: tx.from,
    to: tx.to,
    contract: tx.contractAddress,
    isFailed: tx.status === null ? null : tx.status === '0',
    gasUsed: tx.gasUsed,
    gasPrice: tx.effectiveGasPrice,
    kind: tx.type,
    logs: tx.logs.map(toLogEntry),
  }
}

/** Null where the indexer keeps no calls, or has not indexed this height yet. */
async function readCalls({ request, target, signal }: Place, hash: string): Promise<InternalCall[] | null> {
  const options = { hash: `0x${hash.toLowerCase()}`, limit: MAX, newestFirst: false, from: null, signal }
  const page = await unlessMissing(readTxInternalTxs(request, target, options))
  if (page === null) return null
  const frames = [...page.records()].flatMap((record) => ('value' in record ? [record.value] : []))
  return frames.toSorted((one, other) => one.index - other.index).map((frame) => toCall(frame, frames))
}

function toCall(frame: IndexerInternalTx, frames: readonly IndexerInternalTx[]): InternalCall {
  const parents = new Map(frames.map(({ index, parent_index: parent }) => [index, parent]))
  let depth = 0
  // Follows only parents with a smaller index, so that a cycle ends.
  for (let at = frame.index; ; depth += 1) {
    const parent = parents.get(at)
    if (parent === undefined || parent < 0 || parent >= at) break
    at = parent
  }
  return { kind: frame.type, depth, from: frame.from ?? '', to: frame.to ?? '', value: frame.value ?? '0' }
}

function accountWith({ archive, accounts, chain }: Place, hash: string): string | null {
  const holds = (account: string) => findActivity(archive, { account, chainId: chain.id, hash }) !== null
  return accounts().find(({ address }) => holds(archiveAccount(address)))?.id ?? null
}
