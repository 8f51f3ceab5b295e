// Collections, tokens and a token's history in both dialects come in one form; the rich list of holders beside them.
import { expect, test } from 'vitest'
import {
  collectionRow,
  coreCollectionRow,
  coreNftTxRow,
  coreTokenRow,
  HASH,
  holderRow,
  pageOf,
  tokenRow,
  txRow,
} from '../../../../test/support/bodies/indexerBodies.ts'
import { NEWEST, scriptedIndexer, scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import {
  readAccountCollections,
  readAccountTokens,
  readCollection,
  readCollectionsByName,
  readCollectionTokens,
  readTokenEvents,
  readTokenTxs,
} from './nfts.ts'
import { readRichList } from './richList.ts'

const rollup = scriptedTarget('rollytics')
const l1 = scriptedTarget('core')
const account = 'init1a'
const collection = `0x${'44'.repeat(20)}`

test('reads collections of either dialect; the L1 tells neither height nor time', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: pageOf('collections', [collectionRow]) }))
  const [one] = [...(await readAccountCollections(ofRollup.request, rollup, { ...NEWEST, account })).records()]
  expect(one).toMatchObject({ name: collection, value: { name: 'Tide Tables', tokenCount: '9', height: '17' } })
  const ofL1 = scriptedIndexer(() => ({ body: pageOf('collections', [coreCollectionRow], { next_key: null, total: 1 }) }))
  const [other] = [...(await readAccountCollections(ofL1.request, l1, { ...NEWEST, account })).records()]
  expect(other).toMatchObject({ value: { name: 'Names', tokenCount: '1', originName: null, height: null, time: null } })
  expect(ofL1.asked).toEqual(['/indexer/nft/v1/collections/by_account/init1a'])
})

test('reads one collection, nested twice on rollups and once on the L1', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: { collection: collectionRow } }))
  expect(await readCollection(ofRollup.request, rollup, { collection })).toMatchObject({ name: 'Tide Tables', creator: 'init1c' })
  const ofL1 = scriptedIndexer(() => ({ body: coreCollectionRow }))
  expect(await readCollection(ofL1.request, l1, { collection })).toMatchObject({ name: 'Names', description: 'names' })
  const unknown = scriptedIndexer(() => ({ status: 404, body: { status_code: 404, message: 'collection not found' } }))
  expect(await readCollection(unknown.request, l1, { collection })).toBeNull()
})

test('a name is sent as the indexer compares it, and a name of signs alone is not sent', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: pageOf('collections', []) }))
  await readCollectionsByName(request, rollup, { ...NEWEST, name: ' Tide-Tables № 1 ' })
  await readCollectionsByName(request, l1, { ...NEWEST, name: ' Tide Tables ' })
  expect(await readCollectionsByName(request, rollup, { ...NEWEST, name: '№!' })).toBeNull()
  expect(asked.map((path) => path.split('&')[0])).toEqual([
    '/indexer/nft/v1/collections/by_name/tidetables1?pagination.limit=100',
    '/indexer/nft/v1/collections?search=Tide+Tables',
  ])
})

test('reads tokens of either dialect and passes filters on in its words', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: pageOf('tokens', [tokenRow]) }))
  const [one] = [...(await readAccountTokens(ofRollup.request, rollup, { ...NEWEST, account, collection, tokenId: '7' })).records()]
  expect(one).toMatchObject({ name: `${collection}/7`, value: { owner: 'init1a', objectAddress: null, uri: 'ipfs://x', isBurned: false } })
  expect(ofRollup.asked[0]).toContain(`collection_addr=${collection}&token_id=7&pagination.`)
  const ofL1 = scriptedIndexer(() => ({ body: pageOf('tokens', [coreTokenRow]) }))
  const [other] = [...(await readAccountTokens(ofL1.request, l1, { ...NEWEST, account, collection })).records()]
  expect(other).toMatchObject({ value: { owner: '0x1', tokenId: 'me.init', uri: null, height: null } })
  expect(ofL1.asked[0]).toContain(`collectionAddress=${collection}&pagination.`)
  await readCollectionTokens(ofRollup.request, rollup, { ...NEWEST, collection, orderBy: 'height' })
  expect(ofRollup.asked[1]).toContain(`/by_collection/${collection}?order_by=height&pagination.`)
})

test('one odd token does not hide the others', async () => {
  const { request } = scriptedIndexer(() => ({ body: pageOf('tokens', [{ ...tokenRow, nft: {} }, tokenRow]) }))
  const records = [...(await readCollectionTokens(request, rollup, { ...NEWEST, collection })).records()]
  expect(records).toMatchObject([{ reason: expect.stringContaining('nft.token_id') }, { value: { tokenId: '7' } }])
})

test('a token’s history is whole transactions on rollups, and events on the L1; an unknown token has none', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: pageOf('txs', [txRow]) }))
  const page = await readTokenTxs(ofRollup.request, rollup, { ...NEWEST, collection, tokenId: '7/a' })
  expect([...page.records()]).toMatchObject([{ name: HASH, value: { height: '1204' } }])
  expect(ofRollup.asked[0]).toContain(`/indexer/nft/v1/txs/${collection}/7%2Fa?`)
  for (const list of ['nft_txs', 'items']) {
    const ofL1 = scriptedIndexer(() => ({ body: pageOf(list, [coreNftTxRow]) }))
    const events = await readTokenEvents(ofL1.request, l1, { ...NEWEST, objectAddress: '0x55' })
    expect([...events.records()]).toMatchObject([{ name: HASH, value: { is_nft_mint: true } }])
  }
  const unknown = scriptedIndexer(() => ({ body: pageOf('txs', [], { next_key: null }) }))
  expect(await readTokenTxs(unknown.request, rollup, { ...NEWEST, collection, tokenId: '9' })).toMatchObject({ size: 0, nextKey: null })
})

test('reads holders with amounts of any size; an unknown denomination is refused', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: pageOf('holders', [holderRow, { ...holderRow, amount: '1.5' }]) }))
  const records = [...(await readRichList(request, rollup, { ...NEWEST, denom: 'evm/AB' })).records()]
  expect(records).toMatchObject([{ name: holderRow.account, value: holderRow }, { reason: expect.stringContaining('amount') }])
  expect(asked[0]).toContain('/indexer/richlist/v1/evm%2FAB?')
  const unknown = scriptedIndexer(() => ({ status: 400, body: 'contract not found' }))
  await expect(readRichList(unknown.request, rollup, { ...NEWEST, denom: 'x' })).rejects.toMatchObject({ code: 'indexer.refused' })
})
