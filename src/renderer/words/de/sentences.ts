// One sentence template per kind of transaction, done and failed; a second and third for when less is known. See en/sentences.ts.
import type { Catalogue } from '../catalogue.ts'

export const templates: Catalogue['sentences']['templates'] = {
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
  burned: {
    done: ['{asset} verbrannt', 'Ein Asset verbrannt'],
    tried: ['{asset} verbrennen', 'Ein Asset verbrennen'],
    name: 'Verbrennung',
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
      '{about} an {parties} Validatoren delegiert',
      '{about} an {validator} delegiert, gesperrt bis {ends}',
      '{about} an {validator} delegiert',
      '{about} delegiert',
      '{asset} delegiert',
      'An einen Validator delegiert',
    ],
    tried: ['{about} delegieren', 'An einen Validator delegieren'],
    name: 'Delegation',
  },
  undelegated: {
    done: [
      'Rücknahme der Delegation von {about} bei {validator} begonnen',
      'Rücknahme der Delegation von {about} begonnen',
      'Rücknahme einer Delegation begonnen',
    ],
    tried: ['Die Delegation von {about} zurücknehmen', 'Eine Delegation zurücknehmen'],
    name: 'Rücknahme',
  },
  undelegationCancelled: {
    done: ['Rücknahme der Delegation von {about} abgebrochen', 'Rücknahme einer Delegation abgebrochen'],
    tried: ['Die Rücknahme der Delegation von {about} abbrechen', 'Die Rücknahme einer Delegation abbrechen'],
    name: 'Rücknahme',
  },
  redelegated: {
    done: ['Delegation von {about} zu {validator} verschoben', 'Delegation von {about} verschoben', 'Eine Delegation verschoben'],
    tried: ['Eine Delegation von {about} verschieben', 'Eine Delegation verschieben'],
    name: 'Umdelegation',
  },
  lockExtended: {
    done: ['Sperre von {about} bis {ends} verlängert', 'Sperre von {about} verlängert', 'Eine Sperre verlängert'],
    tried: ['Die Sperre von {about} verlängern', 'Eine Sperre verlängern'],
    name: 'Sperre',
  },
  rewards: {
    done: [
      'Staking-Erträge von {about} bei {parties} Validatoren abgehoben',
      'Staking-Erträge von {about} abgehoben',
      'Staking-Erträge abgehoben',
    ],
    tried: ['Staking-Erträge abheben'],
    name: 'Erträge',
  },
  commission: {
    done: ['Provision von {about} abgehoben', 'Eine Provision abgehoben'],
    tried: ['Eine Provision abheben'],
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
  proposalExecuted: {
    done: ['Vorschlag {proposal} des Multisig {multisig} ausgeführt', 'Einen Vorschlag ausgeführt'],
    tried: ['Vorschlag {proposal} des Multisig {multisig} ausführen', 'Einen Vorschlag ausführen'],
    name: 'Vorschlag',
  },
  gaugeVoted: {
    done: ['Im VIP-Zyklus {cycle} abgestimmt: {weights}', 'Über VIP-Erträge abgestimmt'],
    tried: ['Über VIP-Erträge abstimmen'],
    name: 'VIP-Stimme',
  },
  vipClaimed: {
    done: ['{about} an VIP-Erträgen von {chain} abgeholt', '{about} an VIP-Erträgen abgeholt', 'VIP-Erträge abgeholt'],
    tried: ['VIP-Erträge von {chain} abholen', 'VIP-Erträge abholen'],
    name: 'VIP-Erträge',
  },
  swapped: {
    done: ['{asset} gegen {got} getauscht', '{asset} getauscht', 'Getauscht'],
    tried: ['{asset} tauschen', 'Tauschen'],
    name: 'Tausch',
  },
  liquidityAdded: {
    done: [
      '{about} in einen Pool gelegt, bis {ends} bei {validator} gestaked',
      '{about} in einen Pool gelegt, bei {validator} gestaked',
      '{about} in einen Pool gelegt',
      '{asset} in einen Pool gelegt',
      'In einen Pool gelegt',
    ],
    tried: ['{about} in einen Pool legen', 'In einen Pool legen'],
    name: 'Pool',
  },
  liquidityRemoved: {
    done: ['{about} aus einem Pool genommen', '{got} aus einem Pool genommen', 'Aus einem Pool genommen'],
    tried: ['Aus einem Pool nehmen'],
    name: 'Pool',
  },
  liquidityUnbonding: {
    done: [
      'Entnahme von {about} aus einem Pool begonnen, bereit {ends}',
      'Entnahme von {about} aus einem Pool begonnen',
      'Entnahme aus einem Pool begonnen',
    ],
    tried: ['{about} aus einem Pool nehmen', 'Aus einem Pool nehmen'],
    name: 'Pool',
  },
  positionStaked: {
    done: ['Liquiditätsposition {position} gestaked', 'Eine Liquiditätsposition gestaked'],
    tried: ['Liquiditätsposition {position} staken', 'Eine Liquiditätsposition staken'],
    name: 'Position',
  },
  positionUnstaked: {
    done: [
      'Staking der Liquiditätsposition {position} beendet und {about} abgehoben',
      'Staking der Liquiditätsposition {position} beendet',
      'Staking einer Liquiditätsposition beendet',
    ],
    tried: ['Staking der Liquiditätsposition {position} beenden', 'Staking einer Liquiditätsposition beenden'],
    name: 'Position',
  },
  poolRewards: {
    done: ['{about} aus einem Pool abgehoben', 'Aus einem Pool abgehoben'],
    tried: ['Aus einem Pool abheben'],
    name: 'Pool-Erträge',
  },
  nameRegistered: {
    done: ['{moniker} bis {ends} registriert', '{moniker} registriert', 'Einen Namen registriert'],
    tried: ['{moniker} registrieren', 'Einen Namen registrieren'],
    name: 'Name',
  },
  nameSet: {
    done: ['{moniker} als eigenen Namen gesetzt', 'Einen Namen gesetzt'],
    tried: ['{moniker} als eigenen Namen setzen', 'Einen Namen setzen'],
    name: 'Name',
  },
  nameUnset: {
    done: ['{moniker} als eigenen Namen entfernt', 'Einen Namen entfernt'],
    tried: ['{moniker} als eigenen Namen entfernen', 'Einen Namen entfernen'],
    name: 'Name',
  },
  nameExtended: {
    done: ['{moniker} bis {ends} verlängert', '{moniker} verlängert', 'Einen Namen verlängert'],
    tried: ['{moniker} verlängern', 'Einen Namen verlängern'],
    name: 'Name',
  },
  approved: {
    done: [
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
    done: ['Freigabe für {who} zurückgenommen', 'Eine Freigabe zurückgenommen'],
    tried: ['Eine Freigabe zurücknehmen'],
    name: 'Freigabe',
  },
  contractCreated: { done: ['Vertrag {method} erzeugt', 'Einen Vertrag erzeugt'], tried: ['Einen Vertrag erzeugen'], name: 'Vertrag' },
  codePublished: { done: ['Code veröffentlicht'], tried: ['Code veröffentlichen'], name: 'Code' },
  evmCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'EVM-Aufruf' },
  moveCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'Move-Aufruf' },
  wasmCall: { done: ['{method} aufgerufen'], tried: ['{method} aufrufen'], name: 'Wasm-Aufruf' },
  minted: { done: ['{about} geprägt', 'Token geprägt'], tried: ['{about} prägen', 'Token prägen'], name: 'Prägung' },
  nft: { done: ['Ein NFT bewegt'], tried: ['Ein NFT bewegen'], name: 'NFT' },
  nftMinted: { done: ['NFT {nft} geprägt', 'Ein NFT geprägt'], tried: ['NFT {nft} prägen', 'Ein NFT prägen'], name: 'NFT' },
  nftSent: {
    done: [
      'NFT {nft} per IBC nach {chain} gesendet',
      'NFT {nft} per IBC über {channel} gesendet',
      'NFT {nft} gesendet',
      'Ein NFT gesendet',
    ],
    tried: ['NFT {nft} senden', 'Ein NFT senden'],
    name: 'NFT',
  },
  nftReceived: {
    done: ['NFT {nft} per IBC von {chain} erhalten', 'NFT {nft} per IBC über {channel} erhalten', 'NFT {nft} erhalten', 'Ein NFT erhalten'],
    tried: ['NFT {nft} empfangen', 'Ein NFT empfangen'],
    name: 'NFT',
  },
  nftBurned: { done: ['NFT {nft} verbrannt', 'Ein NFT verbrannt'], tried: ['NFT {nft} verbrennen', 'Ein NFT verbrennen'], name: 'NFT' },
  granted: {
    done: [
      '{grantee} erlaubt, {permission} auszuführen',
      'Von {granter} die Erlaubnis für {permission} erhalten',
      'Eine Erlaubnis geändert',
    ],
    tried: ['{permission} erlauben', 'Eine Erlaubnis ändern'],
    name: 'Erlaubnis',
  },
  grantRevoked: {
    done: ['Erlaubnis für {permission} zurückgenommen', 'Eine Erlaubnis zurückgenommen'],
    tried: ['Die Erlaubnis für {permission} zurücknehmen', 'Eine Erlaubnis zurücknehmen'],
    name: 'Erlaubnis',
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
  other: { done: ['{method} ausgeführt'], tried: ['{method} ausführen'], name: 'Anderes' },
}
