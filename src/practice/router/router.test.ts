// Checks the router's routes, its hooks, and its reports about a transfer.
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RouterMessages, RouterOpHook, RouterRoute, RouterStatus } from '../../wire/router.ts'
import { createBench, depositOf, enough, key, me, sendOf, two, type Bench } from '../bench.ts'
import { bridgedDenom, TIDEWATCH_INIT } from '../book/chains/chains.ts'
import { callAny, depositAny, signTx } from '../chain/signedTx.ts'
import type { PracticeNetwork } from '../network.ts'
import { rawMember } from './rawJson.ts'

const open: PracticeNetwork[] = []
const RouterCall = z.object({ contract_addr: z.string(), input: z.string() })

function bench(): Bench {
  const made = createBench()
  open.push(made.practice)
  return made
}

afterEach(() => {
  for (const practice of open.splice(0)) practice.close()
})

describe('the router', () => {
  const question = {
    amount_in: '2000000',
    source_asset_chain_id: 'practice-1',
    source_asset_denom: 'uinit',
    dest_asset_chain_id: 'tidewatch-1',
    dest_asset_denom: TIDEWATCH_INIT,
  }
  const track = async (on: Bench, hash: string) =>
    (await on.post('router', '/v2/tx/track', JSON.stringify({ tx_hash: hash, chain_id: 'practice-1' }))).status
  const state = async (on: Bench, hash: string) => {
    const reply = await on.get('router', `/v2/tx/status?tx_hash=${hash}&chain_id=practice-1`)
    return reply.status === 200 ? RouterStatus.parse(JSON.parse(reply.text)) : null
  }

  it('routes, and wants its operations back to the byte', async () => {
    const on = bench()
    const plain = { ...question, dest_asset_chain_id: 'lantern-1', dest_asset_denom: bridgedDenom('16', 'uinit') }
    const reply = await on.post('router', '/v2/fungible/route', JSON.stringify(plain))
    const route = RouterRoute.parse(JSON.parse(reply.text))
    const operations = rawMember(reply.text, 'operations') ?? ''
    expect(operations).toContain('1790000000000000123')
    const ask = (text: string) => {
      const body = { ...plain, amount_out: route.amount_out, address_list: [me, me], slippage_tolerance_percent: '0.5' }
      return on.post('router', '/v2/fungible/msgs', `${JSON.stringify(body).slice(0, -1)},"operations":${text}}`)
    }
    const messages = RouterMessages.parse(JSON.parse((await ask(operations)).text))
    expect(messages.txs[0]?.cosmos_tx?.msgs[0]?.msg_type_url).toBe('/opinit.ophost.v1.MsgInitiateTokenDeposit')
    expect((await ask(JSON.stringify(JSON.parse(operations)))).status).toBe(400)
  })

  it('refuses routes in three shapes', async () => {
    const on = bench()
    const refuse = () => on.post('router', '/v2/fungible/route', JSON.stringify({ ...question, dest_asset_chain_id: 'nowhere-1' }))
    expect(JSON.parse((await refuse()).text)).toMatchObject({ statusCode: 400, info: expect.any(String) as string })
    on.practice.faults.router.errorShape = 'passedThrough'
    expect(JSON.parse((await refuse()).text)).toMatchObject({ code: 5, details: [{ reason: 'LOW_INFO_ERROR' }] })
    on.practice.faults.router.errorShape = 'html'
    expect((await refuse()).text).toContain('<html>')
  })

  it('tells a transfer from submitted to done, and not before it is tracked', async () => {
    const on = bench()
    const { hash } = await on.send('practice-1', await depositOf(on))
    expect(await track(on, hash)).toBe(404)
    expect(await state(on, hash)).toBeNull()
    on.pass(2000)
    on.practice.faults.router.trackRefusals = 1
    expect([await track(on, hash), await track(on, hash)]).toEqual([404, 200])
    expect((await state(on, hash))?.state).toBe('STATE_SUBMITTED')
    on.pass(1500)
    expect((await state(on, hash))?.state).toBe('STATE_PENDING')
    on.pass(9000)
    const done = await state(on, hash)
    expect(done?.state).toBe('STATE_COMPLETED_SUCCESS')
    expect(done?.transfer_asset_release).toMatchObject({ denom: bridgedDenom('15', 'uinit'), amount: '2000000', released: true })
  })

  it.each([
    ['refunded', 'STATE_COMPLETED_ERROR', 'practice-1'],
    ['failed', 'STATE_COMPLETED_ERROR', 'tidewatch-1'],
    ['unknownState', 'STATE_COMPLETED_SUCCESS', 'tidewatch-1'],
  ] as const)('can end %s', async (outcome, final, releasedOn) => {
    const on = bench()
    on.practice.faults.nextTransfer(outcome)
    const before = await on.balance('practice-1', me, 'uinit')
    const { hash } = await on.send('practice-1', await depositOf(on))
    on.pass(2000)
    await track(on, hash)
    // A refused deposit comes back when the output that holds its withdrawal is final.
    on.pass(outcome === 'refunded' ? 100_000 : 30_000)
    const status = await state(on, hash)
    expect(status?.state).toBe(final)
    expect(status?.transfer_asset_release).toMatchObject({ chain_id: releasedOn })
    const lost = outcome === 'refunded' ? 3000n : 2_003_000n
    expect(await on.balance('practice-1', me, 'uinit')).toBe(before - lost)
  })

  it('gives up watching and is revived, in any vocabulary', async () => {
    const on = bench()
    on.practice.faults.nextTransfer('abandoned')
    const { hash } = await on.send('practice-1', await depositOf(on))
    on.pass(2000)
    await track(on, hash)
    on.pass(30_000)
    expect((await state(on, hash))?.state).toBe('STATE_ABANDONED')
    await track(on, hash)
    on.practice.faults.router.vocabulary = 'status'
    on.practice.faults.router.hops = 'flat'
    const status = await state(on, hash)
    expect([status?.state ?? null, status?.status]).toEqual([null, 'STATE_COMPLETED'])
    expect(status?.transfers[0]?.transfer_sequence[0]).toMatchObject({ src_chain_id: 'practice-1' })
  })
  it('wants a signed hook when asked to, and converts only when the hook holds', async () => {
    for (const stale of [false, true]) {
      const on = bench()
      const addresses = { source_address: me, dest_address: me }
      const reply = await on.post('router', '/op-hook', JSON.stringify({ ...question, ...addresses }))
      const { chain_id: chainId, hook: calls } = RouterOpHook.parse(JSON.parse(reply.text))
      expect(chainId).toBe('tidewatch-1')
      const account = await on.account(chainId)
      const sequence = account.sequence + (stale ? 1n : 0n)
      const [message, ...further] = calls.map(({ msg }) => {
        const { contract_addr, input } = RouterCall.parse(JSON.parse(msg))
        return callAny(me, contract_addr, input)
      })
      if (message === undefined) throw new Error(reply.text)
      const unsigned = { key, chainId, accountNumber: account.accountNumber, sequence, fee: { denom: 'uinit', amount: '0' }, gas: 1n }
      const hook = signTx({ ...unsigned, message, further })
      const { hash } = await on.send(
        'practice-1',
        await sendOf(on, { message: depositAny(me, 15n, me, two, hook), gas: 300_000n, fee: enough }),
      )
      on.pass(2000)
      await track(on, hash)
      on.pass(20_000)
      const status = await state(on, hash)
      expect(status?.state).toBe(stale ? 'STATE_COMPLETED_ERROR' : 'STATE_COMPLETED_SUCCESS')
      expect(status?.transfer_asset_release?.denom).toBe(stale ? bridgedDenom('15', 'uinit') : TIDEWATCH_INIT)
      expect((await on.account('tidewatch-1')).sequence).toBe(account.sequence + (stale ? 0n : 2n))
    }
  })
})
