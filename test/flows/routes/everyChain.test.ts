// Every chain of the practice network, both dialects and every virtual machine: the core copies all of it and can show it without a network.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { Output } from '../../../src/shared/contract/methods.ts'
import { copiedTxs, offline, PACE, practiceCore, wholeList, type PracticeCore } from '../../support/benches/practiceCore.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const CHAINS = ['practice-1', 'tidewatch-1', 'lantern-1', 'saltmarsh-1'] as const
const BASIN = '7331'

const folder = tempFolder()
let practice: PracticeNetwork
let app: PracticeCore
let owners: { id: string; address: string; hex: string }[]

/** Opens the app with two accounts: one with a history, one that receives hostile texts. */
async function openWithTwo(): Promise<void> {
  practice = createPracticeNetwork({ seed: 3, file: ':memory:', clock: { now: Date.now }, pace: PACE })
  app = await practiceCore(folder.path, practice)
  owners = []
  for (const { bech32, hex, index } of practice.accounts.slice(0, 2)) {
    const { id } = await app.call('accounts.watch', { address: bech32, label: `Account ${index}` })
    owners.push({ id, address: bech32, hex })
  }
}

beforeAll(openWithTwo, 60_000)
afterAll(async () => {
  await app.close()
  practice.close()
  folder.remove()
})

/** A rollup has no stakes, which the state mentions. */
const STREAMS: Readonly<Record<string, string[]>> = {
  'practice-1': ['balances', 'nfts', 'staking', 'txs'],
  'tidewatch-1': ['balances', 'evmTxs', 'internalTxs', 'nfts', 'richList', 'txs'],
  'lantern-1': ['balances', 'nfts', 'txs'],
  'saltmarsh-1': ['balances', 'nfts', 'txs'],
  [BASIN]: ['tokens'],
}

test('copies every list of every chain, to the end', async () => {
  for (const { address } of owners) {
    const report = await app.sync(address)
    expect(report.problems).toEqual([
      'Basin: no history, because it isn’t an Initia chain.',
      'Harbour: no history, because it isn’t an Initia chain.',
    ])
    expect(Object.fromEntries(Object.entries(report.chains).map(([id, streams]) => [id, Object.keys(streams).toSorted()]))).toEqual(STREAMS)
  }
  const { streams } = await app.call('sync.state', {})
  const missing = streams.filter(({ isComplete, error, gaps }) => !isComplete || error !== null || gaps > 0)
  expect(missing.filter(({ stream }) => stream !== 'staking')).toEqual([])
})

describe.each(CHAINS)('%s', (chainId) => {
  test('has the transactions that the indexer has, by hash and height, each once', async () => {
    for (const { id, address } of owners) {
      const cosmos = await wholeList<{ txhash: string; height: string }>(practice, chainId, `tx/v1/txs/by_account/${address}`, 'txs')
      const expected = new Map(cosmos.map(({ txhash, height }) => [txhash, Number(height)]))
      let alone = 0
      if (chainId === 'tidewatch-1') {
        const receipts = await wholeList<{ transactionHash: string; blockNumber: string }>(
          practice,
          chainId,
          `tx/v1/evm-txs/by_account/${address}`,
          'txs',
        )
        for (const { transactionHash, blockNumber } of receipts) {
          const counterpart = await counterpartOf(transactionHash)
          if (expected.has(counterpart)) continue
          alone += 1
          expected.set(transactionHash.slice(2).toUpperCase(), Number(blockNumber))
        }
      }
      const copied = await copiedTxs(app, { chainId, accountId: id })
      expect(copied.length).toBe(expected.size)
      if (id === owners[0]?.id) expect(copied.length).toBeGreaterThan(30)
      // Two rows whose Cosmos counterpart is missing from the indexer's list of the account.
      expect(alone).toBe(chainId === 'tidewatch-1' && id === owners[0]?.id ? 2 : 0)
      expect(new Map(copied.map(({ hash, height }) => [hash, height]))).toEqual(expected)
    }
  })

  test('tells of a payment what its message says, once', async () => {
    const { items } = await app.call('activity.page', {
      filter: { chainId, accountId: owners[0]?.id, text: 'type:MsgSend status:succeeded' },
      limit: 500,
    })
    const payments = items.filter(({ messageTypes, kind }) => messageTypes.length === 1 && (kind === 'sent' || kind === 'received'))
    expect(payments.length).toBeGreaterThan(5)
    for (const { hash, kind, accountId, movements } of payments) {
      const { messages } = await app.call('activity.get', { accountId, chainId, hash })
      const { amount } = JSON.parse(messages[0]?.json ?? '') as { amount: { denom: string; amount: string }[] }
      const said = Object.fromEntries(amount.map((coin) => [coin.denom, kind === 'sent' ? `-${coin.amount}` : coin.amount]))
      expect(Object.fromEntries(movements.map((moved) => [moved.denom, moved.amount]))).toEqual(said)
    }
  })

  test('has the tokens that the indexer has', async () => {
    for (const { id, address } of owners) {
      const tokens = await wholeList<{ collection_addr: string; nft: { token_id: string } }>(
        practice,
        chainId,
        `nft/v1/tokens/by_account/${address}`,
        'tokens',
      )
      const shown = await app.call('nfts.page', { filter: { show: 'held', accountId: id, chainId }, offset: 0, limit: 200 })
      const nameOf = (collection: string, tokenId: string) => `${collection} ${tokenId}`
      expect(shown.map(({ collection, tokenId }) => nameOf(collection, tokenId)).toSorted()).toEqual(
        tokens.map(({ collection_addr, nft }) => nameOf(collection_addr, nft.token_id)).toSorted(),
      )
    }
  })

  test('has the coins that the chain has, to the last unit', async () => {
    for (const { id, address } of owners) {
      const reply = await practice.fetch(`https://rest.${chainId}.practice.invalid/cosmos/bank/v1beta1/balances/${address}`)
      const { balances } = (await reply.json()) as { balances: { denom: string; amount: string }[] }
      const { groups } = await app.call('portfolio.get', { accountId: id })
      const held = groups.flatMap(({ parts }) => parts).filter(({ asset }) => asset.chainId === chainId)
      expect(Object.fromEntries(held.map(({ asset, amount }) => [asset.denom, amount]))).toEqual(
        Object.fromEntries(balances.map(({ denom, amount }) => [denom, amount])),
      )
    }
  })
})

