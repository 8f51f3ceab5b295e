// Asks an indexer and a node what a local copy should hold, with as little of Waybill's code as possible: an error in that would affect
// both sides.
// Sources: initia-labs/rollytics api/handler (lists and their keys); initia-labs/minievm proto/minievm/evm/v1/query.proto (denoms);
// cosmos/cosmos-sdk proto/cosmos/bank/v1beta1/query.proto.
import { z } from 'zod'
import type { FetchLike } from '../../src/wire/world.ts'

/** Limits to ask for, largest first: core-indexer refuses the first one. */
const LIMITS = [1000, 100]
/** More than any list has: a key that leads in circles ends here. */
const MAX_PAGES = 100_000

const Page = z.looseObject({ pagination: z.looseObject({ next_key: z.string().nullish() }).nullish() })

async function get(fetch: FetchLike, url: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(url, { headers: { accept: 'application/json' } })
  return { status: reply.status, text: await reply.text() }
}

/** Reads JSON that must be there. @throws Error with the address and what came instead. */
async function read<T>(fetch: FetchLike, url: string, schema: z.ZodType<T>): Promise<T> {
  const { status, text } = await get(fetch, url)
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 200)}`)
  return schema.parse(JSON.parse(text))
}

export interface ListQuestion<T> {
  /** Without a query. */
  url: string
  /** Name of the list in a page. */
  list: string
  row: z.ZodType<T>
}

/**
 * Every row of a list, newest first; null where there is no such list (404).
 * @throws Error for any other answer, and for rows of an unexpected form.
 */
export async function readWholeList<T>(fetch: FetchLike, { url, list, row }: ListQuestion<T>): Promise<T[] | null> {
  const rows: T[] = []
  let limit = LIMITS[0]
  let key: string | null = null
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const query: string = new URLSearchParams({
      'pagination.limit': String(limit),
      'pagination.reverse': 'true',
      'pagination.count_total': 'false',
      ...(key === null ? {} : { 'pagination.key': key }),
    }).toString()
    const { status, text } = await get(fetch, `${url}?${query}`)
    if (status === 404 && key === null) return null
    if (status === 400 && limit !== LIMITS.at(-1)) {
      limit = LIMITS.at(-1)
      continue
    }
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 200)}`)
    const page = Page.parse(JSON.parse(text))
    const found = z.array(row).parse(page[list] ?? [])
    rows.push(...found)
    const next: string | null = page.pagination?.next_key ?? null
    if (found.length === 0 || next === null || next === '') return rows
    key = next
  }
  throw new Error(`${url} has no end`)
}

const Hash = z.string().transform((text) => text.replace(/^0x/, '').toUpperCase())
const Hex = z.string().transform((text) => text.toLowerCase())
const Quantity = z.string().transform((text) => BigInt(text === '0x' ? '0x0' : text).toString())

/** Fields of a Cosmos transaction that are compared. */
export const SourceTx = z.object({
  txhash: Hash,
  height: z.coerce.string(),
  code: z.number().nullish(),
  tx: z.looseObject({ body: z.looseObject({ messages: z.array(z.looseObject({ '@type': z.string() })) }) }).nullish(),
})
export type SourceTx = z.infer<typeof SourceTx>

/** Fields of an EVM receipt that are compared. */
export const SourceReceipt = z.object({
  transactionHash: Hash,
  blockNumber: Quantity,
  from: Hex,
  to: Hex.nullish(),
  status: Quantity.nullish(),
})
export type SourceReceipt = z.infer<typeof SourceReceipt>

/** Fields of an internal call that are compared. */
export const SourceCall = z.object({
  hash: Hash,
  index: z.number(),
  height: z.coerce.string(),
  type: z.string(),
  from: Hex.nullish(),
  to: Hex.nullish(),
  value: Quantity.nullish(),
})
export type SourceCall = z.infer<typeof SourceCall>

export const SourceNft = z.object({
  collection_addr: Hex,
  nft: z.object({ token_id: z.string(), uri: z.string().nullish(), is_burned: z.boolean().nullish() }),
})
export type SourceNft = z.infer<typeof SourceNft>

const Balances = z.object({
  balances: z.array(z.object({ denom: z.string(), amount: z.string() })),
  pagination: z.looseObject({ next_key: z.string().nullish() }).nullish(),
})

/** Balances of an address at a node's REST service. @throws Error. */
export async function readBalances(fetch: FetchLike, rest: string, address: string): Promise<z.infer<typeof Balances>['balances']> {
  const all: z.infer<typeof Balances>['balances'] = []
  for (let key: string | null = null, pages = 0; pages < MAX_PAGES; pages += 1) {
    const query: string = key === null ? '' : `&pagination.key=${encodeURIComponent(key)}`
    const page: z.infer<typeof Balances> = await read(
      fetch,
      `${rest}/cosmos/bank/v1beta1/balances/${address}?pagination.limit=200${query}`,
      Balances,
    )
    all.push(...page.balances)
    key = page.pagination?.next_key ?? null
    if (key === null || key === '') return all
  }
  throw new Error(`the balances of ${address} have no end`)
}

const Denom = z.object({ denom: z.string() })

/** Returns the bank's name of a contract's coin; null where the node has none. */
export async function readDenom(fetch: FetchLike, rest: string, contract: string): Promise<string | null> {
  const { status, text } = await get(fetch, `${rest}/minievm/evm/v1/denoms/${contract}`)
  return status === 200 ? Denom.parse(JSON.parse(text)).denom : null
}

const Receipt = z.looseObject({ result: z.looseObject({}).nullish() })

/** Whether a node knows an EVM transaction (64 hex digits). @throws Error when it cannot be asked. */
export async function knowsEvmTx(fetch: FetchLike, jsonRpc: string, hash: string): Promise<boolean> {
  const question = { jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [`0x${hash.toLowerCase()}`] }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question) }
  const reply = await fetch(jsonRpc, init)
  if (!reply.ok) throw new Error(`${jsonRpc} answered ${reply.status}`)
  const { result } = Receipt.parse(await reply.json())
  return result !== null && result !== undefined
}
