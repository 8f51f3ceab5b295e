// The transfer half of the core on real files: journal, device, router, chains and the protocol, wired as the core wires them.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { accountHandlers } from '../../../src/main/features/accounts/methods.ts'
import { createDispatch, type Dispatch } from '../../../src/main/app/dispatch.ts'
import { deviceHandlers, type PracticeControls } from '../../../src/main/features/devices/methods.ts'
import { messageHandlers } from '../../../src/main/features/messages/methods.ts'
import { transferHandlers } from '../../../src/main/features/transfers/methods.ts'
import { nameHandlers, type NameMethodDeps } from '../../../src/main/features/transfers/names/nameMethods.ts'
import { permissionHandlers } from '../../../src/main/features/permissions/methods.ts'
import { governanceHandlers } from '../../../src/main/features/governance/methods.ts'
import { stakingHandlers } from '../../../src/main/features/staking/methods.ts'
import { withdrawalHandlers } from '../../../src/main/features/withdrawals/methods.ts'
import { createKeyActivity } from '../../../src/main/clients/chains/cosmos/keyActivity.ts'
import { createRegistry, type NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { createHostThrottle } from '../../../src/main/platform/http/hostThrottle.ts'
import { createHostFailover } from '../../../src/main/platform/hostFailover.ts'
import type { Log } from '../../../src/main/platform/log/log.ts'
import { openWeb } from '../../../src/main/platform/http/openWeb.ts'
import type { Clock, World } from '../../../src/main/platform/world.ts'
import { createAssetList } from '../../../src/main/clients/router/assetList.ts'
import { createRouter } from '../../../src/main/clients/router/client.ts'
import { createDevice } from '../../../src/main/ledger/device.ts'
import { ledgersOverHid } from '../../../src/main/ledger/transport/hid.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import type { FactObserver } from '../../../src/main/db/journal/transfers.ts'
import type { SendsTo } from '../../../src/main/features/transfers/knownRecipients.ts'
import { createTransfers } from '../../../src/main/features/transfers/transfers.ts'
import type { Client, Method } from '../../../src/shared/contract/methods.ts'
import { fromErrorData } from '../../../src/shared/domain/errors.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { Transfer, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import type { Ledgers } from '../../../src/wire/apdu.ts'
import type { FetchLike, HidModule } from '../../../src/wire/world.ts'

export interface BenchOptions {
  folder: string
  fetch: FetchLike
  hid: HidModule
  /** Default: those that `hid` lists. */
  ledgers?: Ledgers
  file: NetworkFile
  clock: Clock
  /** Default: nothing was ever sent. */
  sendsTo?: SendsTo
  /** Default: no NFT was ever read. */
  heldTokens?: NameMethodDeps['heldTokens'] | undefined
  /** Default: no chance, and ids that never repeat. */
  chance?: Pick<World, 'random' | 'newId'>
  practice?: PracticeControls | null
  factObserver?: FactObserver | undefined
  onEvent?: (event: AppEvent) => void
  log: Log
}

const CHANCE = { random: () => 0.5, newId: () => randomBytes(16).toString('hex') }

export type Bench = ReturnType<typeof openBench>

/** Opens everything; `start` the tracker and `stop` all of it. */
export function openBench({
  folder,
  fetch,
  hid,
  ledgers,
  file,
  clock,
  practice = null,
  factObserver,
  onEvent,
  log,
  chance = CHANCE,
  sendsTo = () => [],
  heldTokens = () => [],
}: BenchOptions) {
  const db = openJournal(join(folder, 'journal.db'))
  const events: AppEvent[] = []
  const listeners = new Set<(event: AppEvent) => void>()
  const emit = (event: AppEvent) => {
    events.push(event)
    onEvent?.(event)
    for (const listener of listeners) listener(event)
  }
  const hosts = createHostFailover(clock)
  const world: World = { fetch: hosts.watch(fetch), web: openWeb, hid, clock, ...chance }
  const hostThrottle = createHostThrottle(world)
  const registry = createRegistry(file, hosts.preferred)
  const device = createDevice({ ledgers: ledgers ?? ledgersOverHid({ hid, clock }), clock, emit, log })
  const router = registry.router === null ? null : createRouter({ fetch, clock, url: registry.router })
  const assetList = createAssetList({ router, chains: registry.chains, clock, emit })
  const transfers = createTransfers({
    db,
    world,
    hostThrottle,
    registry,
    hosts,
    router,
    assetList,
    seenPrices: () => () => null,
    sendsTo,
    device,
    emit,
    log,
    factObserver,
  })
  const handlers = {
    ...accountHandlers({ db, device, world, emit, registry, keyActivity: createKeyActivity({ hostThrottle, registry }) }),
    ...transferHandlers({ transfers }),
    ...nameHandlers({ transfers, heldTokens }),
    ...withdrawalHandlers({ transfers, claimOf: () => null, transferOf: () => null }),
    ...permissionHandlers({ transfers, seenPermissions: () => [] }),
    ...stakingHandlers({ transfers }),
    ...governanceHandlers({ transfers }),
    ...messageHandlers({ db, device }),
    ...deviceHandlers({ db, device, practice }),
  }
  const dispatch = createDispatch({ handlers, log })
  const settles = async (id: string, isReached: (transfer: Transfer, view: TransferView) => boolean): Promise<Transfer> => {
    for (;;) {
      const view = transfers.get(id)
      if (isReached(view.transfer, view)) return view.transfer
      await new Promise<void>((resolve) => {
        const listener = () => {
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      })
    }
  }
  return {
    db,
    device,
    registry,
    transfers,
    dispatch,
    /** As a window calls it: through the contract, input and output checked. */
    client: clientOf<keyof typeof handlers>(dispatch),
    events,
    /** Calls `listener` for every event; returns how to stop. */
    listen: (listener: (event: AppEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resolves with the transfer once `isReached` holds; looks again after every event. */
    until: settles,
    start: () => transfers.start(),
    stop: async () => {
      device.stop()
      await transfers.stop()
      db.close()
    },
  }
}

/** Methods by name over a dispatch; a failure rejects with its AppError. */
export function clientOf<M extends Method>(dispatch: Dispatch): Pick<Client, M> {
  const call = (method: string) => async (input: unknown) => {
    const reply = await dispatch(method, input)
    if (reply.ok) return reply.value
    throw fromErrorData(reply.error)
  }
  return new Proxy({} as Pick<Client, M>, { get: (_, method) => call(String(method)) })
}
