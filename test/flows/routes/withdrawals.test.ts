// Withdrawals through the optimistic bridge: from the rollup to the claim on the L1, with an executor that is believed in nothing.
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../../src/main/platform/log/log.ts'
import type { Transfer, TransferStep, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { openBench } from '../../support/benches/bench.ts'
import { approve } from '../../support/benches/hands.ts'
import { isSearch } from '../../support/bodies/nodeReplies.ts'
import { practiceBench, SOURCE, temporaryFolder } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'lantern-1'

/** A bench with a withdrawal that has left the rollup. */
async function withdrawing() {
  const bench = await practiceBench()
  const { drive, practice } = bench
  const fromDenom = bench.bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'INIT')?.denom ?? ''
  const request = { accountId: bench.account.id, fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uinit', amount: '700000' }
  const { offers } = await bench.bench.client['quotes.request']({ ...request, recipient: null, slippagePercent: '0.5' })
  const lossless = offers.find(({ variant }) => variant === 'lossless')
  const signed = async (view: TransferView) => {
    const signing = drive.sign(view)
    await approve(practice.device)
    return await signing
  }
  const created = await bench.bench.client['transfers.create']({ quoteId: lossless?.id ?? '' })
  const sent = await drive.step(await signed(await drive.step(created, 'build')), 'send')
  const until = (reached: (transfer: Transfer) => boolean) => bench.bench.until(sent.transfer.id, reached)
  return { ...bench, id: sent.transfer.id, signed, until }
}

const balance = async ({ practice }: Awaited<ReturnType<typeof practiceBench>>, address: string) => {
  const reply = await practice.fetch(`https://rest.${SOURCE}.practice.invalid/cosmos/bank/v1beta1/balances/${address}`)
  const { balances } = (await reply.json()) as { balances: { denom: string; amount: string }[] }
  return BigInt(balances.find(({ denom }) => denom === 'uinit')?.amount ?? '0')
}

describe('a withdrawal through the optimistic bridge', () => {
  test('is followed from submission to its claim, and the claim is signed like any other transaction', async () => {
    const bench = await withdrawing()
    const { until, signed, drive, id, account, practice } = bench
    expect((await until(({ withdrawal }) => withdrawal !== null)).phase).toBe('tracking')
    const proposed = await until(({ withdrawal }) => withdrawal?.stage === 'proposed')
    expect(proposed.withdrawal?.claimableAt).toBeGreaterThan(proposed.updatedAt)
    const claimable = await until(({ phase }) => phase === 'claimable')
    const view = await bench.bench.client['transfers.get']({ id })
    const built = await drive.step(view, 'build')
    const leg = currentLeg(built.transfer)
    expect(leg).toMatchObject({ purpose: 'claim', chainId: SOURCE, signer: account.address.bech32 })
    expect(leg?.checks.map(({ subject }) => subject)).toContain('withdrawal')
    const before = await balance(bench, account.address.bech32)
    await drive.step(await signed(built), 'send')
    expect((await drive.settled(id)).phase).toBe('claimed')
    expect((await balance(bench, account.address.bech32)) - before).toBe(700_000n - BigInt(leg?.fee.amount ?? '0'))
    expect(claimable.withdrawal?.sequence).toBe(built.transfer.withdrawal?.sequence)
    const { legs } = (await bench.bench.client['transfers.get']({ id })).transfer
    expect(practice.observed.accepted[SOURCE]).toEqual([legs.at(-1)?.hash])
  })

  test('is found claimable though the computer’s clock was set back by a year meanwhile', async () => {
    const { until, own, bench, id } = await withdrawing()
    await until(({ withdrawal }) => withdrawal?.stage === 'proposed')
    own.skip(-365 * 24 * 60 * 60_000)
    const looking = setInterval(() => void bench.client['transfers.checkNow']({ id }), 50)
    onTestFinished(() => {
      clearInterval(looking)
    })
    expect((await until(({ phase }) => phase === 'claimable')).withdrawal?.stage).toBe('claimable')
    clearInterval(looking)
  })

  test('that no output proves is never called claimable, whatever its executor says', async () => {
    const { intercept, until, bench, id } = await withdrawing()
    intercept.now = async (url, _, pass) => {
      const reply = await pass()
      if (!url.includes('executor')) return reply
      return new Response(
        (await reply.text())
          .replaceAll('"700000"', '"700001"')
          .replace(/"withdrawal_proofs":\["[A-Za-z0-9+/]{4}/g, '"withdrawal_proofs":["AAAA')
          .replace(/"storage_root":"[A-Za-z0-9+/]{4}/g, '"storage_root":"AAAA'),
      )
    }
    await bench.until(id, (_, { trouble }) => trouble?.code === 'chain.badReply')
    expect((await bench.client['transfers.get']({ id })).transfer.phase).toBe('tracking')
    intercept.now = null
    expect((await until(({ phase }) => phase === 'claimable')).phase).toBe('claimable')
  })

  test('made elsewhere is listed with its stage and claimed by a waybill of its own, and the first waybill sees that it was', async () => {
    const { practice, bench, account, until, clock, id } = await withdrawing()
    const held = await until(({ phase }) => phase === 'claimable')
    const { chainId, sequence } = held.withdrawal ?? { chainId: '', sequence: '' }
    const listed = await bench.client['withdrawals.list']({ accountId: account.id })
    expect(listed.missing).toEqual([])
    const mine = listed.withdrawals.find((one) => one.chainId === chainId && one.sequence === sequence)
    expect(mine).toMatchObject({ stage: 'claimable', amount: '700000', transferId: id, asset: { chainId: SOURCE, denom: 'uinit' } })
    expect(await bench.client['withdrawals.claim']({ accountId: account.id, chainId, sequence })).toEqual({ transferId: id, quote: null })

    const log = createLog(
      () => clock.now(),
      () => undefined,
    )
    const { fetch, hid, network: file } = practice
    const elsewhere = openBench({ folder: temporaryFolder(), fetch, hid, file, clock, log })
    onTestFinished(() => elsewhere.stop())
    elsewhere.start()
    const { id: accountId } = await elsewhere.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Flex 1' })
    const { withdrawals } = await elsewhere.client['withdrawals.list']({ accountId })
    expect(withdrawals.find((one) => one.sequence === sequence && one.chainId === chainId)?.transferId).toBeNull()
    const { quote } = await elsewhere.client['withdrawals.claim']({ accountId, chainId, sequence })
    expect(quote).toMatchObject({ task: 'claim', amountOut: '700000', to: { denom: 'uinit' }, obstacle: null })
    const created = await elsewhere.client['transfers.create']({ quoteId: quote?.id ?? '' })
    const step = (view: TransferView, name: TransferStep, consent: string | null = null) =>
      elsewhere.client['transfers.step']({ id: view.transfer.id, version: view.transfer.version, step: name, consent })
    const built = await step(created, 'build')
    const signing = step(built, 'sign', currentLeg(built.transfer)?.documentHash ?? null)
    await approve(practice.device)
    await step(await signing, 'send')
    expect((await elsewhere.until(created.transfer.id, ({ settledAt }) => settledAt !== null)).phase).toBe('claimed')
    expect((await until(({ settledAt }) => settledAt !== null)).phase).toBe('claimed')
    await expect(elsewhere.client['withdrawals.claim']({ accountId, chainId, sequence: '999999' })).rejects.toMatchObject({
      code: 'withdrawal.unknown',
    })
    expect(await elsewhere.client['withdrawals.claim']({ accountId, chainId, sequence })).toMatchObject({ transferId: created.transfer.id })
  })

  test.for([
    ['arrives by itself, and there is nothing to claim', 'taken', 'completed', SOURCE],
    ['is paid back on the rollup where the L1 refuses the packet', 'refused', 'refunded', ROLLUP],
  ] as const)('of an asset whose bridge is migrated meanwhile %s', async ([, fate, phase, chainId]) => {
    const { until, intercept } = await withdrawing()
    let packet = ''
    // The rollup sends a packet in the withdrawal's place; the L1 knows why, and takes it or not.
    intercept.now = async (url, body, pass) => {
      if (url.includes('migration_info')) return Response.json({ migration_info: { ibc_channel_id: 'channel-9', ibc_port_id: 'transfer' } })
      const told = /recv_packet|timeout_packet|acknowledge_packet/.exec(body)?.[0]
      if (told === 'recv_packet' || (told === 'acknowledge_packet' && fate === 'refused')) return answerOf(packet, told, fate, body)
      const reply = await pass()
      if (told !== undefined || !url.includes(ROLLUP) || !isSearch(body)) return reply
      packet = (await reply.text())
        .replaceAll('initiate_token_withdrawal', 'send_packet')
        .replaceAll('l2_sequence', 'packet_sequence')
        .replaceAll('"key":"base_denom"', '"key":"packet_src_channel"')
        .replaceAll('"key":"amount"', '"key":"packet_dst_channel"')
      return new Response(packet)
    }
    expect((await until(({ withdrawal }) => withdrawal !== null)).withdrawal).toMatchObject({ stage: 'migrated', claimableAt: null })
    const settled = await until(({ settledAt }) => settledAt !== null)
    expect(settled).toMatchObject({ phase, release: { chainId, amount: '700000', isConfirmed: true } })
  })

  test('of a rollup whose executor is silent is missing by name, and hides no other', async () => {
    const { bench, account, intercept } = await practiceBench()
    intercept.now = async (url, _, pass) => (url.includes(`executor.${ROLLUP}`) ? new Response('<html>', { status: 502 }) : await pass())
    const { withdrawals, missing } = await bench.client['withdrawals.list']({ accountId: account.id })
    expect(missing).toMatchObject([{ chainId: ROLLUP, error: { code: 'network.busy' } }])
    expect(withdrawals.length).toBeGreaterThan(0)
    expect(withdrawals.every(({ stage }) => ['claimed', 'claimable', 'proposed', 'submitted'].includes(stage))).toBe(true)
  })
})

interface Searched {
  id: number
  result: { txs: { tx_result: { events: { type: string; attributes: { key: string; value: string }[] }[] } }[] }
}

/** Returns the outcome of the packet, as the asked chain reports it. */
function answerOf(packet: string, told: string, fate: 'taken' | 'refused', body: string): Response {
  const reply = JSON.parse(packet.replaceAll('send_packet', told)) as Searched
  reply.id = (JSON.parse(body) as { id: number }).id
  for (const { tx_result } of reply.result.txs) {
    const attributes = tx_result.events.find(({ type }) => type === told)?.attributes ?? []
    const answer = { type: 'write_acknowledgement', attributes: [...attributes, { key: 'packet_ack', value: '{"error":"no"}' }] }
    const message = attributes.filter(({ key }) => key === 'msg_index')
    const error = { type: 'fungible_token_packet', attributes: [...message, { key: 'error', value: 'no' }] }
    if (fate === 'refused') tx_result.events.push(told === 'recv_packet' ? answer : error)
  }
  return Response.json(reply)
}
