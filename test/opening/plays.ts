// The transfers that the practice network opens with: one that arrived, one over three chains, one that came back, one that failed and one
// that waits for its claim.
import { TIDEWATCH_ETH } from '../../src/practice/book/chains/wrappedEth.ts'
import type { PracticeNetwork } from '../../src/practice/network.ts'
import { fromBase64, toBase64 } from '../../src/practice/keys/bytes.ts'
import { moveU64 } from '../../src/practice/book/dex.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import type { TransferPhase, TransferStep, TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import type { Bench } from '../support/benches/bench.ts'
import { approve } from '../support/benches/hands.ts'
import type { FastClock } from '../support/fastClock.ts'

/** Where a transfer is played. */
export interface Stage {
  bench: Bench
  practice: PracticeNetwork
  clock: FastClock
  accountId: string
}

interface Play {
  from: [chainId: string, asset: string]
  to: [chainId: string, asset: string]
  amount: string
  variant?: Quote['variant']
  /** Sets up what goes wrong. */
  before?(practice: PracticeNetwork): void
  after?(practice: PracticeNetwork): void
  ends: TransferPhase
}

/** Raises the least that a call of the L1's exchange takes, as if the price had fallen since. */
function askTooMuch(body: unknown): unknown {
  const tx = body as { msgs?: unknown; txs?: { cosmos_tx?: { msgs: { msg: string }[] } }[] }
  for (const { cosmos_tx } of tx.txs ?? []) {
    for (const message of cosmos_tx?.msgs ?? []) {
      const fields = JSON.parse(message.msg) as { args: string[] }
      const least = fromBase64(fields.args[3] ?? '')
      const value = new DataView(least.buffer, least.byteOffset).getBigUint64(1, true)
      fields.args[3] = toBase64(new Uint8Array([1, ...moveU64((value * 103n) / 100n)]))
      message.msg = JSON.stringify(fields)
    }
  }
  return body
}

/** In the order in which they are sent. */
export const PLAYS: readonly Play[] = [
  { from: ['practice-1', 'USDC'], to: ['tidewatch-1', 'USDC'], amount: '120000000', ends: 'completed' },
  { from: ['7331', 'USDC'], to: ['lantern-1', 'USDC'], amount: '85000000', ends: 'completed' },
  {
    from: ['practice-1', 'ueth'],
    to: ['tidewatch-1', TIDEWATCH_ETH],
    amount: '40000',
    before: ({ faults }) => faults.nextTransfer('refunded'),
    ends: 'refunded',
  },
  {
    from: ['practice-1', 'uinit'],
    to: ['practice-1', 'uusdc'],
    amount: '60000000',
    before: ({ faults }) => void (faults.router.msgs = askTooMuch),
    after: ({ faults }) => void (faults.router.msgs = (body) => body),
    ends: 'failedOnSource',
  },
  { from: ['lantern-1', 'INIT'], to: ['practice-1', 'uinit'], amount: '45000000', variant: 'lossless', ends: 'claimable' },
]

const accepted = (quote: Quote) => quote.gates.map(({ kind }) => kind)

async function passLeg({ bench, practice }: Stage, view: TransferView): Promise<TransferView> {
  const step = ({ transfer: { id, version } }: TransferView, name: TransferStep, consent: string | null = null) =>
    bench.client['transfers.step']({ id, version, step: name, consent })
  const built = await step(view, 'build')
  const signing = step(built, 'sign', currentLeg(built.transfer)?.documentHash ?? null)
  await Promise.race([signing, approve(practice.device)])
  const signed = await signing
  return signed.transfer.phase === 'signed' ? await step(signed, 'send') : signed
}

/** Sends a transfer with all its legs, and waits for its end. @returns its id. */
export async function play(stage: Stage, { from, to, amount, variant = 'standard', before, after, ends }: Play): Promise<string> {
  const { bench, practice, accountId } = stage
  const denomOf = ([chainId, asset]: Play['from']) =>
    bench.registry.assets.find((one) => one.chainId === chainId && (one.symbol === asset || one.denom === asset))?.denom ?? asset
  const places = { fromChainId: from[0], fromDenom: denomOf(from), toChainId: to[0], toDenom: denomOf(to) }
  before?.(practice)
  const { offers } = await bench.client['quotes.request']({ accountId, ...places, amount, recipient: null, slippagePercent: '0.5' })
  const quote = offers.find((offer) => offer.variant === variant) ?? offers[0]
  if (quote === undefined) throw new Error('no offer')
  let view = await bench.client['transfers.create']({ quoteId: quote.id, accepted: accepted(quote) })
  const { id } = view.transfer
  const isDone = (phase: TransferPhase) => isSettled(phase) || phase === ends
  for (;;) {
    view = await passLeg(stage, view)
    const rested = await bench.until(id, ({ phase }) => isDone(phase) || phase === 'authorised')
    if (isDone(rested.phase)) break
    const renewed = (await bench.client['transfers.requote']({ id, version: rested.version })).quote
    view = await bench.client['transfers.accept']({ id, version: rested.version, quoteId: renewed.id, accepted: accepted(renewed) })
  }
  after?.(practice)
  const { phase, reason } = (await bench.client['transfers.get']({ id })).transfer
  if (phase !== ends) throw new Error(`${id} is ${phase}, not ${ends}: ${reason ?? ''}`)
  return id
}
