// Draws in a proposal's sheet what it runs when it passes: each message with the function, the amounts or the parameters that it is about. All
// of it is untrusted text.
import type { MessageDetail, ProposalMessage } from '../../../shared/contract/transfer/governance.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import styles from './changes.module.css'
import { ParameterValue } from './ParameterValue.tsx'
import { knownParameter } from './parameters.ts'

/** Draws a heading, and below it each message with what it says. */
export function ProposalChanges({ chainId, messages }: { chainId: string; messages: readonly ProposalMessage[] }) {
  const { governanceWords: words } = useAllWords()
  if (messages.length === 0) return <p className="small dim">{words.runsNothing}</p>
  return (
    <div className={styles.changes}>
      <p className="label">{words.runs}</p>
      {messages.map((message, index) => (
        <Message key={index} chainId={chainId} message={message} />
      ))}
    </div>
  )
}

function Message({ chainId, message: { type, details, more, isCompared } }: { chainId: string; message: ProposalMessage }) {
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
            <Detail key={index} of={{ chainId, type }} detail={detail} isCompared={isCompared === true} />
          ))}
        </dl>
      )}
      {more > 0 && <p className="small warn">{words.moreDetails(more)}</p>}
    </>
  )
}

/** What a message changes, and where. */
interface Place {
  chainId: string
  type: string
}

function Detail({ of, detail, isCompared }: { of: Place; detail: MessageDetail; isCompared: boolean }) {
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
      return <Parameter of={of} detail={detail} isCompared={isCompared} />
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

/** Draws a parameter by a plain name and in its unit, with the chain's name beside it; one that is not known as the chain writes it. */
function Parameter({ of, detail, isCompared }: ParameterChangeProps) {
  const known = knownParameter(useAllWords(), of.type, detail.name)
  return (
    <>
      {known === null ? (
        <Name name={detail.name} />
      ) : (
        <dt>
          {known.name} <span className="mono small dim">{detail.name}</span>
        </dt>
      )}
      <dd>
        <ParameterChange of={of} detail={detail} isCompared={isCompared} />
      </dd>
    </>
  )
}

/** Properties of `ParameterChange`. */
export interface ParameterChangeProps {
  of: Place
  detail: MessageDetail & { kind: 'parameter' }
  /** The present value is known. */
  isCompared: boolean
}

/** Draws the value that a parameter has now and the one that it gets. */
export function ParameterChange({ of: { chainId, type }, detail: { name, was, now }, isCompared }: ParameterChangeProps) {
  const known = knownParameter(useAllWords(), type, name)
  const value = (text: string | null) => {
    const raw = <Value text={text} />
    if (known === null || text === null || text === '') return raw
    return (
      <ParameterValue chainId={chainId} unit={known.unit} text={text}>
        {raw}
      </ParameterValue>
    )
  }
  return (
    <>
      {isCompared && (
        <>
          {value(was)} <span className={styles.arrow}>→</span>{' '}
        </>
      )}
      {value(now)}
    </>
  )
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
