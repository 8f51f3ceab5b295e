// How far the slow audit of a list has come: kept on disk, so that it goes on where it stopped.
import { z } from 'zod'

export const AuditState = z.object({
  startedAt: z.number(),
  /** Where the next step reads on: a key, an offset; null = from the newest page. */
  from: z.union([z.object({ key: z.string() }), z.object({ offset: z.number().int() })]).nullable(),
  /** Names of the last rows of the page before: a listing by offset repeats them. */
  tail: z.array(z.string()),
  /** Rows of the block in which the page before ended. */
  pending: z.object({ height: z.number(), names: z.array(z.string()) }).nullable(),
  /** Rows that were missing once; a second reading decides. */
  suspects: z.array(z.string()),
  /** Everything from the newest row down to this height was looked at. */
  checkedTo: z.number().nullable(),
  appeared: z.number(),
  gone: z.number(),
  /** End of the last whole walk. */
  finishedAt: z.number().nullable(),
  nextAt: z.number(),
})
export type AuditState = z.infer<typeof AuditState>

/** How the audit is paced, ms. */
export interface AuditPace {
  /** From the first completeness to the first audit. */
  firstMs: number
  /** Between two pages. */
  stepMs: number
  /** Between two whole walks. */
  everyMs: number
}

const MINUTE_MS = 60_000

export const SLOW: AuditPace = { firstMs: 30 * MINUTE_MS, stepMs: MINUTE_MS, everyMs: 7 * 24 * 60 * MINUTE_MS }

/** The stored state; null before the first audit was planned, or where another version wrote it. */
export function readAuditState(json: string | null): AuditState | null {
  return json === null ? null : (AuditState.safeParse(JSON.parse(json)).data ?? null)
}

/** A walk that begins at `nextAt`; what earlier ones found stays counted. */
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
