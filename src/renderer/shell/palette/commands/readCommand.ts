// Reads a whole sentence that is typed into the palette, such as “swap 10 init to usdc”: what to do, how much of what, and where to. Pure.
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import { isTypedNumber, plainNumber, type Point } from '../../../../shared/domain/amount.ts'
import { isUsername } from '../../../../shared/domain/username.ts'
import { TRANSFER_WAYS, type TransferWay } from '../../../location.ts'
import type { AllWords } from '../../../words/words.ts'

/** What a sentence asks for. It fills a form, where everything is checked as if it were typed there. */
export interface Command {
  verb: TransferWay | 'stake'
  /** With a point, as the form holds it; empty where none was named, it is no number, or its asset or its way is unknown. */
  amount: string
  from: Asset | null
  to: Asset | null
  /** Where a bridge leads. */
  toChain: Chain | null
  /** The rollup that is left for the L1; null for any other way. */
  leaves: Chain | null
  /** An address, a name, or the start of one, as it was typed. Unchecked. */
  recipient: string | null
  /** Whether every word has become a part of the form. */
  isComplete: boolean
}

/** What the words of a sentence are looked up in. */
export interface Listed {
  assets: readonly Asset[]
  /** In the order in which they are preferred. */
  chains: readonly Chain[]
  /** What the paying account holds. */
  held: readonly Pick<Asset, 'chainId' | 'denom'>[]
  /** Begins decimals in the user's language: “1,000” may be a thousand, or one with three decimals. */
  point: Point
  lexicon: Lexicon
}

/** The words that a sentence is built with, as the user's language has them. */
export type Lexicon = Readonly<Record<Command['verb'] | 'fetch' | 'to' | 'on' | 'from' | 'ignored', ReadonlySet<string>>>

const VERBS = ['send', 'swap', 'bridge', 'stake'] as const

const ADDRESS = /^(0x[0-9a-f]{40}|[a-z]{1,20}1[02-9ac-hj-np-z]{38,58})$/i
const NUMBER = /^\d[\d.,]*$/
/** Fewest letters by which a chain's name is completed. */
const MIN_NAME = 3

/** Returns whether a text is written as an address. Its checksum is not checked. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** Returns the words of the catalogue, apart. */
export function lexiconOf({ sentence }: Pick<AllWords, 'paletteSynonyms'>['paletteSynonyms']): Lexicon {
  const apart = (words: string) => new Set(words.split(' '))
  const { send, swap, bridge, stake, fetch, to, on, from, ignored } = sentence
  const ways = { send: apart(send), swap: apart(swap), bridge: apart(bridge), stake: apart(stake) }
  return { ...ways, fetch: apart(fetch), to: apart(to), on: apart(on), from: apart(from), ignored: apart(ignored) }
}

/** Returns what a sentence asks for; null where it is none, so that it stays a search. */
export function readCommand(text: string, listed: Listed): Command | null {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '' && !listed.lexicon.ignored.has(word.toLowerCase()))
  const verbOf = (word = '') => VERBS.find((verb) => listed.lexicon[verb].has(word.toLowerCase()))
  // “get” and “bring” bridge only what they name a chain for.
  const isFetched =
    listed.lexicon.fetch.has(words[0]?.toLowerCase() ?? '') && chainNamed(split(words.slice(1), listed).from, listed) !== null
  const first = isFetched ? 'bridge' : verbOf(words[0])
  // German may end with its verb: “10 init in usdc tauschen”.
  const last = NUMBER.test(words[0] ?? '') ? verbOf(words.at(-1)) : undefined
  const verb = first ?? last ?? impliedVerb(words, listed)
  if (verb === null) return null
  const sentence = split(first !== undefined ? words.slice(1) : last === undefined ? words : words.slice(0, -1), listed)
  const command = build(verb, sentence, listed)
  const { from, to, toChain, recipient } = command
  const isAddressed = recipient !== null && (ADDRESS.test(recipient) || isUsername(recipient))
  return sentence.amount !== null || from !== null || to !== null || toChain !== null || isAddressed ? command : null
}

/** Returns what can be begun with an amount alone, such as “10 usdc”; empty for any other text. */
export function readAmount(text: string, listed: Listed): Command[] {
  const sentence = split(text.trim().split(/\s+/u), listed)
  const { amount, what, to, on } = sentence
  if (amount === null || to !== '' || on !== '' || assetsNamed(what, listed).length === 0) return []
  return TRANSFER_WAYS.map((verb) => build(verb, sentence, listed)).filter(({ isComplete }) => isComplete)
}

