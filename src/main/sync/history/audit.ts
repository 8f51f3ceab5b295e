// Audits a complete list slowly: walks it again, a page at a time, to find old rows that appeared or are gone. An indexer's maintenance can
// cause both. Rows that are gone stay and are marked.
// Source: initia-labs/rollytics indexer/extension/evmret, indexer/extension/txaccountcleanup.
import type { Dialect } from '../../../wire/indexer.ts'
import type { Clock } from '../../platform/world.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import { planAudit, type AuditPace, type AuditState } from './auditState.ts'
import type { HeldRow, HistoryList, PageContent } from './historyList.ts'
import type { HistoryRun } from './historyRun.ts'
import { OVERLAP } from './offsetWalk.ts'
import type { ReadPage } from './pageReader.ts'
import { rowAbove } from './keyChecks.ts'

/** What an audit needs. */
export interface AuditDeps<Content extends PageContent> {
  clock: Clock
  ingest: Ingest
  list: HistoryList<Content>
  pace: AuditPace
  dialect: Dialect
}

/** Takes one step when it is due; called after a run that ended complete. @throws AppError network.*, indexer.*, store.*. */
export async function auditStep<Content extends PageContent>(
  { clock, ingest, list, pace, dialect }: AuditDeps<Content>,
  run: HistoryRun<Content>,
  state: AuditState | null,
): Promise<void> {
  const { heldBetween } = list
  const now = clock.now()
  const { key } = run.stream
  if (heldBetween === undefined || (state !== null && now < state.nextAt)) return
  const keep = (next: AuditState, gone: number[] = [], back: number[] = []) =>
    ingest.writeAudit({ key, state: JSON.stringify(next), gone, back, at: now })
  if (state === null) return keep(planAudit(null, now + pace.firstMs))
  if (state.from !== null && 'key' in state.from && (await rowAbove(run, state.from.key)) === null) return keep(planAudit(state, now))
  const page = await run.read({ from: state.from ?? (dialect === 'core' ? { offset: 0 } : null), newestFirst: true })
  // Rows of an offset list moved by more than a page: rows may have been skipped, so the audit starts again.
  if (dialect === 'core' && state.tail.length > 0 && !state.tail.some((name) => page.names.includes(name)))
    return keep(planAudit(state, now))
  const found = compare(run, { state, page, heldBetween })
  const unsure = found.missing.filter(({ name }) => !state.suspects.includes(name))
  if (unsure.length > 0) return keep({ ...state, suspects: found.missing.map(({ name }) => name), nextAt: now + pace.stepMs })
  if (found.appeared > 0) {
    await run.write(page, { ranges: run.ranges, isComplete: true })
    await run.settled()
  }
  const counted = { ...state, appeared: state.appeared + found.appeared, gone: state.gone + found.missing.length }
  const next: AuditState = found.isLast
    ? { ...planAudit(counted, now + pace.everyMs), finishedAt: now }
    : {
        ...counted,
        from: nextPlace(state, page),
        tail: page.names.slice(-OVERLAP),
        pending: found.pending,
        suspects: [],
        checkedTo: found.pending.height,
        nextAt: now + pace.stepMs,
      }
  return keep(
    next,
    found.missing.map(({ txId }) => txId),
    found.back.map(({ txId }) => txId),
  )
}

interface Found {
  /** Held rows that the indexer does not name. */
  missing: HeldRow[]
  /** Rows that were gone and are named again. */
  back: HeldRow[]
  /** Number of named rows that are not held. */
  appeared: number
  /** Rows of the page's lowest block: the next page may have more of it. */
  pending: { height: number; names: string[] }
  isLast: boolean
}

/** Compares what a page names with what is held in the same blocks, down to the last block that it shows completely. */
function compare<Content>(
  { ranges, holds }: HistoryRun<Content>,
  { state, page, heldBetween }: { state: AuditState; page: ReadPage<Content>; heldBetween(above: number, upTo: number): HeldRow[] },
): Found {
  const isLast = page.names.every((name) => state.tail.includes(name))
  const heights = page.marks.map(({ height }) => height)
  const upTo = state.pending?.height ?? Math.max(-1, ...heights)
  const lowest = isLast || heights.length === 0 ? -1 : Math.min(...heights)
  const named = new Set([...(state.pending?.names ?? []), ...page.names])
  const held = heldBetween(lowest, upTo)
  const carried = state.pending?.height === lowest ? state.pending.names : []
  return {
    missing: held.filter(({ name, isGone }) => !isGone && !named.has(name)),
    back: held.filter(({ name, isGone }) => isGone && named.has(name)),
    // A row that is newer than everything held is not an old row: the next run stores it.
    appeared: page.marks.filter(({ name, height }) => height <= (ranges[0]?.newestHeight ?? -1) && !holds(name)).length,
    pending: { height: lowest, names: [...carried, ...page.marks.filter(({ height }) => height === lowest).map(({ name }) => name)] },
    isLast,
  }
}

function nextPlace(state: AuditState, { names, nextKey }: ReadPage<unknown>): AuditState['from'] {
  if (nextKey !== null) return { key: nextKey }
  const passed = state.from !== null && 'offset' in state.from ? state.from.offset : 0
  return { offset: passed + Math.max(1, names.length - OVERLAP) }
}
