// Blocks, collectables, rich list and description in both dialects, held against the forms that the app reads.
import { afterEach, describe, expect, it } from 'vitest'
import { IndexerAverageBlockTime, IndexerBlock, IndexerBlockReply, IndexerLatestHeight } from '../../wire/indexerBlocks.ts'
import { CoreNftTx, IndexerCollection, IndexerCollectionReply, IndexerToken } from '../../wire/indexerNfts.ts'
import { IndexerHolder } from '../../wire/indexerBlocks.ts'
import { CoreTxSummary } from '../../wire/indexerTxs.ts'
import { createBench, key, me, type Bench } from '../bench.ts'
import { TIDEWATCH_INIT } from '../book/chains/chains.ts'

const open: Bench[] = []

function bench(): Bench {
  const made = createBench()
  open.push(made)
  return made
}

afterEach(() => {
  for (const { practice } of open.splice(0)) practice.close()
})

type Page<K extends string> = Record<K, unknown[]> & { pagination: { next_key: string | null; total: string | number } }

async function page<K extends string>(on: Bench, service: string, path: string): Promise<Page<K>> {
  const { status, text } = await on.get(service, path)
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(text) as Page<K>
}

const ROLLUP = 'indexer.tidewatch-1'
const L1 = 'indexer.practice-1'

describe('blocks', () => {
  it('go down and up by a cursor of height on a rollup', async () => {
    const on = bench()
    const heights = (rows: unknown[]) => rows.map((row) => Number(IndexerBlock.parse(row).height))
    const top = await page<'blocks'>(on, ROLLUP, '/indexer/block/v1/blocks?pagination.limit=3')
    const next = await page<'blocks'>(on, ROLLUP, `/indexer/block/v1/blocks?pagination.limit=2&pagination.key=${top.pagination.next_key}`)
    const [first = 0] = heights(top.blocks)
    expect([...heights(top.blocks), ...heights(next.blocks)]).toEqual([0, 1, 2, 3, 4].map((back) => first - back))
    expect(top.pagination.total).toBe(String(first))
    const up = await page<'blocks'>(
      on,
      ROLLUP,
      `/indexer/block/v1/blocks?pagination.limit=9&pagination.reverse=false&pagination.key=${encodeURIComponent(next.pagination.next_key ?? '')}`,
    )
    expect(heights(up.blocks)).toEqual([first - 3, first - 2, first - 1, first])
    expect(
      heights((await page<'blocks'>(on, ROLLUP, '/indexer/block/v1/blocks?pagination.limit=2&pagination.reverse=false')).blocks),
    ).toEqual([1, 2])
  })

  it('hold what happened in them, in both dialects', async () => {
    const on = bench()
    for (const [service, path, txs, key] of [
      [ROLLUP, '', '/indexer/tx/v1/txs/by_height/', 'txs'],
      [L1, '/info', '/indexer/block/v1/blocks/', 'items'],
    ] as const) {
      const list = await page<'txs'>(on, service, `/indexer/tx/v1/txs/by_account/${me}?pagination.limit=1`)
      const { height } = list.txs[0] as { height: string }
      const reply = await on.get(service, `/indexer/block/v1/blocks/${height}${path}`)
      const block = IndexerBlockReply.parse(JSON.parse(reply.text))
      expect(block.height).toBe(height)
      expect(BigInt(block.gasUsed ?? 0)).toBeGreaterThan(0n)
      const inside = await page<typeof key>(on, service, `${txs}${height}${service === L1 ? '/txs' : ''}`)
      expect(inside[key].length).toBeGreaterThan(0)
    }
    expect((await on.get(L1, '/indexer/block/v1/blocks/999999999/info')).status).toBe(404)
    expect((await on.get(ROLLUP, '/indexer/block/v1/blocks/0')).status).toBe(400)
  })

  it('take a time on average, under a path of each dialect', async () => {
    const on = bench()
    const average = async (service: string, path: string) =>
      IndexerAverageBlockTime.parse(JSON.parse((await on.get(service, `/indexer/block/v1/${path}`)).text)).avg_block_time
    expect(await average(ROLLUP, 'avg_blocktime')).toBe(2)
    expect(await average(L1, 'avg_block_time')).toBe(2)
    expect((await on.get(L1, '/indexer/block/v1/avg_blocktime')).status).toBe(404)
    const latest = IndexerLatestHeight.parse(JSON.parse((await on.get(L1, '/indexer/block/v1/latest_block_height')).text))
    const items = await page<'items'>(on, L1, '/indexer/block/v1/blocks?pagination.limit=2&pagination.offset=1')
    expect(IndexerBlock.parse(items.items[0]).height).toBe(String(Number(latest.height) - 1))
  })
})

