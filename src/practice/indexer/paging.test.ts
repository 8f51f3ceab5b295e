// Both paging dialects with their edges, and the odd habits of the rollup indexer.
import { afterEach, describe, expect, it } from 'vitest'
import { IndexerTx, IndexerTxPage } from '../../wire/indexer.ts'
import { createBench, me, type Bench } from '../bench.ts'
import type { PracticeNetwork } from '../network.ts'

const open: PracticeNetwork[] = []

function bench(): Bench {
  const made = createBench()
  open.push(made.practice)
  return made
}

afterEach(() => {
  for (const practice of open.splice(0)) practice.close()
})

describe('paging', () => {
  const path = `/indexer/tx/v1/txs/by_account/${me}`
  const walk = async (on: Bench, service: string, query: string) => {
    const pages: string[][] = []
    let cursor = ''
    for (let count = 0; count < 60; count += 1) {
      const reply = await on.get(service, `${path}?${query}${cursor === '' ? '' : `&pagination.key=${encodeURIComponent(cursor)}`}`)
      const page = IndexerTxPage.parse(JSON.parse(reply.text))
      pages.push(page.txs.map((tx) => IndexerTx.parse(tx).txhash))
      if (!page.pagination?.next_key) break
      cursor = page.pagination.next_key
    }
    return pages
  }

  it('walks a rollup to one empty page, the same rows in both directions', async () => {
    const on = bench()
    const down = await walk(on, 'indexer.tidewatch-1', 'pagination.limit=20')
    const up = await walk(on, 'indexer.tidewatch-1', 'pagination.limit=7&pagination.reverse=false')
    expect(down.at(-1)).toEqual([])
    expect(up.at(-1)).toEqual([])
    expect(up.flat()).toEqual(down.flat().toReversed())
    expect(new Set(up.flat()).size).toBe(up.flat().length)
  })

  it('walks the L1 by offset to a null key', async () => {
    const on = bench()
    const down = await walk(on, 'indexer.practice-1', '')
    expect(down[0]).toHaveLength(10)
    expect(down.at(-1)?.length).toBeGreaterThan(0)
    const up = await walk(on, 'indexer.practice-1', 'pagination.limit=100&pagination.reverse=false')
    expect(up.flat()).toEqual(down.flat().toReversed())
  })

  it('leads from a full last page of an offset list to an empty one', async () => {
    const on = bench()
    const tokens = async (service: string, query: string) => {
      const reply = await on.get(service, `/indexer/nft/v1/tokens/by_account/${me}?${query}`)
      return JSON.parse(reply.text) as { tokens: unknown[]; pagination: { next_key: string | null } }
    }
    const full = await tokens('indexer.lantern-1', 'pagination.limit=23')
    const key = encodeURIComponent(full.pagination.next_key ?? '')
    expect(full.tokens).toHaveLength(23)
    expect(await tokens('indexer.lantern-1', `pagination.limit=23&pagination.key=${key}`)).toMatchObject({
      tokens: [],
      pagination: { next_key: null },
    })
    expect((await tokens('indexer.practice-1', '')).tokens).toHaveLength(1)
  })

  it('refuses pages that are too large, each in its own way', async () => {
    const on = bench()
    const rollup = await on.get('indexer.lantern-1', `${path}?pagination.limit=1001`)
    expect([rollup.status, rollup.type]).toEqual([400, 'text/plain; charset=utf-8'])
    const l1 = await on.get('indexer.practice-1', `${path}?pagination.limit=101`)
    expect([l1.status, JSON.parse(l1.text)]).toEqual([400, { status_code: 400, message: expect.any(String) as string }])
    expect((await on.get('indexer.lantern-1', '/indexer/tx/v1/evm-txs')).text).toBe('Cannot GET /indexer/tx/v1/evm-txs')
    expect((await on.get('indexer.practice-1', '/status')).status).toBe(404)
  })

  it('keeps the odd habits: unknown filters are ignored, unknown accounts are empty, only "true" asks for signers', async () => {
    const on = bench()
    const total = async (query: string): Promise<string> => {
      const page = IndexerTxPage.parse(JSON.parse((await on.get('indexer.tidewatch-1', `${path}?${query}`)).text))
      return page.pagination?.total ?? ''
    }
    expect(await total('msgs=nobody.v1.MsgNothing')).toBe(await total(''))
    expect(Number(await total('msgs=minievm.evm.v1.MsgCall'))).toBeLessThan(Number(await total('')))
    expect(await total('is_signer=TRUE')).toBe(await total(''))
    expect(Number(await total('is_signer=true'))).toBeLessThan(Number(await total('')))
    expect(await total('pagination.count_total=false')).toBe('0')
    const thirdParty = await on.get('indexer.tidewatch-1', '/indexer/tx/v1/txs/by_account/0x00000000000000000000000000000000000000aa')
    expect(JSON.parse(thirdParty.text)).toEqual({ txs: [], pagination: { previous_key: null, next_key: null, total: '0' } })
  })
})
