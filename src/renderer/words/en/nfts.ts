// Words of the NFT screen.
import type { ImageReason, NftFilter } from '../../../shared/nft.ts'
import { formatCount, plural } from './format.ts'

const tokens = { one: 'token', other: 'tokens' }
const collections = { one: 'collection', other: 'collections' }
const chains = { one: 'chain', other: 'chains' }

const HISTORY_KINDS: Readonly<Record<string, string>> = { nftSent: 'Sent', nftReceived: 'Received', nftBurned: 'Burned', nft: 'Changed' }

export const nftWords = {
  title: 'NFTs',
  counts: (held: number, groups: number, onChains: number) =>
    `${plural(held, tokens)} in ${plural(groups, collections)} on ${plural(onChains, chains)}`,
  search: 'Search NFTs',
  searchHint: 'Search names, collections, traits',
  chain: 'Chain',
  allChains: 'All chains',
  account: 'Account',
  view: 'Which NFTs',
  views: (show: NftFilter['show'], count: number) => `${{ held: 'Shown', hidden: 'Hidden', left: 'Left' }[show]} ${formatCount(count)}`,
  images: 'Images',
  imagesDone: 'Done',
  kept: (ago: string) => `Images kept, newest ${ago}`,
  imagesOff: 'Images are off',
  grid: 'NFTs by collection',
  unnamedCollection: 'Collection without a name',
  unnamed: 'Token',
  ofAll: (count: number, all: number | null) =>
    all === null || all < count ? formatCount(count) : `${formatCount(count)} of ${formatCount(all)}`,
  imagesOnHere: 'images on',
  imagesOffHere: 'images off',
  switchOn: 'Show images',
  switchOff: 'Stop showing images',
  switchOnTitle: 'Fetch the images of this collection?',
  switchOnLead: 'These hosts would be asked, and hosts that the descriptions name. They learn this computer’s address.',
  switchOnInline: 'This collection carries its images in its tokens, as far as they are known. Nobody would be asked.',
  hideCollection: 'Hide the collection',
  showCollection: 'Show the collection again',
  pick: (name: string) => `Pick ${name}`,
  picked: (count: number) => `${formatCount(count)} picked`,
  clear: 'Clear',
  copyList: 'Copy list',
  hide: (count: number) => `Hide ${formatCount(count)}`,
  show: (count: number) => `Show ${formatCount(count)} again`,
  left: (day: string) => `left on ${day}`,
  detail: 'NFT',
  hideOne: 'Hide',
  showOne: 'Show again',
  tryAgain: 'Fetch again',
  nextTry: (at: string) => `Asked again at ${at}.`,
  askedHost: 'Asked',
  facts: {
    collection: 'Collection',
    token: 'Token',
    account: 'Account',
    creator: 'Creator',
    uri: 'Address',
    object: 'Object',
    firstSeen: 'First seen',
    left: 'Left',
    image: 'Image',
  },
  seenBefore: (day: string) => `${day}, when Waybill first read it`,
  leftBy: (day: string) => `by ${day}: a whole reading no longer had it`,
  imageFrom: (type: string, width: number, height: number) =>
    `${type}, ${formatCount(width)} × ${formatCount(height)} pixels, drawn anew${type === 'SVG' ? ' without its lettering' : ''}`,
  traits: 'Traits',
  description: 'Description',
  history: 'In your history',
  noHistory: 'No transaction in the local copy names it.',
  historyKinds: (kind: string) => HISTORY_KINDS[kind] ?? 'A transaction',
  copyAddress: 'Copy the collection’s address',
  copyUri: 'Copy the token’s address',
  noAccount: 'Nothing to show yet. Add an account, and its NFTs on every chain appear here.',
  addAccount: 'Add an account',
  none: 'No NFT is held on the chains that Waybill reads.',
  notYet: 'NFTs have not been read yet. They appear here as soon as an indexer answers.',
  noMatch: 'No NFT matches.',
  noneHidden: 'Nothing is hidden.',
  noneLeft: 'No NFT has left since Waybill first read them.',
  clearFilters: 'Clear search and filters',
} as const

/** Why an image is not shown, for a tile. */
export const imageReasons: Record<ImageReason, string> = {
  off: 'Images are off',
  collectionOff: 'Images are off here',
  notYet: 'Not fetched yet',
  swept: 'Removed to save space',
  noUri: 'The token names no file',
  noImage: 'No image in the token',
  badUri: 'Its address cannot be asked',
  privateAddress: 'Leads inside a private network, not asked',
  unreachable: 'Its host cannot be reached',
  timeout: 'Its host did not answer in time',
  refusedByServer: 'Its host did not give it',
  tooManyRedirects: 'Sent on too many times',
  tooLarge: 'Too large, not fetched',
  notMetadata: 'Its description cannot be read',
  notImage: 'Answer was not an image',
  tooManyPixels: 'Too many pixels, not drawn',
  undecodable: 'The image cannot be read',
}
