// Holds the German texts of the meaning of transactions: the names of facts, and how deliveries ended.
import { formatCount, formatDigits } from '../format.ts'
import type { AllWords } from '../../words.ts'

type Words = AllWords

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
  permission: 'Berechtigung',
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
  position: 'Position',
  multisig: 'Multisig',
  cycle: 'Zyklus',
  weights: 'Aufteilung',
  task: 'Aufgabe',
  parties: 'Adressen',
  times: 'Anzahl',
}

/** What a permission allows, by its message type. */
const PERMISSIONS: ReadonlyMap<string, string> = new Map([
  ['MsgSend', 'das Senden'],
  ['MsgMultiSend', 'das Senden an mehrere'],
  ['MsgTransfer', 'das Senden auf andere Chains'],
  ['MsgVote', 'das Abstimmen'],
  ['MsgVoteWeighted', 'das geteilte Abstimmen'],
  ['MsgDelegate', 'das Staken'],
  ['MsgUndelegate', 'das Unstaken'],
  ['MsgBeginRedelegate', 'das Verschieben von Stakes'],
  ['MsgWithdrawDelegatorReward', 'das Abholen von Rewards'],
  ['MsgExecute', 'Aufrufe von Move-Verträgen'],
  ['MsgExecuteJSON', 'Aufrufe von Move-Verträgen'],
  ['MsgExecuteContract', 'Aufrufe von Verträgen'],
  ['MsgCall', 'Aufrufe von Verträgen'],
])

/** Says what a permission allows, as a noun. */
export const permissionTask: Words['permissionTask'] = (type) => PERMISSIONS.get(type) ?? type

/** Names what operators, relayers and multisigs did, and the same for failed attempts. */
export const taskNames: Words['taskNames'] = {
  bridgeCreated: { done: 'Eine Rollup-Brücke erzeugt', tried: 'Eine Rollup-Brücke erzeugen' },
  bridgeChanged: { done: 'Einstellungen einer Rollup-Brücke geändert', tried: 'Einstellungen einer Rollup-Brücke ändern' },
  bridgeDisabled: { done: 'Eine Rollup-Brücke abgeschaltet', tried: 'Eine Rollup-Brücke abschalten' },
  batchRecorded: { done: 'Ein Paket von Rollup-Blöcken hinterlegt', tried: 'Ein Paket von Rollup-Blöcken hinterlegen' },
  outputProposed: { done: 'Einen Rollup-Stand vorgeschlagen', tried: 'Einen Rollup-Stand vorschlagen' },
  outputDeleted: { done: 'Einen Rollup-Stand gelöscht', tried: 'Einen Rollup-Stand löschen' },
  depositFinalized: {
    done: 'Eine Einzahlung für ein anderes Konto abgeschlossen',
    tried: 'Eine Einzahlung für ein anderes Konto abschließen',
  },
  oracleUpdated: { done: 'Orakelpreise aktualisiert', tried: 'Orakelpreise aktualisieren' },
  bridgeInfoSet: { done: 'Die Brücke dieses Rollups gesetzt', tried: 'Die Brücke dieses Rollups setzen' },
  adminExecuted: { done: 'Rollup-Einstellungen als Admin geändert', tried: 'Rollup-Einstellungen als Admin ändern' },
  rewardsPoolFunded: {
    done: 'In die Staking-Erträge eines Validators eingezahlt',
    tried: 'In die Staking-Erträge eines Validators einzahlen',
  },
  communityPoolFunded: { done: 'In den Community-Pool eingezahlt', tried: 'In den Community-Pool einzahlen' },
  withdrawAddressSet: { done: 'Ziel der Staking-Erträge gesetzt', tried: 'Ziel der Staking-Erträge setzen' },
  emergencyActivated: { done: 'Einen Vorschlag zum Notfall erklärt', tried: 'Einen Vorschlag zum Notfall erklären' },
  proposalCancelled: { done: 'Einen Vorschlag zurückgezogen', tried: 'Einen Vorschlag zurückziehen' },
  interchainRegistered: { done: 'Ein Interchain-Konto registriert', tried: 'Ein Interchain-Konto registrieren' },
  interchainSent: { done: 'Nachrichten an ein Interchain-Konto gesendet', tried: 'Nachrichten an ein Interchain-Konto senden' },
  clientCreated: { done: 'Einen IBC-Client erzeugt', tried: 'Einen IBC-Client erzeugen' },
  clientUpgraded: { done: 'Einen IBC-Client erneuert', tried: 'Einen IBC-Client erneuern' },
  misbehaviourReported: { done: 'Fehlverhalten eines IBC-Clients gemeldet', tried: 'Fehlverhalten eines IBC-Clients melden' },
  connectionOpened: { done: 'Einen Schritt zu einer IBC-Verbindung gemacht', tried: 'Eine IBC-Verbindung öffnen' },
  channelOpened: { done: 'Einen Schritt zu einem IBC-Kanal gemacht', tried: 'Einen IBC-Kanal öffnen' },
  channelClosed: { done: 'Einen IBC-Kanal geschlossen', tried: 'Einen IBC-Kanal schließen' },
  payeeSet: { done: 'Empfänger der Relayer-Vergütung gesetzt', tried: 'Empfänger der Relayer-Vergütung setzen' },
  packetFeePaid: { done: 'Für die Zustellung eines IBC-Pakets bezahlt', tried: 'Für die Zustellung eines IBC-Pakets bezahlen' },
  transferDelivered: { done: 'Ein IBC-Transfer von diesem Konto wurde zugestellt', tried: 'Einen IBC-Transfer zustellen' },
  transferConfirmed: { done: 'Ein IBC-Transfer an dieses Konto wurde bestätigt', tried: 'Einen IBC-Transfer bestätigen' },
  transferRejected: { done: 'Ein IBC-Transfer wurde abgelehnt', tried: 'Einen IBC-Transfer ablehnen' },
  groupCreated: { done: 'Eine Gruppe erzeugt', tried: 'Eine Gruppe erzeugen' },
  groupChanged: { done: 'Eine Gruppe geändert', tried: 'Eine Gruppe ändern' },
  groupLeft: { done: 'Eine Gruppe verlassen', tried: 'Eine Gruppe verlassen' },
  groupProposalRun: { done: 'Einen Vorschlag einer Gruppe ausgeführt', tried: 'Einen Vorschlag einer Gruppe ausführen' },
  multisigCreated: { done: 'Ein Multisig erzeugt', tried: 'Ein Multisig erzeugen' },
  multisigChanged: { done: 'Mitglieder eines Multisig geändert', tried: 'Mitglieder eines Multisig ändern' },
  collectionCreated: { done: 'Eine NFT-Sammlung erzeugt', tried: 'Eine NFT-Sammlung erzeugen' },
  denomCreated: { done: 'Einen Token erzeugt', tried: 'Einen Token erzeugen' },
  denomChanged: { done: 'Einstellungen eines Tokens geändert', tried: 'Einstellungen eines Tokens ändern' },
}

