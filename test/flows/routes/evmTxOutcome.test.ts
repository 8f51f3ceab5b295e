// Checks what a real Ethereum node says of a transaction, and the conclusions: only a proven outcome counts.
import { describe, expect, test } from 'vitest'
import { parseGwei, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { createEvmClient } from '../../../src/main/clients/chains/evm/evmClient.ts'
import { findEvmTxOutcome, type EvmTxLookup } from '../../../src/main/features/transfers/transactions/evmTxOutcome.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { startAnvil, type AnvilOptions } from '../../support/anvil.ts'
import { balanceSlot, tokenCode } from '../../support/bodies/evmContracts.ts'

const HOLDER = mnemonicToAccount('test test test test test test test test test test test junk')
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0x1000000000000000000000000000000000000001'

/** Answers some calls in the node's place. */
type Tamper = (call: { method: string; params: unknown[] }) => { result: unknown } | { error: { code: number; message: string } } | null

async function open(options: AnvilOptions = {}) {
  const node = await startAnvil(options)
  const tamper: { now: Tamper } = { now: () => null }
  const fetch: FetchLike = async (url, init) => {
    const calls = [JSON.parse(typeof init?.body === 'string' ? init.body : '') as unknown].flat() as {
      id: number
      method: string
      params: unknown[]
    }[]
    const reply = (await (await globalThis.fetch(url, init)).json()) as unknown
    const answers = [reply].flat() as { id: number }[]
    const told = calls.map((call, index) => {
      const changed = tamper.now(call)
      return changed === null ? answers[index] : { jsonrpc: '2.0', id: call.id, ...changed }
    })
    return Response.json(Array.isArray(reply) ? told : told[0])
  }
  const target = { jsonRpc: node.url, evmChainId: options.chainId ?? 31_337 }
  const client = createEvmClient({ fetch, target, name: 'Basin', signal: new AbortController().signal })
  /** Signs a payment of `value` wei with a nonce, as the holder. */
  const sign = (nonce: number, value = 1n, gwei = '3'): Promise<Hex> =>
    HOLDER.signTransaction({
      chainId: node.chainId,
      nonce,
      value,
      to: OTHER,
      gas: 21_000n,
      type: 'eip1559',
      maxFeePerGas: parseGwei(gwei),
      maxPriorityFeePerGas: parseGwei(gwei) / 2n,
    })
  const send = async (signed: Hex): Promise<Hex> => node.client.sendRawTransaction({ serializedTransaction: signed })
  const seek = (hash: string, extra: Partial<EvmTxLookup> = {}) =>
    findEvmTxOutcome(client, { hash, sender: HOLDER.address, nonce: 0, builtHeight: 0, rivals: [], confirmations: 3, ...extra })
  return { node, client, tamper, sign, send, seek }
}

const missingState: Tamper = ({ method, params }) =>
  method === 'eth_getTransactionCount' && /^0x[0-4]$/.test(String(params[1]))
    ? { error: { code: -32_000, message: 'missing trie node' } }
    : null

describe('the fate of a transaction', () => {
  test('is open until so many blocks lie on it, and open again when its block gives way to another', async () => {
    const { node, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    expect(await seek(hash)).toEqual({ kind: 'open', isSeen: false, nonceUsed: false })
    const before = await node.client.snapshot()
    await node.mine(2)
    expect(await seek(hash)).toMatchObject({ kind: 'open', isSeen: true })
    await node.client.revert({ id: before })
    expect(await seek(hash)).toEqual({ kind: 'open', isSeen: false, nonceUsed: false })
    await send(await sign(0))
    await node.mine(3)
    expect(await seek(hash)).toMatchObject({ kind: 'included', tx: { hash, isSuccess: true, height: 1, gasUsed: 21_000n } })
  })

  test('is decided by a rival of ours with the same nonce', async () => {
    const { node, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    const rival = await send(await sign(0, 0n, '9'))
    await node.mine(3)
    expect(await seek(hash, { rivals: [rival] })).toEqual({ kind: 'overtaken', hash: rival })
    expect(await seek(rival, { rivals: [hash] })).toMatchObject({ kind: 'included' })
  })

  test('is superseded when a stranger to us used the nonce, once that lies deep enough', async () => {
    const { node, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    await send(await sign(0, 0n, '9'))
    await node.mine(1)
    expect(await seek(hash)).toEqual({ kind: 'open', isSeen: false, nonceUsed: true })
    await node.mine(4)
    expect(await seek(hash)).toEqual({ kind: 'superseded' })
  })

  test('is superseded too where the node keeps no old state, as long as its index reaches back', async () => {
    const { node, tamper, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    await send(await sign(0, 0n, '9'))
    await node.mine(8)
    tamper.now = missingState
    expect(await seek(hash)).toEqual({ kind: 'superseded' })
  })

  test('stays unproven where neither state nor index reach back: it may have been included', async () => {
    const { node, tamper, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    await node.mine(8)
    tamper.now = (call) => missingState(call) ?? (call.method === 'eth_getTransactionReceipt' ? { result: null } : null)
    await expect(seek(hash)).rejects.toMatchObject({
      code: 'chain.unproven',
      retry: 'later',
      hint: expect.stringContaining(hash) as string,
    })
  })

  test('is not superseded by itself, where the index lags behind the blocks', async () => {
    const { node, tamper, sign, send, seek } = await open()
    const hash = await send(await sign(0))
    await node.mine(8)
    tamper.now = ({ method }) => (method === 'eth_getTransactionReceipt' ? { result: null } : null)
    expect(await seek(hash)).toEqual({ kind: 'open', isSeen: true, nonceUsed: true })
  })
})

describe('a node', () => {
  test('of another chain is refused, whatever it is asked', async () => {
    const node = await startAnvil({ chainId: 1 })
    const target = { jsonRpc: node.url, evmChainId: 31_337 }
    const client = createEvmClient({ fetch: globalThis.fetch, target, name: 'Basin', signal: new AbortController().signal })
    await expect(client.height()).rejects.toMatchObject({ code: 'chain.badReply', message: expect.stringContaining('chain 1') as string })
    await expect(client.send('0x02')).rejects.toMatchObject({ code: 'chain.badReply' })
  })

  test.for([
    [{ error: { code: -32_005, message: 'limit exceeded' } }, 'network.busy'],
    [{ error: { code: -32_000, message: 'out of disk' } }, 'chain.refused'],
    [{ result: 'no number' }, 'chain.refused'],
  ] as const)('that answers %j makes %s', async ([answer, code]) => {
    const { client, tamper } = await open()
    await client.height()
    tamper.now = () => answer
    await expect(client.nonces(HOLDER.address)).rejects.toMatchObject({ code, retry: 'later' })
  })

  test.for([
    ['<html>502</html>', 502, 'network.busy'],
    ['<html>hello</html>', 200, 'chain.badReply'],
  ] as const)('whose host answers %s with %d makes %s', async ([body, status, code]) => {
    const target = { jsonRpc: 'https://node.example', evmChainId: 1 }
    const fetch: FetchLike = () => Promise.resolve(new Response(body, { status }))
    const client = createEvmClient({ fetch, target, name: 'Basin', signal: new AbortController().signal })
    await expect(client.height()).rejects.toMatchObject({ code })
  })

  test('tells prices of either kind, and what it makes of bytes that it has or cannot take', async () => {
    const { node, client, sign } = await open()
    expect(await client.prices()).toMatchObject({ baseFee: expect.any(BigInt) as bigint, gasPrice: expect.any(BigInt) as bigint })
    const signed = await sign(0)
    expect(await client.send(signed)).toEqual({ outcome: 'accepted' })
    expect(await client.send(signed)).toEqual({ outcome: 'known' })
    expect(await client.nonces(HOLDER.address)).toEqual({ latest: 0, pending: 1 })
    await node.mine()
    expect(await client.send(signed)).toMatchObject({ outcome: 'refused', log: expect.stringMatching(/nonce too low/i) as string })
    const legacy = await open({ hardfork: 'berlin' })
    expect(await legacy.client.prices()).toMatchObject({ baseFee: null, priorityFee: 0n })
  })

  test('tries a call out, and its contract’s reason is told', async () => {
    const { node, client } = await open()
    await node.place(TOKEN, tokenCode())
    await node.write(TOKEN, balanceSlot(HOLDER.address), 5n)
    const transfer = (amount: bigint) => ({
      from: HOLDER.address,
      to: TOKEN as Hex,
      value: 0n,
      data: `0xa9059cbb${OTHER.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}` as Hex,
    })
    expect(await client.simulate(transfer(5n))).toEqual({ result: `0x${'1'.padStart(64, '0')}` })
    expect(await client.simulate(transfer(6n))).toEqual({ revert: 'too little' })
    expect(await client.estimateGas(transfer(5n))).toBeGreaterThan(21_000n)
    await expect(client.estimateGas(transfer(6n))).rejects.toMatchObject({
      code: 'chain.refused',
      message: 'Basin rejects this: too little',
    })
    expect(await client.tokenBalance(TOKEN, HOLDER.address)).toBe(5n)
  })
})
