// Reads the list of internal calls in which an address appears. They belong to their transaction; where a call moved value and nothing else
// put the transaction into the address's history, its receipt is fetched and makes a row.
import type { IndexerInternalTx } from '../../../wire/indexerEvm.ts'
import { readEvmTx } from '../../clients/indexer/evmTxs.ts'
import { isNotOffered } from '../../clients/indexer/features.ts'
import { readAccountInternalTxs } from '../../clients/indexer/internalTxs.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { withRetries } from '../../platform/time.ts'
import type { InternalFrame, InternalParent } from '../../db/archive/records/evmRecords.ts'
import { findByEvmHash, holdsInternal } from '../../db/archive/read/readEvm.ts'
import { createBlockTimes, type BlockTimes } from '../history/blockTimes.ts'
import { heightOf } from './evmList.ts'
import { contradiction } from '../history/historyError.ts'
import type { HistoryList, PageContent, ReadRecords } from '../history/historyList.ts'
import type { ListDeps } from '../history/listDeps.ts'
import type { SyncTarget } from '../syncTargets.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** Content of a page. */
export interface InternalContent extends PageContent {
  /** Newest first. */
  frames: InternalFrame[]
  parents: InternalParent[]
}

/** Creates the list of an address's internal calls. */
export function createInternalList(deps: ListDeps, stream: SyncTarget): HistoryList<InternalContent> {
  const { request, target, archive, ingest } = deps
  const blocks = createBlockTimes(deps, stream)
  return {
    beganAnew: () => {
      blocks.forget()
    },
    fetch: async (page) => {
      const fetched = await readAccountInternalTxs(request, target, { ...page, account: stream.bech32 })
      return { ...fetched, read: () => readFrames({ ...deps, blocks }, stream, fetched, page.newestFirst) }
    },
    store: (place, content) => ingest.writeInternalPage({ ...place, ...content }),
    holds: (name) => {
      const [evmHash = '', position] = name.split('/')
      return holdsInternal(archive, stream.key, { evmHash, position: Number(position) })
    },
    // The audit looks only for rows that appeared: the lists of transactions find those that are gone.
    heldBetween: () => [],
  }
}

type Page = Awaited<ReturnType<typeof readAccountInternalTxs>>

type FrameDeps = ListDeps & { blocks: BlockTimes }

async function readFrames(deps: FrameDeps, stream: SyncTarget, page: Page, newestFirst: boolean): Promise<ReadRecords<InternalContent>> {
  const names: string[] = []
  const frames: InternalFrame[] = []
  const odd: InternalContent['odd'] = []
  for (const record of page.records()) {
    const { raw, name } = record
    names.push(name)
    const frame = 'reason' in record ? record : toFrame(record.value)
    if ('reason' in frame) odd.push({ raw, reason: frame.reason })
    else frames.push({ raw, ...frame })
  }
  const marks = frames.map(({ evmHash, position, height }) => ({ name: `${evmHash}/${position}`, height }))
  const ordered = newestFirst ? frames : frames.toReversed()
  return { content: { body: page.body, odd, frames: ordered, parents: await parentsOf(deps, stream, frames) }, marks, names }
}

function toFrame(call: IndexerInternalTx): Omit<InternalFrame, 'raw'> | { reason: string } {
  const [height] = heightOf(call.height)
  if (height === undefined) return { reason: `height: ${call.height} is no block height` }
  return {
    evmHash: plainHash(call.hash),
    position: call.index,
    parentPosition: call.parent_index,
    height,
    kind: call.type,
    sender: call.from?.toLowerCase() ?? '',
    recipient: call.to?.toLowerCase() ?? '',
    value: call.value ?? '0',
  }
}

/** Kinds of calls that move their value; a DELEGATECALL repeats the value of its caller. */
const MOVES_VALUE = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'])

