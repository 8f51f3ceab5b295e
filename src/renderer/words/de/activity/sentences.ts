// Holds the German sentence templates, per kind of transaction, done and failed; a second and third for when less is known. See
// en/sentences.ts.
import type { AllWords } from '../../words.ts'
import { moduleTemplates } from './moduleSentences.ts'

/** Sentence templates by kind of transaction. */
export const templates: AllWords['templates'] = {
  ...moduleTemplates,
  sent: {
    done: ['{asset} an {parties} Adressen gesendet', '{asset} gesendet', 'Ein Asset gesendet'],
    tried: ['{asset} an {parties} Adressen senden', '{asset} senden', 'Ein Asset senden'],
    name: 'Gesendet',
  },
  received: {
    done: ['{asset} von {parties} Adressen erhalten', '{asset} erhalten', 'Ein Asset erhalten'],
    tried: ['{asset} empfangen', 'Ein Asset empfangen'],
    name: 'Empfang',
  },
  self: {
    done: ['{asset} an sich selbst gesendet', 'An sich selbst gezahlt'],
    tried: ['{asset} an sich selbst senden', 'An sich selbst zahlen'],
    name: 'Eigene Zahlung',
  },
  ibcSent: {
    done: ['{asset} per IBC nach {other} gesendet', 'Ein Asset per IBC nach {other} gesendet'],
    tried: ['{asset} per IBC nach {other} senden', 'Per IBC senden'],
    name: 'IBC-Transfer',
  },
  ibcReceived: {
    done: ['{asset} per IBC von {other} erhalten', 'Ein Asset per IBC von {other} erhalten'],
    tried: ['{asset} per IBC von {other} empfangen', 'Per IBC empfangen'],
    name: 'IBC-Empfang',
  },
  ibcRefused: { done: ['Ein IBC-Transfer von {other} wurde abgelehnt'], tried: ['Per IBC empfangen'], name: 'IBC-Ablehnung' },
  ibcArrived: { done: ['Ein IBC-Transfer nach {other} ist angekommen'], tried: ['Einen IBC-Transfer bestätigen'], name: 'IBC-Ankunft' },
  ibcRefunded: {
    done: ['{asset} kam zurück: {other} lehnte einen IBC-Transfer ab', '{other} lehnte einen IBC-Transfer ab'],
    tried: ['{asset} nach einer Ablehnung zurückgeben', 'Einen IBC-Transfer zurückgeben'],
    name: 'IBC-Rückzahlung',
  },
  ibcTimedOut: {
    done: ['{asset} kam zurück: Die Frist eines IBC-Transfers lief ab', 'Die Frist eines IBC-Transfers lief ab'],
    tried: ['{asset} nach Ablauf der IBC-Frist zurückgeben', 'Einen IBC-Transfer zurückgeben'],
    name: 'IBC-Fristablauf',
  },
  ibcRelayed: { done: ['IBC-Pakete weitergereicht'], tried: ['IBC-Pakete weiterreichen'], name: 'IBC-Weitergabe' },
  deposit: {
    done: ['{asset} nach {other} eingezahlt', 'Nach {other} eingezahlt'],
    tried: ['{asset} nach {other} einzahlen', 'Nach {other} einzahlen'],
    name: 'Einzahlung',
  },
  depositArrived: {
    done: ['Einzahlung von {asset} ist angekommen', 'Eine Einzahlung ist angekommen'],
    tried: ['Ankunft einer Einzahlung von {asset}', 'Ankunft einer Einzahlung'],
    name: 'Einzahlung',
  },
  depositRefused: {
    done: ['Einzahlung von {asset} abgelehnt', 'Eine Einzahlung abgelehnt'],
    tried: ['Eine Einzahlung von {asset} ablehnen', 'Eine Einzahlung ablehnen'],
    name: 'Ablehnung einer Einzahlung',
  },
  depositRefunded: {
    done: [
      '{asset} kam zurück: {other} lehnte die Einzahlung ab',
      '{asset} kam zurück: Die Einzahlung wurde abgelehnt',
      'Eine Einzahlung kam zurück',
    ],
    tried: ['Eine Einzahlung von {asset} zurückgeben', 'Eine Einzahlung zurückgeben'],
    name: 'Rückzahlung einer Einzahlung',
  },
  withdrawal: {
    done: ['Auszahlung von {asset} nach {other} begonnen', 'Eine Auszahlung nach {other} begonnen'],
    tried: ['{asset} nach {other} auszahlen', 'Nach {other} auszahlen'],
    name: 'Auszahlung',
  },
  withdrawalClaimed: {
    done: ['Eine Auszahlung von {asset} abgeholt', 'Eine Auszahlung abgeholt'],
    tried: ['Eine Auszahlung von {asset} abholen', 'Eine Auszahlung abholen'],
    name: 'Abholung',
  },
  converted: {
    done: ['{asset} in {got} umgetauscht', '{asset} umgetauscht', 'Ein Asset umgetauscht'],
    tried: ['{asset} umtauschen', 'Ein Asset umtauschen'],
    name: 'Umtausch',
  },
  delegated: {
    done: [
      '{about} bei {parties} Validatoren gestakt',
      '{about} bei {validator} gestakt, gesperrt bis {ends}',
      '{about} bei {validator} gestakt',
      '{about} gestakt',
      '{asset} gestakt',
      'Bei einem Validator gestakt',
    ],
    tried: ['{about} staken', 'Bei einem Validator staken'],
    name: 'Stake',
  },
  undelegated: {
    done: ['Unstaken von {about} bei {validator} begonnen', 'Unstaken von {about} begonnen', 'Unstaken bei einem Validator begonnen'],
    tried: ['{about} unstaken', 'Bei einem Validator unstaken'],
    name: 'Unstaken',
  },
  undelegationCancelled: {
    done: ['Unstaken von {about} abgebrochen', 'Unstaken abgebrochen'],
    tried: ['Das Unstaken von {about} abbrechen', 'Das Unstaken abbrechen'],
    name: 'Unstaken',
  },
  redelegated: {
    done: ['Stake von {about} zu {validator} verschoben', 'Stake von {about} verschoben', 'Einen Stake verschoben'],
    tried: ['Einen Stake von {about} verschieben', 'Einen Stake verschieben'],
    name: 'Stake-Umzug',
  },
  rewards: {
    done: [
      'Erträge in {about} von {parties} Validatoren abgeholt',
      'Erträge in {about} von {validator} abgeholt',
      'Erträge in {about} abgeholt',
      'Staking-Erträge abgeholt',
    ],
    tried: ['Staking-Erträge abholen'],
    name: 'Erträge',
  },
  commission: {
    done: ['Provision von {about} abgeholt', 'Eine Provision abgehoben'],
    tried: ['Eine Provision abholen'],
    name: 'Provision',
  },
  voted: {
    done: [
      'Mit {option} über Vorschlag {proposal} des Multisig {multisig} abgestimmt',
      'Mit {option} über Vorschlag {proposal} abgestimmt',
      'Über Vorschlag {proposal} abgestimmt',
      'Über einen Vorschlag abgestimmt',
    ],
    tried: ['Mit {option} über Vorschlag {proposal} abstimmen', 'Über einen Vorschlag abstimmen'],
    name: 'Stimme',
  },
  proposalSubmitted: {
    done: [
      'Vorschlag {proposal} des Multisig {multisig} eingereicht',
      'Vorschlag {proposal} eingereicht, „{title}“',
      'Vorschlag {proposal} eingereicht',
      'Einen Vorschlag eingereicht',
    ],
    tried: ['Den Vorschlag „{title}“ einreichen', 'Einen Vorschlag einreichen'],
    name: 'Vorschlag',
  },
  proposalDeposit: {
    done: [
      '{about} auf Vorschlag {proposal} hinterlegt',
      'Pfand auf Vorschlag {proposal} hinterlegt',
      'Ein Pfand auf einen Vorschlag hinterlegt',
    ],
    tried: ['{about} auf Vorschlag {proposal} hinterlegen', 'Ein Pfand auf einen Vorschlag hinterlegen'],
    name: 'Pfand',
  },
  approved: {
    done: [
      '{granter} erlaubt diesem Konto, {about} auszugeben',
      '{granter} erlaubt diesem Konto, NFT {nft} zu bewegen',
      '{granter} erlaubt diesem Konto, alle NFTs von {collection} zu bewegen',
      '{granter} erlaubt diesem Konto, {unlimited} auszugeben',
      '{granter} erteilte diesem Konto eine Freigabe',
      '{who} darf {about} ausgeben',
      '{who} darf NFT {nft} bewegen',
      '{who} darf alle NFTs von {collection} bewegen',
      '{who} darf {unlimited} ausgeben',
      'Eine Freigabe erteilt',
    ],
    tried: ['{who} erlauben, {about} auszugeben', 'Eine Freigabe erteilen'],
    name: 'Freigabe',
  },
  approvalRevoked: {
    done: ['{granter} widerrief eine Freigabe', 'Freigabe für {who} widerrufen', 'Eine Freigabe widerrufen'],
    tried: ['Eine Freigabe widerrufen'],
    name: 'Freigabe',
  },
  contractCreated: { done: ['Vertrag {method} erzeugt', 'Einen Vertrag erzeugt'], tried: ['Einen Vertrag erzeugen'], name: 'Vertrag' },
  codePublished: { done: ['Code veröffentlicht'], tried: ['Code veröffentlichen'], name: 'Code' },
  evmCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'EVM-Aufruf' },
  moveCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'Move-Aufruf' },
  wasmCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'Wasm-Aufruf' },
  granted: {
    done: ['{grantee} {permission} erlaubt', 'Von {granter} die Berechtigung für {permission} erhalten', 'Eine Berechtigung geändert'],
    tried: ['{grantee} die Berechtigung für {permission} erteilen', 'Eine Berechtigung ändern'],
    name: 'Berechtigung',
  },
  grantRevoked: {
    done: ['Berechtigung für {permission} widerrufen', 'Eine Berechtigung widerrufen'],
    tried: ['Die Berechtigung für {permission} zurücknehmen', 'Eine Berechtigung zurücknehmen'],
    name: 'Berechtigung',
  },
  feeGranted: {
    done: ['Angeboten, Gebühren für {grantee} zu zahlen', '{granter} hat angeboten, Gebühren zu zahlen', 'Eine Gebührenübernahme geändert'],
    tried: ['Anbieten, Gebühren zu zahlen'],
    name: 'Gebührenübernahme',
  },
  feeGrantRevoked: { done: ['Eine Gebührenübernahme beendet'], tried: ['Eine Gebührenübernahme beenden'], name: 'Gebührenübernahme' },
  executedForOther: {
    done: ['{method} für {granter} ausgeführt', 'Für ein anderes Konto gehandelt'],
    tried: ['{method} für {granter} ausführen', 'Für ein anderes Konto handeln'],
    name: 'Im Auftrag',
  },
  vestingCreated: {
    done: ['{about} nach Zeitplan gebunden', 'Ein Konto mit Zeitplan erzeugt'],
    tried: ['Ein Konto mit Zeitplan erzeugen'],
    name: 'Zeitplan',
  },
  validatorCreated: {
    done: ['Validator {moniker} erzeugt', 'Einen Validator erzeugt'],
    tried: ['Einen Validator erzeugen'],
    name: 'Validator',
  },
  validatorEdited: {
    done: ['Validator {moniker} bearbeitet', 'Einen Validator bearbeitet'],
    tried: ['Einen Validator bearbeiten'],
    name: 'Validator',
  },
  unjailed: { done: ['Einen Validator aus der Sperre gelöst'], tried: ['Einen Validator aus der Sperre lösen'], name: 'Validator' },
  operated: {
    done: ['{task}: {about}', '{task}', 'Eine Aufgabe ausgeführt'],
    tried: ['{task}', 'Eine Aufgabe ausführen'],
    name: 'Aufgabe',
  },
  other: { done: ['{got} erhalten', '{asset} gezahlt', 'Andere Aktion: {method}'], tried: ['Andere Aktion: {method}'], name: 'Anderes' },
}
