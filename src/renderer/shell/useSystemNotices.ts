// Shows notices through the system, where the user has allowed them, with the texts of the app's list.
import { useEffect } from 'react'
import { go } from '../navigation.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Shows each loud notice once while the caller is on screen; a press on it opens its transfer. */
export function useSystemNotices(): void {
  const { noticeText, noticeWords } = useWords()
  const win = useAppWindow()
  useEffect(
    () =>
      win.onEvent((event) => {
        if (event.type !== 'notice.added' || !event.isLoud) return
        if (!('Notification' in window) || Notification.permission !== 'granted') return
        const { transferId } = event.notice
        // The tag keeps several windows from showing the same notice.
        const shown = new Notification(noticeWords.appName, { body: noticeText(event.notice), tag: `waybill ${event.notice.id}` })
        shown.addEventListener('click', () => {
          window.focus()
          go(win, 'transfers', { transferId })
        })
      }),
    [win, noticeWords, noticeText],
  )
}
