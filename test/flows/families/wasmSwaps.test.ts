// Exchanges at Skip's Wasm entry points, from the quote to the funds: signed for directly on a rollup and on a chain of Osmosis' kind, on
// the way out of it, and by a packet's hook, whose yield stays there or goes on.
import { describe, expect, test } from 'vitest'
import { HARBOUR, HBR_ON_L1 } from '../../../src/practice/book/chains/harbour.ts'
import { arrivingDenom, cosmosChain } from '../../../src/practice/book/chains/links.ts'
import type { QuoteRequest } from '../../../src/shared/contract/transfer/route.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve, settle } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'saltmarsh-1'
const [INIT_THERE = '', USDC_THERE = ''] = (cosmosChain(ROLLUP)?.assets ?? []).map(({ denom }) => denom)
const [HBR, INIT_HARBOUR = '', USDC_HARBOUR] = [HARBOUR.feeDenom, HARBOUR.assets[1]?.denom, arrivingDenom(HARBOUR)]

interface Way {
  from: [chainId: string, denom: string]
  to: [chainId: string, denom: string]
  amount: string
  out: string
  kinds: string[]
  /** Whose transaction it is: an account of the Cosmos app, or of the Ethereum app. */
  app: 'cosmos' | 'ethereum'
}

/** What three INIT yield in HBR. */
const THREE_INIT: [string, string] = ['3000000', '2467048']

function way(from: Way['from'], to: Way['to'], [amount, out]: [string, string], kinds: string[], app: Way['app']): Way {
  return { from, to, amount, out, kinds, app }
}

const WAYS: Record<string, Way> = {
  'a swap on the Wasm rollup': way([ROLLUP, INIT_THERE], [ROLLUP, USDC_THERE], ['2000000', '822350'], ['swap'], 'ethereum'),
  'a swap on a chain of Osmosis’ kind': way([HARBOUR.id, HBR], [HARBOUR.id, USDC_HARBOUR], ['5000000', '2494987'], ['swap'], 'cosmos'),
  'a swap there on the way out': way([HARBOUR.id, INIT_HARBOUR], [SOURCE, HBR_ON_L1], THREE_INIT, ['swap', 'ibc'], 'cosmos'),
  'a packet’s hook that swaps': way([SOURCE, 'uinit'], [HARBOUR.id, HBR], THREE_INIT, ['ibc', 'swap'], 'ethereum'),
  'a packet’s hook that swaps and sends on': way([SOURCE, 'uinit'], [SOURCE, HBR_ON_L1], THREE_INIT, ['ibc', 'swap', 'ibc'], 'ethereum'),
}

async function open({ from, to, amount, app }: Way) {
  const on = await practiceBench()
  const { practice, bench, drive } = on
  let accountId = on.account.id
  if (app === 'cosmos') {
    practice.device.openApp('Cosmos')
    const path = "44'/118'/0'/0/0"
    accountId = (await settle(() => bench.client['accounts.addFromDevice']({ path, label: 'Cosmos 1', app: 'cosmos' }))).id
  }
  const recipient = to[0] === HARBOUR.id ? practice.harbourAddress : null
  const [fromChainId, fromDenom, toChainId, toDenom] = [...from, ...to]
  const request: Partial<QuoteRequest> = { accountId, fromChainId, fromDenom, toChainId, toDenom, amount, recipient }
  const quote = () => drive.quote(request)
  const build = async () => {
    const { id: quoteId, gates } = await quote()
    const created = await bench.client['transfers.create']({ quoteId, accepted: gates.map(({ kind }) => kind) })
    return await drive.step(created, 'build')
  }
  const send = async () => {
    const signing = drive.sign(await build())
    await approve(practice.device)
    return await drive.step(await signing, 'send')
  }
  return { ...on, quote, build, send }
}

describe.for(Object.entries(WAYS))('%s', ([, asked]) => {
  const { from, to, out, kinds } = asked
  const min = (BigInt(out) * 995n) / 1000n

  test('is quoted with its least, checked, signed and paid out', async () => {
    const on = await open(asked)
    const { hops, obstacle, amountOut, minimumOut } = await on.quote()
    expect(obstacle).toBeNull()
    expect(hops.map(({ kind }) => kind)).toEqual(kinds)
    expect([amountOut, minimumOut]).toEqual([out, min.toString()])
    const { transfer } = await on.send()
    expect(currentLeg(transfer)?.chainId).toBe(from[0])
    const settled = await on.drive.settled(transfer.id)
    expect(settled.phase).toBe('completed')
    expect(fundsNow(settled)).toMatchObject({ place: 'recipient', money: { chainId: to[0], denom: to[1], amount: out } })
  })

  test.for([
    ['a smaller least', (text: string) => text.replaceAll(`"${min}\\`, `"${min - 1n}\\`).replaceAll(`${min}\\\\`, `${min - 1n}\\\\`)],
    ['a share of somebody else', (text: string) => text.replace(/(affiliates\\+":\[)/, '$1{}')],
    ['another contract', (text: string) => text.replaceAll(/(contract\\+":\\+"(?:init|harbour)1[a-z0-9]{6})[a-z0-9]/g, '$1q')],
  ] as const)('is refused with %s', async ([, change]) => {
    const { practice, build } = await open(asked)
    practice.faults.router.msgs = (body) => {
      const [text, changed] = [JSON.stringify(body), change(JSON.stringify(body))]
      expect(changed).not.toBe(text)
      return JSON.parse(changed) as unknown
    }
    await expect(build()).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
  })
})

describe('an exchange that goes wrong', () => {
  test('by a hook leaves the coins where they were', async () => {
    const on = await open(WAYS['a packet’s hook that swaps'] as Way)
    on.practice.faults.nextTransfer('refunded')
    const settled = await on.drive.settled((await on.send()).transfer.id)
    expect(settled.phase).toBe('refunded')
    expect(fundsNow(settled).money).toMatchObject({ chainId: SOURCE, denom: 'uinit', amount: '3000000' })
  })

  test.for([
    ['a packet’s hook that swaps and sends on', 'strandedOnTheWay'],
    ['a swap there on the way out', 'refunded'],
  ] as const)('behind %s leaves what it yielded where it was exchanged', async ([name, outcome]) => {
    const asked = WAYS[name] as Way
    const on = await open(asked)
    on.practice.faults.nextTransfer(outcome)
    const settled = await on.drive.settled((await on.send()).transfer.id)
    expect(fundsNow(settled).money).toMatchObject({ chainId: HARBOUR.id, denom: HBR, amount: asked.out })
  })
})
