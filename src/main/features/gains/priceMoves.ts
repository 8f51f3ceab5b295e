// Gives each amount its value at that time, for the engine.
import type { Flow, GainEvent } from './engine/gainEvents.ts'
import { valueAt } from './engine/value.ts'
import type { Amount, GainAsset, Move } from './ownMoves.ts'
import type { PriceBook } from './priceBook.ts'

/** Moves priced between two points to pause. */
const STEP = 50

/** Prices moves step by step. */
export function* pricedEvents(
  moves: readonly Move[],
  assets: ReadonlyMap<string, GainAsset>,
  book: Pick<PriceBook, 'at'>,
): Generator<void, GainEvent[]> {
  const events: GainEvent[] = []
  for (const [place, { id, time, account, given, received, income, fees, moves: moved }] of moves.entries()) {
    const flow = ({ asset, units }: Amount): Flow => {
      const price = book.at(asset, time)
      return { asset, units, value: price === null ? null : valueAt(units, assets.get(asset)?.decimals ?? 0, price) }
    }
    events.push({
      id,
      time,
      account,
      given: given.map(flow),
      received: received.map(flow),
      income: income.map((earned) => ({ ...flow(earned), kind: earned.kind })),
      fees: fees.map(flow),
      moves: moved,
    })
    if (place % STEP === 0) yield
  }
  return events
}
