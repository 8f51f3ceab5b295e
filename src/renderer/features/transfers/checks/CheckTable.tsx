// Shows the message's fields, each compared with the request: a tick, or both values in amber.
import { Check, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { CHECKS_ID, checkRows, isOfFees, isWhole, type CheckRowData } from './checkRows.ts'
import { CheckValue, type Coin } from './CheckValue.tsx'
import { assetOfLine, chainOfAsset, symbolOfLine } from './lineAssets.ts'
import styles from './checks.module.css'
import { DeviceRows } from './DeviceRows.tsx'
import { CheckedStages } from './VipParts.tsx'
import { rollupsOf, useGaugeNames } from '../../../parts/ballotText.ts'
import { useAllWords } from '../../../window.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { isOfGrant, knownMessage } from '../../../words/grants.ts'
import {
  checkedGaugeVote,
  checkedMoment,
  checkedTerm,
  checkedVipRollup,
  checkedVipStages,
  checkedVote,
} from '../../../words/transfers/checkedVote.ts'
import type { AllWords } from '../../../words/words.ts'

const ICONS = { match: Check, differs: TriangleAlert, unreadable: X }

/** Draws the checks of a document. */
export function CheckTable({ leg, transfer }: { leg: Leg; transfer: Transfer }) {
  const all = useAllWords()
  const { documentTitle, reviewWords: words } = all
  const nameOf = useChainNames()
  const assetOf = useAssetLookup()
  const gaugeNameOf = useGaugeNames(transfer.quote.vipClaim ?? rollupsOf(transfer.quote.gaugeBallot))
  const hasSeveralAssets = leg.checks.filter(({ subject }) => subject === 'asset').length > 1
  return (
    <table id={CHECKS_ID} className={styles.checks} aria-label={words.checks}>
      <thead>
        <tr>
          <th scope="col" colSpan={3}>
            <span className={styles.checksHead}>
              <span>
                {documentTitle(leg.purpose)} <span className="small dim">{words.heldAgainst(nameOf(leg.chainId))}</span>
              </span>
              <Matching checks={leg.checks} />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {checkRows(leg.checks).map((row, index) => (
          // Rows have no name of their own, and their order is that of the document.
          <CheckRow
            key={index}
            row={row}
            asset={assetOfLine(row.line, leg, transfer, assetOf)}
            symbol={symbolOfLine(row.line, leg, transfer, assetOf)}
            hookText={hookText(all, transfer, nameOf)}
            assetChain={row.line.subject === 'asset' && hasSeveralAssets ? chainOfAsset(row.line, leg, transfer, assetOf) : null}
            isGrant={isOfGrant(currentQuote(transfer).quote)}
            isHook={leg.purpose === 'hook'}
            gaugeNameOf={gaugeNameOf}
          />
        ))}
        <DeviceRows leg={leg} action={transfer.quote.action} nameOf={gaugeNameOf} />
        <OwnRows leg={leg} />
      </tbody>
    </table>
  )
}

/** Says how many checks match, where not all of them do. */
function Matching({ checks }: { checks: Leg['checks'] }) {
  const { checkCount } = useAllWords()
  if (isWhole(checks)) return null
  return <span className="small warn">{checkCount(checks.filter(({ verdict }) => verdict === 'match').length, checks.length)}</span>
}

interface CheckRowProps {
  row: CheckRowData
  asset: Coin
  /** The verified symbol of a denomination. */
  symbol: string | null
  /** What the hook that was signed before does; null without one. */
  hookText: string | null
  /** The chain of an asset, where the document names several. */
  assetChain: string | null
  /** A permission of the chain is revoked: rows name its holder and its message. */
  isGrant: boolean
  isHook: boolean
  /** Names the rollup of a bridge. */
  gaugeNameOf: (bridge: string) => string
}

function CheckRow({ row, asset, symbol, hookText, assetChain, isGrant, isHook, gaugeNameOf }: CheckRowProps) {
  const words = useAllWords()
  const nameOf = useChainNames()
  const { line, subjects, isMore, otherForm } = row
  const nameOfSubject = (subject: CheckLine['subject']) => {
    if (isHook && words.hookSubjects[subject] !== undefined) return words.hookSubjects[subject]
    if (subject === 'asset' && assetChain !== null) return words.assetOn(nameOf(assetChain))
    const name = subjectOf(words, { subject, form: line.form }, isGrant)
    return otherForm === null ? name : words.inOtherForm(name, otherForm)
  }
  const isMatch = line.verdict === 'match'
  const message = isOfFees(line)
    ? words.permissionWords.fees
    : isGrant && line.subject === 'allowance'
      ? knownMessage(words, line.found)
      : null
  const localized = (text: string) => {
    if (line.subject === 'duration') return checkedTerm(words, text)
    if (line.subject === 'lockEnd' || line.subject === 'newLockEnd') return checkedMoment(words, text)
    if (line.subject === 'gaugeVote') return checkedGaugeVote(words, gaugeNameOf, text)
    if (line.subject === 'vipRollup') return checkedVipRollup(words, gaugeNameOf, text)
    if (line.subject === 'vipStages') return exactStages(words, text)
    if (line.subject === 'vipProofs') return words.vipWords.checkedProofs(text)
    // The guard's word for an amount that names none.
    if (line.subject === 'amount' && text === 'all') return words.actionWords.wholeLock
    return line.subject === 'vote' ? checkedVote(words, text) : text
  }
  return (
    <Row subject={words.formatList(subjects.map(nameOfSubject))} isMore={isMore && otherForm === null} verdict={line.verdict}>
      <td>
        {message !== null && `${message} `}
        {line.subject === 'allowance' && line.found === 'false' ? (
          words.reviewWords.noMore
        ) : line.subject === 'vipStages' && isMatch ? (
          <CheckedStages text={line.found} />
        ) : (
          <CheckValue text={localized(line.found)} form={line.form} asset={asset} symbol={symbol} mayFold={isMatch} />
        )}
        {isMatch && line.subject === 'gas' && <span className="small dim"> {words.reviewWords.withinBounds}</span>}
        {isMatch && line.subject === 'hook' && hookText !== null && <p className="small dim">{hookText}</p>}
        {!isMatch && (
          <p className="warn">
            <span className="small">{line.subject === 'fee' ? words.reviewWords.usualAtMost : words.reviewWords.asked}</span>{' '}
            <CheckValue text={localized(line.asked)} form={line.form} asset={asset} />
          </p>
        )}
      </td>
    </Row>
  )
}

/** Writes the stages of a claim with all digits of their scores, to be compared with other ones. */
function exactStages(words: AllWords, text: string): string {
  return checkedVipStages(words, text)
    .map(({ exact }) => exact)
    .join(' · ')
}

/** Returns the name of a subject; a chain is checked by its id, and by the number in the signed document. */
function subjectOf(words: AllWords, line: Pick<CheckLine, 'subject' | 'form'>, isGrant: boolean): string {
  if (isGrant && line.subject === 'spender') return words.permissionWords.who
  if (isGrant && line.subject === 'allowance') return words.transferDetailWords.permissionOn.grant
  return line.subject === 'chain' && line.form === 'text' ? words.evmChainNumber : words.checkSubjects[line.subject]
}

/** Says what the hook that was signed before does on arrival. */
function hookText({ reviewWords: words }: AllWords, transfer: Transfer, nameOf: (chainId: string) => string): string | null {
  const { request, to } = currentQuote(transfer).quote
  return transfer.signedHook === null ? null : words.hookDone(nameOf(request.toChainId), markedText(to.symbol))
}

/** Draws the fields that Waybill itself puts into the document. */
function OwnRows({ leg }: { leg: Leg }) {
  const { checkSubjects, formatCount, gasLimit, reviewWords: words } = useAllWords()
  const asset = useAssetLookup()(leg.chainId, leg.fee.denom)
  return (
    <>
      <tr>
        <th scope="colgroup" colSpan={3} className="small dim">
          {words.ownFields}
        </th>
      </tr>
      {leg.mode === 'evm' && (
        <Row subject={words.nonce} verdict="match">
          <td className="mono">{leg.sequence}</td>
        </Row>
      )}
      <Row subject={checkSubjects.fee} verdict="match">
        <td>
          <Amount units={leg.fee.amount} decimals={asset?.decimals ?? 0} symbol={asset?.symbol ?? leg.fee.denom} mode="full" />{' '}
          <span className="small dim">{gasLimit(leg.fee.gas)}</span>
        </td>
      </Row>
      {leg.timeoutHeight !== null && (
        <Row subject={checkSubjects.timeout} verdict="match">
          <td className="mono">{words.block(formatCount(leg.timeoutHeight))}</td>
        </Row>
      )}
    </>
  )
}

interface RowProps {
  subject: string
  /** The row before has the same subject: it is not said again on screen. */
  isMore?: boolean
  verdict: CheckLine['verdict']
  children: ReactNode
}

function Row({ subject, isMore = false, verdict, children }: RowProps) {
  const { verdicts } = useAllWords()
  return (
    <tr className={verdict === 'match' ? undefined : styles.bad}>
      <th scope="row" className="small dim">
        <span className={isMore ? 'visually-hidden' : undefined}>{subject}</span>
      </th>
      {children}
      <td className={styles.verdict}>
        <Icon of={ICONS[verdict]} size={13} tone={verdict === 'match' ? 'good' : 'warn'} />
        <span className="visually-hidden">{verdicts[verdict]}</span>
      </td>
    </tr>
  )
}
