// Holds the German texts of a document that the device signs: what it is, what was checked, and how an offer for it has changed.
import type { AllWords } from '../../words.ts'
import { formatCount } from '../format.ts'

type Words = AllWords

/** Returns the title of a document above its checks. */
export const documentTitle: Words['documentTitle'] = (purpose) =>
  ({ transfer: 'Nachricht', hook: 'Hook', approval: 'Freigabe', claim: 'Abholung', revoke: 'Widerruf der Berechtigung', act: 'Nachricht' })[
    purpose
  ]

/** Describes what a document does that is not a plain transfer, in a title and a sentence; null where the plan says enough. */
export const legText: Words['legText'] = ({ purpose, replaces, chainId, sequence, evm }, nameOf) => {
  const chain = nameOf(chainId)
  if (replaces?.how === 'speedUp') {
    return {
      title: 'Dasselbe noch einmal, mit höherer Gebühr.',
      text: `Es tritt an die Stelle der Transaktion, die mit Nonce ${sequence} wartet: Nur eine von beiden kann in einen Block kommen.`,
    }
  }
  if (replaces?.how === 'cancel') {
    return {
      title: 'Nichts, an der Stelle der wartenden.',
      text: `Sie senden nichts an sich selbst, mit Nonce ${sequence}. Kommt dies zuerst in einen Block, kann die andere es nicht mehr.`,
    }
  }
  switch (purpose) {
    case 'hook':
      return {
        title: 'Zuerst eine Zustellanweisung (Hook).',
        text: `Sie sagt ${chain}, was mit dem Geld bei Ankunft geschieht, etwa ein Tausch in das gewählte Asset. ${chain} handelt dabei in Ihrem Namen, deshalb braucht sie eine eigene Signatur. Sie zu signieren sendet nichts.`,
      }
    case 'approval':
      return {
        title: 'Zuerst eine Freigabe.',
        text: 'Sie selbst bewegt nichts: Sie lässt den Vertrag unten einmal genau diesen Betrag nehmen, und nicht mehr.',
      }
    case 'claim':
      return { title: 'Die Brücke hat es freigegeben.', text: `Dies zahlt es auf ${chain} aus, an die Adresse unten und an keine andere.` }
    case 'revoke':
      return {
        title: 'Eine Berechtigung widerrufen.',
        text: `Danach ist ${evm === null ? 'dem Konto' : 'dem Vertrag'} unten auf ${chain} nicht mehr erlaubt, was Sie ihm erlaubt hatten.`,
      }
    case 'transfer':
    case 'act':
      return null
  }
}

/** Names of the subjects of checks. */
export const checkSubjects: Words['checkSubjects'] = {
  chain: 'Chain',
  signer: 'Signierer',
  sender: 'Absender',
  message: 'Nachricht',
  asset: 'Asset',
  amount: 'Betrag',
  least: 'Kommt an, mindestens',
  recipient: 'Empfänger',
  bridge: 'Brücke',
  fee: 'Gebühr',
  timeout: 'Gibt auf nach',
  memo: 'Memo',
  hook: 'Hook',
  contract: 'Vertrag',
  function: 'Funktion',
  spender: 'Berechtigter',
  allowance: 'Freigabe',
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

/** Name of the number by which an Ethereum transaction identifies its chain. */
export const evmChainNumber: Words['evmChainNumber'] = 'EVM-Chain-ID'

/** @example checkCount(8, 8) // '8 von 8 stimmen' */
export const checkCount: Words['checkCount'] = (matching, all) => `${matching} von ${all} stimmen`

/** Said where nothing differs. */
export const allMatch = 'Alle Felder entsprechen Ihrem Auftrag'

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
  hook: 'Hook',
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
      title: `Ihr Konto ist noch immer nicht auf ${chain}`,
      text: 'Ein Hook wird für ein Konto signiert, das es gibt. Nichts wurde gesendet; wählen Sie einen anderen Weg oder warten Sie weiter.',
    }
  }
  return {
    title: `Ihr Konto ist noch nicht auf ${chain}`,
    text: 'Ein Hook wird für ein Konto signiert, das es gibt, und dieses entsteht mit dem ersten Geld, das es erreicht. Nichts wurde gesendet.',
  }
}
