// Holds the German texts of the transfers: their list, their sheet, their actions.
import type { AllWords } from '../../words.ts'
import { formatTransferNumber } from '../../formats.ts'
import { formatAgo, formatDuration, formatMoment, plural } from '../format.ts'

type Words = AllWords

/** Texts of the transfers. */
export const transferDetailWords: Words['transferDetailWords'] = {
  title: 'Transfers',
  filter: 'Welche Transfers',
  filters: { all: 'Alle', live: 'Unterwegs', needsYou: 'Zu erledigen' },
  kind: 'Art',
  kinds: { all: 'Alles', transfers: 'Transfers', actions: 'Andere Aktionen' },
  emptyKind: 'Nichts von dieser Art.',
  toClaim: 'Abzuholen',
  live: 'Unterwegs',
  drafts: 'Entwürfe',
  moreDrafts: (count) => `${count} weitere zeigen`,
  notListed: 'Dieser Transfer steht nicht in der Liste.',
  empty: 'Noch kein Transfer. Jeder bekommt einen Frachtbrief, der jede Station zeigt.',
  emptyFiltered: { live: 'Nichts ist unterwegs.', needsYou: 'Nichts zu erledigen.' },
  emptyLead: {
    live: 'Hier steht ein Transfer von der Unterschrift bis zur Ankunft.',
    needsYou: 'Hier stehen Transfers, die auf eine Unterschrift oder eine Abholung warten.',
  },
  showAll: 'Alle Transfers zeigen',
  start: 'Transfer beginnen',
  waybill: 'Frachtbrief',
  fundsNow: 'Geld jetzt',
  result: 'Ergebnis',
  status: 'Stand',
  from: 'Von',
  to: 'Nach',
  sent: 'Gesendet',
  toSend: 'Zu senden',
  quoted: 'Angeboten',
  received: 'Erhalten',
  cameBack: 'Zurückgezahlt',
  ended: 'Beendet',
  paidOnTop: 'Bezahlte Gebühren',
  plannedOnTop: 'Gebühren',
  upTo: 'Dazu höchstens',
  confirming: 'Endgültiger Betrag wird bestätigt',
  elapsed: 'Vergangen',
  took: 'Dauer',
  claimableAfter: 'Abholbereit nach',
  notYet: 'noch nicht',
  about: 'etwa',
  claimableAbout: 'abholbar etwa',
  wasDue: 'erwartet war',
  claimableSince: 'abholbereit seit',
  asQuoted: 'wie angeboten',
  reported: 'so sagt es der Router',
  on: (chain) => `auf ${chain}`,
  nothing: 'nichts',
  atLeast: 'mindestens',
  usual: (milliseconds) => `üblich ${formatDuration(milliseconds)}`,
  backFrom: (when) => `zurück frühestens ${when}`,
  claimedForYou: (chain) => `Auf ${chain}, für Sie abgeholt. Nichts zu tun.`,
  leg: (number) => `Etappe ${number}`,
  legs: 'Etappen',
  unreadableHint:
    'Ihre Zeilen im Journal bleiben, wie sie sind, und die anderen laufen weiter. Spielen Sie journal.db aus einer Sicherung ein, oder starten Sie die Version von Waybill, die sie geschrieben hat.',
  copyHashes: (count) => (count === 1 ? 'Hash der Transaktion kopieren' : 'Hashes der Transaktionen kopieren'),
  hash: 'Transaktion',
  receipt: 'Eingang',
  copyHash: 'Hash der Transaktion kopieren',
  openInActivity: (hash) => `${hash}, im Verlauf öffnen`,
  explorerPage: (hash) => `${hash}, Seite im Explorer`,
  copyReceipt: 'Hash des Empfangs kopieren',
  checkNow: 'Jetzt prüfen',
  checking: 'Der Router wird gefragt',
  copyDetails: 'Einzelheiten kopieren',
  copied: 'Kopiert',
  sendNow: 'Jetzt senden',
  sending: 'Wird gesendet',
  discard: 'Verwerfen',
  discarding: 'Wird verworfen',
  review: 'Weiter zur Prüfung',
  signAgain: 'Erneut signieren',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen',
  trackAgain: 'Wieder verfolgen',
  tracking: 'Verfolgung beginnt',
  again: 'Noch einmal',
  nextLeg: 'Nächste Etappe senden',
  claim: 'Abholen',
  convert: 'Umtauschen',
  sendFromHere: 'Weitersenden',
  newClaim: 'Zu den Auszahlungen',
  speedUp: 'Beschleunigen',
  abort: 'Zurücknehmen',
  preparing: 'Nachricht wird vorbereitet',
  keepWaiting: 'Lieber weiter warten',
  notNow: 'Jetzt nicht',
  endHere: 'Hier beenden, es bleibt',
  ending: 'Wird beendet',
  nextLegNote: 'Der weitere Weg wird neu angeboten; nichts wird signiert, bevor Sie ihn sehen.',
  replaceNote: 'Ersetzt die Transaktion, die noch wartet: Nur eine von beiden wird ausgeführt.',
  claimNote: 'Jeder darf es abholen; ausgezahlt wird immer an den Empfänger oben.',
  convertNote: 'Öffnet das Formular mit dem, was ankam, um daraus zu machen, was Sie wollten.',
  stoppedNote: 'Das Geld ist nicht verloren: Der Router sieht nur nicht mehr nach, wo es ist. Auch Waybill fragt von selbst wieder.',
  unknownNote: 'Schicken Sie die kopierten Einzelheiten dem, der die Brücke betreibt: Sie nennen jede Transaktion.',
  spender: 'Wer',
  noLonger: 'Nicht mehr berechtigt',
  owner: 'Besitzer',
  permissionOn: { token: 'Token', operator: 'NFT-Sammlung', grant: 'Berechtigung', feeGrant: 'Berechtigung' },
  signatures: 'Signaturen',
  toBeSigned: 'noch zu signieren',
  inBlock: (height) => `in Block ${height}`,
  againNote: 'Öffnet das Formular, mit demselben Auftrag ausgefüllt.',
  failedNote: '„Noch einmal“ holt ein neues Angebot. Hat sich der Kurs bewegt, erlauben Sie mehr Slippage oder senden Sie weniger.',
  refundedNote:
    'Das Geld ist zurück. Dieselbe Route kann wieder scheitern: Wiederholen Sie es mit einer anderen Route oder einem anderen Betrag.',
  safeToClose: 'Dieses Fenster darf geschlossen werden',
  final: 'Beendet',
  endedByWord: 'Beendet, sagt der Router',
  waits: 'Zu erledigen',
  reason: 'Grund:',
  ownAddress: 'Ihre eigene',
  otherAddress: 'andere Adresse',
  discardNote: 'Nichts wurde gesendet. Verwerfen wirft die Signatur weg.',
  lostNote: 'Das Gerät hat dies vielleicht schon signiert. Es wird nach demselben Text noch einmal gefragt.',
  clock: (zone) => `Zeiten in ${zone}`,
  sentOn: 'weitergereicht',
  cameBackAt: 'zurückgezahlt',
  taken: 'erhalten',
}

