// Draws whether a rollup's VIP rewards are safe to claim, and below the figures what is to be compared first, and where.
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { fromErrorData } from '../../../../shared/domain/errors.ts'
import { useApp } from '../../../data/stores/appStore.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords } from '../../../window.ts'
import type { VipAdvice } from './vipAdvice.ts'
import styles from './vip.module.css'

/** Initia’s page that shows an account its scores. Waybill opens no page of others: the address is there to be copied. */
const VIP_PAGES = { mainnet: 'https://app.initia.xyz/vip', testnet: 'https://app.testnet.initia.xyz/vip' } as const

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
export interface VipAdviceLineProps extends VipAdvice, Pick<VipRollup, 'problem'> {
  name: string
}

/** Draws what the verdict leaves open. */
export function VipAdviceLine({ verdict, detail, problem, name }: VipAdviceLineProps) {
  const isCheck = verdict === 'check'
  return (
    <>
      {problem !== null && <ErrorNote error={fromErrorData(problem)} />}
      {detail !== null && <p className={isCheck ? undefined : 'mid'}>{detail}</p>}
      {isCheck && <WhereToCompare name={name} />}
    </>
  )
}

function WhereToCompare({ name }: { name: string }) {
  const { vipWords: words } = useAllWords()
  const kind = useApp(({ value }) => value?.network.kind)
  const page = VIP_PAGES[kind === 'testnet' ? 'testnet' : 'mainnet']
  return (
    <p className={`small dim ${styles.page}`}>
      <span>
        {words.whyCompare} {kind === 'practice' && words.noPage}
      </span>
      <span className="line">
        <span className="mono">{page}</span>
        <CopyButton text={page} label={words.copyPageOf(name)} shownLabel={words.copyPage} />
      </span>
    </p>
  )
}