/** Matches first words of sentences that are not nouns: only these lose their capital within a sentence. */
const SMALL = /^(Mit|Über|An|Von|Ein|Eine|Einen|Nach|Per|In|Im|Aus|Für|Getauscht|Angeboten|Die|Den|Das|Tauschen|Kann)\b/

/** Returns a sentence as a later part of a longer one. Nouns keep their capitals. */
export const continuedSentence: Words['continuedSentence'] = (start) =>
  SMALL.test(start) ? `${start.slice(0, 1).toLowerCase()}${start.slice(1)}` : start

/** Meanings of Solidity's panic codes. */
export const panicNames: Words['panicNames'] = {
  '0': 'Von einer Prüfung des Compilers angehalten',
  '1': 'Eine Zusicherung im Vertrag schlug fehl',
  '17': 'Eine Zahl lief über',
  '18': 'Division durch null',
  '33': 'Ein Wert außerhalb seiner Auswahl',
  '34': 'Beschädigte Daten im Speicher des Vertrags',
  '49': 'Aus einer leeren Liste genommen',
  '50': 'Ein Index außerhalb seiner Liste',
  '65': 'Zu viel Arbeitsspeicher verlangt',
  '81': 'Eine Funktion aufgerufen, die nie gesetzt wurde',
}

/** Texts around an error that a contract names only by four bytes or a number. */
export const revertWords: Words['revertWords'] = {
  panic: (code) => `Panik ${code}`,
  ownError: (selector) => `Eigener Fehler des Vertrags: ${selector}`,
}

