// Every method main offers: name, input, output. Handlers (main) and Client (renderer) are derived from it.
import { z } from 'zod'
import { accountContract } from './accountContract.ts'
import { ActivityDay, ActivityDetail, ActivityFilter, ActivityPage } from './history/activity.ts'
import {
  CheckReport,
  ChosenFile,
  Compacted,
  BackupManifest,
  DataSizes,
  Erased,
  FileState,
  Restored,
  SetAsideWhat,
} from './settings/maintenance.ts'
import { Asset, Chain, ChainId } from './chain.ts'
import { chainListContract } from './settings/chainLists.ts'
import { ExportRequest, SavedFile } from './settings/exports.ts'
import {
  AddressCheck,
  PoisonedAddress,
  Label,
  LabelChange,
  LabelImport,
  LabelKey,
  LabelKind,
  LabelsChange,
  ListedLabel,
} from './history/label.ts'
import { LANGUAGE_CHOICES } from '../domain/language.ts'
import { messageContract, messageFileContract } from './messages.ts'
import { CollectionKey, ImageHosts, Nft, NftDetail, NftFilter, NftKey, NftOverview } from './history/nft.ts'
import { noticeContract } from './notices.ts'
import { Portfolio } from './history/portfolio.ts'
import { PriceMoment, PriceThen, Valuation } from './history/price.ts'
import { Privacy, PrivacyChange } from './settings/privacy.ts'
import { explorerContract } from './history/explorer.ts'
import { figureContract } from './history/figures.ts'
import { healthContract } from './settings/health.ts'
import { updatesContract } from './settings/updates.ts'
import { AppInfo, EndpointInfo, HostAnswer, NetworkHost, NetworkKind, Preferences } from './settings/settings.ts'
import { DeviceState, LedgerApp, LedgerList, PracticeButton, PracticeScreen, SyncState } from './status.ts'
import { MAX_LOOKED_AT } from '../domain/addressPoisoning.ts'
import { MAX_SEARCH_TEXT } from '../domain/search/searchTerms.ts'
import { View, ViewName } from './history/view.ts'
import { allowanceContract } from './transfer/allowances.ts'
import { receiveContract } from './receive.ts'
import { withdrawalContract } from './transfer/withdrawals.ts'
import { Passphrase, vaultContract } from './settings/vault.ts'
import { transferContract } from './transfer/transferContract.ts'
import { licenceContract } from './settings/licences.ts'
import { linkContract } from './transfer/transferLink.ts'

const nothing = z.object({})
/** The app that is needed, and whose key. */
const DeviceWanted = z.object({ app: LedgerApp.default('Ethereum'), accountId: z.string().nullish() })

