// Shows what each message of a transaction means, nested messages included, each above its content.
import type { ActivityDetail, MessageReading } from '../../../../shared/contract/history/activity.ts'
import { shortType } from '../../../../shared/domain/messageType.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { Facts } from './Facts.tsx'
import { Record } from './RecordTabs.tsx'
import { Sentence, type SentenceItem } from '../Sentence.tsx'
import styles from './detail.module.css'
import { useWords } from '../../../window.ts'

/** Draws the messages of a transaction with their meaning. */
export function Messages({ messages, readings }: Pick<ActivityDetail, 'messages' | 'readings'>) {
  return messages.map(({ type, json }, index) => (
    <section key={index} className={styles.message}>
      <h3 className="mono small">
        <Untrusted text={type} most={200} />
      </h3>
      {readings
        .filter((reading) => reading.index === index)
        .map((reading, at) => (
          <Meaning key={at} reading={reading} />
        ))}
      <Record text={json} />
    </section>
  ))
}

function Meaning({ reading }: { reading: MessageReading }) {
  const { meaningWords: words } = useWords()
  const { depth, isMine } = reading
  return (
    <div className={styles.meaning} style={{ marginInlineStart: `${depth * 12}px` }} title={depth > 0 ? words.insideOther : undefined}>
      {isMine ? (
        <>
          <p>
            <Sentence item={asSentenceItem(reading)} withAmounts />
          </p>
          <Facts item={reading} />
        </>
      ) : (
        <p className="dim">{words.notAboutYou}</p>
      )}
    </div>
  )
}

/** Returns a message as if it were a separate transaction. */
function asSentenceItem({ type, ...reading }: MessageReading): SentenceItem {
  return { ...reading, status: 'succeeded', messageTypes: [type], more: 0, parts: [] }
}

/** Draws a message as a sentence with its amounts; by its type without a reading, or where it moves nothing of the account. */
export function MessageLine({ type, reading }: { type: string; reading: MessageReading | undefined }) {
  return (
    <div title={markedText(type)}>
      {reading?.isMine === true ? (
        <span className={styles.sentence}>
          <Sentence item={asSentenceItem(reading)} withAmounts />
        </span>
      ) : (
        <Untrusted text={shortType(type)} most={120} />
      )}
    </div>
  )
}
