// Contract methods on notices.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Notices } from './notices.ts'

type NoticeMethod = Extract<keyof Handlers, `notices.${string}`>

/** What these methods need. */
export interface NoticeDeps {
  notices: Notices
}

/** Handles the methods on notices. */
export function noticeHandlers({ notices }: NoticeDeps): Pick<Handlers, NoticeMethod> {
  return {
    'notices.list': () => notices.list(),
    'notices.read': ({ ids }) => notices.read(ids),
    'notices.choices': () => notices.choices(),
    'notices.choose': (change) => notices.choose(change),
  }
}
