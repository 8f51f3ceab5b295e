// Collections and tokens of the practice chains: pretty ones of the first account, hostile ones of the second.
// Their metadata and pictures lie on hosts of this network, on its IPFS gateway, or in the address itself.
import { decodeBech32 } from '../keys/bech32.ts'
import { nameHash, toBase64, toHex, utf8 } from '../keys/bytes.ts'
import { drawMotif, type Motif } from '../media/motifs.ts'
import { ANCHOR_MS, heightAt, NFT_HOST, type PracticeChain } from './chains/chains.ts'
import { cidOf } from './cid.ts'

/** A collection of NFTs. */
export interface Collection {
  /** 0x: 20 bytes on EVM, else 32. */
  address: string
  name: string
  /** Part of its addresses on the media hosts. */
  slug: string
  /** How its pictures are drawn; without it in every format. */
  motif?: Motif
  /** Bech32. */
  creator: string
  description: string
  height: number
  timeMs: number
}

/** An NFT with its owner. */
export interface Nft {
  collection: Collection
  tokenId: string
  /** 0x; empty except on Move. */
  object: string
  uri: string
  /** Bech32. */
  owner: string
  height: number
  timeMs: number
}

/** Where the metadata of a set lies. */
type Shelf = 'https' | 'ipfs' | 'inline'

interface SetPlan {
  name: string
  slug: string
  shelf: Shelf
  count: number
  motif?: Motif
  /** Owner of the tokens: the first account by default. */
  holder?: 'second' | 'thirdParty'
  /** Where the chain's own list of contracts fixes it. */
  address?: string
}

/** Addresses of misbehaving files, by the name of what is wrong with each; see media/hostile.ts. */
export const HOSTILE_URIS: readonly (readonly [string, string])[] = [
  ['redirect', `https://${NFT_HOST}/hostile/redirect.json`],
  ['chain of redirects', `https://${NFT_HOST}/hostile/loop.json`],
  ['wrong content type', `https://${NFT_HOST}/hostile/wrong-type.json`],
  ['huge', `https://${NFT_HOST}/hostile/huge.json`],
  ['endless', `https://${NFT_HOST}/hostile/endless.json`],
  ['script in a drawing', `https://${NFT_HOST}/hostile/script.json`],
  ['vast picture', `https://${NFT_HOST}/hostile/vast.json`],
  ['missing', `https://${NFT_HOST}/hostile/missing.json`],
  ['page', `https://${NFT_HOST}/hostile/page.json`],
  ['this computer', 'http://127.0.0.1:26657/status'],
  ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['script', 'javascript:alert(1)'],
  ['nothing', ''],
  ['deceiving name', `https://${NFT_HOST}/hostile/names.json`],
]

/** An unrequested collection whose name lures users to a web page. */
export const SPAM_COLLECTION = 'Win 5,000 INIT: initia-reward.example'

const SETS: Readonly<Record<string, readonly SetPlan[]>> = {
  'practice-1': [{ name: 'Initia Usernames', slug: 'usernames', shelf: 'inline', count: 1, motif: 'name' }],
  'tidewatch-1': [
    { name: 'Tide Tables', slug: 'tide-tables', shelf: 'https', count: 9 },
    { name: 'Harbour Passes', slug: 'harbour-passes', shelf: 'inline', count: 2, motif: 'pass' },
    { name: 'T\u200bide Tables', slug: 'imitation', shelf: 'https', count: 3, holder: 'thirdParty' },
  ],
  'lantern-1': [{ name: 'Lantern Keepers', slug: 'lantern-keepers', shelf: 'ipfs', count: 23 }],
  'saltmarsh-1': [
    { name: 'Reed Boats', slug: 'reed-boats', shelf: 'https', count: 4 },
    // Unrequested: its name is its only purpose.
    { name: SPAM_COLLECTION, slug: 'claim', shelf: 'https', count: 3 },
  ],
}

/** What a network that begins with transfers has besides, for the first account. */
const MORE_SETS: Readonly<Record<string, readonly SetPlan[]>> = {
  'practice-1': [{ name: 'Signal Flags', slug: 'signal-flags', shelf: 'inline', count: 25, motif: 'flag' }],
  'lantern-1': [
    { name: 'Lunar Almanac', slug: 'lunar-almanac', shelf: 'ipfs', count: 25, motif: 'moon' },
    { name: 'Soundings', slug: 'soundings', shelf: 'inline', count: 25, motif: 'chart' },
  ],
  'saltmarsh-1': [
    { name: 'Old Estuary Charts', slug: 'estuary-charts', shelf: 'inline', count: 8, motif: 'chart' },
    { name: 'Shore Birds', slug: 'shore-birds', shelf: 'inline', count: 25, motif: 'bird' },
  ],
}

