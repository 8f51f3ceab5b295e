// The router's list of assets: read when it is first wanted, kept for this run of Waybill, read again when it is old.
import { toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RouterAsset } from '../../../wire/routerLists.ts'
import { hasPassed } from '../../platform/time.ts'
import type { Clock } from '../../platform/world.ts'
import type { Router } from './client.ts'

export interface AssetListDeps {
  /** null where the network has none: the list then stays empty. */
  router: Router | null
  /** Whose assets are asked for. */
  chains: readonly { id: string; isShutDown?: boolean | undefined }[]
  clock: Clock
  emit: (event: AppEvent) => void
}

export interface HeldAssets {
  /** Untrusted, names and decimals too. */
  assets: readonly RouterAsset[]
  /** When they were read, milliseconds since 1970; null before. */
  readAt: number | null
  /** Why the last reading failed; null after one that did not. */
  problem: ErrorData | null
}

export interface AssetList {
  /** What is held now; asks the router in the background when that is nothing, or old. */
  held(): HeldAssets
  /** The router's entry for an asset, of what is held; asks nobody. */
  find(chainId: string, denom: string): RouterAsset | null
  /** Ends a reading that is under way. */
  stop(): Promise<void>
}

/** New assets appear rarely. */
const KEEP_MS = 3_600_000
/** A picker asks with every letter typed. */
const RETRY_MS = 60_000

/** Makes an empty list; nobody is asked before `held`. */
export function createAssetList({ router, chains, clock, emit }: AssetListDeps): AssetList {
  const life = new AbortController()
  const state: HeldAssets = { assets: [], readAt: null, problem: null }
  let byKey = new Map<string, RouterAsset>()
  let rest = { since: 0, forMs: 0 }
  let reading: Promise<void> | null = null

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
    stop: async () => {
      life.abort()
      await reading
    },
  }
}

function keyOf(chainId: string, denom: string): string {
  return `${chainId} ${denom}`
}
