// A wrapped token out of an EVM rollup without loss: an approval and the wrapper's call in one transaction, then the claim on the L1.
import { expect, test } from 'vitest'
import { TIDEWATCH_WRAPPER } from '../../../src/practice/book/contracts.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'tidewatch-1'
/** 18 decimals there, 6 on the L1. */
const [WRAPPED, PAID] = ['700000000000000000', '700000']

async function open() {
  const on = await practiceBench()
  const { drive, bench } = on
  const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'INIT')?.denom ?? ''
  const request = { accountId: on.account.id, fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uinit', amount: WRAPPED }
  const build = async () => {
    const { offers } = await bench.client['quotes.request']({ ...request, recipient: null, slippagePercent: '0.5' })
    const { id: quoteId = '', gates = [] } = offers.find(({ variant }) => variant === 'lossless') ?? {}
    return await drive.step(await bench.client['transfers.create']({ quoteId, accepted: gates.map(({ kind }) => kind) }), 'build')
  }
  const sign = async (view: TransferView) => {
    const signing = drive.sign(view)
    await approve(on.practice.device)
    return await drive.step(await signing, 'send')
  }
  return { ...on, build, sign }
}

test('a wrapped token is unwrapped, withdrawn and claimed', async () => {
  const { build, sign, bench, drive } = await open()
  const built = await build()
  expect(currentLeg(built.transfer)?.checks.filter(({ verdict }) => verdict !== 'match')).toEqual([])
  const { id } = (await sign(built)).transfer
  const proposed = await bench.until(id, ({ withdrawal }) => withdrawal?.stage === 'proposed')
  expect(proposed.quote.amountOut).toBe(PAID)
  await bench.until(id, ({ phase }) => phase === 'claimable')
  await sign(await drive.step(await bench.client['transfers.get']({ id }), 'build'))
  const settled = await drive.settled(id)
  expect(settled.phase).toBe('claimed')
  expect(fundsNow(settled)).toMatchObject({ place: 'recipient', money: { chainId: SOURCE, denom: 'uinit', amount: PAID } })
})

test.for([
  ['a larger allowance', (text: string) => text.replace(/(095ea7b3[0-9a-f]{64})[0-9a-f]{64}/, `$1${'f'.repeat(64)}`)],
  ['an allowance for another contract', (text: string) => text.replace(/(095ea7b30{24})[0-9a-f]{40}/, `$1${'ab'.repeat(20)}`)],
  ['another contract', (text: string) => text.replaceAll(TIDEWATCH_WRAPPER, `0x${'ab'.repeat(20)}`)],
  ['another recipient', (text: string) => text.replace(/696e6974(31[0-9a-f]{70})[0-9a-f]{2}/, '696e6974$171')],
] as const)('is refused with %s', async ([, change]) => {
  const { practice, build } = await open()
  practice.faults.router.msgs = (body) => {
    const [text, changed] = [JSON.stringify(body), change(JSON.stringify(body))]
    expect(changed).not.toBe(text)
    return JSON.parse(changed) as unknown
  }
  await expect(build()).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
})
