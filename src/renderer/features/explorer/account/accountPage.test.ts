// What an account's page says of each transaction and balance: with whom it was, never the account itself; values, total, unverified ones folded.
import { afterEach, expect, test, vi } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { ExplorerTxRow } from '../../../../shared/contract/history/explorer.ts'
import { reloadAssets } from '../../../data/stores/chainsStore.ts'
import { BalanceTable, worthOf } from './Balances.tsx'
import { Coins } from '../Facts.tsx'
import { otherSide, TxList } from '../Lists.tsx'

afterEach(() => void vi.unstubAllGlobals())

const own = ['init1own', '0xown']
const said = (counterparty: string | null, named: string[] = []) =>
  ({ counterparty, facts: named.map((value) => ({ value })) }) as unknown as NonNullable<ExplorerTxRow['said']>

test('a line names the other side, and nobody where it names the validator, or where the account was alone', () => {
  expect(otherSide({ said: said('init1other'), sender: 'init1own' }, own)).toBe('init1other')
  expect(otherSide({ said: said('initvaloper1a', ['initvaloper1a']), sender: 'init1own' }, own)).toBeNull()
  expect(otherSide({ said: said(null), sender: 'init1own' }, own)).toBeNull()
  expect(otherSide({ said: said('0xOwn'), sender: 'init1own' }, own)).toBeNull()
  expect(otherSide({ said: null, sender: 'init1other' }, own)).toBe('init1other')
  expect(otherSide({ said: null, sender: 'init1own' }, own)).toBeNull()
})

const ASSET = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
const OTHER = { ...ASSET, denom: 'uusdc', symbol: 'USDC', name: 'USD Coin', originId: 'usdc' }

async function windowWithAssets() {
  const { win } = openBridgedWindow((method) =>
    method === 'assets.list' ? (Promise.resolve({ ok: true, value: [ASSET, OTHER] }) as never) : new Promise(() => undefined),
  )
  await reloadAssets(win)
  return win
}

test('a balance of a listed asset has its value, where there is a price; a fee has none', async () => {
  const win = await windowWithAssets()
  const balances = [{ denom: 'uinit', amount: '2500000' }]
  const priceOf = (originId: string) => (originId === 'init' ? '0.4' : null)
  expect(await drawnText(win, BalanceTable, { chainId: 'one-1', balances, priceOf })).toMatch(/INIT 2\.5 ?0* \$1\.00$/u)
  expect(await drawnText(win, BalanceTable, { chainId: 'one-1', balances, priceOf: () => null })).not.toMatch(/\$|Value/u)
  expect(await drawnText(win, Coins, { chainId: 'one-1', coins: balances })).not.toContain('$')
})

test('balances end with their total, then one line for the unverified ones, which alone are not folded', async () => {
  const win = await windowWithAssets()
  const unlisted = [
    { denom: 'move/beef', amount: '44444444444444444444' },
    { denom: 'umoon', amount: '7' },
  ]
  const balances = [...unlisted, { denom: 'uinit', amount: '2500000' }, { denom: 'uusdc', amount: '3000000' }]
  const drawn = await drawnText(win, BalanceTable, { chainId: 'one-1', balances, priceOf: () => '1' })
  expect(drawn).toMatch(/INIT .*\$2\.50 .*USDC .*\$3\.00 Total on one-1 \$5\.50 2 unverified assets$/u)
  expect(drawn).not.toMatch(/44, ?444/u)
  const alone = await drawnText(win, BalanceTable, { chainId: 'one-1', balances: unlisted, priceOf: () => '1' })
  expect(alone).toMatch(/44, ?444/u)
  expect(alone).not.toContain('unverified assets')
})

test('balances are summed where several have a price, without those that have none', () => {
  const assetOf = (denom: string) => ({ ...ASSET, denom, originId: denom })
  const prices: Record<string, string> = { uinit: '0.4', uusdc: '1' }
  const sumOf = (...denoms: string[]) =>
    worthOf(
      denoms.map((denom) => ({ denom, amount: '2500000' })),
      assetOf,
      (originId) => prices[originId] ?? null,
    )
  expect(sumOf('uinit', 'uusdc', 'umoon')).toBe('350')
  expect(sumOf('uinit', 'umoon')).toBeNull()
  expect(
    worthOf(
      [
        { denom: 'uinit', amount: 'many' },
        { denom: 'uusdc', amount: '-1' },
      ],
      assetOf,
      () => '1',
    ),
  ).toBeNull()
})

test('the mark of a failure stands in the sentence, not beside the hash', async () => {
  const page = { sessionStorage: { getItem: () => null }, history: { state: null, replaceState: () => undefined } }
  vi.stubGlobal('window', Object.assign(new EventTarget(), page))
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const row: ExplorerTxRow = {
    hash: 'AB'.repeat(32),
    height: 1,
    time: null,
    isFailed: true,
    messageTypes: ['/x.MsgA'],
    note: null,
    sender: null,
    said: null,
  }
  const markup = await drawnMarkup(win, TxList, {
    chainId: 'one-1',
    label: 'Transactions',
    list: { rows: [row], nextCursor: null, odd: 0 },
  })
  const [hash = '', sentence = ''] = markup.split('title="/x.MsgA"')
  expect(hash).not.toContain('Failed')
  expect(sentence).toContain('Failed')
})
