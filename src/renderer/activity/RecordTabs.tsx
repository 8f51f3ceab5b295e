// The drawer's technical tabs: messages, events and the raw record. Everything in them was written by strangers.
import type { ActivityDetail } from '../../shared/activity.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Untrusted } from '../ui/Untrusted.tsx'
import { activityWords as words } from '../words/activity.ts'
import styles from './activity.module.css'

export function Messages({ messages }: Pick<ActivityDetail, 'messages'>) {
  return messages.map(({ type, json }, index) => (
    <section key={index}>
      <h3 className={`mono small ${styles.recordHead}`}>
        <Untrusted text={type} />
      </h3>
      <pre className={styles.record}>
        <Untrusted text={json} keepsBreaks />
      </pre>
    </section>
  ))
}

export function Events({ events }: Pick<ActivityDetail, 'events'>) {
  if (events.length === 0) return <p className={`mid ${styles.recordHead}`}>{words.noEvents}</p>
  return (
    <div className={styles.events}>
      {events.map(({ type, attributes }, index) => (
        <section key={index}>
          <h3>
            <Untrusted text={type} />
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
        <Untrusted text={name} />
      </dt>
      <dd>
        <Untrusted text={value} />
      </dd>
    </>
  )
}

export function Raw({ raw }: Pick<ActivityDetail, 'raw'>) {
  return (
    <>
      <p className={`small dim ${styles.recordHead}`}>
        <span className="grow">{words.rawLead}</span>
        <CopyButton text={raw} label={words.copyRaw} />
      </p>
      <pre className={styles.record}>
        <Untrusted text={raw} keepsBreaks />
      </pre>
    </>
  )
}
