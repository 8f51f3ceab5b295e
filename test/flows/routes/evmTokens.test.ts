// Holdings on an EVM chain that is no rollup of Initia: the coin and the listed tokens, each on its own.
import { decodeFunctionData, encodeFunctionResult, erc20Abi, multicall3Abi, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHoldings } from '../../../src/main/db/archive/read/readHoldings.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const CHAIN = 'far-1'
const NODE = 'https://far.example/rpc'
const GOLD = '0x00000000000000000000000000000000000000A1'
const SILVER = '0x00000000000000000000000000000000000000b2'
const BAD = '0x00000000000000000000000000000000000000C3'

const asset = (base: string, symbol: string) => ({ base, symbol, display: symbol, denom_units: [{ denom: symbol, exponent: 18 }] })

let folder: ReturnType<typeof tempFolder>
let practice: PracticeNetwork
/** What the node does: its chain id, its balances by contract, whether it has Multicall3, a status in place of an answer. */
let node: { chainId: number; balances: Record<string, bigint>; hasMulticall: boolean; status: number; asked: string[] }

beforeEach(() => {
  folder = tempFolder()
  practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: { now: () => Date.now() } })
  node = { chainId: 4242, balances: { [GOLD]: 5n, [SILVER]: 2n ** 130n }, hasMulticall: true, status: 200, asked: [] }
})

afterEach(() => {
  practice.close()
  folder.remove()
})

interface Call {
  id: number
  method: string
  params: [{ to: Hex; data: Hex }]
}

function balanceOf(contract: string): Hex | null {
  const found = Object.entries(node.balances).find(([known]) => known.toLowerCase() === contract.toLowerCase())
  return found === undefined ? null : encodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', result: found[1] })
}

function call({ to, data }: { to: Hex; data: Hex }): { result: Hex } | { error: unknown } {
  const direct = balanceOf(to)
  if (direct !== null) return { result: direct }
  if (!to.toLowerCase().startsWith('0xca11')) return { error: { code: 3, message: 'execution reverted' } }
  const { args } = decodeFunctionData({ abi: multicall3Abi, data })
  const calls = args[0] as readonly { target: Hex }[]
  const results = calls.map(({ target }) => ({ success: balanceOf(target) !== null, returnData: balanceOf(target) ?? '0x' }) as const)
  return { result: encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: results }) }
}

function answer({ id, method, params }: Call) {
  node.asked.push(method)
  const block = { number: '0x10', timestamp: '0x6553f100', hash: null, transactions: [] }
  const results: Record<string, unknown> = {
    eth_chainId: `0x${node.chainId.toString(16)}`,
    eth_getBlockByNumber: block,
    eth_getBalance: '0x7',
    eth_getCode: node.hasMulticall ? '0x6001' : '0x',
  }
  return { jsonrpc: '2.0', id, ...(method === 'eth_call' ? call(params[0]) : { result: results[method] }) }
}

const fetch: FetchLike = (url, init) => {
  if (!url.startsWith(NODE)) return practice.fetch(url, init)
  if (node.status !== 200) return Promise.resolve(new Response('no', { status: node.status }))
  const calls = JSON.parse(typeof init?.body === 'string' ? init.body : '') as Call | Call[]
  return Promise.resolve(Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls)))
}

function open() {
  const far = { chain_id: CHAIN, chain_name: 'far', chain_type: 'eip155', evm_chain_id: 4242, apis: { 'json-rpc': [{ address: NODE }] } }
  const network = {
    ...practice.network,
    chains: [...practice.network.chains, far],
    assets: {
      ...practice.network.assets,
      [CHAIN]: [asset('far-native', 'FAR'), asset(GOLD, 'GOLD'), asset(SILVER, 'SLV'), asset(BAD, 'BAD')],
    },
  }
  return openSyncBench({ folder: folder.path, network, fetch, accounts: [watched(practice.accounts[0]?.bech32 ?? '')] })
}

type Bench = Awaited<ReturnType<typeof open>>
const held = (bench: Bench) =>
  readHoldings(bench.archive, [(practice.accounts[0]?.hex ?? '').slice(2).toLowerCase()])
    .filter(({ chainId }) => chainId === CHAIN)
    .map(({ denom, amount }) => `${amount} ${denom}`)
    .toSorted()

const ALL = ['7 far-native', `${2n ** 130n} ${SILVER}`, `5 ${GOLD}`].toSorted()

test.each([[true], [false]])('reads the coin and each token that answers (multicall: %s)', async (hasMulticall) => {
  node.hasMulticall = hasMulticall
  const bench = await open()
  const report = await bench.once()
  expect(report.problems.filter((problem) => !/^(Basin|Harbour)/.test(problem))).toEqual([expect.stringContaining('far: no history')])
  expect(report.chains[CHAIN]?.tokens).toMatchObject({ complete: true, rows: 3 })
  expect(held(bench)).toEqual(ALL)
  expect(bench.sync.state().chainTips.find(({ chainId }) => chainId === CHAIN)).toMatchObject({ height: 16, time: 0x6553f100 * 1000 })
  await bench.close()
})

test('a token that stops answering keeps what was read; one that is gone counts as nothing', async () => {
  const bench = await open()
  await bench.once()
  node.balances = { [SILVER]: 0n }
  await bench.once()
  expect(held(bench)).toEqual([`5 ${GOLD}`, '7 far-native'])
  await bench.close()
})

test('a node of another chain, and one that fails, change nothing', async () => {
  const bench = await open()
  await bench.once()
  node = { ...node, chainId: 1, balances: {} }
  expect((await bench.once()).problems.join()).toContain('far.example serves chain 1, not 4242')
  node = { ...node, chainId: 4242, status: 500 }
  expect((await bench.once()).problems.join()).toContain('far.example')
  expect(held(bench)).toEqual(ALL)
  await bench.close()
})
