// Words of the notices: what happened to a waybill while nobody looked.
import type { Notice, NoticeKind } from '../../../shared/notices.ts'
import { formatWaybillNumber } from '../formats.ts'

export const noticeWords = {
  appName: 'Waybill',
  title: 'Notices',
  empty: 'Nothing to tell. What happens to a waybill while you look elsewhere is told here, once.',
  list: 'Notices',
  unread: 'Not read yet',
  readAll: 'Mark all as read',
  allRead: 'All read',
  settings: 'What the system shows',
  settingsTitle: 'Notices',
  settingsLead: 'All of them stand in Notices. Choose which ones the system shows as well, and when it keeps quiet.',
  allow: 'Allow notices of the system',
  allowed: 'The system may show notices.',
  denied: 'The system does not let Waybill show notices. Allow them in the settings of the browser or of the system.',
  notThere: 'Notices of the system cannot be shown here.',
  quiet: 'Quiet hours',
  quietLead: 'Nothing is shown by the system between these times.',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet to',
} as const

/** What each kind is about, for the choices. */
export const noticeKindWords: Record<NoticeKind, { name: string; means: string }> = {
  arrived: { name: 'Arrived', means: 'The money is where it was to go.' },
  needsYou: { name: 'Needs you', means: 'A signature, a claim or a conversion is due.' },
  refunded: { name: 'Came back', means: 'It came back, or ended elsewhere than it should.' },
  stuck: { name: 'Late', means: 'It takes far longer than expected, or nobody watches it.' },
}

/** One notice as a sentence. */
export function noticeText({ number, phase, kind }: Notice): string {
  return `Waybill ${formatWaybillNumber(number)} ${happened(phase, kind)}`
}

function happened(phase: Notice['phase'], kind: NoticeKind): string {
  switch (phase) {
    case 'completed':
      return 'has arrived.'
    case 'claimed':
      return 'has arrived: its withdrawal is claimed.'
    case 'unconverted':
      return 'has arrived, but not in the asset that was asked for.'
    case 'claimable':
      return 'is ready to be claimed.'
    case 'refunded':
      return 'came back. Its sheet says where the money is.'
    case 'failed':
      return 'failed on the way. Its sheet says where the money is.'
    case 'failedOnSource':
      return 'failed in its block: only the network fee was spent.'
    case 'refusedByChain':
      return 'was refused by the chain. Nothing was spent.'
    case 'expiredUnsent':
      return 'came too late for its block. Nothing was spent.'
    case 'superseded':
      return 'was not sent: another transaction took its place.'
    case 'stopped':
      return 'is not watched by the router any more. The money is not lost.'
    case 'halted':
      return 'was ended on the way.'
    default:
      return kind === 'needsYou' ? 'waits for your next signature.' : 'takes far longer than expected.'
  }
}
