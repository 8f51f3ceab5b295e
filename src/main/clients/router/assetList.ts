// Caches the router's list of assets: read on first use, kept for this run, read again when outdated. Remembers pairs without a route.
import { toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RouterAsset } from '../../../wire/routerLists.ts'
import { hasPassed } from '../../platform/time.ts'
import type { Clock } from '../../platform/world.ts'
import type { Router } from './client.ts'

/** What the list needs. */
export interface AssetListDeps {
  /** Null where the network has none: the list then stays empty. */
  router: Router | null
  /** Chains whose assets are requested. */
  chains: readonly { id: string; isShutDown?: boolean | undefined }[]
  clock: Clock
  emit: (event: AppEvent) => void
}

/** The cached list. */
export interface HeldAssets {
  /** Untrusted, including names and decimals. */
  assets: readonly RouterAsset[]
  /** When they were read, milliseconds since 1970; null before. */
  readAt: number | null
  /** Why the last request failed; null after a success. */
  problem: ErrorData | null
}

/** An asset on a chain. */
export interface Spot {
  chainId: string
  denom: string
}

/** The router's list of assets. */
export interface AssetList {
  /** Returns the cached list; requests it in the background when it is missing or outdated. */
  held(): HeldAssets
  /** Returns the router's entry for an asset from the cache; sends no request. */
  find(chainId: string, denom: string): RouterAsset | null
  /** Remembers whether the router has a route between two assets. */
  noteRoute(from: Spot, to: Spot, isThere: boolean): void
  /** Returns whether the router had none when it was last asked, a while ago at most. */
  hadNoRoute(from: Spot, to: Spot): boolean
  /** Aborts a pending request. */
  stop(): Promise<void>
}

/** New assets appear rarely. */
const KEEP_MS = 3_600_000
/** The router may find a route of another amount, or after a while. */
const KEEP_REFUSED_MS = 1_800_000
/** Maximum number of remembered pairs. */
const MAX_REFUSED = 200
/** Minimum interval after a failure, since the picker asks with every letter typed. */
const RETRY_MS = 60_000

/** Creates an empty list; no request is sent before `held`. */
export function createAssetList({ router, chains, clock, emit }: AssetListDeps): AssetList {
  const life = new AbortController()
  const state: HeldAssets = { assets: [], readAt: null, problem: null }
  let byKey = new Map<string, RouterAsset>()
  let rest = { since: 0, forMs: 0 }
  let reading: Promise<void> | null = null
  const refused = new Map<string, number>()

  async function read(from: Router): Promise<void> {
    try {
      state.assets = await from.assets(
        chains.filter(({ isShutDown }) => isShutDown !== true).map(({ id }) => id),
        life.signal,
      )
      byKey = new Map(state.assets.map((asset) => [keyOf(asset.chainId, asset.denom), asset]))
      state.readAt = clock.now()
      state.problem = null
      rest = { since: state.readAt, forMs: KEEP_MS }
    } catch (error) {
      if (life.signal.aborted) return
      state.problem = toErrorData(error)
      rest = { since: clock.now(), forMs: RETRY_MS }
    }
    reading = null
    emit({ type: 'assets.changed' })
  }

  return {
    held: () => {
      if (router !== null && reading === null && !life.signal.aborted && hasPassed(rest.forMs, rest.since, clock.now()))
        reading = read(router)
      return { ...state }
    },
    find: (chainId, denom) => byKey.get(keyOf(chainId, denom)) ?? null,
    noteRoute: (from, to, isThere) => {
      const pair = pairOf(from, to)
      refused.delete(pair)
      if (isThere) return
      refused.set(pair, clock.now())
      const [oldest] = refused.keys()
      if (refused.size > MAX_REFUSED && oldest !== undefined) refused.delete(oldest)
    },
    hadNoRoute: (from, to) => {
      const since = refused.get(pairOf(from, to))
      return since !== undefined && !hasPassed(KEEP_REFUSED_MS, since, clock.now())
    },
    stop: async () => {
      life.abort()
      await reading
    },
  }
}

function pairOf(from: Spot, to: Spot): string {
  return `${keyOf(from.chainId, from.denom)} ${keyOf(to.chainId, to.denom)}`
}

function keyOf(chainId: string, denom: string): string {
  return `${chainId} ${denom}`
}
