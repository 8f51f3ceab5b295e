// Holds the German texts of the notices.
import type { Notice, NoticeKind } from '../../../../shared/contract/notices.ts'
import type { AllWords } from '../../words.ts'
import { formatTransferNumber } from '../../formats.ts'

type Words = AllWords

/** Texts of the notices about transfers. */
export const noticeWords: Words['noticeWords'] = {
  appName: 'Waybill',
  title: 'Mitteilungen',
  empty: 'Keine Mitteilungen. Neues zu Ihren Transfers, frei gewordenen Stakes und Abstimmungen steht hier.',
  readAll: 'Alle als gelesen markieren',
  filter: 'Anzeigen',
  filters: { all: 'Alle', needsYou: 'Zu erledigen', problems: 'Probleme', done: 'Erledigt' },
  emptyFilter: 'Keine Mitteilungen dieser Art.',
  since: (moment) => `seit ${moment}`,
  claim: 'Abholen',
  list: 'Mitteilungen',
  unread: 'Noch nicht gelesen',
  settings: 'Mitteilungen einstellen',
  noTitle: 'Ohne Titel',
  gauges: 'VIP-Abstimmung',
  titleHeldBack: 'Möglicherweise Betrug. Den Text finden Sie unter Governance.',
}

/** Tags of the notices in their list. */
export const noticeTags: Words['noticeTags'] = {
  arrived: 'Angekommen',
  needsYou: 'Zu signieren',
  claimable: 'Abzuholen',
  unconverted: 'Nicht umgewandelt',
  refunded: 'Zurückgezahlt',
  failed: 'Fehlgeschlagen',
  notSent: 'Nicht gesendet',
  stuck: 'Verspätet',
}

/** Tags of the notices that concern no transfer. */
export const eventTags: Words['eventTags'] = {
  released: 'Frei',
  lockEnded: 'Sperre abgelaufen',
  lockReleased: 'Frei',
  voteEnds: 'Abstimmung',
  gaugeVoteEnds: 'Abstimmung',
}

/** Says that stake is free again. */
export const releasedText: Words['releasedText'] = (money, validator) => `${money} von ${validator} sind wieder frei.`

/** Says the same in a list that names the validator below. */
export const releasedLine: Words['releasedLine'] = (money) => `${money} sind wieder frei`

/** Says that a lock has ended. */
export const lockEndedText: Words['lockEndedText'] = (money, validator) =>
  `Die Sperre von ${money} bei ${validator} ist abgelaufen: Sie lassen sich unstaken.`

/** Says the same in a list that names the validator below. */
export const lockEndedLine: Words['lockEndedLine'] = (money) => `${money} sind nicht mehr gesperrt und lassen sich unstaken`

/** Says that what was unstaked of a lock is free. */
export const lockReleasedText: Words['lockReleasedText'] = (money, validator) =>
  `${money} von ${validator} sind frei und lassen sich abheben.`

/** Says the same in a list that names the validator below. */
export const lockReleasedLine: Words['lockReleasedLine'] = (money) => `${money} sind frei und lassen sich abheben`

/** Says that a vote ends soon. */
export const voteEndsText: Words['voteEndsText'] = (proposal, end) => `Die Abstimmung über Vorschlag ${proposal} endet am ${end}.`

/** Says the same in a list. */
export const voteEndsLine: Words['voteEndsLine'] = (proposal, end) => `Die Abstimmung über Vorschlag ${proposal} endet am ${end}`

/** Says that the vote of a VIP cycle ends soon. */
export const gaugeVoteEndsText: Words['gaugeVoteEndsText'] = (cycle, end) => `Die Abstimmung im VIP-Zyklus ${cycle} endet am ${end}.`

/** Says the same in a list. */
export const gaugeVoteEndsLine: Words['gaugeVoteEndsLine'] = (cycle, end) => `Die Abstimmung im VIP-Zyklus ${cycle} endet am ${end}`

/** Returns a notice as a sentence. */
export const noticeText: Words['noticeText'] = ({ number, phase, kind }) =>
  `Transfer ${formatTransferNumber(number)} ${happened(phase, kind)}`

function happened(phase: Notice['phase'], kind: NoticeKind): string {
  switch (phase) {
    case 'completed':
      return 'ist angekommen.'
    case 'claimed':
      return 'ist angekommen: Seine Auszahlung ist abgeholt.'
    case 'unconverted':
      return 'ist angekommen, aber nicht in dem gewünschten Asset.'
    case 'claimable':
      return 'ist abholbereit.'
    case 'refunded':
      return 'kam zurück.'
    case 'failed':
      return 'ist unterwegs fehlgeschlagen.'
    case 'failedOnSource':
      return 'schlug in seinem Block fehl: Nur die Netzgebühr ist ausgegeben.'
    case 'refusedByChain':
      return 'wurde von der Chain abgelehnt. Nichts wurde ausgegeben.'
    case 'expiredUnsent':
      return 'kam zu spät für seinen Block. Nichts wurde ausgegeben.'
    case 'superseded':
      return 'wurde nicht gesendet: Eine andere Transaktion trat an seine Stelle.'
    case 'stopped':
      return 'wird vom Router nicht mehr beobachtet. Das Geld ist nicht verloren.'
    case 'halted':
      return 'wurde unterwegs beendet.'
    default:
      return kind === 'needsYou' ? 'wartet auf Ihre nächste Signatur.' : 'dauert weit länger als erwartet.'
  }
}

/** @example transferNumber(412) // 'WB 0412' */
export const transferNumber: AllWords['transferNumber'] = (number) => `WB ${formatTransferNumber(number)}`