describe('proposers', () => {
  const proposersOf = async (on: Bench, service: string) => {
    const rows: Partial<Page<'items' | 'blocks'>> = await page(on, service, '/indexer/block/v1/blocks?pagination.limit=6')
    return (rows.items ?? rows.blocks ?? []).map((row) => IndexerBlock.parse(row).proposer)
  }

  it('are the active validators by turns on the L1, each under its address in Staking', async () => {
    const on = bench()
    const { validators } = JSON.parse((await on.get('rest.practice-1', '/initia/mstaking/v1/validators')).text) as {
      validators: { operator_address: string; description: { moniker: string }; status: string }[]
    }
    const active = validators.filter(({ status }) => status === 'BOND_STATUS_BONDED')
    const proposers = await proposersOf(on, L1)
    expect(new Set(proposers.map((one) => JSON.stringify(one)))).toEqual(
      new Set(active.map(({ operator_address: address, description: { moniker } }) => JSON.stringify({ moniker, address }))),
    )
    expect(proposers[0]).not.toEqual(proposers[1])
    expect(proposers.slice(3)).toEqual(proposers.slice(0, 3))
  })

  it('are one sequencer on a rollup', async () => {
    const [first, ...more] = await proposersOf(bench(), ROLLUP)
    expect(first?.moniker).toBe('sequencer')
    expect(more.every((one) => JSON.stringify(one) === JSON.stringify(first))).toBe(true)
  })
})

describe('newest transactions', () => {
  it('are summaries on the L1', async () => {
    const on = bench()
    const list = await page<'txs'>(on, L1, '/indexer/tx/v1/txs?pagination.limit=5')
    expect(
      list.txs.map((row) => CoreTxSummary.parse(row)).every(({ messageTypes, sender }) => messageTypes.length > 0 && sender !== null),
    ).toBe(true)
  })
})

describe('collectables', () => {
  const tokens = async (on: Bench, service: string, query: string) =>
    (await page<'tokens'>(on, service, `/indexer/nft/v1/tokens/${query}`)).tokens.map((row) => IndexerToken.parse(row))

  it('are filtered and ordered as text', async () => {
    const on = bench()
    const lantern = 'indexer.lantern-1'
    const ids = (await tokens(on, lantern, `by_account/${me}?order_by=token_id&pagination.reverse=false`)).map(({ tokenId }) => tokenId)
    expect(ids.slice(0, 4)).toEqual(['1', '10', '11', '12'])
    const [one] = await tokens(on, lantern, `by_account/${key.hex}?token_id=7`)
    expect(one).toMatchObject({ tokenId: '7', owner: me, objectAddress: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string })
    expect(await tokens(on, lantern, `by_collection/${one?.collection}?token_id=7`)).toEqual([one])
    expect(await tokens(on, lantern, `by_account/${me}?collection_addr=0x${'ab'.repeat(32)}`)).toEqual([])
    expect((await on.get(lantern, `/indexer/nft/v1/tokens/by_account/${me}?order_by=name`)).status).toBe(400)
    const [onL1] = await tokens(on, L1, `by_account/${me}`)
    expect(onL1).toMatchObject({ owner: key.hex.toLowerCase(), height: null })
  })

  it('belong to collections, single ones wrapped twice on a rollup and not at all on the L1', async () => {
    const on = bench()
    for (const [service, name, search] of [
      [ROLLUP, 'Tide Tables', 'collections/by_name/tidetables?'],
      [L1, 'Initia Usernames', 'collections?search=user&'],
    ] as const) {
      const mine = await page<'collections'>(on, service, `/indexer/nft/v1/collections/by_account/${me}`)
      const found = mine.collections.map((row) => IndexerCollection.parse(row)).find((row) => row.name === name)
      expect(Number(found?.tokenCount)).toBeGreaterThan(0)
      const single = IndexerCollectionReply.parse(JSON.parse((await on.get(service, `/indexer/nft/v1/collections/${found?.address}`)).text))
      expect(single).toMatchObject({ name, address: found?.address })
      const named = await page<'collections'>(on, service, `/indexer/nft/v1/${search}pagination.limit=5`)
      expect(named.collections.map((row) => IndexerCollection.parse(row).name)).toContain(name)
      expect((await on.get(service, `/indexer/nft/v1/collections/0x${'0'.repeat(64)}`)).status).toBe(404)
    }
  })

  it('have a history of transactions', async () => {
    const on = bench()
    const [token] = await tokens(on, ROLLUP, `by_account/${me}?token_id=1`)
    const txs = await page<'txs'>(on, ROLLUP, `/indexer/nft/v1/txs/${token?.collection}/1`)
    expect(txs.txs.length).toBeGreaterThan(0)
    expect((await page<'txs'>(on, ROLLUP, `/indexer/nft/v1/txs/${token?.collection}/unknown`)).txs).toEqual([])
    const [onL1] = await tokens(on, L1, `by_account/${me}`)
    const rows = await page<'nft_txs'>(on, L1, `/indexer/nft/v1/token/${onL1?.objectAddress}/txs`)
    for (const row of rows.nft_txs) CoreNftTx.parse(row)
  })

  it('change hands, and leave the list they were in', async () => {
    const on = bench()
    const before = await tokens(on, ROLLUP, `by_account/${me}`)
    const [gone] = before
    on.practice.indexer('tidewatch-1').giveNft(gone?.collection ?? '', gone?.tokenId ?? '', on.practice.accounts[2]?.bech32 ?? '')
    expect(await tokens(on, ROLLUP, `by_account/${me}`)).toEqual(before.slice(1))
  })
})