/** Describes a transfer whose row cannot be read. */
export const unreadableText: Words['unreadableText'] = ({ number, createdAt, isLive, hashes }) => {
  const head = `Transfer ${formatTransferNumber(number)} vom ${formatMoment(createdAt)} ist nicht lesbar.`
  if (!isLive) return `${head} Er war beendet.`
  return hashes.length === 0
    ? `${head} Keine signierte Transaktion von ihm ist bekannt.`
    : `${head} Er war nicht beendet, und Waybill verfolgt ihn nicht: Suchen Sie seine Transaktionen in einem Explorer.`
}

/** @example sheetLead(2, 1) // '2 Etappen, 1 Signatur' */
export const sheetLead: Words['sheetLead'] = (legs, signatures) => {
  const signed = plural(signatures, { one: 'Signatur', other: 'Signaturen' })
  return legs === 0 ? signed : `${plural(legs, { one: 'Etappe', other: 'Etappen' })}, ${signed}`
}

/** Says what happens next without an action of the user. */
export const nextCheckText: Words['nextCheckText'] = (at, running, now) => {
  if (running !== null) return 'Wird gerade geprüft'
  if (at === null) return 'Keine Prüfung geplant'
  return at <= now ? 'Nächste Prüfung jeden Augenblick' : `Nächste Prüfung in ${formatDuration(at - now)}`
}

/** Says when the transfer was last checked. A plain send is checked on its chain only. */
export const answeredText: Words['answeredText'] = (at, now) => `Transfers geprüft ${formatAgo(at, now)}`

/** Texts of a transfer's details as plain text. */
export const detailWords: Words['detailWords'] = {
  head: (number, state) => `Transfer ${number} (Waybill): ${state}`,
  started: (moment) => `Begonnen ${moment}`,
  permission: ({ denom, chainId, spender, owner }) =>
    `Berechtigung für ${denom} auf ${chainId}: ${spender} darf ${owner} nichts mehr nehmen`,
  from: (chainId, address, paid) => `Von ${chainId}, ${address}: ${paid}`,
  to: (chainId, address, least) => `Nach ${chainId}, ${address}: mindestens ${least}`,
  transaction: (chainId, what, hash) => `Transaktion auf ${chainId} (${what}): ${hash}`,
  hop: (fromChainId, toChainId, state) => `${fromChainId} nach ${toChainId}: ${state}`,
  receipt: (hash) => `Empfang ${hash}`,
  reason: (reason) => `Grund: ${reason}`,
}
