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
import { useChains } from '../../data/stores/chainsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { ChainChanges } from './ChainChanges.tsx'
import styles from './chainList.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Draws the section: check, differences to accept, and what was accepted. */
export function ChainListSection() {
  const { chainListWords: words } = useAllWords()
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
  const words = useAllWords()
  const win = useAppWindow()
  const { running, done } = useChainListTask()
  const chains = useChains((state) => state.value)
  const now = useNow(60_000)
  return (
    <>
      {chains !== null && <p>{words.chainListWords.count(chains.length)}</p>}
      <p>{words.chainListWords.lead(host)}</p>
      <div className={styles.checks}>
        <Button busy={running === 'check' ? words.chainListWords.checking : null} onClick={() => void checkForNewChains(win)}>
          {words.chainListWords.check}
        </Button>
        <label className="tick">
          <input type="checkbox" checked={isDaily === true} onChange={(event) => void chooseDailyCheck(win, event.target.checked)} />
          {words.chainListWords.daily}
        </label>
        <p role="status" className="small mid">
          {diff !== null
            ? checkedLine(words, diff.changes.length, moment(words, diff.at, now))
            : done !== null
              ? doneLine(words, done)
              : words.chainListWords.notChecked}
        </p>
      </div>
      {diff !== null && <ChainChanges key={diff.digest} diff={diff} />}
    </>
  )
}

function checkedLine(words: AllWords, count: number, when: string): string {
  return count === 0 ? words.chainListWords.upToDate(when) : words.chainListWords.found(count, when)
}

type Done = NonNullable<ChainListTask['done']>

function doneLine(words: AllWords, done: Done): string {
  return done.what === 'undone' ? words.chainListWords.undone : words.chainListWords.acceptedNow(done.count, done.left)
}

function moment(words: AllWords, at: number, now: number): string {
  return `${words.formatShortDate(at, now)}, ${words.formatTime(at)}`
}

/** Newest first. Only the newest can be undone: those before it are what it was compared with. */
function Accepted({ lists }: { lists: readonly AcceptedList[] }) {
  const words = useAllWords()
  const win = useAppWindow()
  const running = useChainListTask((task) => task.running)
  const now = useNow(60_000)
  return (
    <section aria-labelledby="settings-accepted" className={styles.accepted}>
      <h3 id="settings-accepted" className={styles.head}>
        {words.chainListWords.accepted}
      </h3>
      <ul>
        {lists.map(({ id, at, host, changes }, index) => (
          <li key={id} className={styles.line}>
            <div>
              <AcceptedChanges changes={changes} />
              <span className="small mid" title={words.formatMoment(at)}>
                {words.chainListWords.acceptedFrom(moment(words, at, now), host)}
              </span>
            </div>
            {index === 0 && (
              <Button
                size="compact"
                label={words.chainListWords.undoLabel(moment(words, at, now))}
                busy={running === 'undo' ? words.chainListWords.undoing : null}
                onClick={() => void undoAccepted(win, id)}
              >
                {words.chainListWords.undo}
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
  const { chainListWords: words } = useAllWords()
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
  const { chainListWords: words, changeWords } = useAllWords()
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
