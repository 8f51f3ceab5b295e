// Shows a system notice while no window is open; on macOS the app continues without one.
import { Notification } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import type { Notice } from '../../../shared/contract/notices.ts'
import type { ShellWords } from './words/shellWords.ts'
import { transferNumber } from './words/wordsOf.ts'

/** Shows a notice; clicking it opens the transfer. */
export function showNotice({ number, kind, transferId }: Notice, words: ShellWords, ask: (command: WindowCommand) => void): void {
  if (!Notification.isSupported()) return
  const notification = new Notification({ title: 'Waybill', body: words.notice(transferNumber(number), kind) })
  notification.on('click', () => ask({ show: 'waybill', transferId }))
  notification.show()
}
