// Draws in a proposal's sheet what it runs when it passes: each message with the function, the amounts or the parameters that it is about. All
// of it is untrusted text.
import type { MessageDetail, ProposalMessage } from '../../../shared/contract/transfer/governance.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import styles from './changes.module.css'

/** Draws a heading, and below it each message with what it says. */
export function ProposalChanges({ messages }: { messages: readonly ProposalMessage[] }) {
  const { governanceWords: words } = useAllWords()
  if (messages.length === 0) return <p className="small dim">{words.runsNothing}</p>
  return (
    <div className={styles.changes}>
      <p className="label">{words.runs}</p>
      {messages.map((message, index) => (
        <Message key={index} message={message} />
      ))}
    </div>
  )
}

function Message({ message: { type, details, more, isCompared } }: { message: ProposalMessage }) {
  const { governanceWords: words } = useAllWords()
  return (
    <>
      <p className={styles.what} title={type}>
        {words.messages[type] ?? <Untrusted text={type} />}
      </p>
      {isCompared === false && details.length > 0 && <p className="small mid">{words.setsOnly}</p>}
      {isCompared === true && details.length + more === 0 && <p className="small mid">{words.staysSame}</p>}
      {details.length > 0 && (
        <dl className={`facts ${styles.facts}`}>
          {details.map((detail, index) => (
            <Detail key={index} detail={detail} isCompared={isCompared === true} />
          ))}
        </dl>
      )}
      {more > 0 && <p className="small warn">{words.moreDetails(more)}</p>}
    </>
  )
}

function Detail({ detail, isCompared }: { detail: MessageDetail; isCompared: boolean }) {
  const { governanceWords: words } = useAllWords()
  switch (detail.kind) {
    case 'field':
      return (
        <>
          <dt>{words.fields[detail.field]}</dt>
          <dd>
            <Texts detail={detail} />
          </dd>
        </>
      )
    case 'coins':
      return (
        <>
          <dt>{words.coins}</dt>
          <dd>
            {detail.coins.map(({ asset, amount }, index) => (
              <div key={index}>
                <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
              </div>
            ))}
          </dd>
        </>
      )
    case 'parameter':
      return (
        <>
          <Name name={detail.name} />
          <dd>
            {isCompared && (
              <>
                <Value text={detail.was} /> <span className={styles.arrow}>→</span>{' '}
              </>
            )}
            <Value text={detail.now} />
          </dd>
        </>
      )
    case 'other':
      return (
        <>
          <Name name={detail.name} />
          <dd>
            <Value text={detail.text} />
          </dd>
        </>
      )
  }
}

/** Draws a name that the chain gives. */
function Name({ name }: { name: string }) {
  return (
    <dt className="mono">
      <Untrusted text={name} />
    </dt>
  )
}

/** Lengths of time as the chain writes them. */
const SECONDS = /^\d{1,12}s$/

function Value({ text }: { text: string | null }) {
  const { governanceWords: words } = useAllWords()
  if (text === null) return <span className="dim">{words.notSet}</span>
  if (text === '') return <span className="dim">{words.emptyText}</span>
  if (SECONDS.test(text)) return <span className="mono">{words.seconds(text, Number(text.slice(0, -1)) * 1000)}</span>
  return (
    <span className="mono">
      <LongUntrusted text={text} />
    </span>
  )
}

/** Draws the texts of a field, each on a line of its own. */
function Texts({ detail: { field, texts } }: { detail: MessageDetail & { kind: 'field' } }) {
  const { formatDigits, governanceWords: words } = useAllWords()
  if (field === 'script') return words.scriptCode(Number(texts[0]))
  if (field === 'height') return <span className="mono">{formatDigits(texts[0] ?? '')}</span>
  return texts.map((text, index) => (
    <div key={index} className={field === 'plan' || field === 'info' ? undefined : 'mono'}>
      <LongUntrusted text={text} keepsBreaks={field === 'info'} />
    </div>
  ))
}
