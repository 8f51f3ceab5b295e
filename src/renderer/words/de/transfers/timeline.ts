// Holds the German texts of the journey of a transfer: its stops, its legs, its stamps.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts about what happened at a stop. */
export const stopWords: Words['stopWords'] = {
  sent: 'Gesendet',
  sentIn: (height) => `Gesendet, Block ${height}`,
  passedOn: 'Erhalten und weitergereicht',
  theRecipient: 'Der Empfänger',
  received: (receiver) => `${receiver} hat es erhalten`,
  receivedUnconverted: (receiver) => `${receiver} hat es ungetauscht erhalten`,
  byWord: (text) => `${text}, sagt der Router`,
  cameBack: 'Hierher zurückgezahlt',
  claimedForYou: 'Hierher zurückgezahlt, für Sie abgeholt',
  failed: 'Hier fehlgeschlagen',
  failedIn: (height) => `Hier fehlgeschlagen, Block ${height}`,
  acted: (height) => (height === null ? 'Erledigt' : `Erledigt, Block ${height}`),
  resting: 'Erhalten, ruht hier, bis Sie die nächste Etappe signieren',
  never: 'Nicht erreicht',
  notSentYet: 'Noch nicht gesendet',
  leaving: 'Gesendet, noch in keinem Block',
  done: 'Erhalten',
  ended: 'Erhalten, hier endete die Reise',
  claimable: (receiver) => `${receiver} erhält es hier, sobald Sie es abholen`,
  claiming: (receiver) => `Wird für ${receiver} abgeholt`,
  willReceive: (receiver) => `${receiver} erhält es hier`,
  willPassOn: 'Reicht es weiter',
}

/** Texts about what a leg waits for, or how it ended. */
export const legWords: Words['legWords'] = {
  beingSent: 'Wird gesendet',
  waiting: (to) => `Gesendet, wartet auf die Aufnahme durch ${to}. Nichts zu signieren.`,
  notTracked: 'Diese Etappe beobachtet gerade niemand. Verfolgen Sie sie wieder, damit es weitergeht.',
  claimable: (to) => `Abholbereit auf ${to}`,
  claimed: (moment) => `Abgeholt ${moment}`,
  claimedAfter: (from, moment) => `Abholbar ab ${from}, abgeholt ${moment}`,
  cameBack: (to) => `${to} hat es nicht angenommen, deshalb kam es zurück`,
  returning: (to) => `${to} hat es abgelehnt, es kommt zurück`,
  refundClaimable: (to) => `${to} hat es abgelehnt, die Rückgabe ist abholbereit`,
  failed: 'Diese Etappe schlug fehl',
  never: 'Nie begonnen',
  migrated: (to) => `Sofort per IBC gesendet, wartet auf die Aufnahme durch ${to}. Nichts zu signieren.`,
  submitted: (to) => `Gesendet. ${to} erfasst es gleich; nichts zu signieren.`,
  reported: (to) => `Auf ${to} erfasst; die Wartefrist der Brücke läuft.`,
}

/** Names of the ways of a leg. */
export const legTitles: Words['legTitles'] = {
  opinit: 'Initia-Brücke',
  ibc: 'IBC-Transfer',
  swap: 'Tausch',
  send: 'Einfaches Senden',
  bridge: 'Brücke',
  unknown: 'Unbekannter Weg',
}

/** Words on the stamps. */
export const stampWords: Words['stampWords'] = {
  sent: 'Gesendet',
  passedOn: 'Weiter',
  arrived: 'Angekommen',
  due: 'Erwartet',
  claimable: 'Abholbereit',
  returned: 'Zurück',
  notSent: 'Ungesendet',
  failed: 'Fehlgeschlagen',
  done: 'Erledigt',
}