export const contract = {
  'app.info': { input: nothing, output: AppInfo },
  'preferences.get': { input: nothing, output: Preferences },
  /** Absent fields stay as they are. Changing the network goes through network.select. */
  'preferences.set': {
    input: z.object({ theme: z.enum(['system', 'light', 'dark']).optional(), language: z.enum(LANGUAGE_CHOICES).optional() }),
    output: Preferences,
  },
  /** Stops the current network's core and starts the chosen one's; a `network.changed` event follows. */
  /** `isKept` false opens it for this run alone: the next start knows nothing of it. */
  'network.select': { input: z.object({ kind: NetworkKind.exclude(['custom']), isKept: z.boolean().default(true) }), output: AppInfo },
  'network.endpoints': { input: nothing, output: z.array(EndpointInfo) },
  /** Asks one of these hosts once; it fails as the host does. */
  'network.test': { input: NetworkHost, output: HostAnswer },

  ...chainListContract,

  /** Bytes on disk by kind; reads every page of the databases. */
  'data.sizes': { input: nothing, output: DataSizes },
  /** SQLite's own check and the rules of our rows. */
  'data.check': { input: nothing, output: CheckReport },
  /** Writes everything into one file that the user names, while the app runs. */
  'data.backUp': { input: z.object({ withPictures: z.boolean() }), output: SavedFile },
  /** Asks the user for a file; its ticket goes to `inspectBackup` and `restore`. */
  'data.chooseBackup': { input: nothing, output: ChosenFile },
  'data.inspectBackup': { input: z.object({ ticket: z.string() }), output: BackupManifest },
  /** Stops the core, puts the backup in the place of the data and starts again; what was replaced is kept. */
  'data.restore': { input: z.object({ ticket: z.string(), passphrase: Passphrase.optional() }), output: Restored },
  'data.compact': { input: nothing, output: Compacted },
  /** Removes an account and its rows of the archive. Waybills stay; transactions that another account has too stay. */
  'data.eraseAccount': { input: z.object({ accountId: z.string(), withLabels: z.boolean() }), output: Erased },
  /** Removes everything of the network that is open, what was set aside too. */
  'data.eraseAll': { input: z.object({ confirmation: z.literal('erase') }), output: nothing },
  /** Removes what restores and repairs have set aside. */
  'data.removeAside': { input: nothing, output: nothing },
  /** Why the data cannot be opened, file by file. */
  'data.diagnose': { input: nothing, output: z.array(FileState) },
  /** Moves damaged files into a folder of their own and starts without them. */
  'data.setAside': { input: z.object({ what: SetAsideWhat }), output: Restored },
  /** The files as they are, as one zip. */
  'data.saveDamaged': { input: nothing, output: SavedFile },
  /** Every row that can still be read, as JSON lines. */
  'data.salvage': { input: nothing, output: SavedFile },
  /** Writes rows to a file that the user names. */
  'exports.save': { input: ExportRequest, output: SavedFile },
  ...messageFileContract,
  ...linkContract,

  'chains.list': { input: nothing, output: z.array(Chain) },
  /** Assets that Waybill knows on chains it can send from or to. */
  'assets.list': { input: nothing, output: z.array(Asset) },
  /** A transaction's page in the chain's public explorer; null where the chain names none. Asks nobody. */
  'chains.explorerPage': {
    input: z.object({ chainId: ChainId, hash: z.string().max(70) }),
    output: z.object({ url: z.string().nullable() }),
  },

  ...accountContract,

  'device.state': { input: nothing, output: DeviceState },
  /** Looks now whether an app is open on the device, without prompting; of several Ledgers, on the one that holds the account. */
  'device.check': { input: DeviceWanted, output: DeviceState },
  /** Lists what is plugged in without opening anything, and looks closer only when that has changed. */
  'device.glance': { input: DeviceWanted, output: DeviceState },
  /** Asks the device to open an app; its user confirms there. Of several Ledgers one is asked that may hold the account. */
  'device.openApp': { input: DeviceWanted, output: DeviceState },
  /** The Ledgers that are plugged in; opens none of them. */
  'device.list': { input: nothing, output: LedgerList },
  /** Where no account says which of several Ledgers is meant, it is this one from now on; null = any. */
  'device.choose': { input: z.object({ id: z.string().max(400).nullable() }), output: LedgerList },
  /** The practice network's drawn device; null on every other network. */
  'practice.screen': { input: nothing, output: PracticeScreen.nullable() },
  'practice.press': { input: z.object({ button: PracticeButton }), output: PracticeScreen.nullable() },

  'activity.page': {
    input: z.object({
      filter: ActivityFilter,
      cursor: z.string().nullish(),
      limit: z.number().int().min(1).max(500),
      /** Who asks: a newer question ends an older one with search.superseded. */
      requesterId: z.string().max(40).nullish(),
    }),
    output: ActivityPage,
  },
  /** The exact number of rows; a newer question of the same asker ends an older one with search.superseded. */
  'activity.count': {
    input: z.object({ filter: ActivityFilter, requesterId: z.string().max(40).nullish() }),
    output: z.object({ count: z.number().int() }),
  },
  /** Nets of stretches of time, at most a screenful of days. */
  'activity.days': {
    input: z.object({
      filter: ActivityFilter,
      days: z.array(z.object({ from: z.number().int(), until: z.number().int() })).max(60),
    }),
    output: z.array(ActivityDay),
  },
  /** Searches with a name, in the user's order. */
  'views.list': { input: nothing, output: z.array(View) },
  /** Stores a view; one of the same name is replaced in its place. */
  'views.save': { input: z.object({ name: ViewName, text: z.string().max(MAX_SEARCH_TEXT) }), output: z.array(View) },
  'views.rename': { input: z.object({ id: z.string(), name: ViewName }), output: z.array(View) },
  'views.remove': { input: z.object({ id: z.string() }), output: z.array(View) },
  /** Puts them in this order; those that are not named follow. */
  'views.order': { input: z.object({ ids: z.array(z.string()).max(200) }), output: z.array(View) },
  'activity.get': { input: z.object({ accountId: z.string(), chainId: ChainId, hash: z.string().max(70) }), output: ActivityDetail },
  'labels.list': { input: z.object({ kind: LabelKind.nullish() }), output: z.array(ListedLabel) },
  'labels.get': { input: LabelKey, output: Label.nullable() },
  /** Null when nothing is left of it: neither label nor note, and not hidden. */
  'labels.set': { input: LabelChange, output: Label.nullable() },
  /** Labels several things alike, all or none; an empty label takes theirs away. */
  'labels.setAll': { input: LabelsChange, output: nothing },
  'labels.remove': { input: LabelKey, output: nothing },
  /** Reads init1… or 0x… and looks for accounts, book entries and counterparties that it could be mistaken for. */
  'labels.checkAddress': { input: z.object({ address: z.string().trim().min(1).max(200) }), output: AddressCheck },
  /** Which of these addresses, to which nothing was sent, look like one that was paid. Changes and asks nothing. */
  'labels.imitations': {
    input: z.object({ addresses: z.array(z.string().min(1).max(200)).max(MAX_LOOKED_AT) }),
    output: z.array(PoisonedAddress),
  },
  /** Lines of a BIP-329 file. With `isTrial` nothing is stored: the answer says what would happen. */
  'labels.import': {
    input: z.object({ lines: z.array(z.string()).max(5000), conflicts: z.enum(['keepMine', 'takeTheirs']), isTrial: z.boolean() }),
    output: LabelImport,
  },
  'portfolio.get': { input: z.object({ accountId: z.string().nullish() }), output: Portfolio },
  ...figureContract,
  'nfts.overview': { input: NftFilter, output: NftOverview },
  /** Matching tokens in the order of the overview's groups. */
  'nfts.page': {
    input: z.object({ filter: NftFilter, offset: z.number().int().min(0), limit: z.number().int().min(1).max(200) }),
    output: z.array(Nft),
  },
  'nfts.get': { input: NftKey, output: NftDetail },
  /** Who is, or would be, asked for the pictures of one collection or of all. Asks nobody. */
  'nfts.hosts': { input: z.object({ collection: CollectionKey.nullish() }), output: ImageHosts },
  /** Switches the pictures of one collection on or off. */
  'nfts.setImages': { input: CollectionKey.extend({ isOn: z.boolean() }), output: nothing },
  /** Hides or shows whole collections (without tokenId) and single tokens. */
  'nfts.hide': {
    input: z.object({
      things: z.array(CollectionKey.extend({ tokenId: z.string().max(512).optional() })).max(5000),
      isHidden: z.boolean(),
    }),
    output: nothing,
  },
  /** Asks once more for a picture that was refused, failed, or was removed to save space. */
  'nfts.fetchAgain': { input: NftKey, output: nothing },
  'privacy.get': { input: nothing, output: Privacy },
  'privacy.set': { input: PrivacyChange, output: Privacy },
  /** What is held is worth, as far as prices are wanted and known. Asks nobody. */
  'prices.values': { input: z.object({ accountId: z.string().nullish() }), output: Valuation },
  /** What an amount was worth by the price seen nearest to a moment, at most an hour from it; null where none was. Asks nobody. */
  'prices.then': { input: PriceMoment, output: PriceThen.nullable() },
  'sync.state': { input: nothing, output: SyncState },
  /** Wakes every stream; returns at once. */
  'sync.now': { input: nothing, output: SyncState },

  /** Pages about any chain, asked of its indexer and kept for offline; with `fromDisk` nobody is asked. */
  ...explorerContract,

  ...transferContract,
  ...withdrawalContract,
  ...allowanceContract,
  ...receiveContract,
  ...messageContract,
  ...noticeContract,
  ...vaultContract,
  ...licenceContract,
  ...healthContract,
  ...updatesContract,
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>

export type Contract = typeof contract
export type Method = keyof Contract
/** What a caller may pass (before defaults) and what it gets back. */
export type Input<M extends Method> = z.input<Contract[M]['input']>
export type Output<M extends Method> = z.output<Contract[M]['output']>

/** What main must supply; handlers.ts ends with `satisfies Handlers`. */
export type Handlers = { [M in Method]: (input: z.output<Contract[M]['input']>) => Output<M> | Promise<Output<M>> }

/** What the renderer gets: one function per method, called as client['activity.page'](…). Rejects with AppError. */
export type Client = { [M in Method]: (input: Input<M>) => Promise<Output<M>> }
