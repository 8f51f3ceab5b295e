// The worst verdict among the checks decides what may be done. Pure.
import type { CheckLine } from '../../shared/transfer.ts'

/** Unreadable is worse than different: what differs can at least be judged. */
export function verdictOf(checks: readonly Pick<CheckLine, 'verdict'>[]): CheckLine['verdict'] {
  if (checks.some((line) => line.verdict === 'unreadable')) return 'unreadable'
  return checks.some((line) => line.verdict === 'differs') ? 'differs' : 'match'
}
