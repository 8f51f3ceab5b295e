// Holds the German texts about what is stored of each sync target and what is missing.
import type { AllWords } from '../../words.ts'
import { formOf, plural } from '../format.ts'

type Words = AllWords

const recordForms = { one: 'Datensatz', other: 'Datensätze' }
const old = { one: 'alter Datensatz', other: 'alte Datensätze' }

/** Names of the sync targets, as the heading of a line. */
export const syncTargetNames: Words['syncTargetNames'] = {
  txs: 'Transaktionen',
  evmTxs: 'EVM-Transaktionen',
  internalTxs: 'Interne EVM-Aufrufe',
  nfts: 'NFTs',
  balances: 'Guthaben',
  staking: 'Stakes und Erträge',
  tokens: 'Coin und Token',
  richList: 'Ränge unter den Inhabern',
}

/** Texts of the coverage drawer. */
export const coverageWords: Words['coverageWords'] = {
  title: 'Sync-Details',
  lead: 'Was kopiert ist und was noch fehlt, nach Chain und Konto.',
  open: 'Sync-Details',
  whole: (lists) => (lists === 1 ? '1 Liste, vollständig' : `${lists} Listen, alle vollständig`),
  head: (height) => `Block ${height}`,
  every: (seconds) => `alle ${seconds} s ein Block`,
}

/** Texts about the state of a sync target. */
export const extentWords: Words['extentWords'] = {
  noStaking: 'Diese Chain hat kein Staking',
  noRichList: 'Niemand führt hier eine Liste der Inhaber',
  notKept: 'Der Indexer dieser Chain bewahrt sie nicht auf',
  notRead: 'Noch nicht gelesen',
  records: (count) => plural(count, recordForms),
  read: (extent, ago) => `${extent}, gelesen ${ago}`,
  notComplete: 'Unvollständig',
  nothingThere: 'Nichts vorhanden',
  complete: 'Vollständig',
  completeTo: (height) => `Vollständig bis Block ${height}`,
  soFar: (records) => `Bisher ${records}`,
  older: (height) => `Älteres als Block ${height} kommt noch`,
  gap: (from, to) => `Lücke von Block ${from} bis ${to}`,
  openGap: (from) => `Lücke ab Block ${from}`,
  moreGaps: (count) => plural(count, { one: 'weitere Lücke', other: 'weitere Lücken' }),
  trying: 'Neuer Versuch läuft',
  tryingAt: (time) => `Neuer Versuch um ${time}`,
  closing: 'Die Lücke wird gerade geschlossen',
  closingAt: (time) => `Die Lücke wird um ${time} geschlossen`,
  anew: (day) => `Die Liste begann am ${day} neu. Was vorher gelesen wurde, bleibt`,
  checked: (day) => `Am ${day} noch einmal ganz geprüft`,
  appeared: (count) => `${plural(count, old)} ${formOf(count, { one: 'war', other: 'waren' })} hinzugekommen`,
  gone: (count) =>
    `${plural(count, old)} ${formOf(count, { one: 'war verschwunden und wird', other: 'waren verschwunden und werden' })} behalten`,
}
