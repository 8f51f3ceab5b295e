// A transfer over a route of the practice network, signed and sent, and looked at while a test answers in the router's place.
import type { Quote } from '../../../src/shared/contract/transfer/route.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { approve } from './hands.ts'
import type { practiceBench } from './practiceBench.ts'

export type Practice = Awaited<ReturnType<typeof practiceBench>>

/** Base units of the sent amount. */
export const AMOUNT = '1500000'

export interface Route {
  fromChainId: string
  toChainId: string
  symbol: string
  bridge: string
}

export const denomOf = ({ bench }: Practice, chainId: string, symbol: string) =>
  bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === symbol)?.denom ?? ''
export const viewOf = ({ bench }: Practice, id: string) => bench.client['transfers.get']({ id })

/** Signs and sends every transaction of a route, approvals included, up to the bridge's own. */
export async function sendOver(
  practice: Practice,
  { fromChainId, toChainId, symbol }: Route,
  recipient: string | null = null,
): Promise<TransferView> {
  const { bench, drive } = practice
  const [fromDenom, toDenom] = [denomOf(practice, fromChainId, symbol), denomOf(practice, toChainId, symbol)]
  const own = toChainId === 'harbour-1' ? practice.practice.harbourAddress : null
  const quote = await drive.quote({ fromChainId, fromDenom, toChainId, toDenom, amount: AMOUNT, recipient: recipient ?? own })
  const accepted = (given: Quote) => given.gates.map(({ kind }) => kind)
  let view = await bench.client['transfers.create']({ quoteId: quote.id, accepted: accepted(quote) })
  const { id } = view.transfer
  for (;;) {
    const built = await drive.step(view, 'build')
    const signing = drive.sign(built)
    await Promise.race([signing, approve(practice.practice.device)])
    view = await drive.step(await signing, 'send')
    if (currentLeg(view.transfer)?.purpose === 'transfer') return view
    await bench.until(id, ({ phase }) => phase === 'authorised')
    const { version } = (await viewOf(practice, id)).transfer
    const renewed = (await bench.client['transfers.requote']({ id, version })).quote
    view = await bench.client['transfers.accept']({ id, version, quoteId: renewed.id, accepted: accepted(renewed) })
  }
}

/** One look, whatever the tracker does meanwhile. */
export async function look(practice: Practice, id: string): Promise<TransferView> {
  for (;;) {
    try {
      const before = await viewOf(practice, id)
      if (isSettled(before.transfer.phase)) return before
      // What the router no longer follows is registered again first.
      const tracked = before.transfer.phase === 'stopped' ? await practice.drive.step(before, 'retrack') : before
      return await practice.drive.step(tracked, 'poll')
    } catch (error) {
      if ((error as { code?: string }).code !== 'transfer.conflict') throw error
    }
  }
}
