// A chain with two hosts: the first is gone at some step of a transfer, the second lags behind, or both are gone.
import { describe, expect, test } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import type { Fault } from '../../../src/practice/faults.ts'
import type { TransferStep, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { THIRD_PARTY } from '../../support/benches/evmBench.ts'
import { approve } from '../../support/benches/hands.ts'
import { isBroadcast } from '../../support/bodies/nodeReplies.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Practice = Awaited<ReturnType<typeof practiceBench>>

/** How a kind of transfer begins, and the two hosts that it depends on. */
const KINDS = {
  'a deposit from the L1': {
    chainId: SOURCE,
    hosts: [`rpc.${SOURCE}.practice.invalid`, `rpc.backup.${SOURCE}.practice.invalid`],
    change: {},
  },
  'a payment on an Ethereum chain': {
    chainId: BASIN.id,
    hosts: [`json-rpc.${BASIN.id}.practice.invalid`, `json-rpc.backup.${BASIN.id}.practice.invalid`],
    change: {
      fromChainId: BASIN.id,
      fromDenom: BASIN.coin.denom,
      toChainId: BASIN.id,
      toDenom: BASIN.coin.denom,
      amount: '1000',
      recipient: THIRD_PARTY,
    },
  },
} as const
type KindName = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as KindName[]
const STEPS = ['build', 'sign', 'send', 'afterwards'] as const

async function open(name: KindName) {
  const bench = await practiceBench()
  bench.practice.device.set('blindSigning', true)
  const { chainId, hosts, change } = KINDS[name]
  const [first, second] = hosts
  const create = async () => {
    const quote = await bench.drive.quote(change)
    return await bench.bench.client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
  }
  return { ...bench, chainId, first, second, create }
}

/** One step, with the hand that approves where the device asks. */
async function take(
  { drive, practice }: Pick<Practice, 'drive' | 'practice'>,
  view: TransferView,
  step: TransferStep,
): Promise<TransferView> {
  if (step !== 'sign') return await drive.step(view, step)
  const signing = drive.sign(view)
  await Promise.race([signing, approve(practice.device)])
  return await signing
}

const acceptedOf = ({ practice }: Pick<Practice, 'practice'>, chainId: string) => practice.observed.accepted[chainId] ?? []
const hashesOf = ({ transfer }: TransferView) => transfer.legs.flatMap(({ hash }) => hash ?? [])

const BUSY: Fault = { status: 503, body: '<html>', contentType: 'text/html' }

describe.each(NAMES)('%s', (name) => {
  test.for(
    STEPS.flatMap(
      (step) =>
        [
          [step, 'unreachable'],
          [step, BUSY],
        ] as const,
    ),
  )('goes on with the second host where the first fails at the step %s: %o', async ([failsAt, fault]) => {
    const kind = await open(name)
    let view = await kind.create()
    for (const step of ['build', 'sign', 'send'] as const) {
      if (step === failsAt) kind.practice.faults.setFault(kind.first, fault)
      view = await take(kind, view, step)
      expect(view.trouble).toBe(null)
    }
    if (failsAt === 'afterwards') kind.practice.faults.setFault(kind.first, fault)
    expect((await kind.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(acceptedOf(kind, kind.chainId)).toEqual(hashesOf(view))
  })

  test('is on the chain once where the first host took the bytes, said nothing and was gone', async () => {
    const kind = await open(name)
    let view = await kind.create()
    for (const step of ['build', 'sign'] as const) view = await take(kind, view, step)
    kind.intercept.now = async (url, body, pass) => {
      const reply = await pass()
      if (!isBroadcast(body) && !body.includes('eth_sendRawTransaction')) return reply
      kind.practice.faults.setFault(new URL(url).host, 'unreachable')
      kind.intercept.now = null
      throw new TypeError('fetch failed')
    }
    view = await take(kind, view, 'send')
    expect(view).toMatchObject({ trouble: null, transfer: { phase: expect.stringMatching(/^(sent|tracking|completed)$/) as string } })
    expect((await kind.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(acceptedOf(kind, kind.chainId)).toEqual(hashesOf(view))
  })

  test.for(STEPS)(
    'waits where the first host is gone at the step %s and the second stands still, and is never called unsent',
    async (failsAt) => {
      const kind = await open(name)
      const { faults } = kind.practice
      faults.standStill(kind.second, true)
      const earlier = await kind.create()
      const settled = await kind.drive.settled((await passAll(kind, earlier)).transfer.id)
      expect(settled.phase).toBe('completed')
      await pastAllowedLag(kind, await kind.create())
      let view = await kind.create()
      for (const step of ['build', 'sign', 'send'] as const) {
        if (step === failsAt) {
          faults.setFault(kind.first, 'unreachable')
          await expect(take(kind, view, step)).rejects.toMatchObject({
            code: expect.stringMatching(/^network\.(busy|unreachable)$/) as string,
          })
          faults.standStill(kind.second, false)
          view = await kind.bench.client['transfers.get']({ id: view.transfer.id })
        }
        view = await take(kind, view, step)
      }
      if (failsAt === 'afterwards') {
        faults.setFault(kind.first, 'unreachable')
        await kind.bench.until(view.transfer.id, (transfer, { trouble }) => trouble !== null || transfer.phase === 'completed')
        faults.standStill(kind.second, false)
      }
      expect((await kind.drive.settled(view.transfer.id)).phase).toBe('completed')
      expect(acceptedOf(kind, kind.chainId)).toEqual([...hashesOf({ ...view, transfer: settled }), ...hashesOf(view)])
    },
  )

  test('stands where both hosts are gone, names the one that was asked, and goes on when one is back', async () => {
    const kind = await open(name)
    const view = await kind.create()
    for (const host of [kind.first, kind.second]) kind.practice.faults.setFault(host, 'unreachable')
    await expect(take(kind, view, 'build')).rejects.toMatchObject({
      code: 'network.unreachable',
      message: expect.stringContaining(kind.second) as string,
    })
    kind.practice.faults.setFault(kind.second, null)
    expect((await kind.drive.settled((await passAll(kind, view)).transfer.id)).phase).toBe('completed')
    expect(currentLeg(view.transfer)).toBe(null)
  })
})

test('a quote with the price of gas is had from the second host where the first is gone', async () => {
  const { practice, drive } = await practiceBench()
  const { hosts, change } = KINDS['a payment on an Ethereum chain']
  practice.faults.setFault(hosts[0], 'unreachable')
  expect((await drive.quote(change)).fees).toMatchObject([{ label: 'network', chainId: BASIN.id }])
})

async function passAll(kind: Pick<Practice, 'drive' | 'practice'>, created: TransferView): Promise<TransferView> {
  let view = created
  for (const step of ['build', 'sign', 'send'] as const) view = await take(kind, view, step)
  return view
}

/** Lets the first host show more blocks than hosts in step may differ by. */
async function pastAllowedLag(kind: Pick<Practice, 'drive' | 'practice' | 'clock' | 'bench'>, created: TransferView): Promise<void> {
  await kind.clock.sleep(15_000)
  const { transfer } = await take(kind, created, 'build')
  await kind.bench.client['transfers.cancel']({ id: transfer.id, version: transfer.version })
}
