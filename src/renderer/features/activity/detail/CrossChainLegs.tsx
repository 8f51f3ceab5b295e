// Shows what became of a transfer to another chain: its state in one line, and every step that the local copy has.
import type { ActivityDetail, ActivityItem, CrossChainLegStep } from '../../../../shared/contract/history/activity.ts'
import { useChainNames, useChains } from '../../../data/stores/chainsStore.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { go } from '../../../navigation.ts'
import { openDetail } from './detailStore.ts'
import styles from './detail.module.css'
import { useAppWindow, useWords } from '../../../window.ts'

/** Draws the steps of a transaction's cross-chain transfers. */
export function CrossChainLegs({ detail: { item, crossChainLegs } }: { detail: ActivityDetail }) {
  const { deliveryWords, meaningWords: words } = useWords()
  const claimable = useClaimable(item)
  // No transfer of Waybill follows it: only the list of withdrawals asks where it is.
  const isElsewhere = item.kind === 'withdrawal' && item.delivery === 'underway' && item.transferId === null
  if (crossChainLegs.length === 0) return null
  return (
    <section className={styles.crossChainLegs}>
      <h3 className="label">{words.delivery}</h3>
      {claimable !== null && <Claimable {...claimable} />}
      {claimable === null && isElsewhere && <BegunElsewhere />}
      {claimable === null && !isElsewhere && item.delivery !== null && <p>{deliveryWords[item.delivery].sentence}</p>}
      <ol>
        {crossChainLegs.map((step, index) => (
          <Step key={index} step={step} isThis={step.hash === item.hash && step.chainId === item.chainId} />
        ))}
      </ol>
    </section>
  )
}

/** Returns the transfer whose withdrawal this transaction began, and where it can be claimed now; null otherwise. */
function useClaimable({ delivery, transferId, chainId }: ActivityItem): { transferId: string; at: string } | null {
  const l1 = useChains((state) => state.value?.find(({ kind }) => kind === 'initia-l1')?.id)
  const isClaimable = useTransfers(({ value }) => {
    const transfer = value?.find((view) => view.transfer.id === transferId)?.transfer
    return transfer?.phase === 'claimable' && transfer.withdrawal?.chainId === chainId
  })
  return delivery === 'underway' && isClaimable && transferId !== null && l1 !== undefined ? { transferId, at: l1 } : null
}

function Claimable({ transferId, at }: { transferId: string; at: string }) {
  const { meaningWords: words } = useWords()
  const win = useAppWindow()
  const nameOf = useChainNames()
  return (
    <div className="line">
      <p className="warn grow">{words.claimable(nameOf(at))}</p>
      <Button size="compact" onClick={() => go(win, 'transfer', { transferId })}>
        {words.claim}
      </Button>
    </div>
  )
}

function BegunElsewhere() {
  const { meaningWords: words, screenNames } = useWords()
  const win = useAppWindow()
  return (
    <div className="line">
      <p className="grow">{words.begunElsewhere}</p>
      <Button size="compact" onClick={() => go(win, 'withdrawals')}>
        {screenNames.withdrawals}
      </Button>
    </div>
  )
}

function Step({ step: { step, chainId, hash, time, accountId }, isThis }: { step: CrossChainLegStep; isThis: boolean }) {
  const { formatDate, formatMoment, formatTimeSeconds, meaningWords: words, stepNames } = useWords()
  const win = useAppWindow()
  return (
    <li>
      <ChainCode chainId={chainId} />
      <span className="grow">
        {stepNames[step]}{' '}
        <span className="small dim nowrap" title={formatMoment(time)}>
          {formatDate(time)}, {formatTimeSeconds(time)}
        </span>
      </span>
      {isThis ? (
        <span className="small dim">{words.thisOne}</span>
      ) : (
        accountId !== null && (
          <Button kind="quiet" size="compact" onClick={() => void openDetail(win, { accountId, chainId, hash })}>
            {words.openStep}
          </Button>
        )
      )}
    </li>
  )
}

/** Draws the mark of a line whose transfer was refunded, timed out or refused. */
export function DeliveryTag({ delivery }: { delivery: ActivityDetail['item']['delivery'] }) {
  const { deliveryWords } = useWords()
  if (delivery !== 'refunded' && delivery !== 'timedOut' && delivery !== 'refused') return null
  const { name, sentence } = deliveryWords[delivery]
  return <Tag title={sentence}>{name}</Tag>
}
