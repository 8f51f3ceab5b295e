// Settings: checking the public registry for new chains, and what was accepted of it.
import { useEffect } from 'react'
import type { AcceptedList, ChangeView, ListState } from '../../../shared/contract/settings/chainLists.ts'
import {
  checkForNewChains,
  chooseDailyCheck,
  markSeen,
  reloadChainList,
  undoAccepted,
  useChainList,
  useChainListTask,
  type ChainListTask,
} from '../../data/stores/chainListStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { chainListWords as words, changeWords } from '../../words/chainList.ts'
import { formatMoment, formatShortDay, formatTime } from '../../words/format.ts'
import { ChainChanges } from './ChainChanges.tsx'
import styles from './chainList.module.css'
import { useAppWindow } from '../../window.ts'

const DAILY = ['off', 'on'] as const

export function ChainListSection() {
  const win = useAppWindow()
  const { value, error } = useChainList()
  const taskError = useChainListTask((task) => task.error)
  const digest = value?.diff?.digest
  useEffect(() => void reloadChainList(win), [win])
  useEffect(() => {
    if (digest !== undefined) markSeen(win, digest)
  }, [win, digest])
  return (
    <section aria-labelledby="settings-chains">
      <h2 id="settings-chains" className="section-head">
        {words.title}
      </h2>
      <ReadError error={error} onRetry={() => void reloadChainList(win)} />
      {value === null && error === null && <SkeletonRows count={2} />}
      {value?.host === null && <p>{words.none}</p>}
      {value !== null && value.host !== null && <Registry state={value} host={value.host} />}
      {taskError !== null && <ErrorNote error={taskError} />}
      {value !== null && value.accepted.length > 0 && <Accepted lists={value.accepted} />}
    </section>
  )
}

function Registry({ state: { diff, isDaily }, host }: { state: ListState; host: string }) {
  const win = useAppWindow()
  const { running, done } = useChainListTask()
  return (
    <>
      <p>{words.lead(host)}</p>
      <div className={styles.checks}>
        <Button busy={running === 'check' ? words.checking : null} onClick={() => void checkForNewChains(win)}>
          {words.check}
        </Button>
        <span className={styles.daily}>
          <span aria-hidden="true">{words.daily}</span>
          <Segmented
            label={words.daily}
            options={DAILY.map((value) => ({ value, label: words[value] }))}
            value={isDaily === true ? 'on' : 'off'}
            onChange={(value) => void chooseDailyCheck(win, value === 'on')}
          />
        </span>
      </div>
      <p role="status" className={`small mid ${styles.status}`}>
        {diff !== null ? checkedLine(diff.changes.length, moment(diff.at)) : done !== null && doneLine(done)}
      </p>
      {diff !== null && <ChainChanges key={diff.digest} diff={diff} />}
    </>
  )
}

function checkedLine(count: number, when: string): string {
  return count === 0 ? words.upToDate(when) : words.found(count, when)
}

type Done = NonNullable<ChainListTask['done']>

function doneLine(done: Done): string {
  return done.what === 'undone' ? words.undone : words.acceptedNow(done.count, done.left)
}

function moment(at: number): string {
  return `${formatShortDay(at)}, ${formatTime(at)}`
}

/** Newest first. Only the newest can be undone: those before it are what it was compared with. */
function Accepted({ lists }: { lists: readonly AcceptedList[] }) {
  const win = useAppWindow()
  const running = useChainListTask((task) => task.running)
  return (
    <section aria-labelledby="settings-accepted" className={styles.accepted}>
      <h3 id="settings-accepted" className={styles.head}>
        {words.accepted}
      </h3>
      <ul>
        {lists.map(({ id, at, host, changes }, index) => (
          <li key={id} className={styles.line}>
            <div>
              <AcceptedChanges changes={changes} />
              <span className="small mid" title={formatMoment(at)}>
                {words.acceptedFrom(moment(at), host)}
              </span>
            </div>
            {index === 0 && (
              <Button
                size="compact"
                label={words.undoLabel(moment(at))}
                busy={running === 'undo' ? words.undoing : null}
                onClick={() => void undoAccepted(win, id)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More than these are counted, and unfolded on request. */
const MAX_NAMED = 4

function AcceptedChanges({ changes }: { changes: readonly ChangeView[] }) {
  if (changes.length <= MAX_NAMED) return <Names changes={changes} />
  const count = (subject: ChangeView['subject']) => changes.filter((change) => change.subject === subject).length
  const [chains, assets] = [count('chain'), count('asset')]
  return (
    <details className="unfolding">
      <summary>{words.acceptedCounts(chains, assets, changes.length - chains - assets)}</summary>
      <Names changes={changes} />
    </details>
  )
}

function Names({ changes }: { changes: readonly ChangeView[] }) {
  return (
    <span>
      {changes.map(({ id, subject, name, chainName }, index) => (
        <span key={id}>
          {index > 0 && <span className="mid">, </span>}
          <span className="mid">{changeWords[subject]}</span>{' '}
          <Untrusted text={subject === 'asset' ? words.onChain(name, chainName) : chainName} most={60} />
        </span>
      ))}
    </span>
  )
}
