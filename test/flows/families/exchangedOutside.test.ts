// Exchanges on the EVM chain outside Initia at Skip's swap router, of a token and of the chain's coin, from the quote to the funds.
import { describe, expect, test } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { exchangeOut } from '../../../src/practice/evm/swapRouter.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'
import { sendWithApprovals } from '../../support/benches/sendWithApprovals.ts'

const { exchange, coin } = BASIN

type Way = [name: string, fromDenom: string, toDenom: string, amount: string]
const WAYS: Way[] = [
  ['a token for the chain’s coin', exchange.token, coin.denom, '20000000'],
  ['the chain’s coin for a token', coin.denom, exchange.token, '10000000000000000'],
]

async function open([, fromDenom, toDenom, amount]: Way) {
  const on = await practiceBench()
  on.practice.device.set('blindSigning', true)
  const quote = () => on.drive.quote({ fromChainId: BASIN.id, fromDenom, toChainId: BASIN.id, toDenom, amount })
  return { ...on, quote }
}

describe.for(WAYS)('an exchange of %s', (way) => {
  const [, fromDenom, toDenom, amount] = way
  const out = exchangeOut(exchange, fromDenom === coin.denom, BigInt(amount)).amount.toString()

  test('is quoted with its least, checked, signed and paid out', async () => {
    const on = await open(way)
    const { hops, obstacle, amountOut, minimumOut } = await on.quote()
    expect(obstacle).toBeNull()
    expect(hops.map(({ kind, toChainId }) => [kind, toChainId])).toEqual([['swap', BASIN.id]])
    expect([amountOut, minimumOut]).toEqual([out, ((BigInt(out) * 995n) / 1000n).toString()])
    const id = await sendWithApprovals(on)
    const settled = await on.drive.settled(id)
    expect(settled.phase).toBe('completed')
    expect(fundsNow(settled)).toMatchObject({ place: 'recipient', money: { chainId: BASIN.id, denom: toDenom, amount: out } })
  })

  test.for([
    ['a smaller least', (text: string, least: string) => text.replace(least, least.replace(/.$/, '0'))],
    ['another contract', (text: string) => text.replaceAll(exchange.router, `0x${'ab'.repeat(20)}`)],
  ] as const)('is refused with %s', async ([, change]) => {
    const on = await open(way)
    const { minimumOut } = await on.quote()
    on.practice.faults.router.msgs = (body) => {
      const text = JSON.stringify(body)
      const changed = change(text, BigInt(minimumOut).toString(16).padStart(64, '0'))
      expect(changed).not.toBe(text)
      return JSON.parse(changed) as unknown
    }
    await expect(sendWithApprovals(on)).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
  })
})

test('an exchange that finds no such price any more costs its fee alone', async () => {
  const on = await open(['the chain’s coin for a token', coin.denom, exchange.token, '10000000000000000'])
  on.practice.faults.evm.setNextEvmOutcome('reverted')
  const settled = await on.drive.settled(await sendWithApprovals(on))
  expect(settled.phase).toBe('failedOnSource')
  expect(fundsNow(settled).money).toMatchObject({ chainId: BASIN.id, denom: coin.denom })
})
