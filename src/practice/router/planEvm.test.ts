// From the chain outside Initia: what the router hands out is signed by viem, and arrives.
import { encodeFunctionData, erc20Abi, parseGwei, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBench, me, type Bench } from '../bench.ts'
import { bridgedDenom } from '../book/chains/chains.ts'
import { HARBOUR, plainAddress } from '../book/chains/harbour.ts'
import { BASIN } from '../book/chains/plainEvm.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from '../keys/mnemonic.ts'
import { told, waysOf, type Asked } from './routeBench.ts'

const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
const USDC = BASIN.bridge.token
const onHarbour = plainAddress(HARBOUR, practiceKey(rootOf(PRACTICE_MNEMONIC), 1))

let on: Bench
beforeEach(() => void (on = createBench()))
afterEach(() => on.practice.close())

async function send(nonce: number, to: string, data: Hex): Promise<string> {
  const terms = { type: 'eip1559', chainId: 7331, gas: 300_000n, maxFeePerGas: parseGwei('2'), maxPriorityFeePerGas: 1n } as const
  const raw = await owner.signTransaction({ ...terms, nonce, to: to as Hex, data })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] })
  const reply = JSON.parse((await on.post('json-rpc.7331', '/', body)).text) as { result?: string; error?: unknown }
  if (reply.result === undefined) throw new Error(JSON.stringify(reply.error))
  return reply.result
}

/** Allows what the way needs, sends its first transaction, and registers it. */
async function go(asked: Asked, addresses: readonly string[]): Promise<string> {
  const { messages, text } = await waysOf(on, asked, addresses)
  const tx = messages?.txs[0]?.evm_tx
  const [approval] = tx?.required_erc20_approvals ?? []
  if (tx === undefined || approval === undefined) throw new Error(text)
  expect(tx).toMatchObject({
    chain_id: '7331',
    value: '0',
    signer_address: owner.address,
    data: expect.not.stringMatching(/^0x/) as string,
  })
  const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [approval.spender as Hex, BigInt(approval.amount)] })
  await send(0, approval.token_contract, allow)
  const hash = await send(1, tx.to, `0x${tx.data}`)
  on.pass(2500)
  await on.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: '7331' }))
  return hash
}

const asked = (to: Asked['to'], extra = {}): Asked => ({ from: ['7331', USDC], to, amount: '5000000', extra })

describe('from Basin', () => {
  it.each([
    ['practice-1', 'uusdc', me],
    ['tidewatch-1', bridgedDenom('15', 'uusdc'), me],
    ['harbour-1', HARBOUR.assets[2]?.denom ?? '', onHarbour],
  ] as const)('a token is burnt and arrives on %s', async (chainId, denom, to) => {
    const before = await on.balance(chainId, to, denom)
    const hash = await go(asked([chainId, denom]), [owner.address, to])
    expect((await told(on, '7331', hash)).state).toMatch(/SUBMITTED|PENDING/)
    on.pass(20_000)
    const status = await told(on, '7331', hash)
    expect(status).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfer_asset_release: { chain_id: chainId, denom, amount: '5000000' },
    })
    const [hop] = status.transfers[0]?.transfer_sequence ?? []
    expect(hop).toMatchObject({ cctp_transfer: { state: 'CCTP_TRANSFER_RECEIVED', txs: { send_tx: { tx_hash: hash } } } })
    expect(await on.balance(chainId, to, denom)).toBe(before + 5_000_000n)
  })

  it('a fast order costs a little and comes sooner', async () => {
    const fast = asked(['practice-1', 'uusdc'], { go_fast: true })
    const { route } = await waysOf(on, fast, [owner.address, me])
    expect([route.amount_out, route.estimated_fees[0]?.amount]).toEqual(['4990000', '10000'])
    const before = await on.balance('practice-1', me, 'uusdc')
    const hash = await go(fast, [owner.address, me])
    on.pass(8000)
    expect((await told(on, '7331', hash)).state).toBe('STATE_COMPLETED_SUCCESS')
    expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + 4_990_000n)
  })

  it('Lantern is two transactions away', async () => {
    const denom = bridgedDenom('16', 'uusdc')
    const { route, messages } = await waysOf(on, asked(['lantern-1', denom]), [owner.address, me, me])
    expect([route.txs_required, route.required_chain_addresses]).toEqual([2, ['7331', 'practice-1', 'lantern-1']])
    expect(route.operations.map(({ tx_index }) => tx_index)).toEqual([0, 1])
    expect(messages?.txs.map((tx) => Object.keys(tx)[0])).toEqual(['evm_tx', 'cosmos_tx'])
    const before = await on.balance('practice-1', me, 'uusdc')
    const hash = await go(asked(['lantern-1', denom]), [owner.address, me, me])
    on.pass(20_000)
    expect((await told(on, '7331', hash)).transfer_asset_release).toMatchObject({ chain_id: 'practice-1', denom: 'uusdc', released: true })
    expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + 5_000_000n)
  })
})
