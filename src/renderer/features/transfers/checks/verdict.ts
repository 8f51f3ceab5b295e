// Determines the worst verdict among the checks, which decides what may be done. Pure.
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'

/** Returns the verdict. Unreadable is worse than different, which can at least be judged. A message without any check was not read. */
export function verdictOf(checks: readonly Pick<CheckLine, 'verdict'>[]): CheckLine['verdict'] {
  if (checks.length === 0 || checks.some((line) => line.verdict === 'unreadable')) return 'unreadable'
  return checks.some((line) => line.verdict === 'differs') ? 'differs' : 'match'
}
