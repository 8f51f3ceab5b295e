// Draws the drawer's first tab: what moved, and the facts of the transaction in full.
import type { ReactNode } from 'react'
import type { ActivityDetail, ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'
import { AddressActions } from '../../labels/AddressActions.tsx'
import { LabelEditor } from '../../labels/LabelEditor.tsx'
import { go } from '../../../navigation.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { AssetTag } from '../../../parts/AssetTag.tsx'
import { SimilarAddressNote } from '../../../parts/Who.tsx'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { LongUntrusted, Untrusted } from '../../../kit/text/Untrusted.tsx'
import { heldIn } from '../../../../shared/domain/untrusted/failureSigns.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { exactText } from '../../../kit/text/amountText.ts'
import { failureText } from '../../../words/failures.ts'
import { CrossChainLegs } from './CrossChainLegs.tsx'
import { AboutEntry, FactEntries, isPayee, NamedAddress, nameOfOther } from './Facts.tsx'
import { Parties } from './Parties.tsx'
import { furtherFacts, partiesOf } from './parties.ts'
import { MessageFact } from './Meanings.tsx'
import { asCost, isOfStaking } from './movements.ts'
import styles from './detail.module.css'
import { useAllWords, useAppWindow, useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'
import { WorthThen } from './WorthThen.tsx'

/** Draws the summary of a transaction. */
export function Summary({ item, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const words = useAllWords()
  const account = useAccount(item.accountId)
  const failure = detail?.failure ?? null
  const reason = failure === null ? null : (item.facts.find(({ name }) => name === 'reason')?.value ?? null)
  const plainReason = failureText(words, reason, failure)
  const parties = item.counterparty === null ? partiesOf(detail?.readings ?? []) : []
  // Their number stands in for them where the messages name none.
  const hasUnnamed = detail !== null && parties.length === 0
  return (
    <>
      <Moves item={item} />
      {detail !== null && <CrossChainLegs detail={detail} />}
      <dl className="facts">
        <dt>{words.activityWords.outcome}</dt>
        <dd className={item.status === 'failed' ? 'loss' : cameBack(item) === null ? undefined : 'warn'}>{outcomeText(words, item)}</dd>
        {failure !== null && (
          <>
            <dt>{words.activityWords.why}</dt>
            <dd>
              {plainReason === null ? (
                <LongUntrusted text={failure} />
              ) : (
                <>
                  <p>
                    <Untrusted text={plainReason} most={600} /> <Held chainId={item.chainId} failure={failure} />
                  </p>
                  <details className="small dim">
                    <summary>{words.activityWords.fullReason}</summary>
                    <LongUntrusted text={failure} />
                  </details>
                </>
              )}
            </dd>
          </>
        )}
        <dt>{words.labelWords.label}</dt>
        <dd>
          <LabelEditor on={{ kind: 'tx', chainId: item.chainId, ref: item.hash }} isTitled />
        </dd>
        {item.messageTypes.length > 1 && <MessageFact item={item} detail={detail} />}
        {item.delistedAt !== null && (
          <>
            <dt>{words.activityWords.listed}</dt>
            <dd>{words.activityWords.goneSince(words.formatMoment(item.delistedAt))}</dd>
          </>
        )}
        {account !== null && (
          <>
            <dt>{words.activityWords.account}</dt>
            <dd>
              {account.label}
              <br />
              <Address text={account.address.bech32} copyLabel={words.activityWords.copyAddress} />
            </dd>
          </>
        )}
        {item.counterparty !== null && (
          <>
            <dt>{nameOfOther(words, item)}</dt>
            <dd>
              <NamedAddress address={item.counterparty} chainId={item.chainId} />
              <SimilarAddressNote address={item.counterparty} />
              <AddressActions address={item.counterparty} chainId={item.chainId} isPayee={isPayee(item)} />
            </dd>
          </>
        )}
        <Parties parties={parties} chainId={item.chainId} />
        <AboutEntry about={item.movements.length === 0 ? item.about : []} />
        <FactEntries facts={furtherFacts(item, { parties, hasReason: reason !== null, hasUnnamed })} />
        <ChainFacts item={item} detail={detail} />
      </dl>
    </>
  )
}

/** Returns how a delivery to another chain ended where the money did not stay there. */
function cameBack({ delivery }: ActivityItem): 'refused' | 'refunded' | 'timedOut' | null {
  return delivery === 'refused' || delivery === 'refunded' || delivery === 'timedOut' ? delivery : null
}

function outcomeText({ activityWords: words, deliveryWords }: Words, item: ActivityItem): string {
  const { status, movements, fee } = item
  const back = cameBack(item)
  if (status !== 'failed') return back === null ? words.succeeded : deliveryWords[back].sentence
  if (movements.length > 0) return words.failedTag
  return fee.length > 0 ? words.onlyFeePaid : words.nothingMoved
}

function ChainFacts({ item, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const words = useWords()
  const win = useAppWindow()
  const { chainId, hash, height, memo, messageTypes } = item
  return (
    <>
      <dt>{words.activityWords.hash}</dt>
      <dd>
        <Address text={hash} copyLabel={words.activityWords.copyHashLabel} />
      </dd>
      {detail !== null && detail.evmHash !== null && digitsOf(detail.evmHash) !== digitsOf(hash) && (
        <>
          <dt>{words.activityWords.evmHash}</dt>
          <dd>
            <Address text={detail.evmHash} copyLabel={words.activityWords.copyHashLabel} />
          </dd>
        </>
      )}
      <dt>{words.activityWords.block}</dt>
      <dd className="mono">
        <button type="button" className="link" onClick={() => go(win, 'explorer', { chainId, block: String(height) })}>
          {words.formatCount(height)}
        </button>
      </dd>
      {detail !== null && detail.gasUsed !== null && (
        <>
          <dt>{words.activityWords.gas}</dt>
          <dd className="mono">
            {formatGas(words, detail.gasUsed)}{' '}
            {detail.gasWanted !== null && <span className="dim">{words.activityWords.gasOf(formatGas(words, detail.gasWanted))}</span>}
          </dd>
        </>
      )}
      <dt>{words.activityWords.memo}</dt>
      <dd>{memo === '' ? <span className="dim">{words.activityWords.noMemo}</span> : <LongUntrusted text={memo} />}</dd>
      {messageTypes.length === 1 && <MessageFact item={item} detail={detail} />}
    </>
  )
}

/** Returns a hash without its 0x and case: both sides of one transaction may have the same. */
function digitsOf(hash: string): string {
  return hash.toLowerCase().replace(/^0x/, '')
}

function Moves({ item }: { item: ActivityItem }) {
  const { activityWords: words } = useWords()
  const { movements, fee } = item
  if (movements.length === 0 && fee.length === 0) return null
  return (
    <div className={`amounts-aligned ${styles.moves}`}>
      {movements.map((movement) => (
        <MoveLine key={`${movement.denom} ${movement.amount}`} name={moveName(words, item, movement)} movement={movement}>
          <WorthThen chainId={item.chainId} time={item.time} {...movement} />
        </MoveLine>
      ))}
      {fee.map(asCost).map((movement) => (
        <MoveLine key={movement.denom} name={words.fee} movement={movement} isFee>
          <WorthThen chainId={item.chainId} time={item.time} {...movement} isFee />
        </MoveLine>
      ))}
    </div>
  )
}

/** Names what moved: of a stake, what was staked, and the rewards that it pays out by itself. */
function moveName({ gave, got, staked, rewardsPaid }: Words['activityWords'], item: ActivityItem, { amount }: Movement): string {
  const isOut = amount.startsWith('-')
  if (!isOfStaking(item)) return isOut ? gave : got
  return isOut ? staked : rewardsPaid
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
        <Amount units={amount} decimals={decimals} symbol={symbol} mode="exact" isSigned={!isFee} />
        {children}
      </span>
    </div>
  )
}

function formatGas(words: Words, gas: string): string {
  return words.formatDigits(gas.replace(/\B(?=(\d{3})+$)/g, ','))
}

/** Says what the account held of what it could not pay, where the chain says it. */
function Held({ chainId, failure }: { chainId: string; failure: string }) {
  const words = useWords()
  const nameOf = useChainNames()
  const held = heldIn(failure)
  const asset = useAssetLookup()(chainId, held?.denom ?? '')
  if (held === null || asset === null) return null
  return (
    <Untrusted
      text={words.activityWords.had(`${exactText(words, held.amount, asset.decimals)} ${asset.symbol}`, nameOf(chainId))}
      most={200}
    />
  )
}
