// Stores the progress of a list's audit, so that it continues where it stopped.
import { z } from 'zod'

/** Progress of an audit. */
export const AuditState = z.object({
  startedAt: z.number(),
  /** Where the next step continues: a key, an offset; null = from the newest page. */
  from: z.union([z.object({ key: z.string() }), z.object({ offset: z.number().int() })]).nullable(),
  /** Names of the last rows of the previous page: a listing by offset repeats them. */
  tail: z.array(z.string()),
  /** Rows of the block in which the previous page ended. */
  pending: z.object({ height: z.number(), names: z.array(z.string()) }).nullable(),
  /** Rows that were missing once; a second read decides. */
  suspects: z.array(z.string()),
  /** Everything from the newest row down to this height was checked. */
  checkedTo: z.number().nullable(),
  appeared: z.number(),
  gone: z.number(),
  /** End of the last whole walk. */
  finishedAt: z.number().nullable(),
  nextAt: z.number(),
})
export type AuditState = z.infer<typeof AuditState>

/** Pace of the audit, ms. */
export interface AuditPace {
  /** From the first completeness to the first audit. */
  firstMs: number
  /** Between two pages. */
  stepMs: number
  /** Between two whole walks. */
  everyMs: number
}

const MINUTE_MS = 60_000

/** The default pace. */
export const SLOW: AuditPace = { firstMs: 30 * MINUTE_MS, stepMs: MINUTE_MS, everyMs: 7 * 24 * 60 * MINUTE_MS }

/** Returns the stored state; null before the first audit was planned, or where a different version wrote it. */
export function readAuditState(json: string | null): AuditState | null {
  return json === null ? null : (AuditState.safeParse(JSON.parse(json)).data ?? null)
}

/** Returns the state of a walk that begins at `nextAt`; the counts of earlier ones stay. */
export function planAudit(before: AuditState | null, nextAt: number): AuditState {
  return {
    startedAt: nextAt,
    from: null,
    tail: [],
    pending: null,
    suspects: [],
    checkedTo: null,
    appeared: before?.appeared ?? 0,
    gone: before?.gone ?? 0,
    finishedAt: before?.finishedAt ?? null,
    nextAt,
  }
}
