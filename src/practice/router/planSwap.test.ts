// Checks the L1's exchange: the router's price is the chain's, and the minimum is kept.
import { BinaryWriter } from 'cosmjs-types/binary'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createBench, me, type Bench } from '../bench.ts'
import { fromBase64 } from '../keys/bytes.ts'
import { sendAny, waysOf, type Asked } from './routeBench.ts'

const Execute = z.object({
  sender: z.string(),
  module_address: z.string(),
  module_name: z.string(),
  function_name: z.string(),
  args: z.array(z.string()),
})
const ASKED: Asked = { from: ['practice-1', 'uinit'], to: ['practice-1', 'uusdc'], amount: '10000000' }

let on: Bench
beforeEach(() => void (on = createBench()))
afterEach(() => on.practice.close())

/** Field numbers: initia/move/v1/tx.proto. */
function executeAny(msg: string): { typeUrl: string; value: Uint8Array } {
  const { sender, module_address, module_name, function_name, args } = Execute.parse(JSON.parse(msg))
  const writer = new BinaryWriter()
  for (const [tag, text] of [
    [10, sender],
    [18, module_address],
    [26, module_name],
    [34, function_name],
  ] as const) {
    writer.uint32(tag).string(text)
  }
  for (const arg of args) writer.uint32(50).bytes(fromBase64(arg))
  return { typeUrl: '/initia.move.v1.MsgExecute', value: writer.finish() }
}

it('gives what the route promised', async () => {
  const { route, messages } = await waysOf(on, ASKED, [me])
  expect([route.does_swap, route.swap_price_impact_percent, route.warning]).toEqual([true, '0.00', null])
  const message = messages?.txs[0]?.cosmos_tx?.msgs[0]?.msg ?? ''
  const before = await on.balance('practice-1', me, 'uusdc')
  await sendAny(on, 'practice-1', executeAny(message))
  on.pass(2000)
  expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + BigInt(route.amount_out))
})

it('moves the price when the amount is large, and warns', async () => {
  const { route } = await waysOf(on, { ...ASKED, amount: '250000000000' }, [me])
  expect(route.swap_price_impact_percent).toBe('20.00')
  expect(route.warning).toMatchObject({ type: 'BAD_PRICE_WARNING' })
})

it('fails on the chain below the least', async () => {
  const { messages } = await waysOf(on, ASKED, [me])
  const message = messages?.txs[0]?.cosmos_tx?.msgs[0]?.msg ?? ''
  const { args } = Execute.parse(JSON.parse(message))
  const greedy = Buffer.concat([Buffer.from([1]), Buffer.alloc(8, 0xff)]).toString('base64')
  const before = await on.balance('practice-1', me, 'uusdc')
  await sendAny(on, 'practice-1', executeAny(message.replace(args[3] ?? '-', greedy)))
  on.pass(2000)
  expect(await on.balance('practice-1', me, 'uusdc')).toBe(before)
})
