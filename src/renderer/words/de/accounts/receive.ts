// Holds the German texts of the Receive screen: what may be sent to an address, and what must not.
import type { AllWords } from '../../words.ts'
import { formatCount, formatList } from '../format.ts'

type Words = AllWords

/** Texts of the Receive screen. */
export const receiveWords: Words['receiveWords'] = {
  title: 'Empfangen',
  noAccount: 'Fügen Sie ein Konto hinzu, um damit zu empfangen.',
  addAccount: 'Konto hinzufügen',
  chains: 'Auf welcher Chain',
  address: (chain) => `Adresse auf ${chain}`,
  other: 'Dasselbe Konto, als 0x',
  sameAs: 'Auf EVM-Rollups ist dieses Konto',
  copy: 'Adresse kopieren',
  copyHex: '0x-Form kopieren',
  copied:
    'Kopiert. Vergleichen Sie sie dort, wo Sie sie einfügen, auch die Mitte: Es gibt Programme, die eine andere an ihre Stelle setzen.',
  code: (chain) => `QR-Code der Adresse auf ${chain}`,
  careful: 'Bevor jemand sendet',
  none: 'keine Ledger-App',
  needsApp: (app) => `nur ${app}-App`,
  verify: 'Auf dem Ledger prüfen',
}

/** Returns a warning that applies to the account on every chain; null where there is none. */
export const accountWarning: Words['accountWarning'] = ({ signer }) => {
  if (signer.kind === 'watched') return 'Waybill beobachtet diese Adresse nur: Vergewissern Sie sich, dass Sie ihren Schlüssel haben.'
  if (signer.app === 'cosmos')
    return 'Dieser Schlüssel gehört zur Cosmos-App. Er hat keine Adresse, die mit 0x beginnt: Was an eine solche Form gesendet wird, ist verloren.'
  return null
}

/** Most assets that a warning names. */
const MAX_NAMED = 12

/** Names what is on a chain, in brackets; nothing where no asset is listed. */
function namedOf(symbols: readonly string[]): string {
  const rest = symbols.length - MAX_NAMED
  const named = symbols.slice(0, MAX_NAMED)
  return symbols.length === 0 ? '' : ` (${formatList(rest > 0 ? [...named, `${formatCount(rest)} weitere`] : named)})`
}

/** Says what must not be sent to an address on a chain. */
export const chainWarnings: Words['chainWarnings'] = ({ kind, name, vm }, hasHex, symbols = []) => {
  const onlyHere = `Nur Assets auf ${name} kommen hier an${namedOf(symbols)}. Andere bringen Sie zuerst über eine Brücke oder IBC auf ${name}.`
  switch (kind) {
    case 'initia-l1':
      return [onlyHere, 'Wählen Sie an einer Börse das Netz Initia und kein anderes.']
    case 'initia-rollup':
      return [
        onlyHere,
        ...(vm === 'evm' && hasHex
          ? [
              `Beide Formen sind auf ${name} ein Konto. Die 0x-Form ist nur für ${name}: Was auf Ethereum oder einer anderen EVM-Chain an sie gesendet wird, bleibt dort.`,
            ]
          : []),
      ]
    case 'cosmos':
      return [
        `Nur Assets auf ${name} kommen hier an${namedOf(symbols)}. Andere bringen Sie zuerst per IBC auf ${name}. Die Form einer anderen Chain nennt ein anderes Konto.`,
      ]
    case 'evm':
      return [
        `Nur auf ${name} senden. Dieselbe 0x-Adresse gibt es auf jeder EVM-Chain: Was auf einer anderen gesendet wird, ist dort und nicht auf ${name}.`,
      ]
  }
}

/** Explains why there is no address. */
export const noAddressText: Words['noAddressText'] = ({ kind, name, hasEthereumKeys }) => {
  if (hasEthereumKeys === true) {
    return `Adressen auf ${name} stammen von Schlüsseln wie denen der Ethereum-App, und keine App Ihres Ledgers signiert dort damit. Auf ${name} sollte nichts an dieses Konto gesendet werden.`
  }
  const app = kind === 'evm' ? 'Ethereum' : 'Cosmos'
  return `Keine App Ihres Ledgers könnte auf ${name} für dieses Konto signieren, deshalb sollte dort nichts an es gesendet werden. Fügen Sie ein Konto der ${app}-App hinzu, um auf ${name} zu empfangen.`
}
