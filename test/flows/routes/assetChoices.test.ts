// Checks the assets to choose from: listed ones, held ones and those that the router names, on real files.
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAssetList } from '../../../src/main/clients/router/assetList.ts'
import { createRouter } from '../../../src/main/clients/router/client.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { writePrivacy } from '../../../src/main/db/journal/privacy.ts'
import { assetChoices } from '../../../src/main/features/transfers/quotes/assetChoices.ts'
import { bridgedDenom, L1_CHAIN, PRACTICE_CHAINS } from '../../../src/practice/book/chains/chains.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { AssetQuestion } from '../../../src/shared/contract/transfer/assetChoice.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { scriptedFetch, type Script } from '../../support/bodies/scriptedFetch.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
let close: () => Promise<void>

beforeEach(() => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
})

afterEach(async () => {
  await close()
  practice.close()
  folder.remove()
})

const NAMED = { denom: 'factory/boat', chain_id: 'lantern-1', symbol: 'BOAT', name: 'Boat of Lantern', decimals: 9 }
const SPOOFED = { denom: 'factory/fake', chain_id: 'practice-1', symbol: 'ІNІТ', name: 'Initia', decimals: 6 }
const LYING = { denom: 'uinit', chain_id: 'practice-1', symbol: 'SCAM', name: 'Not INIT', decimals: 2 }

/** The router's list as given; what an account holds once `copied`. */
async function open({ assets, status, copied = false }: { assets?: unknown[]; status?: number; copied?: boolean }) {
  const script: Script = { '/v2/fungible/assets': status ?? { chain_to_assets_map: { any: { assets: assets ?? [] } } } }
  const fetch = scriptedFetch(practice.fetch, script)
  const account = { ...watched(practice.accounts[0]?.bech32 ?? '', 'me') }
  const bench = await openSyncBench({ folder: folder.path, network: practice.network, fetch, accounts: [account] })
  const db = openJournal(join(folder.path, 'journal.db'))
  putAccount(db, account)
  if (copied) await bench.once()
  const { registry, archive } = bench
  const changed = Promise.withResolvers<undefined>()
  const assetList = createAssetList({
    router: createRouter({ fetch, clock: hastyClock, url: registry.router ?? '' }),
    chains: registry.chains,
    clock: hastyClock,
    emit: () => {
      changed.resolve(undefined)
    },
  })
  close = async () => {
    await assetList.stop()
    await bench.close()
    db.close()
  }
  const ask = (change: Partial<AssetQuestion> = {}) =>
    assetChoices(
      { db, archive, registry, world: { clock: hastyClock }, assetList },
      { accountId: 'me', side: 'to', text: '', limit: 200, ...change },
    )
  return { ask, assetList, db, bench, changed: changed.promise }
}

