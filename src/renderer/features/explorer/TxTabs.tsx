// Draws the technical tabs of a transaction. All their content is untrusted text from the chain.
import type { InternalCall, LogEntry } from '../../../shared/contract/history/activity.ts'
import type { ExplorerReceipt, ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { LongUntrusted, Untrusted } from '../../kit/text/Untrusted.tsx'
import { Messages as ExplainedMessages } from '../activity/detail/Meanings.tsx'
import { AddressFact, Fact, grouped } from './Facts.tsx'
import styles from './explorer.module.css'
import { useAllWords } from '../../window.ts'

/** Characters of one value; the raw record has them all. */
const MAX = 600

/** Draws the messages of a transaction. */
export function Messages({ tx: { messages, readings, isFailed } }: { tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  if (messages.length === 0) return <p className={`mid ${styles.note}`}>{words.noMessages}</p>
  return <ExplainedMessages messages={messages} readings={readings} isFailed={isFailed} otherNote={null} />
}

/** Draws the events of a transaction. */
export function Events({ events }: Pick<ExplorerTx, 'events'>) {
  const { explorerWords: words } = useAllWords()
  if (events.length === 0) return <p className={`mid ${styles.note}`}>{words.noEvents}</p>
  return events.map(({ type, attributes }, index) => (
    <section key={index} className={styles.entry}>
      <h3 className="mono small">
        <Untrusted text={type} most={200} />
      </h3>
      <dl className={styles.pairs}>
        {attributes.map(({ key, value }, at) => (
          <Pair key={at} name={key} value={value} />
        ))}
      </dl>
    </section>
  ))
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>
        <Untrusted text={name} most={80} />
      </dt>
      <dd>
        <Untrusted text={value} keepsBreaks most={MAX} />
      </dd>
    </>
  )
}

/** Draws the receipt of an EVM transaction. */
export function Receipt({ chainId, receipt }: { chainId: string; receipt: ExplorerReceipt }) {
  const { explorerWords: words } = useAllWords()
  const { from, to, contract, gasUsed, gasPrice, kind, logs } = receipt
  return (
    <>
      <dl className="facts">
        <Fact name={words.from}>
          <AddressFact chainId={chainId} address={from} />
        </Fact>
        <Fact name={words.to}>
          {to !== null && <AddressFact chainId={chainId} address={to} />}
          {to === null && contract !== null && words.creates}
          {to === null && contract === null && <span className="dim">{words.notTold}</span>}
        </Fact>
        <Fact name={words.contract}>{contract !== null && <AddressFact chainId={chainId} address={contract} />}</Fact>
        <Fact name={words.gas}>{gasUsed !== null && <span className="mono">{grouped(gasUsed)}</span>}</Fact>
        <Fact name={words.gasPrice}>{gasPrice !== null && <Amount units={gasPrice} decimals={9} symbol="gwei" />}</Fact>
        <Fact name={words.kind}>{kind !== null && (words.kinds[kind] ?? kind)}</Fact>
      </dl>
      <h3 className="section-head">{words.logs}</h3>
      {logs.length === 0 && <p className={`mid ${styles.note}`}>{words.noLogs}</p>}
      {logs.map((log, index) => (
        <Log key={index} chainId={chainId} log={log} />
      ))}
    </>
  )
}

function Log({ chainId, log: { address, name, args, topics, data } }: { chainId: string; log: LogEntry }) {
  const { explorerWords: words } = useAllWords()
  return (
    <section className={styles.entry}>
      <h4>{name ?? <span className="dim">{words.unknownLog}</span>}</h4>
      <AddressFact chainId={chainId} address={address} />
      <dl className={styles.pairs}>
        {args.map((argument) => (
          <Pair key={argument.name} name={argument.name} value={argument.value} />
        ))}
        {name === null && <Pair name={words.topics} value={topics.join('\n')} />}
        {name === null && data !== '0x' && <Pair name={words.data} value={data} />}
      </dl>
    </section>
  )
}

/** Deepest level of indentation; deeper calls stand at the same level. */
const DEEPEST = 8

/** Draws the internal calls of a transaction. */
export function Calls({ chainId, calls }: { chainId: string; calls: readonly InternalCall[] | null }) {
  const { explorerWords: words } = useAllWords()
  if (calls === null || calls.length === 0) return <p className={`mid ${styles.note}`}>{words.noCalls}</p>
  return (
    <ol>
      {calls.map(({ kind, depth, from, to, value }, index) => (
        <li key={index} className={styles.entry} style={{ marginInlineStart: `${Math.min(depth, DEEPEST) * 16}px` }}>
          <span className="line">
            <span className="mono small">
              <Untrusted text={kind} most={40} />
            </span>
            {value !== '0' && (
              <span className="small" title={words.weiTitle}>
                {words.value} <Amount units={value} decimals={18} mode="full" />
              </span>
            )}
          </span>
          {from !== '' && <CallEnd name={words.from} chainId={chainId} address={from} />}
          {to !== '' && <CallEnd name={words.to} chainId={chainId} address={to} />}
        </li>
      ))}
    </ol>
  )
}

function CallEnd({ name, chainId, address }: { name: string; chainId: string; address: string }) {
  return (
    <div className="small">
      <span className="dim">{name}</span> <AddressFact chainId={chainId} address={address} />
    </div>
  )
}

/** Draws the raw records of a transaction. */
export function Raw({ raw }: Pick<ExplorerTx, 'raw'>) {
  const { explorerWords: words } = useAllWords()
  return raw.map(({ what, text }) => (
    <section key={what}>
      <h3 className="section-head">
        {words.rawOf[what]}
        <CopyButton text={text} label={words.copyRaw} />
      </h3>
      <pre className={styles.record}>
        <LongUntrusted text={text} keepsBreaks />
      </pre>
    </section>
  ))
}
