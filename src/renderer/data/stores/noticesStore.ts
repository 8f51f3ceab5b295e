// Holds the notices about transfers, and which of them the system shows.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { NoticeChange, NoticeChoices } from '../../../shared/contract/notices.ts'
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const notices = createResource(
  () => client['notices.list']({}),
  (event) => event.type === 'notice.added' || event.type === 'notices.changed',
)
/** Subscribes to the notices. */
export const useNotices = notices.use
/** Reads the notices again. */
export const reloadNotices = notices.reload

const choices = createResource(
  () => client['notices.choices']({}),
  () => false,
)
/** Subscribes to the choice of notices. */
export const useNoticeChoices = choices.use
/** Reads the choice of notices again. */
export const reloadNoticeChoices = choices.reload

/** Why the last change failed; null after a change that succeeded. */
export const useNoticeChange = create<{ error: AppError | null }>(() => ({ error: null }))

/** Returns the number of unread notices. */
export function useUnreadCount(): number {
  return useNotices((state) => state.value?.unread ?? 0)
}

/** Marks notices as read; null = all of them. */
export async function readNotices(ids: number[] | null): Promise<void> {
  await store(async () => useNotices.setState({ value: await client['notices.read']({ ids }), error: null }))
}

/** Stores which notices the system shows, and when. Updates the screen at once, so that the next change builds on this one. */
export async function chooseNotices(change: NoticeChange): Promise<void> {
  useNoticeChoices.setState(({ value }) => ({ value: value === null ? null : withChange(value, change) }))
  await store(() => client['notices.choose'](change))
  if (useNoticeChange.getState().error !== null) await reloadNoticeChoices()
}

function withChange(choices: NoticeChoices, change: NoticeChange): NoticeChoices {
  const { arrived = choices.arrived, needsYou = choices.needsYou, refunded = choices.refunded, stuck = choices.stuck } = change
  return { arrived, needsYou, refunded, stuck, quiet: change.quiet === undefined ? choices.quiet : change.quiet }
}

async function store(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    useNoticeChange.setState({ error: null })
  } catch (error) {
    useNoticeChange.setState({ error: asAppError(error) })
  }
}
