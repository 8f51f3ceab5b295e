// What a transaction did, in words; names that strangers chose are isolated.
import { Fragment } from 'react'
import type { ActivityItem, Movement } from '../../shared/activity.ts'
import { Amount } from '../ui/Amount.tsx'
import { ChainName } from '../ui/Station.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { activityWords as words, sentenceParts, type Part } from '../words/activity.ts'
import { gotMovements, mainMovements, shortType } from './movements.ts'

const SHOWN_ASSETS = 2

export interface SentenceProps {
  item: ActivityItem
  /** Names amounts, not assets alone: for the head of the drawer. */
  withAmounts?: boolean
}

export function Sentence({ item, withAmounts = false }: SentenceProps) {
  return (
    <>
      {sentenceParts(item).map((part, index) => (
        <SentencePart key={index} part={part} item={item} withAmounts={withAmounts} />
      ))}
    </>
  )
}

function SentencePart({ part, item, withAmounts }: { part: Part; item: ActivityItem; withAmounts: boolean }) {
  if (part.kind === 'words') return part.text
  switch (part.place) {
    case 'asset':
      return <MovedAssets movements={mainMovements(item)} withAmounts={withAmounts} />
    case 'got':
      return <MovedAssets movements={gotMovements(item)} withAmounts={withAmounts} />
    case 'other':
      return item.otherChainId === null ? words.anotherChain : <ChainName chainId={item.otherChainId} />
    case 'method':
      return <Called item={item} />
  }
}

function MovedAssets({ movements, withAmounts }: { movements: Movement[]; withAmounts: boolean }) {
  if (movements.length === 0) return words.anAsset
  const hidden = movements.length - SHOWN_ASSETS
  const shown = hidden > 0 ? movements.slice(0, 1) : movements
  return (
    <>
      {shown.map((movement, index) => (
        <Fragment key={movement.denom}>
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
      <Untrusted text={symbol} />
    </b>
  )
}

/** EVM calls carry the first four bytes of a hash in place of the function's name. */
const SELECTOR = /^0x[0-9a-f]{8}$/i

function Called({ item: { method, messageTypes, kind } }: { item: ActivityItem }) {
  const [type] = messageTypes
  const name = method ?? (kind === 'other' && type !== undefined ? shortType(type) : null)
  if (name === null) return kind === 'other' ? words.message : words.contract
  const code = (
    <code className="mono small">
      <Untrusted text={name} />
    </code>
  )
  return SELECTOR.test(name) ? (
    <span title={words.selectorTitle}>
      {words.contract}, {words.selector} {code}
    </span>
  ) : (
    code
  )
}
