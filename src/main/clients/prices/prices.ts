// Requests prices periodically while enabled, and stores them.
import { AppError, toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../platform/world.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import type { SeenPrice } from '../../db/archive/records/priceRecords.ts'
import { readPrices } from './priceClient.ts'

/** Denominations by chain. */
type Denoms = ReadonlyMap<string, ReadonlySet<string>>

/** What requesting prices needs. */
export interface PriceDeps {
  request: Requester
  clock: Clock
  ingest: Pick<Ingest, 'writePrices'>
  /** The price service of this network; null where there is none. */
  service: string | null
  isWanted(): boolean
  /** Returns the denominations by chain whose prices are stored. */
  wanted(): Denoms
  emit(event: AppEvent): void
  log: Log
}

/** The periodic request of prices. */
export interface Prices {
  start(): void
  /** Requests now: the setting or the accounts changed. */
  wake(): void
  /** Requests now if a denomination is held that the last request did not cover: holdings are copied after an account was added. */
  onHoldings(): void
  /** Returns why the last request failed; null after a success. */
  trouble(): ErrorData | null
  stop(): Promise<void>
}

const REST_MS = 10 * 60_000

/** Creates the periodic request. Nothing runs before `start`, and no request is sent while prices are off. */
export function createPrices(deps: PriceDeps): Prices {
  const stopped = new AbortController()
  let nap = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let trouble: ErrorData | null = null
  /** The denominations of the last request. */
  let asked: Denoms = new Map()

  async function look(service: string): Promise<void> {
    try {
      asked = deps.wanted()
      await readAll(deps, asked, service, stopped.signal)
      trouble = null
    } catch (error) {
      if (stopped.signal.aborted) return
      if (!(error instanceof AppError)) deps.log.error('prices.bug', error)
      trouble = toErrorData(error)
    }
    deps.emit({ type: 'prices.changed' })
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      nap = new AbortController()
      if (deps.service !== null && deps.isWanted()) await look(deps.service)
      const wake = AbortSignal.any([stopped.signal, nap.signal])
      try {
        await deps.clock.sleep(REST_MS, wake)
      } catch (error) {
        if (!wake.aborted) throw error
      }
    }
  }

  return {
    start: () => {
      running = loop()
    },
    wake: () => nap.abort(),
    onHoldings: () => {
      if (deps.isWanted() && hasMore(deps.wanted(), asked)) nap.abort()
    },
    trouble: () => trouble,
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

function hasMore(wanted: Denoms, asked: Denoms): boolean {
  return [...wanted].some(([chainId, denoms]) => [...denoms].some((denom) => asked.get(chainId)?.has(denom) !== true))
}

async function readAll({ request, clock, ingest }: PriceDeps, wanted: Denoms, service: string, signal: AbortSignal): Promise<void> {
  for (const [chainId, denoms] of wanted) {
    const prices = await readPrices(request, { service, chainId, signal })
    const seenAt = clock.now()
    const seen = [...prices].flatMap(([denom, price]): SeenPrice[] => (denoms.has(denom) ? [{ chainId, denom, seenAt, price }] : []))
    await ingest.writePrices(seen)
  }
}
