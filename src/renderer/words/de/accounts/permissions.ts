// Holds the German texts of the permissions: who may take what of an account’s tokens and NFTs.
import type { AllWords } from '../../words.ts'
import { formatShortDay } from '../format.ts'

/** Texts of the permissions. */
export const permissionWords: AllWords['permissionWords'] = {
  title: 'Berechtigungen',
  lead: 'Was andere nehmen können, ohne noch einmal zu fragen. Chains führen keine Liste der Freigaben: Diese stammen aus Ihrem Verlauf und Ihren Transfers.',
  empty: 'Im Verlauf dieses Kontos sind keine Berechtigungen zu finden.',
  noAccount: 'Fügen Sie ein Konto hinzu, um seine Berechtigungen zu sehen.',
  addAccount: 'Konto hinzufügen',
  list: 'Berechtigungen',
  asking: 'Die Chains werden gefragt',
  checkNow: 'Jetzt prüfen',
  spender: 'Berechtigter',
  token: 'Vertrag des Tokens',
  collection: 'NFT-Sammlung',
  unlimited: 'Unbegrenzt',
  allNfts: 'Alle NFTs',
  canSpend: (amount) => `Kann bis zu ${amount} ausgeben.`,
  canSpendAll: (symbol) => `Kann alle Ihre ${symbol} ausgeben, auch später hinzukommende.`,
  canMoveNfts: 'Kann jedes NFT dieser Sammlung bewegen, auch später hinzukommende.',
  unnamedCollection: 'Sammlung ohne Namen',
  copySpender: 'Adresse des Berechtigten kopieren',
  copyToken: 'Adresse des Tokens kopieren',
  copyCollection: 'Adresse der Sammlung kopieren',
  revoke: 'Widerrufen',
  revokeLabel: (symbol, chain) => `Die Berechtigung für ${symbol} auf ${chain} widerrufen`,
  preparing: 'Wird vorbereitet',
  cannotSign: 'Braucht die Ethereum-App',
  watchOnly: 'Nur beobachtet',
  seen: (at) => `freigegeben am ${formatShortDay(at)}`,
  missing: (chain) => `${chain} antwortet nicht; die Berechtigungen dort fehlen hier.`,
}
