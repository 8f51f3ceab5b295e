// Answers what is typed in one's own words: with what Waybill can't do, or where a question leads that no entry is named after.
import { search } from '../../features/activity/activityStore.ts'
import { showFigures } from '../../features/activity/figures/ActivityFigures.tsx'
import type { Screen, SettingsSection } from '../../../shared/domain/screens.ts'
import { startGuide } from '../../data/stores/guideStore.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import type { Params } from '../../location.ts'
import { go } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import type { PaletteItem } from './paletteItems.ts'

/** Name of an answer. */
export type AnswerName = keyof AllWords['paletteAnswers'] | keyof AllWords['paletteQuestions']

/** Where an answer leads: a screen, a section of Settings, a search of Activity, its charts, or the guide of the practice network. */
type Place =
  | { screen: Exclude<Screen, 'settings'>; params?: Params }
  | { section: SettingsSection }
  | { found: string }
  | { charts: true }
  | { guide: SettingsSection }

const PLACES: Readonly<Record<AnswerName, Place>> = {
  buy: { screen: 'receive' },
  payOut: { screen: 'transfer', params: { way: 'send' } },
  currency: { section: 'privacy' },
  keys: { screen: 'accounts' },
  lostLedger: { screen: 'accounts', params: { open: 'ledger' } },
  otherWallet: { screen: 'accounts' },
  webApps: { screen: 'permissions' },
  addToken: { screen: 'portfolio' },
  saveAddress: { screen: 'addressBook' },
  friends: { screen: 'addressBook' },
  disconnect: { screen: 'accounts' },
  nftImages: { section: 'privacy' },
  whoSees: { section: 'privacy' },
  failed: { found: 'status:failed' },
  refunded: { found: 'type:refund' },
  earned: { screen: 'gains' },
  withdraw: { screen: 'withdrawals' },
  airdrop: { screen: 'vip' },
  slippage: { screen: 'transfer', params: { way: 'swap' } },
  ledgerTrouble: { screen: 'health' },
  bluetooth: { screen: 'health' },
  firmware: { screen: 'health' },
  transit: { screen: 'transfers' },
  hacked: { screen: 'permissions' },
  login: { section: 'vault' },
  logOut: { section: 'vault' },
  forgot: { section: 'vault' },
  pin: { screen: 'accounts' },
  removeAccount: { screen: 'accounts' },
  textSize: { section: 'appearance' },
  sound: { section: 'notices' },
  bug: { screen: 'health' },
  help: { guide: 'network' },
  cancel: { screen: 'transfers' },
  scanQr: { screen: 'transfer', params: { way: 'send' } },
  hideAsset: { screen: 'portfolio' },
  multisig: { screen: 'accounts' },
  sendNft: { screen: 'nfts' },
  trading: { screen: 'transfer' },
  request: { screen: 'receive' },
  exchange: { screen: 'transfer', params: { way: 'send' } },
  memo: { screen: 'transfer', params: { way: 'send' } },
  newComputer: { section: 'backup' },
  uninstall: { section: 'erase' },
  offline: { screen: 'health' },
  proxy: { section: 'own-hosts' },
  priceAlert: { section: 'notices' },
  price: { screen: 'portfolio' },
  mobile: { section: 'about' },
  email: { section: 'privacy' },
  playMoney: { section: 'network' },
  addChain: { section: 'chains' },
  otherChains: { screen: 'portfolio' },
  appUpdate: { section: 'about' },
  findTx: { screen: 'explorer' },
  fees: { screen: 'transfer' },
  paidFees: { charts: true },
  esInit: { screen: 'vip' },
  feeSize: { screen: 'transfer' },
  rollup: { screen: 'explorer' },
  unlockTime: { screen: 'staking' },
  bestValidator: { screen: 'staking' },
  ownTxs: { screen: 'activity' },
  ownNotes: { screen: 'activity' },
  theme: { section: 'appearance' },
  duration: { screen: 'transfer' },
  holdings: { screen: 'portfolio' },
  cheapest: { screen: 'transfer' },
  printed: { screen: 'gains' },
  showQr: { screen: 'receive' },
  passphrase: { section: 'vault' },
  noPassphrase: { section: 'vault' },
  autoLock: { section: 'vault' },
  sendAll: { screen: 'transfer', params: { way: 'send' } },
  openVotes: { screen: 'governance' },
  blindSigning: { screen: 'permissions' },
  isSafe: { section: 'privacy' },
}

type AnswerWords = Pick<AllWords, 'paletteAnswers' | 'paletteQuestions'>