/** Returns what “20 init to lantern” asks for without a verb: the destination says it. Null where an amount, an asset or it is missing. */
function impliedVerb(words: readonly string[], listed: Listed): Command['verb'] | null {
  const { amount, what, to } = split(words, listed)
  if (amount === null || to === '' || assetsNamed(what, listed).length === 0) return null
  if (ADDRESS.test(to) || isUsername(to)) return 'send'
  if (assetsNamed(to, listed).length > 0) return 'swap'
  return chainNamed(to, listed) === null ? null : 'bridge'
}

/** The parts of a sentence after its verb, as typed. */
interface Sentence {
  /** Null where no number stands first. */
  amount: string | null
  what: string
  to: string
  on: string
  /** The same where it was named as the source: “from lantern”. */
  from: string
  /** Whether the chain was named after the destination, and not as where the money is. */
  isOnLast: boolean
}

function split(words: readonly string[], listed: Listed): Sentence {
  const { to, on, from } = listed.lexicon
  const parts = { what: [] as string[], to: [] as string[], on: [] as string[] }
  let part: keyof typeof parts = 'what'
  let isFrom = false
  for (const word of words) {
    const small = word.toLowerCase()
    const isTo = to.has(small) && parts.to.length === 0
    const isOn = (on.has(small) || from.has(small)) && parts.on.length === 0
    if (isOn) isFrom = from.has(small)
    if (isTo || isOn) part = isTo ? 'to' : 'on'
    else parts[part].push(word)
  }
  const [amount, ...what] = amountFirst(apart(parts.what, listed), listed)
  const isNumber = amount !== undefined && NUMBER.test(amount)
  const named = isNumber ? what : [amount ?? '', ...what]
  return {
    amount: isNumber ? amount : null,
    what: named.join(' '),
    to: parts.to.join(' '),
    on: parts.on.join(' '),
    from: isFrom ? parts.on.join(' ') : '',
    isOnLast: part === 'on' && !isFrom,
  }
}

/** Puts the amount of “init 10” first, where the other words are a listed asset. */
function amountFirst(words: readonly string[], listed: Listed): readonly string[] {
  const last = words.at(-1) ?? ''
  const isAfter = words.length > 1 && NUMBER.test(last) && assetsNamed(words.slice(0, -1).join(' '), listed).length > 0
  return isAfter ? [last, ...words.slice(0, -1)] : words
}

/** Takes apart “10init”, where that is an amount of a listed asset. */
function apart(words: readonly string[], listed: Listed): readonly string[] {
  const [, digits, symbol = ''] = /^(\d[\d.,]*)(\D.*)$/u.exec(words[0] ?? '') ?? []
  return digits === undefined || assetsNamed(symbol, listed).length === 0 ? words : [digits, symbol, ...words.slice(1)]
}

function build(said: Command['verb'], sentence: Sentence, listed: Listed): Command {
  const { what, to, on, isOnLast } = sentence
  const isPerson = ADDRESS.test(to) || isUsername(to)
  const isAsset = assetsNamed(to, listed).length > 0
  // “to init on tidewatch” names INIT there, not Initia.
  const isPlace = !isPerson && to !== '' && !(said === 'bridge' && isOnLast && isAsset)
  const target = isPlace ? chainNamed(to, listed) : null
  // What is sent or swapped to a chain is bridged there.
  const verb = target !== null && said !== 'stake' && !(said === 'swap' && isAsset) ? 'bridge' : said
  const onChain = on === '' ? null : chainNamed(on, listed)
  const isDestination = verb === 'bridge' && target === null && isOnLast && to !== ''
  const home = to === '' && sentence.from !== '' ? homeOf(onChain, listed) : null
  const toChain = verb === 'bridge' ? (target ?? (isDestination ? onChain : home)) : null
  const leaves = onChain?.kind === 'initia-rollup' && toChain?.kind === 'initia-l1' ? onChain : null
  const from = sourceOf({ verb, what, to, toChain, onChain: isDestination ? null : onChain }, listed)
  const isUnknown = what !== '' && from === null
  // An asset that is named beside its chain must be the one that is sent: a bridge changes none.
  const isSame = !isDestination || assetsNamed(to, listed).some(({ originId }) => originId === from?.originId)
  const destination = from === null || !isSame ? null : destinationOf({ verb, from, to, toChain }, listed)
  const recipient = verb === 'send' && to !== '' ? to : null
  const isPlaced = (to === '' || recipient !== null || (verb !== 'stake' && destination !== null)) && (on === '' || onChain !== null)
  // The form would fill another destination, which the amount was not said for.
  const amount = isUnknown || !isPlaced || sentence.amount === null ? '' : plainAmount(sentence.amount, listed.point)
  const isRead = from !== null && isPlaced && (sentence.amount === null || amount !== '')
  return { verb, amount, from, to: destination, toChain, leaves, recipient, isComplete: isRead }
}

