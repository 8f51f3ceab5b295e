// Draws the drawer's technical tabs: events and the raw record. All their content is untrusted text from the chain.
import type { ActivityDetail } from '../../../../shared/contract/history/activity.ts'
import { CopyButton } from '../../../kit/forms/CopyButton.tsx'
import { LongUntrusted, Untrusted } from '../../../kit/text/Untrusted.tsx'
import styles from './detail.module.css'
import { useWords } from '../../../window.ts'

/** Draws the events of a transaction. */
export function Events({ events }: Pick<ActivityDetail, 'events'>) {
  const { activityWords: words } = useWords()
  if (events.length === 0) return <p className={`mid ${styles.recordHead}`}>{words.noEvents}</p>
  return (
    <div className={styles.events}>
      {events.map(({ type, attributes }, index) => (
        <section key={index}>
          <h3>
            <Untrusted text={type} most={200} />
          </h3>
          <dl>
            {attributes.map(({ key, value }, at) => (
              <Attribute key={at} name={key} value={value} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Attribute({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>
        <Untrusted text={name} most={200} />
      </dt>
      <dd>
        <LongUntrusted text={value} />
      </dd>
    </>
  )
}

/** Draws the raw record of a transaction. */
export function Raw({ raw }: Pick<ActivityDetail, 'raw'>) {
  const { activityWords: words } = useWords()
  return (
    <>
      <p className={`small dim ${styles.recordHead}`}>
        <span className="grow">{words.rawLead}</span>
        <CopyButton text={raw} label={words.copyRaw} />
      </p>
      <Record text={raw} />
    </>
  )
}

/** Draws a record as text; a long one shows its beginning first. */
export function Record({ text }: { text: string }) {
  return (
    <pre className={styles.record}>
      <LongUntrusted text={text} keepsBreaks />
    </pre>
  )
}
