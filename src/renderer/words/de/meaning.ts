// Words for what transactions mean: the names of facts, and how deliveries ended.
import type { Catalogue } from '../catalogue.ts'

type Words = Catalogue['meaning']

/** Names of facts, as the drawer lists them. */
export const factNames: Words['factNames'] = {
  validator: 'Validator',
  fromValidator: 'Vom Validator',
  proposal: 'Vorschlag',
  option: 'Stimme',
  title: 'Titel',
  sequence: 'Brückennummer',
  hook: 'Bei Ankunft',
  channel: 'Kanal',
  packet: 'Paket',
  permission: 'Erlaubnis',
  expires: 'Läuft ab',
  ends: 'Endet',
  unlimited: 'Grenze',
  granter: 'Erteilt von',
  grantee: 'Erteilt an',
  feePayer: 'Gebühr bezahlt von',
  feeGranter: 'Gebühren trägt',
  token: 'Vertrag',
  collection: 'Sammlung',
  nft: 'NFT',
  module: 'Modul',
  code: 'Code',
  moniker: 'Name',
  reason: 'Grund',
}

/** What became of what was sent to another chain. */
export const deliveryWords: Words['deliveryWords'] = {
  underway: { name: 'Unterwegs', sentence: 'Seine Ankunft steht nicht in der lokalen Kopie.' },
  arrived: { name: 'Angekommen', sentence: 'Es ist auf der anderen Chain angekommen.' },
  refused: { name: 'Abgelehnt', sentence: 'Die andere Chain hat es abgelehnt. Die Rückzahlung steht noch nicht in der lokalen Kopie.' },
  refunded: { name: 'Zurückgezahlt', sentence: 'Die andere Chain hat es abgelehnt, und es kam zurück.' },
  timedOut: { name: 'Frist abgelaufen', sentence: 'Es wurde nicht rechtzeitig zugestellt und kam zurück.' },
}

export const stepNames: Words['stepNames'] = {
  sent: 'Gesendet',
  received: 'Erhalten',
  refused: 'Abgelehnt',
  acknowledged: 'Ankunft bestätigt',
  refunded: 'Zurückgekommen',
  timedOut: 'Frist abgelaufen, zurückgekommen',
}

export const voteNames: Words['voteNames'] = { yes: 'Ja', abstain: 'Enthaltung', no: 'Nein', 'no with veto': 'Nein mit Veto' }

export const meaningWords: Words['meaningWords'] = {
  about: 'Betrag',
  delivery: 'Zustellung',
  thisOne: 'diese',
  openStep: 'Zeigen',
  noLimit: 'keine',
  withoutLimit: 'ohne Grenze',
  unknownFunction: 'unbekannte Funktion',
  unknownFunctionTitle: 'Der Aufruf trägt statt eines Namens diesen Code, und keine mit Waybill gelieferte Liste kennt ihn',
  andMore: (count) => `und ${count} weitere`,
  notAboutYou: 'Sagt nichts über dieses Konto',
  insideOther: 'Steckt in der Nachricht darüber',
  logs: 'Logs',
  noLogs: 'Kein Vertrag hat ein Log geschrieben.',
  unknownLog: 'Log unbekannter Form',
  topics: 'Themen',
  data: 'Daten',
  internal: 'Innere Aufrufe',
  value: 'Wert',
  weiTitle: 'In den kleinsten Einheiten des eigenen Coins der Chain',
}
