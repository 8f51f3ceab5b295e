// What a transaction did, in words; names that strangers chose are isolated.
import type { ActivityItem, Movement } from '../../shared/activity.ts'
import { Amount } from '../ui/Amount.tsx'
import { ChainName } from '../ui/Station.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { activityWords as words, sentenceParts, type Part } from '../words/activity.ts'
import { gotMovement, mainMovement, shortType } from './movements.ts'

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
      return <MovedAsset movement={mainMovement(item)} withAmount={withAmounts} />
    case 'got':
      return <MovedAsset movement={gotMovement(item)} withAmount={withAmounts} />
    case 'other':
      return item.otherChainId === null ? words.anotherChain : <ChainName chainId={item.otherChainId} />
    case 'method':
      return <Called item={item} />
  }
}

function MovedAsset({ movement, withAmount }: { movement: Movement | null; withAmount: boolean }) {
  if (movement === null) return words.anAsset
  const { amount, decimals, symbol } = movement
  if (withAmount) return <Amount units={amount.replace('-', '')} decimals={decimals} symbol={symbol} />
  return (
    <b>
      <Untrusted text={symbol} />
    </b>
  )
}

function Called({ item: { method, messageTypes, kind } }: { item: ActivityItem }) {
  const [type] = messageTypes
  const name = method ?? (kind === 'other' && type !== undefined ? shortType(type) : null)
  if (name === null) return kind === 'other' ? words.message : words.contract
  return (
    <code className="mono small">
      <Untrusted text={name} />
    </code>
  )
}
