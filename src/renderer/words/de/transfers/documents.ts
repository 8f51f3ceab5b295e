// Holds the German texts of a document that the device signs: what it is, what was checked, and how an offer for it has changed.
import type { AllWords } from '../../words.ts'
import { formatCount } from '../format.ts'

type Words = AllWords

/** Returns the title of a document above its checks. */
export const documentTitle: Words['documentTitle'] = (purpose) =>
  ({
    transfer: 'Nachricht',
    hook: 'Erlaubnis zum Umwandeln',
    approval: 'Freigabe',
    claim: 'Abholung',
    revoke: 'Widerruf der Berechtigung',
    act: 'Nachricht',
  })[purpose]

/** Describes what a document does that is not a plain transfer, in a title and a sentence; null where the plan says enough. */
export const legText: Words['legText'] = ({ purpose, replaces, chainId, sequence, evm }, nameOf, same) => {
  const chain = nameOf(chainId)
  if (replaces?.how === 'speedUp') {
    return {
      title: 'Mit höherer Gebühr erneut senden.',
      text: `Ersetzt die wartende Transaktion mit Nonce ${sequence}: Nur eine von beiden kann in einen Block kommen.`,
    }
  }
  if (replaces?.how === 'cancel') {
    return {
      title: 'Die wartende Transaktion abbrechen.',
      text: `Sie senden sich selbst eine leere Transaktion mit Nonce ${sequence}. Kommt sie zuerst in einen Block, kann die wartende nicht mehr ausgeführt werden.`,
    }
  }
  switch (purpose) {
    case 'hook':
      return {
        title: 'Zuerst eine Erlaubnis zum Umwandeln.',
        text: `${
          same === null
            ? `${chain} darf das Ankommende auf Ihrem eigenen Konto in das gewählte Asset umwandeln.`
            : `Bei der Ankunft wandelt ${chain} es auf Ihrem Konto in sein eigenes ${same} um. Diese Signatur erlaubt das, einmal.`
        } Gesendet wird damit nichts; das tut erst Ihre nächste Signatur.`,
      }
    case 'approval':
      return {
        title: 'Zuerst eine Freigabe.',
        text: 'Sie bewegt selbst kein Geld: Der Vertrag unten darf einmal genau diesen Betrag abbuchen.',
      }
    case 'claim':
      return { title: 'Bereit zum Abholen.', text: `Das Geld wird auf ${chain} ausgezahlt, nur an die Adresse unten.` }
    case 'revoke':
      return {
        title: 'Eine Berechtigung widerrufen.',
        text: `Danach darf ${evm === null ? 'das Konto' : 'der Vertrag'} unten auf ${chain} nicht mehr tun, was Sie erlaubt hatten.`,
      }
    case 'transfer':
    case 'act':
      return null
  }
}

/** The note at the transfer that carries a permission which was signed before it. */
export const afterHookWords: Words['afterHookWords'] = {
  title: 'Danach der Transfer.',
  text: (chain) =>
    `Die signierte Erlaubnis geht mit, damit ${chain} das Ankommende umwandelt. Vor dieser Signatur wird nichts gesendet; mit ihr beginnt der Transfer.`,
}

/** Names of the subjects of checks. */
export const checkSubjects: Words['checkSubjects'] = {
  chain: 'Chain',
  signer: 'Signiert von',
  sender: 'Absender',
  message: 'Nachricht',
  asset: 'Asset',
  amount: 'Betrag',
  least: 'Kommt an, mindestens',
  recipient: 'Empfänger',
  bridge: 'Brücke',
  fee: 'Gebühr',
  timeout: 'Gültig bis',
  memo: 'Memo',
  hook: 'Erlaubnis zum Umwandeln',
  contract: 'Vertrag',
  function: 'Funktion',
  spender: 'Wer ausgeben darf',
  allowance: 'Darf ausgeben bis',
  value: 'Mitgesandte Coins',
  gas: 'Gaslimit',
  forward: 'Weitergereicht an',
  recovery: 'Kommt zurück an',
  withdrawal: 'Auszahlung',
  validator: 'Validator',
  toValidator: 'Zu Validator',
  unbonding: 'Unstaken begann in Block',
  proposal: 'Vorschlag',
  vote: 'Stimme',
  name: 'Name',
  duration: 'Verlängert um',
  lockEnd: 'Gesperrt bis',
  newLockEnd: 'Neues Ende der Sperre',
  cycle: 'VIP-Zyklus',
  vipRollup: 'Rollup',
  vipStages: 'Stages',
  vipProofs: 'Beweise',
  gaugeVote: 'Stimme',
  result: 'Kommt an als',
  caller: 'Zugestellt von',
}

/** Names of the subjects of a hook where they differ. */
export const hookSubjects: Words['hookSubjects'] = {
  asset: 'Wandelt um aus',
  spender: 'Umwandelnder Contract',
  allowance: 'Kann höchstens nehmen',
}

/** @example inOtherForm('Empfänger') // 'Empfänger, in 0x-Form' */
export const inOtherForm: Words['inOtherForm'] = (subject, start) => `${subject}, in ${start}-Form`

/** @example assetOn('Tidewatch') // 'Asset auf Tidewatch' */
export const assetOn: Words['assetOn'] = (chain) => `Asset auf ${chain}`

/** Name of the number by which an Ethereum transaction identifies its chain. */
export const evmChainNumber: Words['evmChainNumber'] = 'EVM-Chain-ID'

/** @example checkCount(8, 8) // '8 von 8 stimmen' */
export const checkCount: Words['checkCount'] = (matching, all) => `${matching} von ${all} stimmen`

/** Nach einer Prüfung, die nichts anderes fand. */
export const allMatch: Words['allMatch'] = 'Alle Felder entsprechen Ihrem Auftrag'

/** Verdicts, for screen readers. */
export const verdicts: Words['verdicts'] = {
  match: 'stimmt',
  differs: 'weicht ab',
  unreadable: 'nicht lesbar',
}

/** @example gasLimit('210000') // 'Gaslimit 210.000' */
export const gasLimit: Words['gasLimit'] = (gas) => `Gaslimit ${formatCount(Number(gas))}`

/** Names of what may differ between two quotes. */
export const changeSubjects: Words['changeSubjects'] = {
  amountOut: 'Kommt an',
  minimumOut: 'Kommt an, mindestens',
  fees: 'Gebühren',
  hops: 'Weg',
  duration: 'Zeit',
  transactions: 'Signaturen',
  hook: 'Erlaubnis zum Umwandeln',
  warnings: 'Warnungen',
  priceImpact: 'Einfluss auf den Kurs',
  addresses: 'Adressen unterwegs',
  payout: 'Erträge gehen an',
  about: 'Betrag',
  ballot: 'Stimme',
  term: 'Name endet',
}

/** Explains why a hook cannot be signed yet. */
export const awaitText: Words['awaitText'] = (chain, isOver) => {
  if (isOver) {
    return {
      title: `Ihr Konto gibt es auf ${chain} noch nicht`,
      text: 'Die Erlaubnis zum Umwandeln braucht ein bestehendes Konto. Nichts wurde gesendet. Wählen Sie eine andere Möglichkeit oder warten Sie weiter.',
    }
  }
  return {
    title: `Ihr Konto gibt es auf ${chain} noch nicht`,
    text: 'Die Erlaubnis zum Umwandeln braucht ein bestehendes Konto, und Ihres entsteht mit dem ersten Geldeingang. Nichts wurde gesendet.',
  }
}
