// What somebody types in their own words leads somewhere sensible first: to an entry, a search, or an answer that says what Waybill can't do.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import { plainSearch } from '../../features/activity/search/plainWords.ts'
import { candidatesOf } from '../../features/activity/search/useCandidates.ts'
import { navigationStore } from '../../navigation.ts'
import { german } from '../../words/de/german.ts'
import { germanLazy } from '../../words/de/germanLazy.ts'
import { english } from '../../words/en/english.ts'
import { englishLazy } from '../../words/en/englishLazy.ts'
import type { AllWords } from '../../words/words.ts'
import { answerItem, answerTo, isSearch } from './answers.ts'
import { inOrder } from './entryOrder.ts'
import { knownGroups } from './usePaletteGroups.ts'

const ENGLISH: AllWords = { ...english, ...englishLazy }
const GERMAN: AllWords = { ...german, ...germanLazy }
const { win } = openBridgedWindow(() => new Promise(() => undefined))

const opened = {
  clearTimeout: () => undefined,
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), opened))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => void vi.unstubAllGlobals())

/** Returns the id of the first entry; of a search, what it searches for. */
function firstOf(text: string, words: AllWords): string {
  return idsOf(text, words)[0] ?? ''
}

function idsOf(text: string, words: AllWords, isPractice = false): string[] {
  const assets = [{ symbol: 'INIT' }, { symbol: 'USDC' }]
  const candidates = candidatesOf(words, { chains: [], accounts: [], assets, now: 0 })
  const read = plainSearch(text, candidates, words.searchWords.plain, 0)
  const asked = answerTo(text, words)
  const search = { id: `search ${read?.text ?? text}`, name: 'search', also: '', hint: '', run: () => undefined }
  const known = knownGroups(win, words, {
    accounts: [PLAIN_ACCOUNT],
    transfers: [],
    isPractice,
    network: 'mainnet',
    isEncrypted: false,
    power: undefined,
    names: '',
    nameOf: (id) => id,
  })
  const groups = inOrder(
    text,
    {
      command: [],
      answer: asked === null ? [] : [{ value: 'Answer', items: [answerItem(win, words, asked, isPractice)] }],
      isAlone: false,
      isSearchBetter: asked !== null && isSearch(asked),
      named: known,
      transactions: [{ value: 'Transactions', items: [search] }],
      isRead: read !== null,
      page: [],
      isPageMeant: false,
    },
    words.paletteSynonyms.sentence,
  )
  return groups.flatMap(({ items }) => items.map(({ id }) => id))
}

