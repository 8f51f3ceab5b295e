// Holds the network that is open: switches it, closes it for work on its files, and reports why damaged data is not open.
import type { Log } from '../platform/log/log.ts'
import { createKeyedQueue } from '../platform/queue.ts'
import type { Network } from './networks.ts'
import type { OpenNetwork } from './openNetwork.ts'
import { AppError } from '../../shared/domain/errors.ts'

/** The open network. */
export interface RunningNetwork {
  /** Returns the network that is open, or should be. */
  network(): Network
  /** Waits while the network changes. @throws AppError why none is open. */
  opened(): Promise<OpenNetwork>
  /** Opens another network. @throws AppError why it could not be opened; the previous one is open again. */
  change(next: Network): Promise<void>
  /** Closes the network, runs `work` and reopens it, whether or not the work succeeded. @throws what `work` throws. */
  closed<T>(work: () => T | Promise<T>): Promise<T>
  stop(): Promise<void>
}

/**
 * Opens the first network. When its data is damaged or locked, or opening meets a bug, no network is open and the rest of the app works.
 * @throws AppError what the user can fix outside the app: store.inUse, store.readOnly, store.full, registry.invalid.
 */
export async function openRunning(first: Network, open: (network: Network) => Promise<OpenNetwork>, log: Log): Promise<RunningNetwork> {
  const queue = createKeyedQueue()
  let network = first
  let running = open(first)
  await running.catch((error: unknown) => {
    if (!isForRescue(error)) throw error
    log.error('network.notOpened', error)
  })
  /** Null when it could not be opened; every call reports the reason, and switching networks may help. */
  const ifOpen = () => running.catch(() => null)
  return {
    network: () => network,
    opened: () => running,
    change: (next) =>
      queue.run('network', async () => {
        const before = await ifOpen()
        if (before?.network.kind === next.kind) return
        const change = changeNetwork(before, next, open)
        running = change.then(({ now }) => now())
        await ifOpen()
        const { failure } = await change
        if (failure !== null) throw failure.error
        network = next
      }),
    closed: (work) =>
      queue.run('network', async () => {
        const before = await ifOpen()
        const worked = Promise.resolve(before?.close()).then(work)
        const again = () => open(network)
        running = worked.then(again, again)
        const reopened = await ifOpen()
        if (reopened === null) log.warn('network.notOpenedAgain')
        return worked
      }),
    stop: () => queue.run('network', async () => (await ifOpen())?.close()),
  }
}

/** Damage, a lock and bugs need the rescue page; other errors are reported at the start, and nothing is opened. */
function isForRescue(error: unknown): boolean {
  return (
    !(error instanceof AppError) || error.code === 'store.damaged' || error.code === 'store.locked' || error.code === 'store.fromFuture'
  )
}

/** Switches networks. If the next one cannot be opened, reopens the previous one and reports the reason. */
/** If the target is locked, switches anyway; the lock screen asks for the passphrase. */
async function changeNetwork(before: OpenNetwork | null, next: Network, open: (network: Network) => Promise<OpenNetwork>) {
  await before?.close()
  try {
    const opened = await open(next)
    return { now: () => opened, failure: null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'store.locked') {
      const refuse = (): OpenNetwork => {
        throw error
      }
      return { now: refuse, failure: null }
    }
    if (before === null) throw error
    const opened = await open(before.network)
    return { now: () => opened, failure: { error } }
  }
}