interface Wanted extends Pick<Command, 'verb' | 'toChain'> {
  what: string
  to: string
  onChain: Chain | null
}

/**
 * Returns the asset that is paid with: on the chain that was named, from where it can go, which the account holds. Without an asset, as in
 * “bridge from lantern”, one that is held there, else the first of the chain.
 */
function sourceOf({ verb, what, to, toChain, onChain }: Wanted, listed: Listed): Asset | null {
  const rank = (asset: Asset) => {
    const isPaired = verb !== 'swap' || to === '' || destinationOf({ verb, from: asset, to, toChain }, listed) !== null
    return Number(isPaired) * 2 + Number(isHeld(asset, listed))
  }
  const isThere = ({ chainId }: Asset) => (onChain === null || chainId === onChain.id) && chainId !== toChain?.id
  const isNamed = what !== '' || verb !== 'bridge' || onChain === null
  const named = isNamed ? assetsNamed(what, listed) : listed.assets.filter((asset) => asset.isVerified)
  const fits = named.filter((asset) => isThere(asset) && canGo(verb, asset, listed))
  return fits.toSorted((left, right) => rank(right) - rank(left))[0] ?? null
}

function isHeld(asset: Asset, { held }: Listed): boolean {
  return held.some(({ chainId, denom }) => chainId === asset.chainId && denom === asset.denom)
}

/** Returns whether it can be done with an asset: only the L1 stakes, and a swap needs another asset of the chain. */
function canGo(verb: Command['verb'], { chainId, originId }: Asset, { assets, chains }: Listed): boolean {
  if (verb === 'stake') return chains.some(({ id, kind }) => id === chainId && kind === 'initia-l1')
  return verb !== 'swap' || assets.some((other) => other.chainId === chainId && other.isVerified && other.originId !== originId)
}

/** Returns the asset that it becomes; null where that is unknown. */
function destinationOf({ verb, from, to, toChain }: Omit<Wanted, 'what' | 'onChain'> & { from: Asset }, listed: Listed): Asset | null {
  switch (verb) {
    case 'send':
      return from
    case 'swap':
      return assetsNamed(to, listed).find((asset) => asset.chainId === from.chainId && asset.originId !== from.originId) ?? null
    case 'bridge':
      return listed.assets.find((asset) => asset.chainId === toChain?.id && asset.originId === from.originId) ?? null
    case 'stake':
      return null
  }
}

/** Returns the assets of a symbol, by the order of their chains. Unverified ones are left to be picked by hand: any may take a known symbol. */
function assetsNamed(word: string, { assets, chains }: Listed): Asset[] {
  const wanted = word.toLowerCase()
  const named = assets.filter((asset) => asset.isVerified && asset.symbol.toLowerCase() === wanted)
  return chains.filter(({ isShutDown }) => isShutDown !== true).flatMap(({ id }) => named.filter(({ chainId }) => chainId === id))
}

/** Returns the chain of a name or an id, or the only one whose name begins so. */
function chainNamed(word: string, { chains }: Listed): Chain | null {
  const wanted = word.toLowerCase()
  const open = chains.filter(({ isShutDown }) => isShutDown !== true)
  const exact = open.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)
  if (exact !== undefined || wanted.length < MIN_NAME) return exact ?? null
  const [only, another] = open.filter(({ name }) => name.toLowerCase().startsWith(wanted))
  return another === undefined ? (only ?? null) : null
}

/** Returns where what leaves a rollup goes unless somebody says otherwise: to the L1. */
function homeOf(source: Chain | null, { chains }: Listed): Chain | null {
  return source?.kind === 'initia-rollup' ? (chains.find(({ kind }) => kind === 'initia-l1') ?? null) : null
}

/** Returns an amount as the form holds it; empty where it is none. */
function plainAmount(typed: string, point: Point): string {
  const plain = plainNumber(typed, point)
  return isTypedNumber(plain) ? plain : ''
}
