// Checks pictures of NFTs on the practice network: fetched only by choice, safe from hostile content, and there without a
// network.
import Database from 'better-sqlite3'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { ARCHIVE_OPTIONS } from '../../../src/main/db/archive/schema.ts'
import { readWantedImages, readWantedMetadata } from '../../../src/main/db/archive/read/readMedia.ts'
import { openDatabase } from '../../../src/main/db/database.ts'
import { archiveAccount } from '../../../src/main/sync/syncTargets.ts'
import type { Nft, NftFilter } from '../../../src/shared/contract/history/nft.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { temporaryFolder } from '../../support/benches/practiceBench.ts'

const FIRST = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
const HELD = { show: 'held' } as const

async function openWith(address: string, { onTestFinished }: TestContext): Promise<{ bench: CoreBench; folder: string }> {
  const folder = temporaryFolder(onTestFinished)
  const bench = await coreBench(folder)
  await bench.call('accounts.watch', { address, label: 'One' })
  await bench.sync(address)
  return { bench, folder }
}

async function tokens({ call }: CoreBench, filter: NftFilter = HELD): Promise<Nft[]> {
  return call('nfts.page', { filter, offset: 0, limit: 200 })
}

/** Waits until no picture of the view is still to come. */
async function settled(bench: CoreBench, filter: NftFilter = HELD): Promise<Nft[]> {
  await expect
    .poll(async () => (await tokens(bench, filter)).filter(({ image }) => image.state === 'absent' && image.reason === 'notYet').length)
    .toBe(0)
  return tokens(bench, filter)
}

const stateOf = ({ image }: Nft) => (image.state === 'kept' ? 'kept' : image.reason)

test('asks nobody before it was chosen, and names who would be asked', async (context) => {
  const { bench } = await openWith(FIRST, context)
  bench.core.start()
  expect(await bench.call('privacy.get', {})).toMatchObject({ images: 'off', prices: false, priceHost: 'prices.practice.invalid' })
  const shown = await tokens(bench)
  expect(shown.length).toBeGreaterThan(30)
  expect(new Set(shown.map(stateOf))).toEqual(new Set(['off']))
  expect(shown.every(({ name }) => name === null)).toBe(true)
  const hosts = await bench.call('nfts.hosts', {})
  expect(hosts.map(({ host }) => host)).toEqual(expect.arrayContaining(['nft.practice.invalid', 'ipfs.practice.invalid']))
  expect((await bench.call('prices.values', {})).state).toBe('off')
  await bench.close()
})

test('fetches every picture once chosen, and shows it after a restart with nothing to ask', async (context) => {
  const { bench, folder } = await openWith(FIRST, context)
  bench.core.start()
  await bench.call('privacy.set', { images: 'all' })
  const shown = await settled(bench)
  expect(new Set(shown.map(stateOf))).toEqual(new Set(['kept']))
  const tide = shown.find(({ name }) => name === 'Tide Tables #1')
  expect(tide?.image).toMatchObject({ state: 'kept', width: 384, height: 384 })
  if (tide?.image.state !== 'kept') throw new Error('no picture')
  const picture = await bench.core.readImage(tide.image.thumb)
  expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP')
  const detail = await bench.call('nfts.get', tide)
  expect(detail.traits).toEqual([
    { name: 'Tide', value: 'low' },
    { name: 'Number', value: '1' },
  ])
  await bench.close()

  rmSync(join(folder, 'outside'), { recursive: true })
  const again = await coreBench(folder)
  expect((await tokens(again)).map(stateOf)).toEqual(shown.map(stateOf))
  expect(await again.core.readImage(tide.image.thumb)).toEqual(picture)
  await again.close()
})

