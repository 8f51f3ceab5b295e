// Holds the German texts of the allowances: who may take what of an account’s tokens and NFTs.
import type { AllWords } from '../../words.ts'
import { formatShortDay } from '../format.ts'

/** Texts of the allowances. */
export const allowanceWords: AllWords['allowanceWords'] = {
  title: 'Freigaben',
  lead: 'Mit einer Freigabe darf ein Vertrag Token oder NFTs von Ihnen nehmen, ohne noch einmal zu fragen. Keine Chain kann sie auflisten: Dies sind die, von denen Ihr Verlauf und Ihre Transfers wissen.',
  empty: 'Kein Vertrag darf etwas von diesem Konto nehmen, soweit sein Verlauf es sagt.',
  noAccount: 'Fügen Sie ein Konto hinzu, um seine Freigaben zu sehen.',
  addAccount: 'Konto hinzufügen',
  list: 'Freigaben',
  asking: 'Die Chains werden gefragt',
  checkNow: 'Jetzt prüfen',
  spender: 'Nehmen darf',
  token: 'Vertrag des Tokens',
  collection: 'NFT-Sammlung',
  unlimited: 'Unbegrenzt',
  allNfts: 'Alle NFTs',
  allNftsNote: 'Darf jedes NFT dieser Sammlung nehmen, auch später hinzukommende.',
  unnamedCollection: 'Sammlung ohne Namen',
  copySpender: 'Adresse dessen kopieren, der nehmen darf',
  copyToken: 'Adresse des Tokens kopieren',
  copyCollection: 'Adresse der Sammlung kopieren',
  revoke: 'Widerrufen',
  revokeLabel: (symbol, chain) => `Die Freigabe von ${symbol} auf ${chain} widerrufen`,
  preparing: 'Wird vorbereitet',
  cannotSign: 'Seine Ethereum-App signiert dies',
  watchOnly: 'Nur beobachtet',
  seen: (at) => `zuletzt erteilt am ${formatShortDay(at)}`,
  missing: (chain) => `${chain} konnte nicht gefragt werden; die Freigaben dort fehlen hier.`,
}