/** Returns transactions that are in the address's history only because of these calls. */
async function parentsOf(deps: FrameDeps, stream: SyncTarget, frames: readonly InternalFrame[]): Promise<InternalParent[]> {
  const me = stream.hex.toLowerCase()
  const moving = frames.filter(
    ({ kind, value, sender, recipient }) =>
      MOVES_VALUE.has(kind.toUpperCase()) && value !== '0' && sender !== recipient && (sender === me || recipient === me),
  )
  const parents: InternalParent[] = []
  for (const evmHash of new Set(moving.map((frame) => frame.evmHash))) {
    const own = moving.filter((frame) => frame.evmHash === evmHash)
    const parent = await parentOf(deps, stream, { evmHash, frames: own })
    if (parent !== null) parents.push(parent)
  }
  return parents
}

async function parentOf(
  deps: FrameDeps,
  stream: SyncTarget,
  { evmHash, frames }: { evmHash: string; frames: readonly InternalFrame[] },
): Promise<InternalParent | null> {
  const known = findByEvmHash(deps.archive, stream.key, evmHash)
  if (known?.isInHistory === true) return null
  const receipt = await receiptOf(deps, evmHash)
  // Without its receipt nothing of the transaction can be shown; skipping it would leave an unnoticed gap.
  if (receipt === null) {
    throw contradiction(stream, phrase`has an internal call of ${evmHash.slice(0, 8)}… but not the transaction`)
  }
  const record = recordIn(receipt.text)
  if (record === null) return null
  const [height] = heightOf(receipt.tx.blockNumber)
  if (height === undefined) return null
  const time = known?.time ?? (await deps.blocks.read([height])).get(height)
  if (time === undefined) return null
  const row = withValue(deps, stream, deps.txDecoder.toEvmRow(stream, receipt.tx, time), frames)
  return { row, evmHash, raw: known === null ? Buffer.from(record, 'utf8') : null }
}

/** Repeats a failed request at once: a page may need many receipts, and all of them. */
const TRIES = { tries: 4, firstMs: 500, maxMs: 2000, maxRetryAfterMs: 0 }

/** Returns the receipt; null where the indexer does not know the transaction. */
async function receiptOf({ request, target, clock, random, signal }: ListDeps, hash: string) {
  try {
    return await withRetries({ clock, random }, { ...TRIES, signal }, () => readEvmTx(request, target, { hash, signal }))
  } catch (error) {
    if (isNotOffered(error)) return null
    throw error
  }
}

/** Returns the record inside `{"tx": …}` unchanged. */
function recordIn(text: string): string | null {
  return /^\s*\{\s*"tx"\s*:\s*(\{[^]*\})\s*\}\s*$/.exec(text)?.[1] ?? null
}

/** Adds the value that calls moved: a receipt contains only tokens. */
function withValue(
  { evm }: ListDeps,
  { chain, hex }: SyncTarget,
  row: InternalParent['row'],
  frames: readonly InternalFrame[],
): InternalParent['row'] {
  const [fee] = chain.feeTokens
  if (fee === undefined || row.code !== 0) return row
  const me = hex.toLowerCase()
  const wei = frames.reduce((sum, { recipient, value }) => (recipient === me ? sum + BigInt(value) : sum - BigInt(value)), 0n)
  const net = wei / 10n ** BigInt(Math.max(0, 18 - (evm?.feeDecimals ?? 18)))
  const isTold = row.meaning.movements.some(({ denom }) => denom.toLowerCase() === fee.denom.toLowerCase())
  if (net === 0n || isTold) return row
  const movements = [...row.meaning.movements, { denom: fee.denom, amount: net.toString() }]
  const counterparty = frames.map(({ sender, recipient }) => (recipient === me ? sender : recipient)).find((other) => other !== '') ?? null
  const isAlone = row.meaning.movements.length === 0
  return {
    ...row,
    meaning: isAlone
      ? { ...row.meaning, kind: net > 0n ? 'received' : 'sent', direction: net > 0n ? 'in' : 'out', counterparty, movements }
      : { ...row.meaning, direction: 'self', movements },
  }
}