test('wants pictures in the order of the grid, so that what is seen first comes first', async (context) => {
  const { bench, folder } = await openWith(FIRST, context)
  const accounts = (await bench.call('accounts.list', {})).map(({ address }) => archiveAccount(address))
  const scope = { accounts, isOnByDefault: true }
  const due = { now: Date.now(), limit: 200 }
  const inGrid = (await tokens(bench)).map(({ collection, tokenId }) => `${collection} ${tokenId}`)
  const archive = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  context.onTestFinished(() => void archive.close())
  archive.prepare('ATTACH ? AS journal').run(join(folder, 'journal.db'))
  const wanted = readWantedMetadata(archive, scope, due).map(({ collection, tokenId }) => `${collection} ${tokenId}`)
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted).toEqual(inGrid.filter((token) => wanted.includes(token)))

  // Keys in another order than the tokens, and one picture that two of them share.
  const put = archive.prepare(
    `INSERT INTO nft_metadata (chain_id, collection, token_id, uri, state, traits, image_uri, image_key, tries, read_at)
     SELECT chain_id, collection, token_id, uri, 'kept', '[]', 'ipfs://picture', ?, 0, 0 FROM nft_token WHERE collection || ' ' || token_id = ?`,
  )
  const keyOf = (token: string, at: number) => (at === 0 || at === 7 ? 'shared' : token.split('').toReversed().join(''))
  wanted.forEach((token, at) => put.run(keyOf(token, at), token))
  expect(readWantedImages(archive, scope, due).map(({ key }) => key)).toEqual([...new Set(wanted.map(keyOf))])
  await bench.close()
})

test('switches pictures on and off by collection', async (context) => {
  const { bench } = await openWith(FIRST, context)
  bench.core.start()
  const { groups } = await bench.call('nfts.overview', HELD)
  const [lamps] = groups.filter(({ name }) => name === 'Lantern Keepers')
  if (lamps === undefined) throw new Error('no such collection')
  await bench.call('nfts.setImages', { chainId: lamps.chainId, collection: lamps.collection, isOn: true })
  expect((await bench.call('privacy.get', {})).images).toBe('chosen')
  const shown = await settled(bench)
  for (const nft of shown) expect(stateOf(nft)).toBe(nft.collection === lamps.collection ? 'kept' : 'collectionOff')
  await bench.call('nfts.setImages', { chainId: lamps.chainId, collection: lamps.collection, isOn: false })
  expect(new Set((await tokens(bench)).map(stateOf))).toEqual(new Set(['collectionOff']))
  await bench.close()
})

test('counts the pictures that are still to come, of collections that show them', async (context) => {
  const { bench } = await openWith(FIRST, context)
  const lamps = async () => (await bench.call('nfts.overview', HELD)).groups.find(({ name }) => name === 'Lantern Keepers')
  const before = await lamps()
  if (before === undefined) throw new Error('no such collection')
  expect(before.awaited).toBe(0)
  await bench.call('nfts.setImages', { chainId: before.chainId, collection: before.collection, isOn: true })
  expect((await lamps())?.awaited).toBe(before.count)
  await bench.close()
})

test('what is hidden in one press is hidden whole or not at all', async (context) => {
  const { bench, folder } = await openWith(FIRST, context)
  const [first, second] = await tokens(bench)
  if (first === undefined || second === undefined) throw new Error('nothing to hide')
  const things = [first, second].map(({ chainId, collection, tokenId }) => ({ chainId, collection, tokenId }))
  const journal = new Database(join(folder, 'journal.db'))
  journal.exec(`CREATE TRIGGER refusing BEFORE INSERT ON label WHEN NEW.ref = '${second.collection}/${second.tokenId}'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`)
  await expect(bench.call('nfts.hide', { things, isHidden: true })).rejects.toThrow()
  journal.exec('DROP TRIGGER refusing')
  journal.close()
  expect((await bench.call('nfts.overview', { show: 'hidden' })).count).toBe(0)
  await bench.close()
})

