// The optimistic way out: listed by the executor, proved against an output, paid out on the L1 once and not too early.
import { BinaryWriter } from 'cosmjs-types/binary'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ExecutorWithdrawal, ExecutorWithdrawals, HostBridge, HostClaimed, HostOutput } from '../../../wire/executor.ts'
import { createBench, key, me, type Bench } from '../../bench.ts'
import { bridgedDenom } from '../../book/chains/chains.ts'
import { withdrawalHash } from '../../book/withdrawals.ts'
import { fromBase64, toBase64 } from '../../keys/bytes.ts'
import { go, sendAny, told, type Asked } from '../../router/routeBench.ts'
import { FINALIZE } from './claim.ts'
import { signTx } from '../signedTx.ts'

const WITHDRAWAL: Asked = {
  from: ['lantern-1', bridgedDenom('16', 'uusdc')],
  to: ['practice-1', 'uusdc'],
  amount: '1500000',
  extra: { is_op_withdraw: true },
}
let on: Bench
beforeEach(() => void (on = createBench()))
afterEach(() => on.practice.close())

async function newest(): Promise<ExecutorWithdrawal> {
  const reply = JSON.parse((await on.get('executor.lantern-1', `/withdrawals/${me}?limit=2&offset=0&order=desc`)).text) as unknown
  const [found] = ExecutorWithdrawals.parse(reply).withdrawals
  if (found === undefined) throw new Error('nothing was withdrawn')
  return found
}

function claimAny(one: ExecutorWithdrawal, amount = one.amount.amount): { typeUrl: string; value: Uint8Array } {
  const writer = new BinaryWriter()
    .uint32(10)
    .string(me)
    .uint32(16)
    .uint64(BigInt(one.bridge_id))
    .uint32(24)
    .uint64(BigInt(one.output_index))
  for (const proof of one.withdrawal_proofs) writer.uint32(34).bytes(fromBase64(proof))
  writer.uint32(42).string(one.from).uint32(50).string(one.to).uint32(56).uint64(BigInt(one.sequence))
  writer.uint32(66).bytes(CoinProto.encode({ denom: one.amount.denom, amount }).finish())
  for (const [tag, text] of [
    [74, one.version],
    [82, one.storage_root],
    [90, one.last_block_hash],
  ] as const) {
    writer.uint32(tag).bytes(fromBase64(text))
  }
  return { typeUrl: FINALIZE, value: writer.finish() }
}

const l1 = async (path: string): Promise<unknown> =>
  JSON.parse((await on.get('rest.practice-1', `/opinit/ophost/v1/bridges/16${path}`)).text)

async function codeOf(message: { typeUrl: string; value: Uint8Array }): Promise<number> {
  const hash = await sendAny(on, 'practice-1', message)
  on.pass(2000)
  const { tx_response } = JSON.parse((await on.get('rest.practice-1', `/cosmos/tx/v1beta1/txs/${hash}`)).text) as {
    tx_response: { code: number }
  }
  return tx_response.code
}

it('is paid out with a proof, once, and not before its period has ended', async () => {
  const { hash } = await go(on, WITHDRAWAL, [me, me])
  const early = await newest()
  expect([early.tx_hash, early.withdrawal_proofs, early.storage_root]).toEqual([hash, [], ''])
  on.pass(20_000)
  const held = await newest()
  const output = HostOutput.parse(await l1(`/outputs/${held.output_index}`)).output_proposal
  expect(output.output_root).not.toBe('')
  expect(await codeOf(claimAny(held))).toBe(8)
  const { finalization_period } = HostBridge.parse(await l1('')).bridge_config
  on.pass(Number.parseInt(finalization_period, 10) * 1000)
  expect(await codeOf(claimAny(held, '1500001'))).toBe(10)
  const digest = withdrawalHash('16', { sequence: BigInt(held.sequence), from: me, to: me, coin: held.amount })
  const asked = `/withdrawals/claimed/by_hash?withdrawal_hash=${encodeURIComponent(toBase64(digest))}`
  expect(HostClaimed.parse(await l1(asked)).claimed).toBe(false)
  expect((await told(on, 'lantern-1', hash)).state).toBe('STATE_PENDING')
  const before = await on.balance('practice-1', me, 'uusdc')
  expect(await codeOf(claimAny(held))).toBe(0)
  expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + 1_500_000n)
  expect(HostClaimed.parse(await l1(asked)).claimed).toBe(true)
  expect((await told(on, 'lantern-1', hash)).state).toBe('STATE_COMPLETED_SUCCESS')
  expect(await codeOf(claimAny(held))).toBe(11)
})

it('proves each of several in one output', async () => {
  const amounts = ['1000001', '1000002', '1000003']
  for (const amount of amounts) await go(on, { ...WITHDRAWAL, amount }, [me, me])
  on.pass(90_000)
  const { withdrawals } = ExecutorWithdrawals.parse(JSON.parse((await on.get('executor.lantern-1', `/withdrawals/${me}?limit=3`)).text))
  expect(withdrawals.map((one) => one.amount.amount)).toEqual(amounts.toReversed())
  expect(withdrawals.some((one) => one.withdrawal_proofs.length > 0)).toBe(true)
  const codes = []
  for (const one of withdrawals) codes.push(await codeOf(claimAny(one)))
  expect(codes).toEqual([0, 0, 0])
})

it('pages by sequence, and knows one by its number', async () => {
  const first = ExecutorWithdrawals.parse(JSON.parse((await on.get('executor.lantern-1', `/withdrawals/${me}?limit=1&offset=0`)).text))
  const below = BigInt(first.withdrawals.at(-1)?.sequence ?? '0') - 1n
  const second = ExecutorWithdrawals.parse(
    JSON.parse((await on.get('executor.lantern-1', `/withdrawals/${me}?limit=1&offset=${below}`)).text),
  )
  const sequences = [...first.withdrawals, ...second.withdrawals].map(({ sequence }) => BigInt(sequence))
  expect(sequences).toEqual(sequences.toSorted((a, b) => Number(b - a)))
  expect(new Set(sequences).size).toBe(2)
  const one = ExecutorWithdrawal.parse(JSON.parse((await on.get('executor.lantern-1', `/withdrawal/${sequences[0]}`)).text))
  expect(BigInt(one.sequence)).toBe(sequences[0])
  expect((await on.get('executor.lantern-1', '/withdrawal/999999')).status).toBe(404)
})

it('tells of a token that has been migrated', async () => {
  const path = '/opinit/ophost/v1/bridges/15/migration_info/by_l1_denom?l1_denom='
  expect((await on.get('rest.practice-1', `${path}uusdc`)).status).toBe(404)
  expect(JSON.parse((await on.get('rest.practice-1', `${path}utia`)).text)).toMatchObject({
    migration_info: { ibc_channel_id: 'channel-25' },
  })
})

it('is simulated with the proof that it carries', async () => {
  await go(on, WITHDRAWAL, [me, me])
  on.pass(90_000)
  const account = await on.account('practice-1')
  const fee = { denom: 'uinit', amount: '0' }
  const raw = signTx({ key, chainId: 'practice-1', ...account, message: claimAny(await newest()), fee })
  const data = Buffer.concat([Buffer.from([0x12]), Buffer.from(new BinaryWriter().uint32(raw.length).finish()), raw]).toString('hex')
  const params = { path: '/cosmos.tx.v1beta1.Service/Simulate', data }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'abci_query', params })
  const { result } = JSON.parse((await on.post('rpc.practice-1', '/', body)).text) as {
    result: { response: { code: number; log: string } }
  }
  expect([result.response.code, result.response.log]).toEqual([0, ''])
})
