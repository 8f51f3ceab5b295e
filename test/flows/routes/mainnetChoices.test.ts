// What mainnet offers without a connection: every listed chain and asset, from the lists that ship with Waybill.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveFile } from '../../../src/main/app/networks.ts'
import { createAssetList } from '../../../src/main/clients/router/assetList.ts'
import { createRouter } from '../../../src/main/clients/router/client.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { assetChoices } from '../../../src/main/features/transfers/quotes/assetChoices.ts'
import { MAX_ASSETS, type AssetQuestion } from '../../../src/shared/contract/transfer/assetChoice.ts'
import { OWN_ADDRESS } from '../../../src/shared/domain/transfer/sampleTransfer.ts'
import { canSignOn, signingApp } from '../../../src/shared/domain/signingApp.ts'
import { livingChains } from '../../support/bodies/livingChains.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const MAINNET = liveFile({ kind: 'mainnet' })
const LEDGER = { kind: 'ledger', path: "44'/60'/0'/0/0", publicKey: '', model: '' } as const

let folder: ReturnType<typeof tempFolder>
let close: () => Promise<void>

beforeEach(() => {
  folder = tempFolder()
})

afterEach(async () => {
  await close()
  folder.remove()
})

/** Mainnet's lists, an account of an app of the Ledger, and no host that answers. */
async function open(app: 'ethereum' | 'cosmos') {
  const asked: string[] = []
  const fetch = (input: string) => {
    asked.push(input)
    return Promise.reject(new TypeError('fetch failed'))
  }
  const account = { ...watched(OWN_ADDRESS, 'me'), signer: { ...LEDGER, app } }
  const bench = await openSyncBench({ folder: folder.path, network: MAINNET, fetch, accounts: [account] })
  const { registry, archive } = bench
  const db = openJournal(join(folder.path, 'journal.db'))
  putAccount(db, account)
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
      { accountId: 'me', side: 'to', text: '', limit: MAX_ASSETS, ...change },
    )
  return { ask, asked, account, registry, changed: changed.promise }
}

test('every listed chain and asset is offered on both sides, and it is said that the router is silent', async () => {
  const { ask, asked, registry, changed } = await open('ethereum')
  ask()
  await changed
  const living = livingChains(MAINNET).map(({ chain_id }) => chain_id)
  const listed = registry.assets
    .filter(({ chainId }) => living.includes(chainId))
    .map(({ chainId, denom }) => `${chainId} ${denom}`)
    .toSorted()
  for (const side of ['from', 'to'] as const) {
    const { assets, total, chains: counted, routerList } = ask({ side })
    const offered = assets.map(({ asset }) => `${asset.chainId} ${asset.denom}`)
    expect(offered).toHaveLength(total)
    expect(offered).toEqual(expect.arrayContaining(listed))
    expect(counted.map(({ chainId }) => chainId).toSorted()).toEqual(living.toSorted())
    expect(routerList).toMatchObject({ readAt: null, problem: { code: 'network.unreachable' } })
  }
  // Choosing asks only the router for its list.
  expect([...new Set(asked.map((url) => new URL(url).pathname))]).toEqual(['/v2/fungible/assets'])
})

test('each is found by its symbol, name, chain and denomination', async () => {
  const living = new Set(livingChains(MAINNET).map(({ chain_id }) => chain_id))
  const { ask, registry } = await open('ethereum')
  for (const asset of registry.assets.filter(({ chainId }) => living.has(chainId))) {
    const chainName = registry.chain(asset.chainId)?.name ?? ''
    for (const text of [asset.symbol, asset.name, chainName, asset.denom]) {
      const { assets } = ask({ text: text.slice(0, 120), chainId: asset.chainId })
      expect(
        assets.map(({ asset: { denom } }) => denom),
        `${text} on ${chainName}`,
      ).toContain(asset.denom)
    }
  }
})

test.for(['ethereum', 'cosmos'] as const)(
  'what the %s app signs for comes first, and the rest has an app of its own or none',
  async (app) => {
    const { ask, account, registry } = await open(app)
    const usable = ask({ side: 'from' }).assets.map(({ asset }) => {
      const chain = registry.chain(asset.chainId)
      return chain !== null && canSignOn(account, chain)
    })
    expect(usable).toContain(true)
    expect(usable).toEqual(usable.toSorted((one, other) => Number(other) - Number(one)))
    for (const chain of registry.chains) {
      const expected = chain.kind === 'evm' ? 'ethereum' : chain.kind === 'cosmos' ? 'cosmos' : 'either'
      expect(signingApp(chain), chain.name).toBe(chain.hasEthereumKeys === true ? null : expected)
    }
  },
)
