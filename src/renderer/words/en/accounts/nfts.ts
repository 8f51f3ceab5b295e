// Holds the English texts of the NFT screen.
import type { ImageReason, NftFilter } from '../../../../shared/contract/history/nft.ts'
import { formatBytes, formatCount, plural } from '../format.ts'

const tokens = { one: 'token', other: 'tokens' }
const collections = { one: 'collection', other: 'collections' }
const chains = { one: 'chain', other: 'chains' }

const HISTORY_KINDS: Readonly<Record<string, string>> = { nftSent: 'Sent', nftReceived: 'Received', nftBurned: 'Burned', nft: 'Changed' }

/** Texts of the NFT screen. */
export const nftWords = {
  title: 'NFTs',
  counts: (held: number, groups: number, onChains: number) =>
    `${plural(held, tokens)} in ${plural(groups, collections)} on ${plural(onChains, chains)}`,
  search: 'Search NFTs',
  searchHint: 'Name, collection or trait',
  chain: 'Chain',
  allChains: 'All chains',
  account: 'Account',
  view: 'Which NFTs',
  views: (show: NftFilter['show'], count: number) => `${{ held: 'Shown', hidden: 'Hidden', left: 'Past' }[show]} ${formatCount(count)}`,
  images: 'Images',
  imagesDone: 'Done',
  kept: (ago: string) => `Images cached, newest ${ago}`,
  imagesOff: 'Images are off',
  picturesLoading: (loaded: number, all: number) => `Loading pictures, ${formatCount(loaded)} of ${formatCount(all)}`,
  picturesOffline: (awaited: number) => `Offline. ${plural(awaited, { one: 'picture', other: 'pictures' })} not loaded yet`,
  grid: 'NFTs by collection',
  unnamedCollection: 'Unnamed collection',
  unnamed: 'Token',
  ofAll: (count: number, all: number | null) =>
    all === null || all < count ? formatCount(count) : `${formatCount(count)} of ${formatCount(all)}`,
  switchOn: 'Show images',
  switchOff: 'Hide images',
  /** Names an action for screen readers, beginning with its visible label. */
  ofCollection: (action: string, name: string) => `${action}: ${name}`,
  switchOnTitle: 'Load images for this collection?',
  switchOnLead: 'Waybill contacts these hosts, and any the metadata points to. They see your IP address.',
  switchOnInline: 'This collection’s images are stored on-chain. No host is contacted.',
  more: 'More',
  hideCollection: 'Hide collection',
  showCollection: 'Unhide collection',
  pick: (name: string) => `Select ${name}`,
  picked: (count: number) => `${formatCount(count)} selected`,
  clear: 'Clear',
  copyList: 'Copy list',
  hide: (count: number) => `Hide ${formatCount(count)}`,
  show: (count: number) => `Unhide ${formatCount(count)}`,
  left: (day: string) => `left on ${day}`,
  detail: 'NFT',
  enlarge: 'Show as large as the window allows',
  previous: 'Previous',
  next: 'Next',
  noPrevious: 'This is the first',
  noNext: 'This is the last',
  hideOne: 'Hide',
  showOne: 'Unhide',
  tryAgain: 'Retry',
  nextTry: (at: string) => `Retrying at ${at}.`,
  askedHost: 'Host',
  facts: {
    collection: 'Collection',
    token: 'Token',
    account: 'Account',
    creator: 'Creator',
    uri: 'Metadata',
    object: 'Object',
    firstSeen: 'First seen',
    got: 'Received',
    left: 'Left',
    image: 'Image',
  },
  technical: 'Technical',
  explorer: 'Explorer',
  sendRow: 'Send',
  send: 'How to send',
  /** Name for screen readers, beginning with the label. */
  sendLabel: 'How to send this NFT',
  sending: 'Send this NFT in another wallet',
  cannotSend: (isWatched: boolean) =>
    isWatched ? 'Not from here: this account is only watched.' : 'Not from here: your Ledger can’t show it.',
  /** Before what the other wallet asks for. */
  sendContract: 'Contract',
  sendToken: 'Token ID',
  copyToken: 'Copy token ID',
  sendAsked: 'Another wallet may ask for:',
  sendElsewhere: (isWatched: boolean) =>
    isWatched
      ? 'Your Ledger can’t show what an NFT transfer does, so Waybill sends none. Send it in the wallet that holds this account’s keys.'
      : 'Your Ledger can’t show what an NFT transfer does, so Waybill sends none. The wallet of Initia’s own app does: connect your Ledger there, for example through MetaMask, open the NFT and choose Send.',
  seenBefore: (day: string) => day,
  leftBy: (day: string) => `by ${day}: no longer listed`,
  imageFrom: (type: string, width: number, height: number) =>
    `${type}, ${formatCount(width)} × ${formatCount(height)} pixels, re-encoded${type === 'SVG' ? ' without text' : ''}`,
  traits: 'Traits',
  description: 'Description',
  history: 'In your history',
  noHistory: 'Your history doesn’t say when it came.',
  historyKinds: (kind: string) => HISTORY_KINDS[kind] ?? 'A transaction',
  copyAddress: 'Copy collection address',
  copyUri: 'Copy metadata URI',
  storedInside: (size: number) => `Stored in the token itself (${formatBytes(size)})`,
  noAccount: 'Add an account to see its NFTs from every chain here.',
  addAccount: 'Add account',
  none: 'No NFTs on the chains Waybill syncs.',
  notYet: 'NFTs haven’t synced yet. They appear here once you’re online.',
  noMatch: 'No NFTs match.',
  noneHidden: 'No hidden NFTs.',
  noneLeft: 'No NFTs have left your accounts.',
  clearFilters: 'Clear search and filters',
} as const

/** Says on a tile why an image is not shown. */
export const imageReasons: Record<ImageReason, string> = {
  off: 'Images are off',
  collectionOff: 'Images are off here',
  notYet: 'Not loaded yet',
  swept: 'Removed to save space',
  noUri: 'No metadata link',
  noImage: 'No image in the token',
  badUri: 'Unsupported link',
  privateAddress: 'Points to a private network; blocked',
  unreachable: 'Host unreachable',
  timeout: 'Host timed out',
  refusedByServer: 'Host refused',
  tooManyRedirects: 'Too many redirects',
  tooLarge: 'File too large',
  notMetadata: 'Unreadable metadata',
  notImage: 'Not an image',
  tooManyPixels: 'Image too large',
  undecodable: 'Unreadable image',
}
