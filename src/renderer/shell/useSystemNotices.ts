// Shows notices through the system, where the user has allowed them, with the texts of the app's list.
import { useEffect } from 'react'
import { placeOfEvent } from '../location.ts'
import { go } from '../navigation.ts'
import { eventText } from '../kit/text/eventText.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Shows each loud notice once while the caller is on screen; a press on it opens what it is about. */
export function useSystemNotices(): void {
  const words = useWords()
  const win = useAppWindow()
  useEffect(
    () =>
      win.onEvent((event) => {
        if (event.type !== 'notice.added' || !event.isLoud) return
        if (!('Notification' in window) || Notification.permission !== 'granted') return
        const { notice } = event
        const isEvent = 'event' in notice
        const body = isEvent ? eventText(words, notice.event) : words.noticeText(notice)
        // The tag keeps several windows from showing the same notice.
        const shown = new Notification(words.noticeWords.appName, { body, tag: `waybill ${isEvent ? 'event ' : ''}${notice.id}` })
        shown.addEventListener('click', () => {
          window.focus()
          const place = isEvent ? placeOfEvent(notice) : ({ screen: 'transfers', params: { transferId: notice.transferId } } as const)
          go(win, place.screen, place.params)
        })
      }),
    [win, words],
  )
}
