// Explorer pages about a chain: overview, newest blocks and transactions, one block, holders of an asset.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type {
  ExplorerBlock,
  ExplorerBlockRow,
  ExplorerHolder,
  ExplorerOverview,
  ExplorerTxRow,
} from '../../../shared/contract/history/explorer.ts'
import { readAverageBlockTime, readBlock, readBlocks, readStatus } from '../../clients/indexer/blocks.ts'
import { probeFeatures } from '../../clients/indexer/features.ts'
import { readRichList } from '../../clients/indexer/richList.ts'
import { readBlockTxSummaries, readTxSummaries } from '../../clients/indexer/txs.ts'
import { timeIfAny } from '../../decoding/recordTime.ts'
import { unlessMissing, type Place } from './explorerDeps.ts'
import { listed, turnOf, type From, type Listed } from './listPaging.ts'
import { accountOf, blockRow, numberOf, txRow } from './rows.ts'
import { MAX_READ, meaningReader, withMeanings } from './txMeaning.ts'

/** Number of newest blocks and transactions on the overview. */
const NEWEST = 12

/** Reads the overview of a chain. @throws AppError network.*, indexer.*. */
export async function readOverview(place: Place): Promise<ExplorerOverview> {
  const { request, target, chain, signal } = place
  const [features, version, averageMs, blocks, txs] = await Promise.all([
    probeFeatures(request, target, { vm: chain.vm, signal }),
    readVersion(place),
    unlessMissing(readAverageBlockTime(request, target, signal)),
    listBlocks(place, { limit: NEWEST }),
    listTxs(place, { limit: NEWEST }),
  ])
  const { heights, ...offers } = features
  return { dialect: target.dialect, version, averageMs, offers, heights, blocks, txs }
}

async function readVersion({ request, target, signal }: Place): Promise<string | null> {
  if (target.dialect === 'core') return null
  try {
    return (await readStatus(request, target, signal)).version ?? null
  } catch (error) {
    // The version is informational; a failing status shows in the heights.
    if (error instanceof AppError && error.code.startsWith('indexer.')) return null
    throw error
  }
}

/** Lists blocks, newest first. @throws AppError network.*, indexer.*, input.invalid. */
export async function listBlocks(place: Place, { cursor, limit }: From): Promise<Listed<ExplorerBlockRow>> {
  const turn = turnOf(place, cursor, limit)
  const page = await readBlocks(place.request, place.target, turn.request)
  return listed(place, { operation: 'blocks', page, turn, toRow: blockRow })
}

/** Lists transactions, newest first. @throws AppError network.*, indexer.*, input.invalid. */
export async function listTxs(place: Place, { cursor, limit }: From): Promise<Listed<ExplorerTxRow>> {
  const hasRecords = place.target.dialect !== 'core'
  const turn = turnOf(place, cursor, hasRecords ? limit : MAX_READ)
  const page = await readTxSummaries(place.request, place.target, turn.request)
  const meaningOf = meaningReader(place, null)
  const txs = listed(place, { operation: 'txs', page, turn, toRow: (row, _, record) => txRow(row, meaningOf(record(), row.hash)) })
  return hasRecords ? txs : await withMeanings(place, txs)
}

/** Reads one block. @throws AppError explorer.unknown for a height that the indexer does not have; network.*, indexer.*. */
export async function readBlockPage(place: Place, { height }: { height: number }): Promise<ExplorerBlock> {
  const { request, target, signal } = place
  const turn = turnOf(place, null, 100)
  const [block, page] = await Promise.all([
    readBlock(request, target, { height, signal }),
    readBlockTxSummaries(request, target, { ...turn.request, height }),
  ])
  if (block === null) throw new AppError('explorer.unknown', phrase`The ${place.chain.name} indexer doesn’t have block ${height} yet.`)
  const meaningOf = meaningReader(place, null)
  const txs = listed(place, {
    operation: 'txsByHeight',
    page,
    turn,
    toRow: (row, _, record) => txRow(row, meaningOf(record(), row.hash)),
  })
  return {
    height: Number(block.height),
    hash: block.hash,
    time: timeIfAny(block.time),
    intervalMs: numberOf(block.intervalMs),
    gasUsed: block.gasUsed,
    gasWanted: block.gasWanted,
    txCount: numberOf(block.txCount),
    fees: block.fees,
    proposer: block.proposer,
    txs: target.dialect === 'core' ? await withMeanings(place, txs) : txs,
  }
}

/** Shortens the timeout: for a denomination unknown to its node, rollytics keeps retrying the node. */
const HOLDERS_TIMEOUT_MS = 5000

async function readHolders({ request, target, chain }: Place, page: Parameters<typeof readRichList>[2]): ReturnType<typeof readRichList> {
  try {
    return await readRichList((asked) => request({ timeoutMs: HOLDERS_TIMEOUT_MS, ...asked }), target, page)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'network.timeout') throw error
    throw new AppError('network.timeout', phrase`The ${chain.name} indexer can’t list holders of this denomination.`, {
      retry: 'later',
      hint: 'It may not know this denomination.',
      cause: error,
    })
  }
}

/** Lists holders, largest first. @throws AppError indexer.unsupported where the chain keeps no such list; network.*, indexer.*. */
export async function listHolders(place: Place, { denom, cursor }: From & { denom: string }): Promise<Listed<ExplorerHolder>> {
  const turn = turnOf(place, cursor)
  const page = await readHolders(place, { ...turn.request, denom })
  const toRow = ({ account, amount }: { account: string; amount: string }, position: number): ExplorerHolder => ({
    rank: position + 1,
    account,
    accountId: accountOf(place, account),
    amount,
  })
  return listed(place, { operation: 'richList', page, turn, toRow })
}
