// Chooses which notices the system shows, and the quiet hours.
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NoticeChoices, NoticeKind } from '../../../shared/contract/notices.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { chooseNotices, reloadNoticeChoices, useNoticeChange, useNoticeChoices } from '../../data/stores/noticesStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import styles from './settings.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'

const KINDS = ['arrived', 'needsYou', 'refunded', 'stuck'] as const satisfies readonly NoticeKind[]
/** Choices on what concerns no transfer. */
const EVENTS = ['stakes', 'votes', 'gaugeVotes'] as const
/** Default of the quiet hours. */
const NIGHT = { from: '22:00', to: '07:00' }

/** Draws the Notices section of Settings. */
export function NoticeSection() {
  const { noticeChoiceWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useNoticeChoices()
  const failure = useNoticeChange((change) => change.error)
  const [permission, setPermission] = usePermission()
  const isBlocked = permission === 'none' || permission === 'denied'
  useEffect(() => void reloadNoticeChoices(win), [win])
  return (
    <section aria-labelledby="settings-notices">
      <h2 id="settings-notices" className="section-head">
        {words.settingsTitle}
      </h2>
      <Blocked permission={permission} />
      {!isBlocked && <p>{words.settingsLead}</p>}
      <Permission permission={permission} onAnswer={setPermission} />
      <ReadError error={error} onRetry={() => void reloadNoticeChoices(win)} />
      {failure !== null && <ErrorNote error={failure} />}
      {value !== null && isBlocked && (
        <details>
          <summary>{words.blockedChoices}</summary>
          <Choices choices={value} isBlocked />
        </details>
      )}
      {value !== null && !isBlocked && <Choices choices={value} isBlocked={false} />}
    </section>
  )
}

/** Whether the system shows notices of Waybill; none where there are no such notices. */
type Permission = NotificationPermission | 'none'

const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'none')

/** Returns the permission, read again when the user comes back, as from the system's settings. */
function usePermission(): [Permission, (answer: Permission) => void] {
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    const read = () => setPermission(permissionNow())
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [])
  return [permission, setPermission]
}

/** Draws above everything that the system shows no notices, so that the choices have no effect for now. */
function Blocked({ permission }: { permission: Permission }) {
  const { noticeChoiceWords: words } = useAllWords()
  const host = useApp((app) => app.value?.host ?? 'electron')
  if (permission !== 'denied') return null
  return (
    <>
      <p className={`warn line ${styles.blockedNote}`}>
        <Icon of={TriangleAlert} tone="warn" size={16} />
        <span>{words.denied[host]}</span>
      </p>
      <p>{words.stillListed}</p>
    </>
  )
}

function Permission({ permission, onAnswer }: { permission: Permission; onAnswer: (answer: Permission) => void }) {
  const { noticeChoiceWords: words } = useAllWords()
  if (permission === 'none') return <p>{words.notThere}</p>
  if (permission === 'granted') return <p className="small dim">{words.allowed}</p>
  if (permission === 'denied') return null
  return <Button onClick={() => void Notification.requestPermission().then(onAnswer)}>{words.allow}</Button>
}

/** Draws the choices; while the system shows none they cannot be changed, and hold again once it does. */
function Choices({ choices, isBlocked }: { choices: NoticeChoices; isBlocked: boolean }) {
  const { noticeChoiceWords: words, noticeKindWords } = useAllWords()
  const win = useAppWindow()
  const { quiet } = choices
  const choice = (isChosen: boolean) => ({ checked: isChosen, disabled: isBlocked })
  return (
    <div className={isBlocked ? `${styles.noticeChoices} ${styles.blocked}` : styles.noticeChoices}>
      {KINDS.map((kind) => (
        <label key={kind} className={styles.noticeChoice}>
          <input
            type="checkbox"
            {...choice(choices[kind])}
            onChange={(event) => void chooseNotices(win, { [kind]: event.target.checked })}
          />
          <b>{noticeKindWords[kind].name}</b>
          <span className="mid">{noticeKindWords[kind].means}</span>
        </label>
      ))}
      {EVENTS.map((kind) => (
        <label key={kind} className={styles.noticeChoice}>
          <input
            type="checkbox"
            {...choice(choices[kind])}
            onChange={(event) => void chooseNotices(win, { [kind]: event.target.checked })}
          />
          <b>{words[kind]}</b>
          <span className="mid">{words[`${kind}Lead`]}</span>
        </label>
      ))}
      <label className={styles.noticeChoice}>
        <input
          type="checkbox"
          {...choice(quiet !== null)}
          onChange={(event) => void chooseNotices(win, { quiet: event.target.checked ? NIGHT : null })}
        />
        <b>{words.quiet}</b>
        <span className="mid">{words.quietLead}</span>
      </label>
      {quiet !== null && !isBlocked && (
        <div className={styles.quietHours}>
          <TimeField
            label={words.quietFrom}
            value={quiet.from}
            onChange={(from) => void chooseNotices(win, { quiet: { ...quiet, from } })}
          />
          <TimeField label={words.quietTo} value={quiet.to} onChange={(to) => void chooseNotices(win, { quiet: { ...quiet, to } })} />
        </div>
      )}
    </div>
  )
}

/** Draws a field for a time; an empty field changes nothing, since quiet hours need both ends. */
function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="line">
      <span className="small mid">{label}</span>
      <input
        type="time"
        className="input mono"
        value={value}
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
      />
    </label>
  )
}
