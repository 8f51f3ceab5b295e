// Draws what to do with the VIP rewards of a rollup and what is lost, and where the score is to be compared first.
import type { VipChain, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { fromErrorData } from '../../../../shared/domain/errors.ts'
import { useApp } from '../../../data/stores/appStore.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useAllWords } from '../../../window.ts'
import { vipAdvice } from './vipAdvice.ts'
import styles from './vip.module.css'

/** Initia’s page that shows an account its scores. Waybill opens no page of others: the address is there to be copied. */
const VIP_PAGES = { mainnet: 'https://app.initia.xyz/vip', testnet: 'https://app.testnet.initia.xyz/vip' } as const

/** Properties of `VipAdviceLine`. */
export interface VipAdviceLineProps {
  vip: VipChain
  rollup: VipRollup
  name: string
}

/** Draws the line. */
export function VipAdviceLine({ vip: { asset }, rollup, name }: VipAdviceLineProps) {
  const all = useAllWords()
  const { formatShortDate, formatTime, vipWords: words } = all
  const now = useNow(60_000)
  const { problem } = rollup
  const { what, loss, needsComparison } = vipAdvice(all, rollup, asset, (at) => `${formatShortDate(at, now)}, ${formatTime(at)}`)
  return (
    <>
      {problem !== null && <ErrorNote error={fromErrorData(problem)} />}
      {what !== null && (
        <p className={rollup.claim === null ? 'dim' : undefined}>
          {rollup.claim === null ? what : <b>{what}</b>} {loss !== null && <span className={needsComparison ? 'warn' : 'mid'}>{loss}</span>}
        </p>
      )}
      {needsComparison && <WhereToCompare label={words.copyPage(name)} />}
    </>
  )
}

function WhereToCompare({ label }: { label: string }) {
  const { vipWords: words } = useAllWords()
  const kind = useApp(({ value }) => value?.network.kind)
  const page = VIP_PAGES[kind === 'testnet' ? 'testnet' : 'mainnet']
  return (
    <p className={`small mid ${styles.page}`}>
      {kind === 'practice' ? words.comparePractice : words.compareAt}
      <span className="line">
        <span className="mono">{page}</span>
        <CopyButton text={page} label={label} />
      </span>
    </p>
  )
}
