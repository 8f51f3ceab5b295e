// Holds the English texts of the Accounts screen.
import type { Account, PathForm } from '../../../../shared/contract/account.ts'
import { plural } from '../format.ts'

type App = Extract<Account['signer'], { kind: 'ledger' }>['app']

const APP_NAMES: Readonly<Record<App, string>> = { ethereum: 'Ethereum app', cosmos: 'Cosmos app' }

const accounts = { one: 'account', other: 'accounts' }

/** Texts of the Accounts screen. */
export const accountsWords = {
  holdings: 'Balances',
  /** While the chains are still asked for it. */
  loading: 'Loading',
  byChain: 'Balances by chain',
  moreHoldings: (count: number) => `and ${count} more`,
  holdsNothing: 'No listed assets',
  assets: (count: number) => plural(count, { one: 'asset', other: 'assets' }),
  lastActivity: (day: string) => `Last activity ${day}`,
  noActivity: 'No activity yet',
  receive: 'Receive',
  receiveLabel: (label: string) => `Receive with ${label}`,
  title: 'Accounts',
  list: 'Accounts',
  addLedger: 'Add from Ledger',
  watch: 'Watch an address',
  addAccount: 'Add account',
  empty: 'No accounts yet. A Ledger’s account can sign; any other address can be watched.',
  onLedger: (model: string, app: string) => `Ledger ${model}, ${app}`,
  path: (path: string) => `Derivation path ${path}`,
  watched: 'watch-only, not in your totals',
  signText: 'Sign message',
  signTextLabel: (label: string) => `Sign message with ${label}`,
  verify: 'Check on Ledger',
  verifyLabel: (label: string) => `Check on Ledger: ${label}`,
  rename: 'Rename',
  remove: 'Remove',
  /** Below an only account. */
  alone: 'To follow another wallet too, watch its address: nothing to sign, nothing to plug in.',
  renameLabel: (label: string) => `Rename ${label}`,
  moveUp: 'Move up',
  moveUpLabel: (label: string) => `Move up: ${label}`,
  /** Names the menu of what is seldom done. */
  moreLabel: (label: string) => `More: ${label}`,
  removeLabel: (label: string) => `Remove ${label}`,
  copyBech32: 'Copy init1 address',
  copyHex: 'Copy 0x address',
  cosmosForms: 'Other Cosmos chains use their own prefix: see Receive.',

  /** Before the name of an account, for screen readers. */
  ownName: 'Name on Initia:',
  asOf: (day: string) => `as of ${day}`,

  removeTitle: (label: string) => `Remove “${label}”?`,
  removeLead:
    'Waybill stops showing and syncing its history and balances. What is stored stays on this computer; to delete it too, erase the account in Settings instead.',
  removeKept:
    'Its transfers stay, including any in progress. Nothing changes on-chain or on your Ledger, and you can add the account again.',
  removeKeptWatched: 'Nothing changes on-chain, and you can watch it again at any time.',
  removePress: 'Remove account',
  removing: 'Removing',
  removed: (label: string) => `“${label}” removed.`,
  undoRemove: 'Undo',
  puttingBack: 'Putting back',
  /** After a balance of which a part is staked. */
  withStakes: 'with stakes',
  keep: 'Keep account',

  renameTitle: 'Rename account',
  name: 'Name',
  nameNeeded: 'Enter a name',
  save: 'Save',
  saving: 'Saving',

  watchTitle: 'Watch an address',
  watchLead: 'Waybill shows this address’s balances and history. It can’t sign for it, and doesn’t count it in your totals.',
  address: 'Address',
  addressHint: 'init1… or 0x… in full, or a name ending in .init',
  addressNeeded: 'Enter an address',
  addressUnfinished: 'Complete the address',
  addressWrong: 'Not a valid address',
  /** Below an address that is typed in full, before its other notation. */
  validAddress: 'Valid address, also written:',
  nameHint: 'Optional, for example Cold wallet. Leave empty to use its .init name or short address.',
  addressProblems: {
    start: 'Not an address: it starts with init1 or 0x, and a name ends in .init.',
    letters: 'Not an address: a character doesn’t belong in one.',
    long: 'Too long for an address.',
    short: 'Too short: an init1 address has 43 or 63 characters, a 0x address 42, and a name ends in .init.',
  },
  watchPress: 'Watch',
  watchAdding: 'Adding',

  scanTitle: 'Add from Ledger',
  scanLead: (app: App) => `Connect and unlock your Ledger, then open its ${APP_NAMES[app]}.`,
  scanLeadPractice: (app: App) => `Open the ${APP_NAMES[app]} on the virtual Ledger.`,
  whichApp: 'App on the Ledger',
  appNames: APP_NAMES,
  whichLedger: 'Ledger',
  chooseLedger: 'Choose a Ledger',
  whichLedgerNote: 'Choose the Ledger to add accounts from.',
  sameModelLedgers: 'These can’t be told apart until they’re read. If unsure, unplug the others.',
  whichPaths: 'Derivation path',
  formNames: { usual: 'Standard', ledgerLive: 'Ledger Live', legacy: 'Legacy' },
  scanPress: 'Read addresses',
  scanning: 'Reading addresses',
  scanMore: 'Show five more',
  isAdded: 'added',
  choose: (address: string) => `Add ${address}`,
  addPress: (count: number) => `Add ${plural(count, accounts)}`,
  adding: (done: number, count: number) => `Adding ${done + 1} of ${count}`,
  chooseFirst: 'Choose an account',
  defaultName: (app: App, number: number) => `${app === 'cosmos' ? 'Cosmos' : 'Ledger'} ${number}`,
  nameOf: (path: string) => `Name for ${path}`,

  verifyTitle: 'Check on Ledger',
  verifyLead: (app: 'Ethereum' | 'Cosmos') =>
    app === 'Cosmos'
      ? 'Compare every character of the address in the Cosmos app with the one below, then approve on your Ledger.'
      : 'The Ethereum app shows the 0x address. Compare every character with the one below, then approve on your Ledger.',
  verifyWhich: 'Which address',
  verifyForm: (prefix: string, chains: readonly string[]) =>
    chains.length === 0 ? `${prefix}1…` : `${prefix}1…, on ${chains[0]}${chains.length > 1 ? ` and ${chains.length - 1} more` : ''}`,
  verifyUnknownPrefix: (prefix: string) =>
    `The Cosmos app can’t show ${prefix}1 addresses. It shows the same key as cosmos1…: everything between the “1” and the last six characters (a checksum) is identical.`,
  copyShown: 'Copy the address on the device',
  verifyAsk: 'Show on Ledger',
  verifyAsking: 'Check your Ledger',
  verifySame: 'You confirmed this address on your Ledger.',
  verifyDiffers: 'Your Ledger confirmed a different address. Don’t use this account until you know why.',
  verifyOnDevice: 'Shown on your Ledger',
  verifySameBytes: (prefix: string) => `The same account, as ${prefix}1…`,
  copyForm: (prefix: string) => `Copy ${prefix}1 address`,
} as const

/** Describes the accounts of an app, where it is chosen. */
export const appMeans: Record<App, string> = {
  ethereum: 'The usual choice on Initia: one account with an init1 and a 0x address.',
  cosmos: 'Other accounts from the same recovery phrase, without a 0x address. Choose it if you’ve used the Cosmos app before.',
}

/** Says which wallets use a path form, and its paths. */
export const formMeans: Readonly<Record<PathForm, string>> = {
  usual: 'Used by Initia and most wallets: 44’/60’/0’/0/0, …/1, …/2.',
  ledgerLive: 'Used by Ledger Live: 44’/60’/0’/0/0, 44’/60’/1’/0/0, …',
  legacy: 'Used by older Ledger apps and MyEtherWallet: 44’/60’/0’/0, …/1.',
}

/** Describes the kind of an account in a few words. */
export function signerText(account: Account): string {
  const { signer } = account
  return signer.kind === 'ledger' ? accountsWords.onLedger(signer.model, APP_NAMES[signer.app]) : accountsWords.watched
}
