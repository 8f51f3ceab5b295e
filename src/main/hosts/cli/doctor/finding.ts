// Findings of the doctor: one row per check, with what to do.
import { AppError } from '../../../../shared/domain/errors.ts'

/** The result of one check. */
export interface Finding {
  /** What was checked. */
  name: string
  /** note: works, but worth knowing. problem: does not work, or soon will not. */
  state: 'fine' | 'note' | 'problem'
  what: string
  /** What the user can do; null where nothing is needed. */
  todo: string | null
}

/** Builds a finding without a problem. */
export const fine = (name: string, what: string): Finding => ({ name, state: 'fine', what, todo: null })
/** Builds a finding worth knowing. */
export const note = (name: string, what: string, todo: string | null = null): Finding => ({ name, state: 'note', what, todo })
/** Builds a finding with a problem. */
export const problem = (name: string, what: string, todo: string | null): Finding => ({ name, state: 'problem', what, todo })

/** Runs a check; converts an AppError to a finding. */
export async function findings(name: string, look: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof AppError) return [problem(name, error.message, error.hint)]
    throw error
  }
}

/** Formats a finding: one line, and one more for what to do. */
export function findingText({ name, state, what, todo }: Finding): string {
  const mark = { fine: 'ok', note: 'note', problem: 'PROBLEM' }[state].padEnd(MARK_WIDTH)
  return `${mark}${name}: ${what}\n${todo === null ? '' : `${' '.repeat(MARK_WIDTH)}What to do: ${todo}\n`}`
}

const MARK_WIDTH = 9

/** Formats a number of bytes. @example bytesText(1_500_000) // "1.5 MB" */
export function bytesText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power] ?? ''}`
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']
