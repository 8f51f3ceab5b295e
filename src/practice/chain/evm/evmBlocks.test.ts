// Which block a request means, and what nodes still know of an older one.
import { erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { BLOCK, THIRD_PARTY, USDC, call, clientOf, evmSides, owner, send, signed } from '../../../../test/support/benches/practiceEvm.ts'
import type { Bench } from '../../bench.ts'

type Params = readonly unknown[]

/** One request as it is. @returns the result, or the sentence of the refusal. */
async function asked(on: Bench, chainId: string, method: string, params: Params): Promise<unknown> {
  const reply = await on.post(`json-rpc.${chainId}`, '/', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  const { result, error } = JSON.parse(reply.text) as { result?: unknown; error?: { code: number; message: string } }
  return error === undefined ? result : `${error.code} ${error.message}`
}

async function numberOf(on: Bench, chainId: string, tag: unknown): Promise<number> {
  return Number(((await asked(on, chainId, 'eth_getBlockByNumber', [tag, false])) as { number: string }).number)
}

describe('a block tag', () => {
  it('lies behind the head where a block is final later', async () => {
    const on = evmSides()
    const head = await numberOf(on, '7331', 'latest')
    const heights = await Promise.all(['pending', 'safe', 'finalized', 'earliest'].map((tag) => numberOf(on, '7331', tag)))
    expect(heights).toEqual([head, head - 32, head - 64, 0])
  })

  it('is the head on a rollup, whose first block is 1', async () => {
    const on = evmSides()
    const head = await numberOf(on, 'tidewatch-1', 'latest')
    const heights = await Promise.all(['pending', 'safe', 'finalized', 'earliest', '0x0'].map((tag) => numberOf(on, 'tidewatch-1', tag)))
    expect(heights).toEqual([head, head, head, 1, 1])
  })

  it.each([
    ['eth_getBlockByNumber', ['newest', false], '-32602 invalid argument 0: hex string without 0x prefix'],
    ['eth_getBlockByNumber', ['0x01', false], '-32602 invalid argument 0: hex number with leading zero digits'],
    ['eth_getBlockByNumber', [], '-32602 missing value for required argument 0'],
    ['eth_getBalance', [THIRD_PARTY], '-32602 missing value for required argument 1'],
    ['eth_getBalance', [THIRD_PARTY, { blockHash: `0x${'ab'.repeat(32)}` }], '-32000 header for hash not found'],
    ['eth_getBalance', [THIRD_PARTY, '0xffffffff'], '-32000 header not found'],
    ['eth_call', [{ to: USDC, data: '0x18160ddd' }, '0xffffffff'], '-32000 header not found'],
  ] as const)('is refused by %s where it is none: %j', async (method, params, refusal) => {
    expect(await asked(evmSides(), '7331', method, params)).toBe(refusal)
  })

  it('of a block that is not there yet has no block', async () => {
    const on = evmSides()
    expect(await asked(on, '7331', 'eth_getBlockByNumber', ['0xffffffff', false])).toBeNull()
    expect(await asked(on, 'tidewatch-1', 'eth_getBlockByNumber', ['0xffffffff', false])).toBeNull()
  })
})

describe('what was', () => {
  it('is told of the last 128 blocks: coins, numbers and contracts', async () => {
    const on = evmSides()
    const client = clientOf(on)
    const blockNumber = await client.getBlockNumber()
    const { hash: blockHash } = await client.getBlock({ blockNumber })
    const [coins, nonce] = [await client.getBalance({ address: owner.address }), 0]
    const token = { abi: erc20Abi, address: USDC, functionName: 'balanceOf', args: [THIRD_PARTY] } as const
    await send(on, await signed({ value: 5n }))
    await send(on, await signed({ nonce: 1, to: USDC, data: call('transfer', THIRD_PARTY, 7n) }))
    on.pass(BLOCK)
    expect(await client.getBalance({ address: THIRD_PARTY })).toBe(5n)
    expect(await client.readContract(token)).toBe(7n)
    const before = { blockNumber }
    expect(await client.getBalance({ address: THIRD_PARTY, ...before })).toBe(0n)
    expect(await client.getBalance({ address: owner.address, ...before })).toBe(coins)
    expect(await client.getTransactionCount({ address: owner.address, ...before })).toBe(nonce)
    expect(await client.readContract({ ...token, ...before })).toBe(0n)
    expect(await asked(on, '7331', 'eth_getBalance', [THIRD_PARTY, { blockHash }])).toBe('0x0')
    expect(await client.getBalance({ address: THIRD_PARTY, blockTag: 'finalized' })).toBe(0n)
    on.pass(64 * 2000)
    expect(await client.getBalance({ address: THIRD_PARTY, blockTag: 'safe' })).toBe(5n)
    expect(await client.getBalance({ address: THIRD_PARTY, ...before })).toBe(0n)
    on.pass(64 * 2000)
    await expect(client.getBalance({ address: THIRD_PARTY, ...before })).rejects.toThrow('missing trie node')
    expect(await asked(on, '7331', 'eth_getBalance', [THIRD_PARTY, 'earliest'])).toMatch(/^-32000 missing trie node/)
  })

  it('is told of a rollup as far back as nothing has changed', async () => {
    const on = evmSides()
    const client = clientOf(on, 'tidewatch-1')
    const fees = { chainId: 2_718_281_828_459_045, maxFeePerGas: 150_000_000_000n, maxPriorityFeePerGas: 0n }
    const nonce = await client.getTransactionCount({ address: owner.address })
    const blockNumber = await client.getBlockNumber()
    expect(await client.getBalance({ address: THIRD_PARTY, blockNumber: blockNumber - 1n })).toBe(0n)
    await send(on, await signed({ ...fees, nonce, to: THIRD_PARTY, value: 3n }), 'tidewatch-1')
    on.pass(2 * BLOCK)
    expect(await client.getBalance({ address: THIRD_PARTY, blockTag: 'finalized' })).toBe(3n)
    await expect(client.getBalance({ address: THIRD_PARTY, blockNumber })).rejects.toThrow('version does not exist')
    expect(await asked(on, 'tidewatch-1', 'eth_getBalance', [THIRD_PARTY, '0xffffffff'])).toMatch(/height in the future/)
  })
})
