// Holds the German texts of the choices of notices in Settings.
import type { AllWords } from '../../words.ts'

/** Texts of the choices. */
export const noticeChoiceWords: AllWords['noticeChoiceWords'] = {
  settingsTitle: 'Mitteilungen',
  settingsLead: 'Alle stehen unter Mitteilungen. Wählen Sie, welche auch das System zeigt und wann es still bleibt.',
  allow: 'Mitteilungen des Systems erlauben',
  allowed: 'Das System darf Mitteilungen zeigen.',
  denied: {
    electron: 'Ihr System blockiert Desktop-Mitteilungen. Erlauben Sie sie in seinen Einstellungen.',
    browser: 'Ihr Browser blockiert Desktop-Mitteilungen. Erlauben Sie sie in den Website-Einstellungen neben der Adresse.',
  },
  stillListed: 'Unter Mitteilungen finden Sie weiterhin alle.',
  blockedChoices: 'Wählen, worüber Sie benachrichtigt werden',
  notThere: 'Mitteilungen des Systems können hier nicht gezeigt werden.',
  stakes: 'Stake frei',
  stakesLead: 'Ein Stake ist frei geworden oder eine Sperre abgelaufen.',
  votes: 'Abstimmung endet bald',
  votesLead:
    'Einen Tag bevor eine Abstimmung endet, an der ein Konto mit Stake noch nicht teilgenommen hat. Waybill fragt die Chain alle drei Stunden nach Vorschlägen.',
  gaugeVotes: 'VIP-Abstimmung endet bald',
  gaugeVotesLead:
    'Einen Tag bevor die Abstimmung eines VIP-Zyklus endet, an der ein Konto mit Stimmkraft noch nicht teilgenommen hat. Waybill fragt die Chain alle drei Stunden.',
  quiet: 'Ruhezeit',
  quietLead: 'Zwischen diesen Zeiten zeigt das System nichts.',
  quietFrom: 'Ruhe ab',
  quietTo: 'Ruhe bis',
}

/** Describes each kind of notice, for the choices. */
export const noticeKindWords: AllWords['noticeKindWords'] = {
  arrived: { name: 'Angekommen', means: 'Das Geld ist dort, wo es hin sollte.' },
  needsYou: { name: 'Zu erledigen', means: 'Eine Signatur, eine Abholung oder ein Umtausch steht an.' },
  refunded: { name: 'Zurückgezahlt oder fehlgeschlagen', means: 'Es wurde zurückgezahlt, ist fehlgeschlagen oder wurde nicht gesendet.' },
  stuck: { name: 'Verspätet', means: 'Es dauert weit länger als erwartet oder wird nicht mehr verfolgt.' },
}