describe('the rich list', () => {
  it('names who holds most of a denomination, largest first, where there is an EVM', async () => {
    const on = bench()
    const holders = async (denom: string, service = ROLLUP) =>
      (await page<'holders'>(on, service, `/indexer/richlist/v1/${denom}?pagination.limit=1000`)).holders.map((row) =>
        IndexerHolder.parse(row),
      )
    const list = await holders(encodeURIComponent(TIDEWATCH_INIT))
    expect(list.map(({ amount }) => BigInt(amount))).toEqual(list.map(({ amount }) => BigInt(amount)).toSorted((a, b) => (a < b ? 1 : -1)))
    expect(list.map(({ account }) => account)).toContain(key.hex.toLowerCase())
    expect(await holders('uinit', 'indexer.lantern-1')).toEqual([])
    expect((await on.get(ROLLUP, '/indexer/richlist/v1/unobtainium')).status).toBe(400)
  })
})

describe("an indexer's description", () => {
  it('leaves out what the rollup cannot do', async () => {
    const on = bench()
    const paths = async (service: string) =>
      Object.keys((JSON.parse((await on.get(service, '/swagger/doc.json')).text) as { paths: Record<string, unknown> }).paths)
    expect((await paths(ROLLUP)).some((path) => path.includes('/evm-'))).toBe(true)
    expect((await paths('indexer.lantern-1')).some((path) => path.includes('/evm-'))).toBe(false)
  })
})

describe('an indexer in the hand of a test', () => {
  it('forgets, numbers anew, and loses and finds the rows of an account', async () => {
    const on = bench()
    const hand = on.practice.indexer('tidewatch-1')
    const read = async () =>
      (await page<'txs'>(on, ROLLUP, `/indexer/tx/v1/txs/by_account/${me}?pagination.limit=1000`)).txs as {
        txhash: string
        height: string
      }[]
    const before = await read()
    const middle = before[40]
    hand.reset({ height: Number(middle?.height), chainId: 'tidewatch-2', renumber: true, dropBelow: Number(before[60]?.height) })
    expect(await read()).toEqual(before.slice(40, 61))
    expect(JSON.parse((await on.get(ROLLUP, '/status')).text)).toMatchObject({ chain_id: 'tidewatch-2', height: Number(middle?.height) })
    hand.reset({})
    hand.hide(middle?.txhash ?? '', me)
    expect(await read()).toEqual(before.toSpliced(40, 1))
    expect((await on.get(ROLLUP, `/indexer/tx/v1/txs/${middle?.txhash}`)).status).toBe(200)
    hand.show(middle?.txhash ?? '', me)
    expect(await read()).toEqual(before)
  })
})
