// Shows the message's fields, each compared with the request: a tick, or both values in amber.
import { Check, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { useAssetLookup, useChainNames } from '../../../data/stores/chainsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import styles from '../review/review.module.css'
import { useAllWords } from '../../../window.ts'
import { checkedVote } from '../../../words/transfers/checkedVote.ts'
import type { AllWords } from '../../../words/words.ts'

const ICONS = { match: Check, differs: TriangleAlert, unreadable: X }

/** Draws the checks of a document. */
export function CheckTable({ leg, transfer }: { leg: Leg; transfer: Transfer }) {
  const { checkCount, documentTitle, reviewWords: words } = useAllWords()
  const nameOf = useChainNames()
  const assetOf = useAssetLookup()
  const matching = leg.checks.filter((line) => line.verdict === 'match').length
  const isWhole = matching === leg.checks.length
  return (
    <table className={styles.checks}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {documentTitle(leg.purpose)} <span className="small dim">{words.heldAgainst(nameOf(leg.chainId))}</span>
          </th>
          <th scope="col" colSpan={2} className={`right small ${isWhole ? 'good' : 'warn'}`}>
            {checkCount(matching, leg.checks.length)}
          </th>
        </tr>
      </thead>
      <tbody>
        {leg.checks.map((line, index) => (
          // The same subject may be checked twice, so the index is the key.
          <CheckRow key={index} line={line} asset={assetOfLine(line, leg, transfer, assetOf)} />
        ))}
        <OwnRows leg={leg} />
      </tbody>
    </table>
  )
}

function CheckRow({ line, asset }: { line: CheckLine; asset: Coin }) {
  const words = useAllWords()
  const isMatch = line.verdict === 'match'
  const localized = (text: string) => (line.subject === 'vote' ? checkedVote(words, text) : text)
  return (
    <Row subject={subjectOf(words, line)} verdict={line.verdict}>
      <td>
        {line.subject === 'allowance' && line.found === 'false' ? (
          words.reviewWords.noMore
        ) : (
          <Value text={localized(line.found)} form={line.form} asset={asset} />
        )}
      </td>
      <td className={isMatch ? 'small dim' : 'warn'}>
        {isMatch ? (
          matchWord(words, line)
        ) : (
          <>
            <span className="small">{line.subject === 'fee' ? words.reviewWords.usualAtMost : words.reviewWords.asked}</span>{' '}
            <Value text={localized(line.asked)} form={line.form} asset={asset} />
          </>
        )}
      </td>
    </Row>
  )
}

/** Returns the name of a subject; a chain is checked by its id, and by the number in the signed document. */
function subjectOf(words: AllWords, line: CheckLine): string {
  return line.subject === 'chain' && line.form === 'text' ? words.evmChainNumber : words.checkSubjects[line.subject]
}

/** Returns the word for a match; a gas limit is not requested, so it is compared with bounds. */
function matchWord(words: AllWords, { subject }: CheckLine): string {
  return subject === 'gas' ? words.reviewWords.withinBounds : words.reviewWords.asAsked
}

type Coin = Pick<Asset, 'decimals' | 'symbol'>

/**
 * Returns the asset of a line: coins sent along with a call, and its fee, are the chain's; the minimum is of what arrives, every other
 * amount of what is sent.
 */
function assetOfLine(line: CheckLine, leg: Leg, transfer: Transfer, assetOf: (chainId: string, denom: string) => Asset | null): Coin {
  const { quote } = currentQuote(transfer)
  if (line.subject === 'least') return arrivingAsset(quote, assetOf)
  if (line.subject !== 'value' && line.subject !== 'fee') return quote.from
  return assetOf(leg.chainId, leg.fee.denom) ?? { decimals: 0, symbol: leg.fee.denom }
}

/** Returns what the first transaction of a quote results in: the requested asset, or the one that rests before the next transaction. */
function arrivingAsset({ hops, to, transactionsRequired }: Quote, assetOf: (chainId: string, denom: string) => Asset | null): Coin {
  if (transactionsRequired <= 1) return to
  const { toChainId = '', denomOut = null } = hops.findLast(({ txIndex }) => txIndex === 0) ?? {}
  return assetOf(toChainId, denomOut ?? '') ?? { decimals: 0, symbol: denomOut ?? '' }
}

/** Draws the fields that Waybill itself puts into the document. */
function OwnRows({ leg }: { leg: Leg }) {
  const { checkSubjects, formatCount, gasLimit, reviewWords: words } = useAllWords()
  const asset = useAssetLookup()(leg.chainId, leg.fee.denom)
  return (
    <>
      <tr>
        <th scope="colgroup" colSpan={4} className="small dim">
          {words.ownFields}
        </th>
      </tr>
      {leg.mode === 'evm' && (
        <Row subject={words.nonce} verdict="match">
          <td colSpan={2} className="mono">
            {leg.sequence}
          </td>
        </Row>
      )}
      <Row subject={checkSubjects.fee} verdict="match">
        <td colSpan={2}>
          <Amount units={leg.fee.amount} decimals={asset?.decimals ?? 0} symbol={asset?.symbol ?? leg.fee.denom} mode="full" />{' '}
          <span className="small dim">{gasLimit(leg.fee.gas)}</span>
        </td>
      </Row>
      {leg.timeoutHeight !== null && (
        <Row subject={checkSubjects.timeout} verdict="match">
          <td colSpan={2} className="mono">
            {words.block(formatCount(leg.timeoutHeight))}
          </td>
        </Row>
      )}
    </>
  )
}

function Row({ subject, verdict, children }: { subject: string; verdict: CheckLine['verdict']; children: ReactNode }) {
  const { verdicts } = useAllWords()
  return (
    <tr className={verdict === 'match' ? undefined : styles.bad}>
      <th scope="row" className="small dim">
        {subject}
      </th>
      {children}
      <td className={styles.verdict}>
        <Icon of={ICONS[verdict]} size={13} tone={verdict === 'match' ? 'good' : 'warn'} />
        <span className="visually-hidden">{verdicts[verdict]}</span>
      </td>
    </tr>
  )
}

function Value({ text, form, asset }: { text: string; form: CheckLine['form']; asset: Coin }) {
  const { reviewWords: words } = useAllWords()
  const nameOf = useChainNames()
  if (text === '') return <span className="dim">{words.nothing}</span>
  switch (form) {
    case 'denom':
      // A name such as uinit is read as a word; a hash is compared in groups.
      return text.length > 24 ? <Address text={text} /> : <span className="mono">{text}</span>
    case 'address':
      return <Address text={text} />
    case 'chain':
      return (
        <span className="line">
          <ChainCode chainId={text} /> {nameOf(text)} <span className="small dim mono">{text}</span>
        </span>
      )
    case 'amount':
      return /^-?\d+$/.test(text) ? (
        <Amount units={text} decimals={asset.decimals} symbol={asset.symbol} mode="full" />
      ) : (
        <Untrusted text={text} />
      )
    case 'height':
    case 'text':
      return (
        <span className="mono small">
          <Untrusted text={text} />
        </span>
      )
  }
}