async function counterpartOf(evmHash: string): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'cosmos_cosmosTxHashByTxHash', params: [evmHash] })
  const reply = await practice.fetch('https://json-rpc.tidewatch-1.practice.invalid/', { method: 'POST', body })
  return ((await reply.json()) as { result: string }).result.toUpperCase()
}

test('a chain outside Initia shows the coin and the tokens of its contracts', async () => {
  const { groups } = await app.call('portfolio.get', { accountId: owners[0]?.id })
  const held = groups.flatMap(({ parts }) => parts).filter(({ asset }) => asset.chainId === BASIN)
  expect(new Map(held.map(({ asset, amount }) => [asset.symbol, amount]))).toEqual(
    new Map([
      ['ETH', '1250000000000000000'],
      ['USDC', '420690000'],
      ['WBOAT', '123456789012345678901'],
    ]),
  )
})

test('stakes, ranks and schedules stand beside what is held', async () => {
  const { groups } = await app.call('portfolio.get', {})
  const stakes = groups.flatMap((group) => group.stakes)
  expect(new Set(stakes.map(({ kind }) => kind))).toEqual(new Set(['delegation', 'locked', 'unbonding', 'reward', 'vesting']))
  const ranked = groups.flatMap(({ parts }) => parts).filter(({ rank }) => rank !== null)
  expect(ranked.length).toBeGreaterThan(0)
  expect(ranked.every(({ asset }) => asset.chainId === 'tidewatch-1')).toBe(true)
})

test('all of it can be looked at, searched and read in full while every connection fails', async () => {
  const look = async () => ({
    txs: await Promise.all(
      CHAINS.flatMap((chainId) => owners.map(({ id }) => copiedTxs(app, { chainId, accountId: id }).then((rows) => rows.length))),
    ),
    nfts: (await app.call('nfts.page', { filter: { show: 'held' }, offset: 0, limit: 200 })).length,
    holdings: (await app.call('portfolio.get', {})).groups.map(({ originId, total }) => [originId, total]),
    swaps: (await app.call('activity.page', { filter: { text: 'type:swap' }, limit: 200 })).items.map(({ hash }) => hash),
  })
  const online = await look()
  await app.close()
  app = await practiceCore(folder.path, practice, offline)
  app.core.start()
  expect(await look()).toEqual(online)
  expect(online.swaps.length).toBeGreaterThan(3)

  for (const chainId of CHAINS) {
    const [newest]: Output<'activity.page'>['items'] = (await app.call('activity.page', { filter: { chainId }, limit: 1 })).items
    if (newest === undefined) throw new Error(`nothing of ${chainId}`)
    const detail = await app.call('activity.get', { accountId: newest.accountId, chainId, hash: newest.hash })
    expect(detail.raw.length).toBeGreaterThan(500)
    expect(JSON.stringify(JSON.parse(detail.raw))).toContain(newest.hash)
  }
  await app.call('sync.now', {})
  await expect.poll(async () => (await app.call('sync.state', {})).streams.filter(({ error }) => error !== null).length).toBeGreaterThan(0)
  await expect.poll(async () => (await app.call('sync.state', {})).isOnline).toBe(false)
  expect(await look()).toEqual(online)
})