describe('assets to choose from', () => {
  test('have what a bridge brings before it is converted, by its whole denomination only', async () => {
    const { ask } = await open({})
    const chainId = 'tidewatch-1'
    const bridgeId = PRACTICE_CHAINS.find(({ id }) => id === chainId)?.bridgeId ?? ''
    const denom = bridgedDenom(bridgeId, L1_CHAIN.feeDenom)
    expect(ask({ text: denom, chainId }).assets).toMatchObject([{ asset: { denom, symbol: 'INIT', decimals: 6 } }])
    expect(ask({ text: denom.slice(0, -1), chainId }).assets).toEqual([])
  })

  const INIT = { chainId: 'practice-1', denom: 'uinit' }
  const routeless = ({ assets }: ReturnType<typeof assetChoices>) => assets.filter(({ hasNoRoute }) => hasNoRoute)

  test('without a place in the router’s list come last and are marked, once it is read; what is sent as it is needs none', async () => {
    const { ask, changed } = await open({ assets: [NAMED, { denom: 'uinit', chain_id: 'practice-1' }] })
    expect(routeless(ask({ other: INIT }))).toEqual([])
    await changed
    const { assets } = ask({ other: INIT })
    const marked = assets.map(({ hasNoRoute }) => hasNoRoute)
    expect(marked).toEqual(marked.toSorted((left, right) => Number(left) - Number(right)))
    expect(assets.filter(({ hasNoRoute }) => !hasNoRoute).map(({ asset }) => asset.denom)).toEqual(['uinit', 'factory/boat'])
    expect(marked.length).toBeGreaterThan(5)
    const other = { chainId: 'lantern-1', denom: 'l2/unlisted' }
    expect(routeless(ask({ text: 'l2/unlisted', other }))).toEqual([])
    expect(routeless(ask())).toEqual([])
  })

  test('leave out what is sent where a bridge asks, and count without it', async () => {
    const { ask } = await open({})
    const [all, others] = [ask({ other: INIT }), ask({ other: INIT, leavesOutOther: true })]
    const isSent = ({ asset }: { asset: { chainId: string; denom: string } }) =>
      asset.chainId === INIT.chainId && asset.denom === INIT.denom
    expect([all.assets.some(isSent), others.assets.some(isSent)]).toEqual([true, false])
    expect(others.total).toBe(all.total - 1)
    const countOf = ({ chains }: typeof all) => chains.find(({ chainId }) => chainId === INIT.chainId)?.count
    expect(countOf(others)).toBe((countOf(all) ?? 0) - 1)
  })

  test('are not marked by a list that is empty or cannot be read', async () => {
    const { ask, changed } = await open({ status: 503 })
    ask()
    await changed
    expect(routeless(ask({ other: INIT }))).toEqual([])
  })

  test('are marked after the router had no route for the pair, in that direction, until it has one', async () => {
    const { ask, assetList } = await open({})
    const boat = { chainId: 'tidewatch-1', denom: ask({ chainId: 'tidewatch-1' }).assets[0]?.asset.denom ?? '' }
    const marked = (side: 'from' | 'to') => routeless(ask({ side, other: INIT })).map(({ asset }) => asset.denom)
    assetList.noteRoute(INIT, boat, false)
    expect([marked('to'), marked('from')]).toEqual([[boat.denom], []])
    assetList.noteRoute(INIT, boat, true)
    expect(marked('to')).toEqual([])
  })

  test('are there at once, and with the router’s as soon as it has answered', async () => {
    const { ask, changed } = await open({ assets: [NAMED] })
    const first = ask()
    expect(first.routerList).toEqual({ readAt: null, problem: null })
    expect(first.assets.every(({ asset }) => asset.isVerified)).toBe(true)
    await changed
    const { assets, routerList } = ask({ text: 'boat of' })
    expect(routerList.readAt).not.toBeNull()
    expect(assets).toMatchObject([{ asset: { denom: 'factory/boat', symbol: 'BOAT', decimals: 9, isVerified: false }, isLookalike: false }])
  })

  test('match by an asset and a chain together', async () => {
    const { ask } = await open({})
    const onTidewatch = ask({ text: 'usdc tide' }).assets
    expect(onTidewatch).toMatchObject([{ asset: { symbol: 'USDC' }, chainName: 'Tidewatch' }])
    expect(ask({ text: 'tide usdc' }).assets).toEqual(onTidewatch)
    expect(ask({ text: 'usdc moon' }).assets).toEqual([])
  })

  test('come from our own list where the router cannot be asked, and it says why', async () => {
    const { ask, changed } = await open({ status: 503 })
    const before = ask().total
    await changed
    expect(ask()).toMatchObject({ total: before, routerList: { readAt: null, problem: { code: 'network.busy' } } })
  })

  test('are not what the router says of those that we know', async () => {
    const { ask, changed } = await open({ assets: [LYING] })
    ask()
    await changed
    expect(ask({ text: 'scam' }).assets).toEqual([])
    expect(ask({ text: 'uinit', chainId: 'practice-1' }).assets).toMatchObject([
      { asset: { symbol: 'INIT', decimals: 6, isVerified: true } },
    ])
  })

  test('are marked where they bear the name of a known one', async () => {
    const { ask, changed } = await open({ assets: [SPOOFED] })
    ask()
    await changed
    expect(ask({ text: 'factory/fake' }).assets).toMatchObject([{ isLookalike: true, asset: { isVerified: false } }])
    expect(ask().assets.filter(({ isLookalike }) => isLookalike)).toHaveLength(1)
  })

  test.for([
    ['symbol', 'wboat', '0xF358991cCE20fd10ba45E8d351699C865Ff2ec25'],
    ['contract', '0xf358991cce20', '0xF358991cCE20fd10ba45E8d351699C865Ff2ec25'],
    ['contract inside a denomination', '0x6aa1d2c3b4f5', '0x6Aa1d2c3b4f5968778695a4B3c2d1E0f01234567'],
  ] as const)('are found by %s', async ([, text, contract]) => {
    const { ask } = await open({})
    expect(ask({ text }).assets[0]?.contract?.toLowerCase()).toBe(contract.toLowerCase())
  })

  test('are counted by chain, cut to what is wanted, and narrowed to a chain', async () => {
    const { ask } = await open({})
    const all = ask({ text: 'init' })
    const [first] = all.chains
    expect(all.chains.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const narrowed = ask({ text: 'init', chainId: first?.chainId ?? '', limit: 1 })
    expect(narrowed).toMatchObject({ total: first?.count, chains: all.chains })
    expect(narrowed.assets).toHaveLength(1)
  })

  test('begin with what is held, worth most first where prices are wanted', async () => {
    const { ask, db, bench } = await open({ copied: true })
    const held = ask().assets.filter(({ balance }) => balance !== null && balance !== '0')
    expect(held.length).toBeGreaterThan(2)
    expect(ask({ limit: held.length }).assets).toEqual(held)
    expect(held.every(({ value }) => value === null)).toBe(true)
    const [last] = held.filter(({ asset }) => asset.isVerified).slice(-1)
    const { chainId = '', denom = '' } = last?.asset ?? {}
    await bench.ingest.writePrices([{ chainId, denom, seenAt: Date.now(), price: '1000000' }])
    expect(ask({ limit: 1 }).assets[0]?.value).toBeNull()
    writePrivacy(db, { images: 'off', prices: true, gateway: null })
    const [best] = ask({ limit: 1 }).assets
    expect(best?.asset.symbol).toBe(last?.asset.symbol)
    expect(BigInt(best?.value ?? 0)).toBeGreaterThan(0n)
  })

  test('to send from begin with those that the account can sign for, and have the others after them', async () => {
    const { ask, db } = await open({})
    const account = watched(practice.accounts[0]?.bech32 ?? '', 'me')
    const ledger = { kind: 'ledger', path: "44'/60'/0'/0/0", publicKey: '', model: '' } as const
    const everywhere = new Set(ask({ side: 'to' }).assets.map(({ asset }) => asset.chainId))
    for (const [app, closed] of [
      ['ethereum', 'harbour-1'],
      ['cosmos', '7331'],
    ] as const) {
      putAccount(db, { ...account, signer: { ...ledger, app } })
      const chains = ask({ side: 'from' }).assets.map(({ asset }) => asset.chainId)
      expect(new Set(chains)).toEqual(everywhere)
      const rest = chains.slice(chains.indexOf(closed))
      expect(new Set(rest)).toEqual(new Set([closed]))
    }
    expect(() => ask({ accountId: 'nobody' })).toThrow(expect.objectContaining({ code: 'account.unknown' }) as Error)
  })

  test('stand together where they are forms of one asset, and those of most chains come first', async () => {
    const { ask } = await open({})
    const origins = ask({ side: 'to' }).assets.map(({ asset }) => asset.originId)
    const sizes = [...Map.groupBy(origins, (origin) => origin)].map(([origin, forms]) => ({ origin, count: forms.length }))
    expect(origins.filter((origin, index) => origin !== origins[index - 1])).toEqual(sizes.map(({ origin }) => origin))
    expect(sizes.map(({ count }) => count)).toEqual(sizes.map(({ count }) => count).toSorted((one, other) => other - one))
  })
})
