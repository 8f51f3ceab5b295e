// Draws the drawer's tab of contract logs and of the internal calls of an EVM transaction.
import type { ActivityDetail, InternalCall, LogEntry } from '../../../../shared/contract/history/activity.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import styles from './detail.module.css'
import { useWords } from '../../../window.ts'

/** Draws logs and internal calls. */
export function Logs({ logs, internalCalls }: Pick<ActivityDetail, 'logs' | 'internalCalls'>) {
  const { meaningWords: words } = useWords()
  return (
    <div className={styles.events}>
      {logs.length === 0 && <p className={`mid ${styles.recordHead}`}>{words.noLogs}</p>}
      {logs.map((log, index) => (
        <Log key={index} log={log} />
      ))}
      {internalCalls.length > 0 && (
        <section>
          <h3>{words.internal}</h3>
          <ol className={styles.calls}>
            {internalCalls.map((call, index) => (
              <Call key={index} call={call} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Log({ log: { address, name, args, topics, data } }: { log: LogEntry }) {
  const { activityWords, meaningWords: words } = useWords()
  return (
    <section>
      <h3>{name ?? <span className="dim">{words.unknownLog}</span>}</h3>
      <Address text={address} copyLabel={activityWords.copyAddress} />
      <dl>
        {args.map((argument) => (
          <Entry key={argument.name} name={argument.name} value={argument.value} />
        ))}
        {name === null && <Entry name={words.topics} value={topics.join('\n')} />}
        {name === null && data !== '0x' && <Entry name={words.data} value={data} />}
      </dl>
    </section>
  )
}

/** Characters of a log that are shown; the raw record has them all. */
const MAX = 600

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Untrusted text={value} keepsBreaks most={MAX} />
      </dd>
    </>
  )
}

function Call({ call: { kind, depth, from, to, value } }: { call: InternalCall }) {
  const { meaningWords: words } = useWords()
  return (
    <li style={{ marginInlineStart: `${Math.min(depth, 8) * 12}px` }}>
      <span className="mono small">
        <Untrusted text={kind} most={40} />
      </span>
      {value !== '0' && (
        <span className="small" title={words.weiTitle}>
          {words.value} {value}
        </span>
      )}
      <div>{from !== '' && <Address text={from} />}</div>
      <div>{to !== '' && <Address text={to} />}</div>
    </li>
  )
}
