// Draws the drawer's first tab: what moved, and the facts of the transaction in full.
import type { ReactNode } from 'react'
import type { ActivityDetail, ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'
import { LabelEditor } from '../../labels/LabelEditor.tsx'
import { go } from '../../../navigation.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { AssetTag } from '../../../parts/AssetTag.tsx'
import { SimilarAddressNote } from '../../../parts/Who.tsx'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { LongUntrusted, Untrusted } from '../../../kit/text/Untrusted.tsx'
import { markedText } from '../../../kit/text/untrustedText.ts'
import { activityWords as words } from '../../../words/activity.ts'
import { formatCount, formatDigits, formatMoment } from '../../../words/format.ts'
import { labelWords } from '../../../words/labels.ts'
import { reasonText } from '../../../words/meaning.ts'
import { CrossChainLegs } from './CrossChainLegs.tsx'
import { AboutEntry, FactEntries, nameOfOther } from './Facts.tsx'
import { asCost, shortType } from './movements.ts'
import { WorthThen } from './WorthThen.tsx'
import styles from '../activity.module.css'
import { useAppWindow } from '../../../window.ts'

/** Draws the summary of a transaction. */
export function Summary({ item, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const account = useAccount(item.accountId)
  const failure = detail?.failure ?? null
  const reason = failure === null ? null : (item.facts.find(({ name }) => name === 'reason')?.value ?? null)
  return (
    <>
      <Moves item={item} />
      {detail !== null && <CrossChainLegs detail={detail} />}
      <dl className="facts">
        <dt>{labelWords.label}</dt>
        <dd>
          <LabelEditor on={{ kind: 'tx', chainId: item.chainId, ref: item.hash }} />
        </dd>
        <dt>{words.outcome}</dt>
        <dd className={item.status === 'failed' ? 'loss' : undefined}>{item.status === 'failed' ? words.failedTag : words.succeeded}</dd>
        {item.delistedAt !== null && (
          <>
            <dt>{words.listed}</dt>
            <dd>{words.goneSince(formatMoment(item.delistedAt))}</dd>
          </>
        )}
        {failure !== null && (
          <>
            <dt>{words.why}</dt>
            <dd>
              {reason !== null && (
                <p>
                  <Untrusted text={reasonText(reason)} most={600} />
                </p>
              )}
              <LongUntrusted text={failure} />
            </dd>
          </>
        )}
        {account !== null && (
          <>
            <dt>{words.account}</dt>
            <dd>
              {account.label}
              <br />
              <Address text={account.address.bech32} copyLabel={words.copyAddress} />
            </dd>
          </>
        )}
        {item.counterparty !== null && (
          <>
            <dt>{nameOfOther(item)}</dt>
            <dd>
              <Address text={item.counterparty} copyLabel={words.copyAddress} />
              <SimilarAddressNote address={item.counterparty} />
              <LabelEditor on={{ kind: 'address', chainId: '', ref: item.counterparty }} />
            </dd>
          </>
        )}
        <AboutEntry about={item.movements.length === 0 ? item.about : []} />
        <FactEntries
          facts={item.facts.filter(({ name, value }) => value !== item.counterparty && (name !== 'reason' || reason === null))}
        />
        <ChainFacts item={item} detail={detail} />
      </dl>
    </>
  )
}

function ChainFacts({ item, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const win = useAppWindow()
  const { chainId, hash, height, memo, messageTypes } = item
  return (
    <>
      <dt>{words.hash}</dt>
      <dd>
        <Address text={hash} copyLabel={words.copyHashLabel} />
      </dd>
      <dt>{words.block}</dt>
      <dd className="mono">
        <button type="button" className="link" onClick={() => go(win, 'explorer', { chainId, block: String(height) })}>
          {formatCount(height)}
        </button>
      </dd>
      {detail !== null && detail.gasUsed !== null && (
        <>
          <dt>{words.gas}</dt>
          <dd className="mono">
            {formatGas(detail.gasUsed)}{' '}
            {detail.gasWanted !== null && <span className="dim">{words.gasOf(formatGas(detail.gasWanted))}</span>}
          </dd>
        </>
      )}
      <dt>{words.memo}</dt>
      <dd>{memo === '' ? <span className="dim">{words.noMemo}</span> : <LongUntrusted text={memo} />}</dd>
      <dt>{words.messages}</dt>
      <dd className="mono small">
        {messageTypes.map((type, index) => (
          <div key={index} title={markedText(type)}>
            <Untrusted text={shortType(type)} most={120} />
          </div>
        ))}
      </dd>
    </>
  )
}

function Moves({ item }: { item: ActivityItem }) {
  const { movements, fee } = item
  if (movements.length === 0 && fee.length === 0) return null
  return (
    <div className={`amounts-aligned ${styles.moves}`}>
      {movements.map((movement) => (
        <MoveLine key={movement.denom} name={movement.amount.startsWith('-') ? words.gave : words.got} movement={movement}>
          <WorthThen item={item} movement={movement} />
        </MoveLine>
      ))}
      {fee.map(asCost).map((movement) => (
        <MoveLine key={movement.denom} name={words.fee} movement={movement} isFee />
      ))}
    </div>
  )
}

interface MoveLineProps {
  name: string
  movement: Movement
  isFee?: boolean
  /** Content below the amount. */
  children?: ReactNode
}

function MoveLine({ name, movement, isFee = false, children }: MoveLineProps) {
  const { amount, decimals, symbol, isVerified } = movement
  return (
    <div className={isFee ? `mid ${styles.fee}` : undefined}>
      <span>
        {name} <AssetTag symbol={symbol} isVerified={isVerified} />
      </span>
      <span className={styles.moved}>
        <Amount units={amount} decimals={decimals} symbol={symbol} mode="full" isSigned={!isFee} />
        {children}
      </span>
    </div>
  )
}

function formatGas(gas: string): string {
  return formatDigits(gas.replace(/\B(?=(\d{3})+$)/g, ','))
}
