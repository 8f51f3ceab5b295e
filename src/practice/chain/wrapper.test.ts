// A rollup's wrapper in all the ways in which it is called: by an Ethereum wallet, in a message, by a packet's hook, in a deposit's hook.
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { encodeFunctionData, parseAbi, parseGwei, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { BLOCK, call, clientOf, evmSides, owner, send, signed } from '../../../test/support/benches/practiceEvm.ts'
import { ExecutorWithdrawals } from '../../wire/executor.ts'
import { key, me, two, type Bench } from '../bench.ts'
import { bridgedDenom, contractOf, PRACTICE_CHAINS, TIDEWATCH_INIT } from '../book/chains/chains.ts'
import { TIDEWATCH_EXCHANGE, TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { ibcDenom } from '../book/chains/harbour.ts'
import { channelTo, cosmosChain } from '../book/chains/links.ts'
import { sendAny, told, withdrawalAny } from '../router/routeBench.ts'
import { callAny, depositAny, signTx } from './signedTx.ts'

const abi = parseAbi([
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
  'function toRemote(address receiver, string denom, uint256 amount)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount, uint64 gas)',
])
const ROLLUP = 'tidewatch-1'
const rollup = cosmosChain(ROLLUP) ?? PRACTICE_CHAINS[1]
const WRAPPER = TIDEWATCH_WRAPPER as Hex
const BRIDGED = bridgedDenom('15', 'uinit')
const winit = `0x${TIDEWATCH_INIT.slice(4)}` as const
const bridged = (rollup === undefined ? '0x' : contractOf(rollup, BRIDGED)) as Hex
const UNIT = 10n ** 12n
const toLocal = (denom: string, amount: bigint, to = owner.address) =>
  encodeFunctionData({ abi, functionName: 'toLocal', args: [to, denom, amount, 6] })
const onRollup = { chainId: rollup?.evmChainId ?? 0, gas: 400_000n, maxFeePerGas: parseGwei('150'), maxPriorityFeePerGas: 0n }

/** Signs calls as an Ethereum wallet, one after another, and returns how each ended. */
async function wallet(on: Bench, calls: readonly { to: Hex; data: Hex }[]): Promise<string[]> {
  const client = clientOf(on, ROLLUP)
  const nonce = await client.getTransactionCount({ address: owner.address })
  const hashes: Hex[] = []
  for (const [index, one] of calls.entries())
    hashes.push(await send(on, await signed({ ...onRollup, nonce: nonce + index, ...one }), ROLLUP))
  on.pass(2 * BLOCK)
  return Promise.all(hashes.map(async (hash) => (await client.getTransactionReceipt({ hash })).status))
}

/** Deposits 2 INIT without a hook, so that the bridged form is there. */
async function deposited(): Promise<Bench> {
  const on = evmSides()
  await sendAny(on, 'practice-1', depositAny(me, 15n, me, two))
  on.pass(12_000)
  expect(await on.balance(ROLLUP, me, BRIDGED)).toBe(2_000_000n)
  return on
}

describe('an Ethereum wallet', () => {
  it('converts what it allowed and back again, and nothing that it did not', async () => {
    const on = await deposited()
    const into = [
      { to: bridged, data: call('approve', WRAPPER, 2_000_000n) },
      { to: WRAPPER, data: toLocal(BRIDGED, 2_000_000n) },
      { to: WRAPPER, data: toLocal(BRIDGED, 1n) },
    ]
    const before = await on.balance(ROLLUP, me, TIDEWATCH_INIT)
    expect(await wallet(on, into)).toEqual(['success', 'success', 'reverted'])
    expect(await on.balance(ROLLUP, me, BRIDGED)).toBe(0n)
    // Less than a quarter of it went for fees.
    expect((await on.balance(ROLLUP, me, TIDEWATCH_INIT)) - before).toBeGreaterThan(1_500_000n * UNIT)
    const back = encodeFunctionData({ abi, functionName: 'toRemote', args: [owner.address, TIDEWATCH_INIT, 1_000_000n * UNIT] })
    await wallet(on, [
      { to: winit, data: call('approve', WRAPPER, 1_000_000n * UNIT) },
      { to: WRAPPER, data: back },
    ])
    expect(await on.balance(ROLLUP, me, BRIDGED)).toBe(1_000_000n)
    expect(await clientOf(on, ROLLUP).getCode({ address: WRAPPER })).not.toBeUndefined()
  })

  it('leaves the rollup through the optimistic bridge, to be claimed on the L1', async () => {
    const on = evmSides()
    const out = encodeFunctionData({ abi, functionName: 'toRemoteAndOPWithdraw', args: [me, TIDEWATCH_INIT, 3n * UNIT, 250_000n] })
    const ends = await wallet(on, [
      { to: winit, data: call('approve', WRAPPER, 3n * UNIT) },
      { to: WRAPPER, data: out },
    ])
    expect(ends).toEqual(['success', 'success'])
    const reply = JSON.parse((await on.get(`executor.${ROLLUP}`, `/withdrawals/${me}?limit=1&offset=0&order=desc`)).text) as unknown
    expect(ExecutorWithdrawals.parse(reply).withdrawals[0]).toMatchObject({ to: me, amount: { denom: 'uinit', amount: '3' } })
  })
})

describe('a packet’s hook', () => {
  const voucher = ibcDenom('transfer/channel-0', 'uinit')
  /** Sends 1 INIT from the L1 with a call. */
  async function packet(on: Bench, receiver: string, message: Record<string, unknown>): Promise<string> {
    const parts = {
      sourcePort: 'transfer',
      sourceChannel: rollup === undefined ? '' : (channelTo(cosmosChain('practice-1') ?? rollup, ROLLUP) ?? ''),
      token: { denom: 'uinit', amount: '1000000' },
      sender: me,
      receiver,
      timeoutTimestamp: 4_102_444_800_000_000_000n,
      memo: JSON.stringify({ evm: { message } }),
    }
    const value = MsgTransfer.encode(MsgTransfer.fromPartial(parts)).finish()
    const hash = await sendAny(on, 'practice-1', { typeUrl: '/ibc.applications.transfer.v1.MsgTransfer', value })
    on.pass(2000)
    await on.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: 'practice-1' }))
    on.pass(30_000)
    return hash
  }

  it('is run by an intermediate account, which may convert what arrived', async () => {
    const on = evmSides()
    const hash = await packet(on, WRAPPER, { contract_addr: WRAPPER, input: toLocal(voucher, 1_000_000n), value: '0' })
    const status = await told(on, 'practice-1', hash)
    expect(status.state).toBe('STATE_COMPLETED_SUCCESS')
    const { denom, amount } = status.transfer_asset_release ?? {}
    expect([denom?.slice(0, 4), amount]).toEqual(['evm/', (1_000_000n * UNIT).toString()])
    expect(await on.balance(ROLLUP, me, denom ?? '')).toBe(1_000_000n * UNIT)
  })

  it.each([
    ['takes more than arrived', WRAPPER, { contract_addr: WRAPPER, input: toLocal(voucher, 1_000_001n) }],
    ['sends coins along', WRAPPER, { contract_addr: WRAPPER, input: toLocal(voucher, 1_000_000n), value: '1' }],
    ['is not the receiver', me, { contract_addr: WRAPPER, input: toLocal(voucher, 1_000_000n) }],
    ['no list of the chain names', TIDEWATCH_EXCHANGE, { contract_addr: TIDEWATCH_EXCHANGE, input: toLocal(voucher, 1_000_000n) }],
  ])('gives the coins back when the contract %s', async (_, receiver, message) => {
    const on = evmSides()
    const before = await on.balance('practice-1', me, 'uinit')
    const status = await told(on, 'practice-1', await packet(on, receiver, message))
    expect(status.state).toBe('STATE_COMPLETED_ERROR')
    expect(status.transfer_asset_release).toMatchObject({ chain_id: 'practice-1', denom: 'uinit', amount: '1000000' })
    expect(before - (await on.balance('practice-1', me, 'uinit'))).toBeLessThan(100_000n)
  })
})

