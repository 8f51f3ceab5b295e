// Draws the explorer's lists: blocks, transactions, tokens. Each line links to its page; a list ends with its end or a button for more.
import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExplorerCollectionRow, ExplorerTokenRow, ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import { spelledType } from '../../../shared/domain/messageType.ts'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { AddressName, Who, WhoTag } from '../../parts/Who.tsx'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import styles from './explorer.module.css'
import { LocationLink } from './LocationLink.tsx'
import { TxMeaning, unnamedCounterparty } from './TxMeaning.tsx'
import type { Listed, More } from './useMore.ts'
import { useAllWords, useWords } from '../../window.ts'

/** Characters of an untrusted name in a list; its page shows all of them. */
export const MAX = 80

/** Properties of `List`. */
export interface ListProps<T> {
  label: string
  list: Listed<T>
  empty: string
  className: string | undefined
  row: (row: T) => ReactNode
  more?: More<T> | undefined
}

/** Draws one list, what could not be read of it, and the button for more. */
export function List<T>({ label, list, empty, className, row, more }: ListProps<T>) {
  const { explorerWords: words, plural } = useAllWords()
  const { rows, odd } = more ?? list
  return (
    <>
      {rows.length === 0 ? (
        <p className={`mid ${styles.note}`}>{empty}</p>
      ) : (
        <ul aria-label={label} className={className}>
          {rows.map(row)}
        </ul>
      )}
      {odd > 0 && <p className={`small warn ${styles.note}`}>{words.odd(plural(odd, words.row))}</p>}
      {more !== undefined && <ReadMore more={more} />}
    </>
  )
}

/** Draws the button that reads more of a list, and the error if that failed. */
export function ReadMore({ more: { readMore, isReading, error } }: { more: Pick<More<unknown>, 'readMore' | 'isReading' | 'error'> }) {
  const { explorerWords: words } = useAllWords()
  if (readMore === null) return null
  if (error !== null) return <ReadError error={error} onRetry={readMore} />
  return (
    <p className={styles.note}>
      <Button size="compact" busy={isReading ? words.reading : null} onClick={readMore}>
        {words.more}
      </Button>
    </p>
  )
}

/** Beyond it, a date says more than a number of days. */
const MAX_AGE_MS = 7 * 86_400_000

/** Draws the age of a moment, or its date. */
export function When({ time }: { time: number | null }) {
  const { formatAgo, formatMoment, formatShortDate } = useWords()
  const now = useNow()
  if (time === null) return <span />
  const isOld = now - time > MAX_AGE_MS
  return (
    <time className={styles.when} dateTime={new Date(time).toISOString()} title={formatMoment(time)}>
      {isOld ? formatShortDate(time, now) : formatAgo(time, now)}
    </time>
  )
}

/** Properties of a list of one chain. */
export interface ChainList<T> {
  chainId: string
  label: string
  list: Listed<T>
  more?: More<T> | undefined
  empty?: string
}

/** Properties of `TxList`. */
export interface TxListProps extends ChainList<ExplorerTxRow> {
  /** The addresses of the account whose page lists them, lower case: each line then says with whom, not who. */
  seenFrom?: readonly string[]
  /** Whether each sentence keeps to two lines; its page has the rest. */
  isShort?: boolean
}

/** Marks what failed before the sentence that says what was tried. */
function FailedMark() {
  const { explorerWords: words } = useAllWords()
  return (
    <span className={styles.failed} title={words.failed}>
      <Icon of={CircleX} size={14} tone="loss" />
      <span className="visually-hidden">{words.failed} </span>
    </span>
  )
}

/** Marks what moved as in Activity, where no list has the asset: anybody can send it under any name. */
function Unverified({ said: { movements } }: { said: NonNullable<ExplorerTxRow['said']> }) {
  const unverified = movements.find(({ isVerified }) => !isVerified)
  return (
    unverified !== undefined && (
      <>
        {' '}
        <AssetTag symbol={unverified.symbol} isVerified={false} />
      </>
    )
  )
}

/** Names who a transaction was with or from; a dash for nobody. */
function OtherSide({ who, chainId }: { who: string | null; chainId: string }) {
  return (
    <span className="clip small dim">
      {who === null ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <AddressName address={who} chainId={chainId} /> <WhoTag address={who} />
        </>
      )}
    </span>
  )
}

