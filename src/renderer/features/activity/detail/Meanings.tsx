// Shows what each message of a transaction means, nested messages included, with its type and its content folded below.
import type { ActivityDetail, ActivityItem, MessageReading } from '../../../../shared/contract/history/activity.ts'
import { shortType, spelledType } from '../../../../shared/domain/messageType.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { AddressName } from '../../../parts/Who.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { Facts } from './Facts.tsx'
import { Record } from './RecordTabs.tsx'
import { Sentence, type SentenceItem } from '../Sentence.tsx'
import styles from './detail.module.css'
import { useWords } from '../../../window.ts'

/** Properties of `Messages`. */
export interface MessagesProps extends Pick<ActivityDetail, 'messages' | 'readings'> {
  isFailed: boolean
  /** Says that a message does not concern the account; null where the transaction is shown for nobody in particular. */
  otherNote: string | null
}

/** Draws the messages of a transaction with their meaning. */
export function Messages({ messages, readings, isFailed, otherNote }: MessagesProps) {
  const { meaningWords: words } = useWords()
  return messages.map(({ type, json }, index) => {
    const own = readings.filter((reading) => reading.index === index)
    const number = messages.length > 1 ? `${index + 1}. ` : ''
    return (
      <section key={index} className={styles.message}>
        {own.every(({ isMine, depth }) => !isMine || depth > 0) && (
          <h3>
            {number}
            <Untrusted text={plainType(type)} most={120} />
          </h3>
        )}
        {own.map((reading, at) => (
          <Meaning key={at} reading={reading} number={number} isFailed={isFailed} otherNote={otherNote} />
        ))}
        <p className="mono small dim">
          <Untrusted text={type.replace(/^\//, '')} most={200} />
        </p>
        <details className={`small dim ${styles.rawMessage}`}>
          <summary>{words.rawMessage}</summary>
          <Record text={json} />
        </details>
      </section>
    )
  })
}

/** Returns the type of a message in words, as far as its name has some. */
function plainType(type: string): string {
  const name = shortType(type)
  return spelledType(name) ?? name
}

interface MeaningProps extends Pick<MessagesProps, 'isFailed' | 'otherNote'> {
  reading: MessageReading
  /** Its place among several, with a dot. */
  number: string
}

function Meaning({ reading, number, isFailed, otherNote }: MeaningProps) {
  const { meaningWords: words } = useWords()
  const { depth, isMine, type } = reading
  const said = (
    <>
      <Sentence item={asSentenceItem(reading, isFailed)} withAmounts />
      {!isFailed && <Whom reading={reading} />}
    </>
  )
  if (!isMine && depth === 0) return otherNote !== null && <p className="dim">{otherNote}</p>
  return (
    <div
      className={depth > 0 ? styles.meaning : undefined}
      style={{ marginInlineStart: `${Math.max(0, depth - 1) * 12}px` }}
      title={depth > 0 ? words.insideOther : undefined}
    >
      {isMine ? (
        <>
          {depth === 0 ? (
            <h3>
              {number}
              {said}
            </h3>
          ) : (
            <p>{said}</p>
          )}
          <Facts item={reading} />
        </>
      ) : (
        <p className="dim">{otherNote ?? plainType(type)}</p>
      )}
    </div>
  )
}

/** Returns a message as if it were a separate transaction. */
function asSentenceItem({ type, ...reading }: MessageReading, isFailed: boolean): SentenceItem {
  return { ...reading, status: isFailed ? 'failed' : 'succeeded', messageTypes: [type], more: 0, parts: [] }
}

/** Draws to whom a message sends, or from whom it receives; its sentence names only what. */
function Whom({ reading: { kind, counterparty } }: { reading: MessageReading }) {
  const { activityWords: words } = useWords()
  if (counterparty === null || (kind !== 'sent' && kind !== 'received')) return null
  return (
    <>
      {` ${kind === 'sent' ? words.toWhom : words.fromWhom} `}
      <AddressName address={counterparty} />
    </>
  )
}

/** Properties of `MessageLines`. */
export interface MessageLinesProps {
  /** Types of the messages, in order. */
  types: readonly string[]
  readings: readonly MessageReading[]
  isFailed: boolean
}

/** Draws the messages of a transaction as one sentence each, several of them numbered. */
export function MessageLines({ types, readings, isFailed }: MessageLinesProps) {
  // The sentence of a single message stands at the head.
  const isBrief = types.length === 1 || isFailed
  const line = (type: string, index: number) => (
    <MessageLine type={type} reading={readings.find((reading) => reading.index === index && reading.depth === 0)} isBrief={isBrief} />
  )
  if (types.length === 1) return types.map((type, index) => <div key={index}>{line(type, index)}</div>)
  return (
    <ol className={styles.lines}>
      {types.map((type, index) => (
        // Messages are told apart by their place.
        <li key={index}>{line(type, index)}</li>
      ))}
    </ol>
  )
}

/** Properties of `MessageLine`. */
interface MessageLineProps {
  type: string
  reading: MessageReading | undefined
  /** Names what it does in a word or two: its sentence stands elsewhere, or it failed. */
  isBrief: boolean
}

/** Draws a message as a sentence with its amounts, its type dim behind it; by its type in words without a reading. */
function MessageLine({ type, reading, isBrief }: MessageLineProps) {
  const { templates } = useWords()
  const kind = reading?.isMine === true ? reading.kind : 'other'
  return (
    <div title={markedText(type)}>
      {reading === undefined || kind === 'other' ? (
        <Untrusted text={plainType(type)} most={120} />
      ) : isBrief ? (
        templates[kind].name
      ) : (
        <>
          <Sentence item={asSentenceItem(reading, false)} withAmounts />
          <Whom reading={reading} />
        </>
      )}{' '}
      <span className="mono small dim">
        <Untrusted text={shortType(type)} most={120} />
      </span>
    </div>
  )
}

/** Draws what each message does: near the head where there are several, since the title sums them up. */
export function MessageFact({ item: { messageTypes, status }, detail }: { item: ActivityItem; detail: ActivityDetail | null }) {
  const { activityWords: words } = useWords()
  return (
    <>
      <dt>{words.messages}</dt>
      <dd>
        <MessageLines types={messageTypes} readings={detail?.readings ?? []} isFailed={status === 'failed'} />
      </dd>
    </>
  )
}
