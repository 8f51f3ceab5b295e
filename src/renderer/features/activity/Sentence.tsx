// Says what a transaction or a message did, in words; untrusted names are isolated.
import { Fragment } from 'react'
import { shortType, spelledType } from '../../../shared/domain/messageType.ts'
import type { ActivityItem, Movement } from '../../../shared/contract/history/activity.ts'
import { AddressName, Who } from '../../parts/Who.tsx'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import {
  claimedInAll,
  joinedSentences,
  sentenceParts,
  taskText,
  voteText,
  weightsText,
  type Part,
  type Told,
} from '../../words/activitySentence.ts'
import { failureText } from '../../words/failures.ts'
import { ADDRESS_FACTS, TIME_FACTS } from './detail/factForms.ts'
import { gotMovements, mainMovements } from './detail/movements.ts'
import { useWords } from '../../window.ts'

const SHOWN_ASSETS = 2

/** What a sentence is built from: a transaction of the list, or one of its messages. */
export type SentenceItem = Told & Pick<ActivityItem, 'direction' | 'method' | 'messageTypes' | 'more' | 'parts'>

/** Properties of `Sentence`. */
export interface SentenceProps {
  item: SentenceItem
  /** Includes amounts, not only assets: for the head of the drawer. */
  withAmounts?: boolean
}

/** Draws the sentence of a transaction or message. */
export function Sentence({ item, withAmounts = false }: SentenceProps) {
  const words = useWords()
  const claimed = withAmounts || item.more > 0 || item.status === 'failed' ? null : claimedInAll(words, item.parts)
  return (
    <>
      {!withAmounts && isOnlyVip(item) ? (
        words.meaningWords.vipOfRollups(item.parts.length)
      ) : claimed !== null ? (
        <Thing parts={claimed.parts} item={{ ...item, about: claimed.about, facts: [] }} withAmounts />
      ) : item.parts.length > 1 ? (
        <Things item={item} />
      ) : (
        <Thing parts={sentenceParts(words, item, words.activityWords.failed)} item={item} withAmounts={withAmounts} />
      )}
      <Why item={item} />
      {item.more > 0 && <span className="dim"> {words.meaningWords.andMore(item.more)}</span>}
    </>
  )
}

/** Returns whether a transaction claims the VIP rewards of several rollups and does nothing else: a list says so in a few words. */
function isOnlyVip({ parts, status, more }: SentenceItem): boolean {
  return parts.length > 1 && more === 0 && status !== 'failed' && parts.every(({ kind }) => kind === 'vipClaimed')
}

/** Draws why an attempt failed, where the chain said so in words that are understood. */
function Why({ item: { status, facts } }: { item: SentenceItem }) {
  const words = useWords()
  const reason = facts.find(({ name }) => name === 'reason')?.value
  if (status !== 'failed' || reason === undefined) return null
  const text = failureText(words, reason, null)
  return (
    text !== null && (
      <span className="mid">
        {': '}
        <Untrusted text={words.continuedSentence(text.replace(/\.$/, ''))} most={SHORT} />
      </span>
    )
  )
}

/** Draws several actions of one transaction, each with its own amounts, which the sums of the line do not separate. */
function Things({ item }: { item: SentenceItem }) {
  const words = useWords()
  const things = item.parts.map((part): SentenceItem => ({ ...part, status: item.status, messageTypes: [], more: 0, parts: [] }))
  return joinedSentences(words, things, words.activityWords.failed).map((parts, index) => {
    const thing = things[index]
    return thing === undefined ? null : (
      <Fragment key={index}>
        {index > 0 && (index < things.length - 1 || item.more > 0 ? ', ' : ` ${words.activityWords.and} `)}
        <Thing parts={parts} item={thing} withAmounts isContinued={index > 0} />
      </Fragment>
    )
  })
}

interface ThingProps {
  parts: readonly Part[]
  item: SentenceItem
  withAmounts: boolean
  /** It goes on with a sentence that began before it. */
  isContinued?: boolean
}

function Thing({ parts, item, withAmounts, isContinued = false }: ThingProps) {
  const { meaningWords } = useWords()
  const times = item.facts.find(({ name }) => name === 'times')?.value
  return (
    <>
      {parts.map((part, index) => (
        <SentencePart key={index} part={part} item={item} withAmounts={withAmounts} isOpening={index === 0 && !isContinued} />
      ))}
      {times !== undefined && ` ${meaningWords.times(times)}`}
    </>
  )
}

/** Properties of a part of a sentence; own words at its opening begin with a capital. */
interface PartProps {
  part: Part
  item: SentenceItem
  withAmounts: boolean
  isOpening: boolean
}

