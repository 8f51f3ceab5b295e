// Holds the German texts of the Accounts screen.
import type { Account } from '../../../../shared/contract/account.ts'
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

type Words = AllWords
type App = Extract<Account['signer'], { kind: 'ledger' }>['app']

const APP_NAMES: Readonly<Record<App, string>> = { ethereum: 'Ethereum-App', cosmos: 'Cosmos-App' }

const accounts = { one: 'Konto', other: 'Konten' }

/** Texts of the Accounts screen. */
export const accountsWords: Words['accountsWords'] = {
  holdings: 'Guthaben',
  loading: 'Wird geladen',
  byChain: 'Bestände nach Chain',
  moreHoldings: (count: number) => `und ${count} weitere`,
  holdsNothing: 'Keine gelisteten Assets',
  assets: (count) => plural(count, { one: 'Asset', other: 'Assets' }),
  lastActivity: (day) => `Zuletzt aktiv ${day}`,
  noActivity: 'Noch keine Aktivität',
  receive: 'Empfangen',
  receiveLabel: (label) => `Mit ${label} empfangen`,
  title: 'Konten',
  list: 'Konten',
  addLedger: 'Vom Ledger hinzufügen',
  watch: 'Adresse beobachten',
  addAccount: 'Konto hinzufügen',
  empty: 'Noch kein Konto. Ein Konto vom Ledger kann signieren, jede andere Adresse lässt sich beobachten.',
  onLedger: (model, app) => `Ledger ${model}, ${app}`,
  path: (path) => `Ableitungspfad ${path}`,
  watched: 'nur beobachtet, nicht in Ihren Summen',
  signText: 'Text signieren',
  signTextLabel: (label) => `Text signieren mit ${label}`,
  verify: 'Auf dem Ledger prüfen',
  verifyLabel: (label) => `Auf dem Ledger prüfen: ${label}`,
  rename: 'Umbenennen',
  remove: 'Entfernen',
  alone: 'Um auch einer anderen Wallet zu folgen, beobachten Sie deren Adresse: nichts zu signieren, nichts anzuschließen.',
  renameLabel: (label) => `${label} umbenennen`,
  moveUp: 'Nach oben',
  moveUpLabel: (label) => `Nach oben: ${label}`,
  moreLabel: (label) => `Mehr: ${label}`,
  removeLabel: (label) => `${label} entfernen`,
  copyBech32: 'init1-Form kopieren',
  copyHex: '0x-Form kopieren',
  cosmosForms: 'Auf anderen Cosmos-Chains beginnt sie mit deren Präfix: siehe Empfangen.',

  ownName: 'Name auf Initia:',
  asOf: (day) => `Stand ${day}`,

  removeTitle: (label) => `„${label}“ entfernen?`,
  removeLead:
    'Sein Verlauf und seine Guthaben werden nicht mehr gezeigt und nicht mehr kopiert. Was gespeichert ist, bleibt auf diesem Computer; um auch das zu löschen, löschen Sie das Konto stattdessen in den Einstellungen.',
  removeKept:
    'Seine Transfers bleiben, auch die laufenden. Auf keiner Chain und nicht auf dem Gerät ändert sich etwas, und das Konto kann wieder hinzugefügt werden.',
  removeKeptWatched: 'Auf der Chain ändert sich nichts, und Sie können sie jederzeit wieder beobachten.',
  removePress: 'Konto entfernen',
  removing: 'Wird entfernt',
  removed: (label) => `„${label}“ entfernt.`,
  undoRemove: 'Rückgängig',
  puttingBack: 'Wird wiederhergestellt',
  withStakes: 'mit Gestaktem',
  keep: 'Konto behalten',

  renameTitle: 'Konto umbenennen',
  name: 'Name',
  nameNeeded: 'Namen eingeben',
  save: 'Speichern',
  saving: 'Wird gespeichert',

  watchTitle: 'Adresse beobachten',
  watchLead: 'Waybill zeigt, was an dieser Adresse geschieht. Signieren kann es für sie nicht, und in Ihren Summen zählt sie nicht mit.',
  address: 'Adresse',
  addressHint: 'init1… oder 0x… vollständig, oder ein Name mit der Endung .init',
  addressNeeded: 'Adresse eingeben',
  addressUnfinished: 'Adresse vervollständigen',
  addressWrong: 'Keine gültige Adresse',
  validAddress: 'Gültige Adresse, auch so geschrieben:',
  nameHint: 'Freiwillig. Steht in Listen, z. B. Tresor. Leer: ihr Name oder die kurze Adresse.',
  addressProblems: {
    start: 'Keine Adresse: Sie beginnt mit init1 oder 0x, ein Name endet auf .init.',
    letters: 'Keine Adresse: Ein Zeichen darin gehört nicht dazu.',
    long: 'Zu lang für eine Adresse.',
    short: 'Zu kurz: Eine init1-Adresse hat 43 oder 63 Zeichen, eine 0x-Adresse 42, und ein Name endet auf .init.',
  },
  watchPress: 'Beobachten',
  watchAdding: 'Wird hinzugefügt',

  scanTitle: 'Vom Ledger hinzufügen',
  scanLead: (app) => `Schließen Sie den Ledger an, entsperren Sie ihn und öffnen Sie seine ${APP_NAMES[app]}.`,
  scanLeadPractice: (app) => `Öffnen Sie die ${APP_NAMES[app]} auf dem virtuellen Ledger.`,
  whichApp: 'App auf dem Ledger',
  appNames: APP_NAMES,
  whichLedger: 'Ledger',
  chooseLedger: 'Ledger auswählen',
  whichLedgerNote: 'Wählen Sie den, dessen Konten Sie hinzufügen wollen.',
  sameModelLedgers: 'Vor dem Lesen lassen sie sich nicht unterscheiden. Ziehen Sie im Zweifel die anderen ab.',
  whichPaths: 'Wo die Konten liegen',
  formNames: { usual: 'Üblich', ledgerLive: 'Ledger Live', legacy: 'Alt' },
  scanPress: 'Adressen lesen',
  scanning: 'Das Gerät wird gelesen',
  scanMore: 'Fünf weitere lesen',
  isAdded: 'hinzugefügt',
  choose: (address) => `${address} hinzufügen`,
  addPress: (count) => `${plural(count, accounts)} hinzufügen`,
  adding: (done, count) => `${done + 1} von ${count} wird hinzugefügt`,
  chooseFirst: 'Konto auswählen',
  defaultName: (app, number) => `${app === 'cosmos' ? 'Cosmos' : 'Ledger'} ${number}`,
  nameOf: (path) => `Name für ${path}`,

  verifyTitle: 'Auf dem Ledger prüfen',
  verifyLead: (app) =>
    app === 'Cosmos'
      ? 'Vergleichen Sie, was die Cosmos-App zeigt, mit dem, was hier steht, bis zum letzten Zeichen, und bestätigen Sie dann am Gerät.'
      : 'Die Ethereum-App zeigt die 0x-Form. Vergleichen Sie sie mit der hier, bis zum letzten Zeichen, und bestätigen Sie dann am Gerät.',
  verifyWhich: 'Welche Adresse',
  verifyForm: (prefix, chains) =>
    chains.length === 0 ? `${prefix}1…` : `${prefix}1…, auf ${chains[0]}${chains.length > 1 ? ` und ${chains.length - 1} weiteren` : ''}`,
  verifyUnknownPrefix: (prefix) =>
    `Die Cosmos-App zeigt keine Adresse, die mit ${prefix}1 beginnt. Sie zeigt denselben Schlüssel als cosmos1…: Zwischen der 1 und den letzten sechs Zeichen, einer Prüfsumme des Ganzen, sind beide gleich.`,
  copyShown: 'Kopieren, was das Gerät zeigt',
  verifyAsk: 'Auf dem Gerät zeigen',
  verifyAsking: 'Sehen Sie auf das Gerät',
  verifySame: 'Sie haben am Gerät bestätigt, dass dies seine Adresse ist.',
  verifyDiffers: 'Das Gerät hat eine andere Adresse bestätigt. Benutzen Sie dieses Konto nicht, bevor Sie wissen, warum.',
  verifyOnDevice: 'Auf dem Gerät gezeigt',
  verifySameBytes: (prefix) => `Dasselbe Konto, als ${prefix}1…`,
  copyForm: (prefix) => `${prefix}1-Form kopieren`,
}

/** Describes the accounts of an app, where it is chosen. */
export const appMeans: Words['appMeans'] = {
  ethereum: 'Die übliche Wahl bei Initia: ein Konto mit einer init1- und einer 0x-Adresse.',
  cosmos: 'Andere Konten desselben Seeds, ohne 0x-Adresse. Für alle, die bisher die Cosmos-App benutzt haben.',
}

/** Says which wallets use a path form, and its paths. */
export const formMeans: Words['formMeans'] = {
  usual: 'Von Initia und den meisten Wallets benutzt: 44’/60’/0’/0/0, …/1, …/2.',
  ledgerLive: 'Von Ledger Live benutzt: 44’/60’/0’/0/0, 44’/60’/1’/0/0, …',
  legacy: 'Von alten Ledger-Apps und MyEtherWallet benutzt: 44’/60’/0’/0, …/1.',
}

/** Describes the kind of an account in a few words. */
export const signerText: Words['signerText'] = ({ signer }) =>
  signer.kind === 'ledger' ? accountsWords.onLedger(signer.model, APP_NAMES[signer.app]) : accountsWords.watched
