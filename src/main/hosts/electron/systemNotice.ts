// Shows a system notice while no window is open; on macOS the app continues without one.
import { Notification } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import type { EventNotice, Notice, NoticeEvent } from '../../../shared/contract/notices.ts'
import { splitAmount } from '../../../shared/domain/amount.ts'
import type { Screen } from '../../../shared/domain/screens.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import type { ShellWords } from './words/shellWords.ts'
import { transferNumber } from './words/wordsOf.ts'

/** Most characters said of a validator's name or address. */
const MAX_NAME = 40

const SCREENS = {
  released: 'staking',
  lockEnded: 'staking',
  lockReleased: 'staking',
  voteEnds: 'governance',
  gaugeVoteEnds: 'governance',
} as const satisfies Record<NoticeEvent['kind'], Screen>

/** Shows a notice; clicking it opens what it is about. */
export function showNotice(notice: Notice | EventNotice, words: ShellWords, ask: (command: WindowCommand) => void): void {
  if (!Notification.isSupported()) return
  const isEvent = 'event' in notice
  const body = isEvent ? eventText(notice.event, words) : words.notice(transferNumber(notice.number), notice.kind)
  const notification = new Notification({ title: 'Waybill', body })
  notification.on('click', () => {
    if (isEvent) ask({ show: 'screen', screen: SCREENS[notice.event.kind], accountId: notice.accountId })
    else ask({ show: 'waybill', transferId: notice.transferId })
  })
  notification.show()
}

function eventText(event: NoticeEvent, words: ShellWords): string {
  if (event.kind === 'voteEnds') return words.voteEnds(event.proposal, event.endsAt)
  if (event.kind === 'gaugeVoteEnds') return words.gaugeVoteEnds(event.cycle, event.endsAt)
  const { kind, amount, decimals, symbol, validator, name } = event
  const { whole, digits } = splitAmount(amount, decimals)
  const fraction = digits.slice(0, 6).padEnd(Math.min(2, decimals), '0')
  const money = `${words.digits(fraction === '' ? whole : `${whole}.${fraction}`)} ${markedText(symbol)}`
  return words[kind](money, markedText(name === '' ? validator : name).slice(0, MAX_NAME))
}