/** Why transactions fail, in one sentence. */
export const failureReasons: Words['failureReasons'] = {
  outOfGas: 'Das Gas reichte nicht.',
  price: 'Der Kurs lag außerhalb der Grenze.',
  fee: 'Die Netzgebühr war zu niedrig.',
  balance: 'Das Guthaben reichte nicht.',
  late: 'Es kam zu spät.',
  sequence: 'Eine andere Transaktion dieses Kontos kam zuvor.',
  allowance: 'Die Freigabe reichte nicht.',
  unauthorized: 'Dieses Konto darf das nicht.',
  unknown: 'Etwas darin gibt es auf dieser Chain nicht.',
  packet: 'Die empfangende Chain hat es abgelehnt, ohne einen Grund zu nennen.',
  range: 'Ein Betrag war größer, als die Chain zählen kann.',
  contract: 'Der Vertrag hat es abgelehnt.',
}

/** Namen der Verträge der Kettenliste nach ihrem Zweck. */
export const contractNames: Words['contractNames'] = {
  entryPoint: 'Skip Go',
  wrapper: 'Token-Wrapper',
  exchange: 'Börse',
  dexPair: 'Liquiditätspool',
  cctp: 'Circle CCTP',
  cctpRelayer: 'Skip-Relayer für CCTP',
  goFast: 'Skip Go Fast',
  relayFee: 'Relay-Gebühr',
  orbiter: 'Noble Orbiter',
  axelar: 'Axelar',
  eureka: 'IBC Eureka',
  warpRoute: 'Hyperlane',
  oft: 'LayerZero',
  swapRouter: 'Skip Go',
}

/** Names of modules and contracts that the chains' developers published. */
export const moduleNames: Words['moduleNames'] = {
  std: 'Initia-Standardbibliothek',
  vault: 'Initia-Staking und VIP',
  dexUtils: 'Initia-DEX',
  usernames: 'Initia-Namen',
  clamm: 'Initia-DEX, konzentrierte Pools',
  clammFarming: 'Initia-DEX, Pool-Erträge',
  cosmosPrecompile: 'Cosmos-Nachrichten',
}

/** Describes the outcome of a delivery to another chain. */
export const deliveryWords: Words['deliveryWords'] = {
  underway: { name: 'Unterwegs', sentence: 'Seine Ankunft steht nicht in der lokalen Kopie.' },
  arrived: { name: 'Angekommen', sentence: 'Es ist auf der anderen Chain angekommen.' },
  refused: { name: 'Abgelehnt', sentence: 'Die andere Chain hat es abgelehnt. Die Rückzahlung steht noch nicht in der lokalen Kopie.' },
  refunded: { name: 'Zurückgezahlt', sentence: 'Die andere Chain hat es abgelehnt, und es kam zurück.' },
  timedOut: { name: 'Frist abgelaufen', sentence: 'Es wurde nicht rechtzeitig zugestellt und kam zurück.' },
}

/** Names of the steps of a delivery. */
export const stepNames: Words['stepNames'] = {
  sent: 'Gesendet',
  received: 'Erhalten',
  refused: 'Abgelehnt',
  acknowledged: 'Ankunft bestätigt',
  refunded: 'Zurückgezahlt',
  timedOut: 'Frist abgelaufen, zurückgezahlt',
}

/** Names of the vote options. */
export const voteNames: Words['voteNames'] = { yes: 'Ja', abstain: 'Enthaltung', no: 'Nein', 'no with veto': 'Nein mit Veto' }

/** Texts of the meaning of transactions. */
export const meaningWords: Words['meaningWords'] = {
  about: 'Betrag',
  delivery: 'Zustellung',
  thisOne: 'diese',
  openStep: 'Zeigen',
  claimable: (chain) => `Abholbereit auf ${chain}.`,
  claim: 'Abholen',
  begunElsewhere: 'Wird ausgezahlt, sobald Sie es abholen. Wann, zeigen die Auszahlungen.',
  noLimit: 'keine',
  lockedRewards: 'Erträge in {about} aus Ihren gesperrten Stakes abgeholt',
  claimedInAll: 'Erträge in {about} abgeholt',
  withoutLimit: 'ohne Grenze',
  unknownFunction: 'unbekannte Funktion',
  unknownFunctionTitle: 'Der Aufruf trägt statt eines Namens diesen Code, und keine mit Waybill gelieferte Liste kennt ihn',
  bridge: (bridge) => `Bridge ${bridge}`,
  share: (percent) => `${formatDigits(percent)} %`,
  vipOfRollups: (count) => `VIP-Erträge abgeholt (${formatCount(count)} Rollups)`,
  times: (count) => `(${count}-mal)`,
  andMore: (count) => `und ${count} weitere`,
  rawMessage: 'Nachricht im Rohformat',
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