test('what is hidden is not fetched, is found again, and is shown again', async (context) => {
  const { bench } = await openWith(FIRST, context)
  const before = await bench.call('nfts.overview', HELD)
  const [group] = before.groups
  const [token] = (await tokens(bench)).filter(({ collection }) => collection !== group?.collection)
  if (group === undefined || token === undefined) throw new Error('nothing to hide')
  const things = [
    { chainId: group.chainId, collection: group.collection },
    { chainId: token.chainId, collection: token.collection, tokenId: token.tokenId },
  ]
  await bench.call('nfts.hide', { things, isHidden: true })
  const hidden = await bench.call('nfts.overview', { show: 'hidden' })
  expect(hidden.count).toBe(group.count + 1)
  expect(hidden.totals).toEqual({ held: before.count - group.count - 1, hidden: group.count + 1, left: 0 })
  bench.core.start()
  await bench.call('privacy.set', { images: 'all' })
  await settled(bench)
  expect(new Set((await tokens(bench, { show: 'hidden' })).map(stateOf))).toEqual(new Set(['notYet']))
  await bench.call('nfts.hide', { things, isHidden: false })
  expect((await bench.call('nfts.overview', HELD)).count).toBe(before.count)
  await bench.close()
})

test('finds NFTs by name, id and trait, in the order of the overview', async (context) => {
  const { bench } = await openWith(FIRST, context)
  bench.core.start()
  await bench.call('privacy.set', { images: 'all' })
  await settled(bench)
  const found = async (text: string) => (await tokens(bench, { ...HELD, text })).map(({ name }) => name)
  expect(await found('tables #3')).toEqual(['Tide Tables #3'])
  expect((await found('HIGH')).length).toBeGreaterThan(3)
  expect(await found('100%')).toEqual([])
  const { groups, count } = await bench.call('nfts.overview', { ...HELD, text: 'keepers' })
  expect(groups).toMatchObject([{ name: 'Lantern Keepers', first: 0, count: 23 }])
  expect(count).toBe(23)
  const second = await bench.call('nfts.page', { filter: { ...HELD, text: 'keepers' }, offset: 9, limit: 3 })
  expect(second.map(({ tokenId }) => tokenId)).toEqual(['10', '11', '12'])
  await bench.close()
})

test('says of each file that nobody should trust why it is not shown', async (context) => {
  const { bench } = await openWith(FIRST, context)
  const second = await secondAddress(bench)
  await bench.call('accounts.watch', { address: second, label: 'Two' })
  await bench.sync(second)
  const account = (await bench.call('accounts.list', {})).find(({ address }) => address.bech32 === second)
  bench.core.start()
  await bench.call('privacy.set', { images: 'all' })
  const shown = await settled(bench, { ...HELD, accountId: account?.id ?? '' })
  const reasons = await Promise.all(
    shown.map(async (nft) => [(await bench.call('nfts.get', nft)).uri.replace(/^.*\/hostile\//, ''), stateOf(nft)] as const),
  )
  expect(Object.fromEntries(reasons)).toMatchObject({
    'redirect.json': 'privateAddress',
    'loop.json': 'tooManyRedirects',
    'wrong-type.json': 'notImage',
    'huge.json': 'tooLarge',
    'endless.json': 'tooLarge',
    'script.json': 'kept',
    'vast.json': 'tooManyPixels',
    'missing.json': 'refusedByServer',
    'page.json': 'notMetadata',
    'names.json': 'notImage',
    'http://127.0.0.1:26657/status': 'privateAddress',
    'http://169.254.169.254/latest/meta-data/': 'privateAddress',
    'javascript:alert(1)': 'badUri',
    '': 'noUri',
  })
  await bench.close()
})

/** Returns the second account of the drawn device, which received hostile NFTs. */
async function secondAddress({ call }: CoreBench): Promise<string> {
  const scanned = await call('accounts.scan', { start: 0, count: 2 })
  const second = scanned[1]
  if (second === undefined) throw new Error('the device has one account')
  return second.address.bech32
}