test.each([
  // What Waybill can't do, or what it works otherwise, is said at once.
  ['buy init', 'answer buy'],
  ['credit card', 'answer buy'],
  ['cash out', 'answer payOut'],
  ['currency euro', 'answer currency'],
  ['seed phrase', 'answer keys'],
  ['where is my private key?', 'answer keys'],
  ['recovery phrase', 'answer keys'],
  ['lost my ledger', 'answer lostLedger'],
  ['import wallet', 'answer otherWallet'],
  ['metamask', 'answer otherWallet'],
  ['walletconnect', 'answer webApps'],
  ['dapps', 'answer webApps'],
  ['add a token', 'answer addToken'],
  ['2fa', 'answer login'],
  ['log out', 'answer logOut'],
  ['forgot my password', 'answer forgot'],
  ['change pin', 'answer pin'],
  ['font size', 'answer textSize'],
  ['sound', 'answer sound'],
  ['cancel transaction', 'answer cancel'],
  ['speed up transaction', 'answer cancel'],
  ['scan qr code', 'answer scanQr'],
  ['multisig', 'answer multisig'],
  ['send nft', 'answer sendNft'],
  ['limit order', 'answer trading'],
  ['bluetooth', 'answer bluetooth'],
  ['bitcoin', 'answer otherChains'],
  ['price alert', 'answer priceAlert'],
  ['mobile app', 'answer mobile'],
  ['email', 'answer email'],
  ['faucet', 'answer playMoney'],
  ['add network', 'answer addChain'],
  ['vpn', 'answer proxy'],
  ['airdrop', 'answer airdrop'],
  ['max gas', 'answer feeSize'],
  ['network fees', 'answer fees'],
  ['how much are fees', 'answer fees'],
  ['how much did I pay in fees', 'figures'],
  ['fees I paid', 'figures'],
  ['receive money', 'screen receive'],
  ['esINIT', 'answer esInit'],
  ['what is esINIT?', 'answer esInit'],
  // A question leads to the screen that answers it.
  ['add address', 'answer saveAddress'],
  ['add a friend', 'answer saveAddress'],
  ['address of a friend', 'answer friends'],
  ["my friend's address", 'answer friends'],
  ['disconnect ledger', 'answer disconnect'],
  ['NFT pictures', 'answer nftImages'],
  ['nft images', 'answer nftImages'],
  ['who can see my data', 'answer whoSees'],
  ['telemetry', 'answer whoSees'],
  ['how much did I earn', 'answer earned'],
  ['profit', 'answer earned'],
  ['withdraw', 'answer withdraw'],
  ['bring back from lantern', 'answer withdraw'],
  ['unlock time', 'answer unlockTime'],
  ['claim my rewards', 'claimRewards'],
  ['lock wallet', 'encrypt'],
  ['where is my money', 'answer transit'],
  ['lost money', 'answer transit'],
  ['stuck transaction', 'answer transit'],
  ['pending', 'answer transit'],
  ['pending rewards', 'claimRewards'],
  ['slippage', 'answer slippage'],
  ['ledger not working', 'answer ledgerTrouble'],
  ['usb', 'answer ledgerTrouble'],
  ['hacked', 'answer hacked'],
  ['delete account', 'answer removeAccount'],
  ['hide token', 'answer hideAsset'],
  ['spam tokens', 'answer hideAsset'],
  ['contact support', 'answer bug'],
  ['help', 'answer help'],
  ['how to start', 'answer help'],
  ['request money', 'answer request'],
  ['binance', 'answer exchange'],
  ['memo', 'answer memo'],
  ['move to another computer', 'answer newComputer'],
  ['uninstall', 'answer uninstall'],
  ['offline', 'answer offline'],
  ['price', 'answer price'],
  ['update', 'answer appUpdate'],
  ['transaction hash', 'answer findTx'],
  // A search in plain words finds transactions.
  ['failed transactions', 'answer failed'],
  ['why did it fail', 'answer failed'],
  ['failed swaps', 'search status:failed type:swap'],
  ['refund', 'answer refunded'],
  ['swaps this year', 'search type:swap on:1970'],
  // What has a name keeps its place.
  ['swap', 'swap'],
  ['bridge', 'bridge'],
  ['stake', 'stake'],
  ['unstake', 'unstake'],
  ['claim', 'claimRewards'],
  ['approvals', 'screen permissions'],
  ['spam', 'screen portfolio'],
  ['hide', 'hideAmounts'],
  ['screenshot', 'hideAmounts'],
  ['hardware wallet', 'connect'],
  ['connect', 'connect'],
  ['tax', 'export activity'],
  ['taxes', 'export activity'],
  ['tax report', 'export activity'],
  ['my address', 'copy main'],
  ['connect wallet', 'connect'],
  ['start over', 'section erase'],
  ['what is a rollup?', 'answer rollup'],
  ['best validator', 'answer bestValidator'],
  ['csv', 'export activity'],
  ['chart', 'figures'],
  ['history', 'screen activity'],
  ['network', 'section network'],
  ['rpc', 'section hosts'],
  ['custom rpc', 'section own-hosts'],
  ['version', 'section about'],
  ['open source', 'section about'],
  ['clear cache', 'section data'],
  ['notifications', 'screen notices'],
  ['password', 'encrypt'],
  ['privacy', 'section privacy'],
  ['apy', 'screen staking'],
  ['deposit', 'bridge'],
  ['fees', 'figures'],
  ['backup', 'section backup'],
  ['erase everything', 'section erase'],
  ['dark mode', 'dark'],
  ['keyboard shortcuts', 'keys'],
  ['qr code', 'answer showQr'],
  ['log', 'screen health'],
])('“%s” leads to %s first', (text, first) => {
  expect(firstOf(text, ENGLISH)).toBe(first)
})

test.each([
  ['init kaufen', 'answer buy'],
  ['währung', 'answer currency'],
  ['privater schlüssel', 'answer keys'],
  ['token hinzufügen', 'answer addToken'],
  ['adresse eines freundes', 'answer friends'],
  ['ledger trennen', 'answer disconnect'],
  ['nft bilder', 'answer nftImages'],
  ['steuern', 'export activity'],
  ['wer sieht meine daten', 'answer whoSees'],
  ['wo ist mein geld', 'answer transit'],
  ['wie viel habe ich verdient', 'answer earned'],
  ['ledger geht nicht', 'answer ledgerTrouble'],
  ['seed phrase', 'answer keys'],
  ['datenschutz', 'section privacy'],
  ['abheben', 'answer withdraw'],
])('in German “%s” leads to %s first', (text, first) => {
  expect(firstOf(text, GERMAN)).toBe(first)
})

test('the guided transfer is offered once; taxes find the gains and the export beside each other', () => {
  const help = idsOf('help', ENGLISH, true)
  expect(help[0]).toBe('guide')
  expect(help.filter((id) => id === 'guide')).toHaveLength(1)
  expect(idsOf('tax report', ENGLISH)).toEqual(expect.arrayContaining(['exportGains', 'export activity', 'screen gains']))
  // Beside an answer nothing stands that only has a word of the question.
  expect(idsOf('lost my money', ENGLISH)).toEqual(['answer transit', 'search lost my money'])
  expect(idsOf('undo a transfer', ENGLISH)).not.toContain('screen nfts')
})

test('an answer leads where it says', () => {
  const place = () => win.part(navigationStore).getState()
  answerItem(win, ENGLISH, 'buy', false).run('buy')
  expect(place()).toMatchObject({ screen: 'receive' })
  const currency = answerItem(win, ENGLISH, 'currency', false)
  expect(currency.hint).toBe('Privacy')
  currency.run('euro')
  expect(place()).toMatchObject({ screen: 'settings', params: { section: 'privacy' } })
  answerItem(win, ENGLISH, 'failed', false).run('failed')
  expect(place()).toMatchObject({ screen: 'activity' })
  answerItem(win, ENGLISH, 'help', false).run('help')
  expect(place()).toMatchObject({ params: { section: 'network' } })
})