function SentencePart({ part, item, withAmounts, isOpening }: PartProps) {
  const { activityWords: words, meaningWords } = useWords()
  if (part.kind === 'words') return part.text
  switch (part.place) {
    case 'asset':
      return item.movements.length > 0 ? (
        <MovedAssets movements={mainMovements(item)} withAmounts={withAmounts} isOpening={isOpening} />
      ) : (
        <MovedAssets movements={item.about} withAmounts isOpening={isOpening} />
      )
    case 'got':
      return <MovedAssets movements={gotMovements(item)} withAmounts={withAmounts} isOpening={isOpening} />
    case 'about':
      return <MovedAssets movements={item.about} withAmounts isOpening={isOpening} />
    case 'other':
    case 'chain':
      return item.otherChainId === null ? words.anotherChain : <ChainName chainId={item.otherChainId} />
    case 'method':
      return <Called item={item} isOpening={isOpening} />
    case 'who':
      return item.counterparty === null ? null : <AddressName address={item.counterparty} />
    case 'unlimited':
      return meaningWords.withoutLimit
    default:
      return <FactPlace name={part.place} item={item} />
  }
}

function FactPlace({ name, item }: { name: (typeof item.facts)[number]['name']; item: SentenceItem }) {
  const words = useWords()
  const { formatDate } = words
  const nameOf = useChainNames()
  const value = item.facts.find((fact) => fact.name === name)?.value ?? ''
  if (name === 'task') return taskText(words, value, item.status === 'failed')
  if (name === 'permission') return <Untrusted text={words.permissionTask(value)} most={SHORT} />
  const time = TIME_FACTS.has(name) ? Date.parse(value) : Number.NaN
  // The drawer has the time of day.
  if (!Number.isNaN(time)) return formatDate(time)
  if (name === 'option') return <Untrusted text={voteText(words, value)} most={SHORT} />
  if (name === 'weights') return <Untrusted text={weightsText(words, value, nameOf)} most={MAX_VOTE} />
  return ADDRESS_FACTS.has(name) ? <Who address={value} /> : <Untrusted text={value} most={SHORT} />
}

/** Characters of an untrusted name that a sentence shows. */
const SHORT = 60
/** Characters of a vote for several rollups that a sentence shows. */
const MAX_VOTE = 240

interface MovedAssetsProps extends Pick<PartProps, 'withAmounts' | 'isOpening'> {
  movements: readonly Movement[]
}

function MovedAssets({ movements, withAmounts, isOpening }: MovedAssetsProps) {
  const { activityWords: words } = useWords()
  if (movements.length === 0) return begun(words.anAsset, isOpening)
  const hidden = movements.length - SHOWN_ASSETS
  const shown = hidden > 0 ? movements.slice(0, 1) : movements
  return (
    <>
      {shown.map((movement, index) => (
        <Fragment key={`${movement.denom} ${movement.amount}`}>
          {index > 0 && ` ${words.and} `}
          <MovedAsset movement={movement} withAmount={withAmounts} />
        </Fragment>
      ))}
      {hidden > 0 && ` ${words.andOthers(hidden + 1)}`}
    </>
  )
}

function MovedAsset({ movement: { amount, decimals, symbol }, withAmount }: { movement: Movement; withAmount: boolean }) {
  if (withAmount) return <Amount units={amount.replace('-', '')} decimals={decimals} symbol={symbol} />
  return (
    <b>
      <Untrusted text={symbol} most={SHORT} />
    </b>
  )
}

/** Matches an EVM selector: the first four bytes of a hash in place of the function's name. */
const SELECTOR = /^0x[0-9a-f]{8}$/i

/** Begins own words with a capital where they open the sentence. */
function begun(text: string, isOpening: boolean): string {
  return isOpening ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

function Called({ item: { method, messageTypes, kind }, isOpening }: Pick<PartProps, 'item' | 'isOpening'>) {
  const { activityWords: words, meaningWords } = useWords()
  const [type] = messageTypes
  const name = method ?? (kind === 'other' && type !== undefined ? shortType(type) : null)
  const spelled = kind === 'other' && name !== null ? spelledType(name) : null
  if (spelled !== null) return spelled
  if (name === null) return begun(kind === 'other' ? words.message : words.contract, isOpening)
  const code = (
    <code className="mono small">
      <Untrusted text={name} most={SHORT} />
    </code>
  )
  return SELECTOR.test(name) ? (
    <span title={meaningWords.unknownFunctionTitle}>
      {begun(meaningWords.unknownFunction, isOpening)} {code}
    </span>
  ) : (
    code
  )
}
