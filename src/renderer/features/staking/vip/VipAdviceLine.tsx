// Draws whether a rollup's VIP rewards are safe to claim, then what claiming leaves locked, what is lost, and where to check it.
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { fromErrorData } from '../../../../shared/domain/errors.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { VipPageLink } from './CheckedClaim.tsx'
import type { VipAdvice } from './vipAdvice.ts'
import styles from './vip.module.css'

const LOOKS = {
  safe: { icon: CircleCheck, tone: 'good' },
  check: { icon: TriangleAlert, tone: 'warn' },
  nothing: { icon: Clock, tone: 'dim' },
} as const

/** Properties of `VipAdviceLine`. */
export interface VipAdviceLineProps extends VipAdvice, Pick<VipRollup, 'problem'> {}

/** Draws the verdict and its sentences. */
export function VipAdviceLine({ verdict, lead, detail, facts, problem }: VipAdviceLineProps) {
  const isCheck = verdict === 'check'
  return (
    <>
      {problem !== null && <ErrorNote error={fromErrorData(problem)} />}
      {verdict !== null && <VipVerdict verdict={verdict} lead={lead} />}
      {detail !== null && <p className={isCheck ? undefined : 'mid'}>{detail}</p>}
      {isCheck && <VipPageLink />}
      {facts.map((fact) => (
        <p key={fact} className="mid">
          {fact}
        </p>
      ))}
    </>
  )
}

function VipVerdict({ verdict, lead }: { verdict: keyof typeof LOOKS; lead: string | null }) {
  const { icon, tone } = LOOKS[verdict]
  return (
    <p className={`${styles.verdict} ${tone}`}>
      <Icon of={icon} size={13} tone={tone} />
      {lead}
    </p>
  )
}
