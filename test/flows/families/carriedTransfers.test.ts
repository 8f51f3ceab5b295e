// Transfers over bridges that number or name chains in their own way, from the quote to the funds: each family plays to its end on the
// practice network, through the guard and the device. What Eureka's packet cannot deliver comes back; the other bridges deliver late.
import { describe, expect, test } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { WAY_FEE } from '../../../src/practice/evm/carrierContract.ts'
import type { OutwardBridge } from '../../../src/practice/router/plan.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'
import { sendWithApprovals } from '../../support/benches/sendWithApprovals.ts'

const TO = 'practice-1'
const AMOUNT = '2000000'
const USDC = BASIN.bridge.token

async function open(bridge: OutwardBridge) {
  const practice = await practiceBench()
  practice.practice.device.set('blindSigning', true)
  practice.practice.faults.router.bridge = bridge
  const quote = () => practice.drive.quote({ fromChainId: BASIN.id, fromDenom: USDC, toChainId: TO, toDenom: 'uusdc', amount: AMOUNT })
  return { ...practice, quote }
}

const BRIDGES: [OutwardBridge, bigint][] = [
  ['hyperlane_transfer', WAY_FEE],
  ['layer_zero_transfer', WAY_FEE],
  ['stargate_transfer', WAY_FEE],
  ['axelar_transfer', WAY_FEE],
  ['eureka_transfer', 0n],
]

describe.for(BRIDGES)('a transfer by %s', ([bridge, fee]) => {
  test('names the coins for the way, and arrives whole', async () => {
    const on = await open(bridge)
    const { fees, obstacle } = await on.quote()
    expect(obstacle).toBeNull()
    const onTop = fees.filter(({ behavior, label }) => behavior === 'onTop' && label !== 'network')
    expect(onTop.map(({ amount }) => BigInt(amount))).toEqual(fee === 0n ? [] : [fee])
    const id = await sendWithApprovals(on)
    expect(await on.drive.settled(id)).toMatchObject({ phase: 'completed', release: { chainId: TO, denom: 'uusdc', amount: AMOUNT } })
  })

  test('is refused where the router names another recipient', async () => {
    const on = await open(bridge)
    on.practice.faults.router.msgs = (body) =>
      JSON.parse(JSON.stringify(body).replaceAll(/0{24}f3|696e6974/g, (found) => `${found.slice(0, -1)}0`))
    await expect(sendWithApprovals(on)).rejects.toBeInstanceOf(AppError)
  })
})

describe.for(BRIDGES.filter(([, fee]) => fee !== 0n))('what %s wants in coins', ([bridge]) => {
  test('is asked about with its share of the amount, up to the chain list’s ceiling', async () => {
    const on = await open(bridge)
    on.practice.faults.router.wayFee = 10n ** 15n
    const { id, gates } = await on.quote()
    expect(gates).toContainEqual({ kind: 'feesOnTop', text: '0.001000000000000000 ETH (146%)' })
    await expect(on.bench.client['transfers.create']({ quoteId: id, accepted: [] })).rejects.toMatchObject({ code: 'quote.gated' })
    on.practice.faults.router.wayFee = BigInt(BASIN.bridgeFeeCeiling) + 1n
    // Only the offer over another bridge is left.
    expect((await on.quote()).variant).toBe('goFast')
  })

  test('is refused where it grew after the consent', async () => {
    const on = await open(bridge)
    const { quote } = on
    const late = { ...on, quote: async () => await quote().finally(() => (on.practice.faults.router.wayFee = 10n ** 18n)) }
    await expect(sendWithApprovals(late)).rejects.toBeInstanceOf(AppError)
  })
})

test('a packet of Eureka that is not taken comes back', async () => {
  const on = await open('eureka_transfer')
  on.practice.faults.nextTransfer('refunded')
  const id = await sendWithApprovals(on)
  const settled = await on.drive.settled(id)
  expect(settled.release).toMatchObject({ chainId: BASIN.id, amount: AMOUNT })
})
