// Draws whether a rollup's VIP rewards are safe to claim, and below the figures what is at stake, and where to check it.
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { fromErrorData } from '../../../../shared/domain/errors.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords } from '../../../window.ts'
import { VipPageLine } from './CheckedClaim.tsx'
import type { VipAdvice } from './vipAdvice.ts'
import styles from './vip.module.css'

const LOOKS = {
  safe: { icon: CircleCheck, tone: 'good' },
  check: { icon: TriangleAlert, tone: 'warn' },
  nothing: { icon: Clock, tone: 'dim' },
} as const

/** Draws the verdict. */
export function VipVerdict({ verdict }: Pick<VipAdvice, 'verdict'>) {
  const { vipWords: words } = useAllWords()
  if (verdict === null) return null
  const { icon, tone } = LOOKS[verdict]
  return (
    <span className={`${styles.verdict} ${tone}`}>
      <Icon of={icon} size={13} tone={tone} />
      {words.verdicts[verdict]}
    </span>
  )
}

/** Properties of `VipAdviceLine`. */
export interface VipAdviceLineProps extends VipAdvice, Pick<VipRollup, 'problem'> {}

/** Draws what the verdict leaves open. */
export function VipAdviceLine({ verdict, detail, problem }: VipAdviceLineProps) {
  const isCheck = verdict === 'check'
  return (
    <>
      {problem !== null && <ErrorNote error={fromErrorData(problem)} />}
      {detail !== null && <p className={isCheck ? undefined : 'mid'}>{detail}</p>}
      {isCheck && <VipPageLine />}
    </>
  )
}
