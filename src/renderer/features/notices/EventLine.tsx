// Draws the line of a notice that concerns no transfer.
import type { EventNotice, NoticeEvent } from '../../../shared/contract/notices.ts'
import { luresOf } from '../../../shared/domain/untrusted/lures.ts'
import { placeOfEvent } from '../../location.ts'
import { go } from '../../navigation.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import type { Tone } from '../../kit/Tag.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { eventLine } from '../../kit/text/eventText.ts'
import { useAppWindow, useWords } from '../../window.ts'
import { NoticeRow, type NoticeMarks } from './NoticeRow.tsx'
import styles from './notices.module.css'

/** Most characters shown of a validator's name, and of a proposal's title. */
const MAX_NAME = 40
const MAX_TITLE = 80

const TONES = {
  released: 'good',
  lockEnded: 'good',
  lockReleased: 'good',
  voteEnds: 'warn',
  gaugeVoteEnds: 'warn',
} as const satisfies Record<NoticeEvent['kind'], Tone>

/** Draws the line: what happened or is about to, with whom or what, where and whose it is. It leads to the account's screen for it. */
export function EventLine({ notice, isNew, isDated }: { notice: EventNotice } & NoticeMarks) {
  const words = useWords()
  const win = useAppWindow()
  const chain = useChainNames()
  const accounts = useAccounts((state) => state.value) ?? []
  const { accountId, at, event } = notice
  const label = accounts.length < 2 ? undefined : accounts.find(({ id }) => id === accountId)?.label
  const tag = { text: words.eventTags[event.kind], tone: TONES[event.kind] }
  const place = placeOfEvent(notice)
  return (
    <NoticeRow isNew={isNew} isDated={isDated} tag={tag} at={at} onOpen={() => go(win, place.screen, place.params)}>
      <span className={isNew ? styles.new : undefined}>{eventLine(words, event)}</span>
      <span className="small dim">
        <About event={event} /> · {chain(event.chainId)}
        {label !== undefined && ` · ${label}`}
      </span>
    </NoticeRow>
  )
}

/** Draws the validator, or the title; one that lures somewhere is shown on the screen that explains it. */
function About({ event }: { event: EventNotice['event'] }) {
  const { noticeWords: words } = useWords()
  if (event.kind === 'voteEnds') {
    const { hasLink, hasHidden } = luresOf(event.title)
    if (hasLink || hasHidden) return words.titleHeldBack
    return event.title.trim() === '' ? words.noTitle : <Untrusted text={event.title} most={MAX_TITLE} />
  }
  if (event.kind === 'gaugeVoteEnds') return words.gauges
  return event.name === '' ? shorten(event.validator) : <Untrusted text={event.name} most={MAX_NAME} />
}