describe('a deposit that nobody can be credited with', () => {
  it('is withdrawn for its sender at once', async () => {
    const on = evmSides()
    await sendAny(on, 'practice-1', depositAny(me, 15n, 'not-an-address', two))
    on.pass(12_000)
    const reply = JSON.parse((await on.get(`executor.${ROLLUP}`, `/withdrawals/${me}?limit=1&offset=0&order=desc`)).text) as unknown
    expect(ExecutorWithdrawals.parse(reply).withdrawals[0]).toMatchObject({ from: 'not-an-address', to: me, amount: two })
  })
})

it('lets nothing leave the rollup that a failed hook had sent', async () => {
  const on = evmSides()
  const { accountNumber, sequence } = await on.account(ROLLUP)
  const unsigned = { key, chainId: ROLLUP, accountNumber, sequence, fee: { denom: 'uinit', amount: '0' }, gas: 1n }
  const further = [callAny(me, WRAPPER, '0xdeadc0de')]
  const hook = signTx({ ...unsigned, message: withdrawalAny(me, me, { denom: BRIDGED, amount: '2' }), further })
  const newest = async () =>
    ExecutorWithdrawals.parse(JSON.parse((await on.get(`executor.${ROLLUP}`, `/withdrawals/${me}?limit=1&offset=0&order=desc`)).text))
      .withdrawals
  const before = await newest()
  await sendAny(on, 'practice-1', depositAny(me, 15n, me, two, hook))
  on.pass(12_000)
  expect(await newest()).toEqual(before)
  expect(await on.balance(ROLLUP, me, BRIDGED)).toBe(2_000_000n)
  expect((await on.account(ROLLUP)).sequence).toBe(sequence + 1n)
})

it('refuses a function that it does not have', async () => {
  const on = evmSides()
  const hash = await sendAny(on, ROLLUP, callAny(me, WRAPPER, '0xdeadc0de'))
  on.pass(BLOCK)
  const { tx_response: ended } = JSON.parse((await on.get(`rest.${ROLLUP}`, `/cosmos/tx/v1beta1/txs/${hash}`)).text) as {
    tx_response: { code: number }
  }
  expect(ended.code).toBe(3)
})
