// Rules of the form that splits a vote: what was typed, what is left of the whole, and why it cannot be reviewed yet. Pure.
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import { percentLeft, percentUnits, weightText, type VoteShare } from '../../../shared/domain/transfer/voteWeights.ts'

/** Options in the order in which they are drawn. */
export const OPTIONS: readonly VoteOption[] = ['yes', 'no', 'abstain', 'veto']

/** What is typed for each option, in percent; '' or 0 for none. */
export type TypedShares = Readonly<Record<VoteOption, string>>

/** Why a split cannot be reviewed: a text is no percentage, only one option has a part, or the parts are not the whole. */
export type SplitHindrance = 'wrong' | 'single' | 'sum'

/** What the form asks for. */
export interface AskedSplit {
  /** Null while it cannot be reviewed. */
  shares: readonly VoteShare[] | null
  hindrance: SplitHindrance | null
  /** Percent that are left to 100; negative where it is too much. */
  left: string
  /** Options whose text is no percentage below 100. */
  wrong: readonly VoteOption[]
}

/** Returns the split that the form asks for, or why it asks for none yet. */
export function sharesIn(typed: TypedShares): AskedSplit {
  const read = OPTIONS.map((option) => ({ option, units: typed[option].trim() === '' ? 0n : percentUnits(typed[option]) }))
  const wrong = read.flatMap(({ option, units }) => (units === null ? [option] : []))
  const parts = read.flatMap(({ option, units }) => (units === null || units === 0n ? [] : [{ option, units }]))
  const left = percentLeft(parts.map(({ units }) => units))
  const hindrance = wrong.length > 0 ? 'wrong' : left !== '0' ? 'sum' : parts.length < 2 ? 'single' : null
  const shares = parts.map(({ option, units }) => ({ option, weight: weightText(units) }))
  return { shares: hindrance === null ? shares : null, hindrance, left, wrong }
}
