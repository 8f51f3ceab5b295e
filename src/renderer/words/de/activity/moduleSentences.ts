// Holds the German sentence templates of pools, locks, VIP, usernames, NFTs and tokens that are minted or burned. See
// en/moduleSentences.ts.
import type { AllWords } from '../../words.ts'

/** Sentence templates by kind of transaction of these modules. */
export const moduleTemplates: AllWords['moduleTemplates'] = {
  burned: {
    done: ['{asset} verbrannt', 'Ein Asset verbrannt'],
    tried: ['{asset} verbrennen', 'Ein Asset verbrennen'],
    name: 'Verbrennung',
  },
  lockExtended: {
    done: ['Sperre von {about} bis {ends} verlängert', 'Sperre von {about} verlängert', 'Eine Sperre verlängert'],
    tried: ['Die Sperre von {about} verlängern', 'Eine Sperre verlängern'],
    name: 'Sperre',
  },
  stakeWithdrawn: {
    done: ['{about} aus gesperrten Stakes abgehoben', 'Aus gesperrten Stakes abgehoben'],
    tried: ['Aus gesperrten Stakes abheben'],
    name: 'Abgehobener Stake',
  },
  proposalExecuted: {
    done: ['Vorschlag {proposal} des Multisig {multisig} ausgeführt', 'Einen Vorschlag ausgeführt'],
    tried: ['Vorschlag {proposal} des Multisig {multisig} ausführen', 'Einen Vorschlag ausführen'],
    name: 'Vorschlag',
  },
  gaugeVoted: {
    done: ['Im VIP-Zyklus {cycle} abgestimmt: {weights}', 'VIP-Stimme abgegeben'],
    tried: ['VIP-Stimme abgeben'],
    name: 'VIP-Stimme',
  },
  vipClaimed: {
    done: ['{about} an VIP-Erträgen von {chain} abgeholt', '{about} an VIP-Erträgen abgeholt', 'VIP-Erträge abgeholt'],
    tried: ['VIP-Erträge von {chain} abholen', 'VIP-Erträge abholen'],
    name: 'VIP-Erträge',
  },
  swapped: {
    done: ['{asset} gegen {got} getauscht', '{asset} getauscht', 'Getauscht'],
    tried: ['Tausch von {asset}', 'Tauschen'],
    name: 'Tausch',
  },
  liquidityAdded: {
    done: [
      '{about} in einen Pool gelegt, bis {ends} bei {validator} gestakt',
      '{about} in einen Pool gelegt, bei {validator} gestakt',
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
    done: ['Liquiditätsposition {position} gestakt', 'Eine Liquiditätsposition gestakt'],
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
}