function answersOf({ paletteAnswers, paletteQuestions }: AnswerWords): Readonly<Record<AnswerName, { asked: string; says: string }>> {
  return { ...paletteAnswers, ...paletteQuestions }
}

/** Returns the words of a text without what joins them to sentences, and without apostrophes: "friend's" is "friends". */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[\s?!,;.:()]+/u)
    .filter(Boolean)
}

/** Returns whether a typed word is the one asked for, in its singular or plural. */
function isWord(typed: string, asked: string): boolean {
  return typed === asked || typed === `${asked}s` || `${typed}s` === asked
}

/** Returns how many words of an alternative were typed; 0 unless all were. */
function sizeOf(alternative: string, typed: readonly string[]): number {
  const isWhole = alternative.startsWith('=')
  const asked = alternative.slice(isWhole ? 1 : 0).split(' ')
  const fits = asked.every((word) => typed.some((one) => isWord(one, word))) && (!isWhole || asked.length === typed.length)
  // A text that is meant alone says more than one of its words.
  return fits ? asked.length + (isWhole ? 1 : 0) : 0
}

/** Returns the answer that most of what is typed asks for, the first of those alike; null without one. Pure. */
export function answerTo(text: string, words: AnswerWords): AnswerName | null {
  const answers = answersOf(words)
  const typed = wordsOf(text)
  const scored = (Object.keys(PLACES) as AnswerName[]).map((name) => ({
    name,
    size: Math.max(...answers[name].asked.split('|').map((alternative) => sizeOf(alternative, typed))),
  }))
  const best = Math.max(...scored.map(({ size }) => size))
  return best === 0 ? null : (scored.find(({ size }) => size === best)?.name ?? null)
}

/** Says that nobody has the name whose address is asked for; nothing where somebody does, or none is asked for. */
export function nobodyItems(win: AppWindow, words: AllWords, text: string, isKnown: (name: string) => boolean): PaletteItem[] {
  const { addressOf, nobodySaved } = words.paletteWords
  const name = new RegExp(addressOf, 'iu').exec(text.trim())?.slice(1).find(Boolean)
  if (name === undefined || isKnown(name)) return []
  const run = () => go(win, 'addressBook')
  return [{ id: 'nobody', name: nobodySaved(markedText(name)), also: '', hint: words.screenNames.addressBook, run }]
}

/** Returns what the text asks the meaning of; null for any other text. */
export function definedIn({ definitionOf }: AllWords, text: string): string | null {
  return new RegExp(definitionOf, 'iu').exec(text.trim())?.[1] ?? null
}

/**
 * Says that nothing explains what somebody asks the meaning of, and leads to where Waybill is learned; nothing where an entry is named after
 * it, or no meaning is asked for.
 */
export function unknownItems(win: AppWindow, words: AllWords, text: string, isPractice: boolean, names: readonly string[]): PaletteItem[] {
  const thing = definedIn(words, text)
  // A bare number is a proposal or a block.
  if (thing === null || /^#?\d+$/u.test(thing)) return []
  const named = names.map((name) => name.toLowerCase())
  const isKnown =
    named.some((name) => name.includes(thing.toLowerCase().replace(/s$/u, ''))) || wordsOf(thing).some((word) => named.includes(word))
  if (isKnown) return []
  return [{ ...answerItem(win, words, 'help', isPractice), name: words.unknownThing(markedText(thing)) }]
}

/** Returns whether an answer leads to transactions, which a search in plain words finds more exactly. */
export function isSearch(name: AnswerName): boolean {
  return 'found' in PLACES[name]
}

/** Returns the entry of an answer, which leads to where it helps. */
export function answerItem(win: AppWindow, words: AllWords, name: AnswerName, isPractice: boolean): PaletteItem {
  const place = PLACES[name]
  const item = (hint: string, run: () => void): PaletteItem => ({
    id: `answer ${name}`,
    name: answersOf(words)[name].says,
    also: '',
    hint,
    run,
  })
  if ('screen' in place) return item(words.screenNames[place.screen], () => go(win, place.screen, place.params))
  if ('section' in place) return item(words.sectionNames[place.section], () => go(win, 'settings', { section: place.section }))
  if ('guide' in place) {
    const { guide } = place
    // Has the id of the command that does the same, which is not offered beside it.
    if (isPractice) return { ...item('', () => startGuide(win)), id: 'guide' }
    return item(words.sectionNames[guide], () => go(win, 'settings', { section: guide }))
  }
  // Has the id of the command that does the same, as the guide above.
  if ('charts' in place) return { ...item(words.screenNames.activity, () => showFigures(win)), id: 'figures' }
  const { found } = place
  return item(words.screenNames.activity, () => {
    search(win, found)
    go(win, 'activity')
  })
}
