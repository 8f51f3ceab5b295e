// The Ethereum side of the EVM rollup: receipts, calls inside, hashes that an independent library computes too, and the JSON-RPC node.
import { createPublicClient, custom, erc20Abi, getAddress, serializeTransaction, keccak256, type Hex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { createBench, key, me, type Bench } from '../bench.ts'
import type { EvmFrame, EvmReceipt } from '../evm/receipt.ts'

const open: Bench[] = []
const INDEXER = 'indexer.tidewatch-1'

function bench(): Bench {
  const made = createBench()
  open.push(made)
  return made
}

afterEach(() => {
  for (const { practice } of open.splice(0)) practice.close()
})

interface CosmosTx {
  txhash: string
  code: number
  gas_wanted: string
  tx: {
    body: { messages: Record<string, string>[]; memo: string }
    auth_info: { signer_infos: { mode_info: { single: { mode: string } }; sequence: string }[] }
    signatures: string[]
  }
}

const read = async <T>(on: Bench, path: string): Promise<T> => JSON.parse((await on.get(INDEXER, path)).text) as T
const receiptsOf = async (on: Bench, query = '?pagination.limit=1000') =>
  (await read<{ txs: EvmReceipt[] }>(on, `/indexer/tx/v1/evm-txs/by_account/${me}${query}`)).txs
const cosmosOf = async (on: Bench) => (await read<{ txs: CosmosTx[] }>(on, `/indexer/tx/v1/txs/by_account/${me}?pagination.limit=1000`)).txs

async function rpc(on: Bench, method: string, ...params: unknown[]): Promise<unknown> {
  const { text } = await on.post('json-rpc.tidewatch-1', '/', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  return (JSON.parse(text) as { result: unknown }).result
}

describe('receipts', () => {
  it('carry the hash that Ethereum computes from what the wallet signed', async () => {
    const on = bench()
    const signed = (await cosmosOf(on)).filter(({ tx }) => tx.auth_info.signer_infos[0]?.mode_info.single.mode === 'SIGN_MODE_ETHEREUM')
    const mine = signed.filter(({ tx }) => tx.body.messages[0]?.['sender'] === me)
    expect(mine.length).toBeGreaterThan(8)
    for (const { txhash, gas_wanted, tx } of mine) {
      const [message] = tx.body.messages
      const bytes = Buffer.from(tx.signatures[0] ?? '', 'base64').toString('hex')
      const { gas_fee_cap } = JSON.parse(tx.body.memo) as { gas_fee_cap: string }
      const to = message?.['contract_addr'] === undefined ? {} : { to: getAddress(message['contract_addr']) }
      const raw = serializeTransaction(
        {
          type: 'eip1559',
          chainId: 2_718_281_828_459_045,
          nonce: Number(tx.auth_info.signer_infos[0]?.sequence),
          gas: BigInt(gas_wanted),
          maxFeePerGas: BigInt(gas_fee_cap),
          value: BigInt(message?.['value'] ?? '0'),
          data: (message?.['input'] ?? message?.['code']) as Hex,
          ...to,
        },
        { r: `0x${bytes.slice(0, 64)}`, s: `0x${bytes.slice(64, 128)}`, yParity: Number(bytes.slice(128)) },
      )
      const hash = keccak256(raw)
      expect(await rpc(on, 'cosmos_cosmosTxHashByTxHash', hash)).toBe(txhash.toLowerCase())
      expect(await rpc(on, 'cosmos_txHashByCosmosTxHash', txhash)).toBe(hash)
    }
  })

  it('stand in for Cosmos transactions that left logs, without sender and receiver', async () => {
    const on = bench()
    const byHash = new Map((await receiptsOf(on)).map((receipt) => [receipt.transactionHash, receipt]))
    const counterparts = await Promise.all(
      (await cosmosOf(on)).map(async (tx) => ({ tx, hash: (await rpc(on, 'cosmos_txHashByCosmosTxHash', tx.txhash)) as string })),
    )
    const syntheticTxs = counterparts.filter(({ hash }) => byHash.get(hash)?.from === `0x${'0'.repeat(40)}`)
    expect(syntheticTxs.length).toBeGreaterThan(20)
    for (const { tx, hash } of syntheticTxs) {
      expect(byHash.get(hash)).toMatchObject({ to: '', contractAddress: null, status: '0x1', type: '0x0', effectiveGasPrice: '0x0' })
      const none = '0x80'.slice(2).repeat(5)
      expect(keccak256(`0xe9${none}a0${tx.txhash.toLowerCase()}${'80'.repeat(3)}`)).toBe(hash)
    }
    // A Cosmos transaction that failed leaves nothing for Ethereum clients.
    const failed = counterparts.filter(({ tx }) => tx.code !== 0 && !tx.tx.body.memo.startsWith('{'))
    expect(failed.every(({ hash }) => !byHash.has(hash))).toBe(true)
  })

  it('show a new contract, a failure, and rows that no Cosmos list of the account knows', async () => {
    const on = bench()
    const receipts = await receiptsOf(on)
    expect(receipts.filter(({ to, contractAddress }) => to === '' && contractAddress !== null)).toHaveLength(1)
    expect(receipts.filter(({ status }) => status === '0x0')).toHaveLength(1)
    const known = new Set((await cosmosOf(on)).map(({ txhash }) => txhash.toLowerCase()))
    const counterparts = await Promise.all(receipts.map(({ transactionHash }) => rpc(on, 'cosmos_cosmosTxHashByTxHash', transactionHash)))
    expect(counterparts.filter((hash) => !known.has(String(hash)))).toHaveLength(2)
  })

  it('are found by height and by hash, and by who signed them', async () => {
    const on = bench()
    const [first] = await receiptsOf(on, '?is_signer=true&pagination.limit=1')
    const height = Number(BigInt(first?.blockNumber ?? '0x0'))
    expect(first?.from).toBe(key.hex.toLowerCase())
    expect((await read<{ txs: unknown[] }>(on, `/indexer/tx/v1/evm-txs/by_height/${height}`)).txs).toContainEqual(first)
    expect(await read(on, `/indexer/tx/v1/evm-txs/${first?.transactionHash.toUpperCase().replace('0X', '')}`)).toEqual({ tx: first })
    expect((await on.get(INDEXER, '/indexer/tx/v1/evm-txs/nonsense')).status).toBe(400)
    expect((await on.get('indexer.lantern-1', '/indexer/tx/v1/evm-txs')).status).toBe(404)
  })
})

describe('calls inside transactions', () => {
  it('are lists everywhere, with padded hex and a bare 0x for nothing', async () => {
    const on = bench()
    const path = '/indexer/tx/v1/evm-internal-txs'
    const { internal_txs: all } = await read<{ internal_txs: (EvmFrame & { hash: string; parent_index: number })[] }>(on, path)
    expect(all.some(({ value }) => value === '0x')).toBe(true)
    expect(all.some(({ value }) => value === '0x0f4240')).toBe(true)
    const swap = all.find(({ type }) => type === 'STATICCALL')
    const frames = await read<{ internal_txs: { index: number; parent_index: number }[] }>(
      on,
      `${path}/${swap?.hash}?pagination.reverse=false`,
    )
    expect(frames.internal_txs.map(({ index, parent_index }) => [index, parent_index])).toEqual([
      [0, -1],
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 2],
      [5, 2],
    ])
    const mine = await read<{ internal_txs: { from: string; to: string }[] }>(on, `${path}/by_account/${me}`)
    expect(mine.internal_txs.length).toBeGreaterThan(8)
    expect((await on.get(INDEXER, `${path}/${'ab'.repeat(32)}`)).status).toBe(404)
  })
})

describe('the JSON-RPC node', () => {
  it('answers an ordinary client about heads, balances and tokens', async () => {
    const on = bench()
    const client = createPublicClient({
      transport: custom({
        request: ({ method, params }: { method: string; params?: unknown }) => rpc(on, method, ...((params ?? []) as unknown[])),
      }),
    })
    const address = getAddress(key.hex)
    const assets = on.practice.network.assets['tidewatch-1'] as { base: string; address?: string; symbol: string }[]
    const usdc = assets.find(({ symbol }) => symbol === 'USDC')
    const token = { address: getAddress(usdc?.address ?? ''), abi: erc20Abi } as const
    expect(await client.getChainId()).toBe(2_718_281_828_459_045)
    expect(await client.readContract({ ...token, functionName: 'balanceOf', args: [address] })).toBe(
      await on.balance('tidewatch-1', me, usdc?.base ?? ''),
    )
    expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(6)
    expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('USDC')
    expect(await client.getBalance({ address })).toBeGreaterThan(0n)
    const block = await client.getBlock()
    expect(Number(block.timestamp) * 1000).toBeLessThanOrEqual(Date.UTC(2026, 10, 21))
    const [first] = await receiptsOf(on)
    const receipt = await client.getTransactionReceipt({ hash: first?.transactionHash as Hex })
    expect(receipt.blockNumber).toBe(BigInt(first?.blockNumber ?? 0))
    expect(receipt.logs).toHaveLength(first?.logs.length ?? -1)
  })
})
