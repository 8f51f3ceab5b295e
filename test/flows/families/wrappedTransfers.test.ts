// A token that an EVM rollup holds in its wrapper's form, over IBC: in by a packet's hook, out by the wrapper's own transfer, from the quote
// to the funds; and back where the packet is not taken.
import { describe, expect, test } from 'vitest'
import { TIDEWATCH_WRAPPER } from '../../../src/practice/book/contracts.ts'
import { TIDEWATCH_ETH } from '../../../src/practice/book/chains/wrappedEth.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'tidewatch-1'
/** 6 decimals on the L1, 18 there. */
const [BRIDGED, WRAPPED] = ['25000', '25000000000000000']

async function open() {
  const on = await practiceBench()
  const { bench, drive } = on
  const inward = { fromChainId: SOURCE, fromDenom: 'ueth', toChainId: ROLLUP, toDenom: TIDEWATCH_ETH, amount: BRIDGED }
  const outward = { fromChainId: ROLLUP, fromDenom: TIDEWATCH_ETH, toChainId: SOURCE, toDenom: 'ueth', amount: WRAPPED }
  const build = async (request: typeof inward) => {
    const { id: quoteId, gates, obstacle } = await drive.quote(request)
    expect(obstacle).toBeNull()
    const created = await bench.client['transfers.create']({ quoteId, accepted: gates.map(({ kind }) => kind) })
    return await drive.step(created, 'build')
  }
  const settle = async (request: typeof inward) => {
    const signing = drive.sign(await build(request))
    await approve(on.practice.device)
    return await drive.settled((await drive.step(await signing, 'send')).transfer.id)
  }
  return { ...on, inward, outward, build, settle }
}

describe('a wrapped token over IBC', () => {
  test('is made by a packet’s hook, and sent back by the wrapper', async () => {
    const { settle, inward, outward } = await open()
    const arrived = await settle(inward)
    expect(arrived.phase).toBe('completed')
    expect(fundsNow(arrived)).toMatchObject({ place: 'recipient', money: { chainId: ROLLUP, denom: TIDEWATCH_ETH, amount: WRAPPED } })
    const left = await settle(outward)
    expect(left.phase).toBe('completed')
    expect(fundsNow(left)).toMatchObject({ place: 'recipient', money: { chainId: SOURCE, denom: 'ueth', amount: BRIDGED } })
  })

  test('stays on the L1 where the hook’s packet is not taken', async () => {
    const { practice, settle, inward } = await open()
    practice.faults.nextTransfer('refunded')
    const settled = await settle(inward)
    expect(settled.phase).toBe('refunded')
    expect(fundsNow(settled).money).toMatchObject({ chainId: SOURCE, denom: 'ueth', amount: BRIDGED })
  })

  test.for(['refunded', 'timedOut'] as const)('is made again where the wrapper’s packet is %s', async (outcome) => {
    const { practice, settle, inward, outward } = await open()
    await settle(inward)
    practice.faults.nextTransfer(outcome)
    const settled = await settle(outward)
    expect(settled.phase).toBe('refunded')
    expect(fundsNow(settled).money).toMatchObject({ chainId: ROLLUP, denom: TIDEWATCH_ETH, amount: WRAPPED })
  })
})

describe('is refused', () => {
  test.for([
    ['another recipient of the form', 'inward', (text: string) => text.replace(/(701dcf210{24}[0-9a-f]{38})[0-9a-f]{2}/, '$100')],
    ['another number of decimals', 'inward', (text: string) => text.replace(/0{63}6(0{62}44)/, `${'0'.repeat(62)}12$1`)],
    ['another contract', 'inward', (text: string) => text.replaceAll(TIDEWATCH_WRAPPER, `0x${'ab'.repeat(20)}`)],
    ['a larger allowance', 'outward', (text: string) => text.replace(/(095ea7b3[0-9a-f]{64})[0-9a-f]{64}/, `$1${'f'.repeat(64)}`)],
    ['another recipient on the L1', 'outward', (text: string) => text.replace(/696e6974(31[0-9a-f]{70})[0-9a-f]{2}/, '696e6974$171')],
    ['another channel', 'outward', (text: string) => text.replace('6368616e6e656c2d30', '6368616e6e656c2d31')],
  ] as const)('with %s', async ([, way, change]) => {
    const { practice, build, ...requests } = await open()
    practice.faults.router.msgs = (body) => {
      const [text, changed] = [JSON.stringify(body), change(JSON.stringify(body))]
      expect(changed).not.toBe(text)
      return JSON.parse(changed) as unknown
    }
    await expect(build(requests[way])).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
  })
})
