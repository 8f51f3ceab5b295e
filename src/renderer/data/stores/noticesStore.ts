// Holds the notices about transfers, and which of them the system shows.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { NoticeChange, NoticeChoices } from '../../../shared/contract/notices.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const noticesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['notices.list']({}),
    (event) => event.type === 'notice.added' || event.type === 'notices.changed',
  )
/** Subscribes to the notices. */
export const useNotices = storeHook(noticesStore)
/** Reads the notices again. */
export const reloadNotices = (win: AppWindow) => win.part(noticesStore).reload()

const noticeChoicesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['notices.choices']({}),
    () => false,
  )
/** Subscribes to the choice of notices. */
export const useNoticeChoices = storeHook(noticeChoicesStore)
/** Reads the choice of notices again. */
export const reloadNoticeChoices = (win: AppWindow) => win.part(noticeChoicesStore).reload()

/** Why the last change failed; null after a change that succeeded. */
const noticeChangeStore = () => createStore<{ error: AppError | null }>(() => ({ error: null }))
/** Reads it in components. */
export const useNoticeChange = storeHook(noticeChangeStore)

/** Returns the number of unread notices. */
export function useUnreadCount(): number {
  return useNotices((state) => state.value?.unread ?? 0)
}

/** Marks notices as read; null = all of them. */
export async function readNotices(win: AppWindow, ids: number[] | null): Promise<void> {
  await store(win, async () => win.part(noticesStore).setState({ value: await win.client['notices.read']({ ids }), error: null }))
}

/** Stores which notices the system shows, and when. Updates the screen at once, so that the next change builds on this one. */
export async function chooseNotices(win: AppWindow, change: NoticeChange): Promise<void> {
  win.part(noticeChoicesStore).setState(({ value }) => ({ value: value === null ? null : withChange(value, change) }))
  await store(win, () => win.client['notices.choose'](change))
  if (win.part(noticeChangeStore).getState().error !== null) await reloadNoticeChoices(win)
}

function withChange(choices: NoticeChoices, change: NoticeChange): NoticeChoices {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...choices, ...Object.fromEntries(given) }
}

async function store(win: AppWindow, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    win.part(noticeChangeStore).setState({ error: null })
  } catch (error) {
    win.part(noticeChangeStore).setState({ error: asAppError(error) })
  }
}