/** Draws a list of transactions. */
export function TxList({ chainId, label, list, more, empty, seenFrom, isShort = false }: TxListProps) {
  const { explorerWords: words } = useAllWords()
  // A column without anybody in it is left out.
  const isAlone = seenFrom !== undefined && (more ?? list).rows.every((one) => otherSide(one, seenFrom) === null)
  const look = isAlone ? `${styles.txs} ${styles.alone}` : styles.txs
  const row = ({ hash, time, isFailed, messageTypes, note, sender, said }: ExplorerTxRow) => {
    const who = seenFrom === undefined ? (said?.viewer ?? sender) : otherSide({ said, sender }, seenFrom)
    return (
      <li key={hash} className="row">
        <span className="clip">
          <LocationLink to={{ kind: 'tx', chainId, hash }} title={hash}>
            <ShortAddress text={hash} />
          </LocationLink>
        </span>
        <span className={isShort ? `${styles.did} ${styles.short}` : styles.did} title={messageTypes.join('\n')}>
          {isFailed && <FailedMark />}
          {said !== null ? (
            <>
              <TxMeaning {...{ said, messageTypes, isFailed, chainId }} isWithApart={seenFrom !== undefined} />
              <Unverified said={said} />
            </>
          ) : note === null ? (
            <Types of={messageTypes} />
          ) : (
            words.notes[note]
          )}
        </span>
        {!isAlone && <OtherSide who={who} chainId={chainId} />}
        <When time={time} />
      </li>
    )
  }
  const { tx, did, by, other, age } = words.columns
  return (
    <>
      {(more ?? list).rows.length > 0 && (
        <div className={`columns label ${look}`} aria-hidden="true">
          <span>{tx}</span>
          <span>{did}</span>
          {!isAlone && <span>{seenFrom === undefined ? by : other}</span>}
          <span className="right">{age}</span>
        </div>
      )}
      <List label={label} list={list} more={more} empty={empty ?? words.noTxs} className={look} row={row} />
    </>
  )
}

/** Returns with whom a transaction was, as its account's page says it; null where the line says it already, or for nobody. */
export function otherSide({ said, sender }: Pick<ExplorerTxRow, 'said' | 'sender'>, own: readonly string[]): string | null {
  const other = said === null ? sender : unnamedCounterparty(said)
  return other === null || own.includes(other.toLowerCase()) ? null : other
}

function Types({ of: types }: { of: readonly string[] }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const [first] = types
  if (first === undefined) return <span className="dim">{words.noType}</span>
  const short = first.split('.').at(-1) ?? first
  const spelled = spelledType(short) ?? short
  return <Untrusted text={types.length === 1 ? spelled : words.mixed(spelled, formatCount(types.length - 1))} most={MAX} />
}

/** Draws a list of NFT collections. */
export function CollectionList({ chainId, label, list, more }: ChainList<ExplorerCollectionRow>) {
  const { explorerWords: words } = useAllWords()
  const row = ({ address, name, creator, tokenCount }: ExplorerCollectionRow) => (
    <li key={address} className="row">
      <span className="clip">
        <LocationLink to={{ kind: 'collection', chainId, collection: address }}>
          <Untrusted text={name === '' ? words.unnamed : name} most={MAX} />
        </LocationLink>
      </span>
      <span className="clip small dim">
        <ShortAddress text={address} />
      </span>
      <span className="clip small dim">{creator !== null && <Who address={creator} />}</span>
      <span className="right small mid">{tokenCount !== null && words.tokenCount(tokenCount)}</span>
    </li>
  )
  return <List label={label} list={list} more={more} empty={words.noCollections} className={styles.tokens} row={row} />
}

/** Draws a list of NFTs. */
export function TokenList({ chainId, label, list, more }: ChainList<ExplorerTokenRow>) {
  const { explorerWords: words } = useAllWords()
  const row = (token: ExplorerTokenRow) => {
    const { collection, collectionName, tokenId, owner, accountId, isBurned } = token
    return (
      <li key={`${collection}/${tokenId}`} className="row">
        <span className="clip">
          <LocationLink to={{ kind: 'token', chainId, collection, tokenId }}>
            <Untrusted text={tokenId} most={MAX} />
          </LocationLink>
        </span>
        <span className="clip mid">
          <Untrusted text={collectionName ?? words.unnamed} most={MAX} />
        </span>
        <span className="clip small dim">{owner !== null && <Who address={owner} />}</span>
        <span className="right">
          {accountId !== null && <Tag tone="good">{words.you}</Tag>} {isBurned && <Tag>{words.burned}</Tag>}
        </span>
      </li>
    )
  }
  return <List label={label} list={list} more={more} empty={words.noTokens} className={styles.tokens} row={row} />
}