/** The collection of names, and the NFT of the first account's: what the module calls it, with the second of its registration. */
export const [NAMES_COLLECTION, OWN_NAME] = ['Initia Usernames', 'skipper.init.1734718000']

/** A small picture that needs no host. */
export function inlinePicture(number: number, { slug, motif }: Partial<Pick<SetPlan, 'slug' | 'motif'>> = {}): string {
  const hue = (number * 47) % 360
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 40% 60%)"/></svg>`
  const picture = motif === undefined ? plain : drawMotif(motif, slug ?? '', String(number))
  return `data:image/svg+xml;base64,${toBase64(utf8(picture))}`
}

function uriOf(set: SetPlan, number: number): string {
  if (set.shelf === 'https') return `https://${NFT_HOST}/meta/${set.slug}/${number}.json`
  if (set.shelf === 'ipfs') return `ipfs://${cidOf(set.slug)}/${number}.json`
  const name = set.name === NAMES_COLLECTION ? OWN_NAME.split('.').slice(0, 2).join('.') : `${set.name} #${number}`
  const metadata = { name, description: 'Exists on this computer only.', image: inlinePicture(number, set) }
  return `data:application/json;base64,${toBase64(utf8(JSON.stringify(metadata)))}`
}

/** A contract's or object's address made from its name, 0x. */
export function objectAddress(chain: PracticeChain, name: string): string {
  // The address that the EVM rollup's transactions use.
  if (chain.kind === 'minievm') return `0x${nameHash(`practice contract ${name}`).slice(0, 40).toLowerCase()}`
  return `0x${nameHash(`${chain.id} ${name}`).toLowerCase()}`
}

function collectionOf(chain: PracticeChain, set: Pick<SetPlan, 'name' | 'slug' | 'motif'>, creator: string): Collection {
  const timeMs = ANCHOR_MS - 340 * 86_400_000
  const description = `${set.name}, made for practice.`
  return { ...set, address: objectAddress(chain, set.name), creator, description, timeMs, height: heightAt(chain, timeMs, 1) }
}

function nftOf(chain: PracticeChain, collection: Collection, tokenId: string, uri: string, owner: string): Nft {
  const timeMs = ANCHOR_MS - 300 * 86_400_000
  const isMove = chain.kind === 'l1' || chain.kind === 'minimove'
  const object = isMove ? objectAddress(chain, `${collection.name} ${tokenId}`) : ''
  return { collection, tokenId, object, uri, owner, timeMs, height: heightAt(chain, timeMs, 1) }
}

function tokenIdOf({ name }: SetPlan, number: number): string {
  return name === NAMES_COLLECTION ? OWN_NAME : String(number)
}

function tokensOf(chain: PracticeChain, set: SetPlan, creator: string, owner: string): Nft[] {
  const collection = collectionOf(chain, set, creator)
  return Array.from({ length: set.count }, (_, at) => nftOf(chain, collection, tokenIdOf(set, at + 1), uriOf(set, at + 1), owner))
}

/** The tokens of a chain that make the first account's NFTs a collection worth looking at. */
export function moreNfts(chain: PracticeChain, creator: string, owner: string): Nft[] {
  return (MORE_SETS[chain.id] ?? []).flatMap((set) => tokensOf(chain, set, creator, owner))
}

/** Every token of a chain in the beginning. */
export function firstNfts(chain: PracticeChain, owners: { me: string; second: string; thirdParties: readonly string[] }): Nft[] {
  const [creator = '', thirdParty = ''] = owners.thirdParties
  const holders = { me: owners.me, second: owners.second, thirdParty }
  const pretty = (SETS[chain.id] ?? []).flatMap((set) => tokensOf(chain, set, creator, holders[set.holder ?? 'me']))
  if (chain.kind !== 'minievm') return pretty
  const wreck = collectionOf(chain, { name: 'Flotsam \u202egnp.', slug: 'flotsam' }, creator)
  return [...pretty, ...HOSTILE_URIS.map(([name, uri]) => nftOf(chain, wreck, name, uri, holders.second))]
}

/** The 0x form of a collection's address given in either spelling. */
export function collectionAddress(text: string): string {
  const bytes = decodeBech32('init', text)
  return bytes === null ? text.toLowerCase() : `0x${toHex(bytes)}`
}
