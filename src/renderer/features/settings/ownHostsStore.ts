// The user's own hosts, and the one that is being tested.
import { createStore, type StoreApi } from 'zustand'
import type { OwnHost, OwnHosts } from '../../../shared/contract/settings/chainLists.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { createResource } from '../../data/resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const ownHostsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['ownHosts.get']({}),
    () => false,
  )
/** Subscribes to the user’s own hosts. */
export const useOwnHosts = storeHook(ownHostsStore)
/** Reads the user’s own hosts again. */
export const reloadOwnHosts = (win: AppWindow) => win.part(ownHostsStore).reload()

interface OwnHostTask {
  isTesting: boolean
  error: AppError | null
  /** The host that answered and is used since, with its newest block; null where it states none. */
  added: { host: OwnHost; height: number | null } | null
}

const initial: OwnHostTask = { isTesting: false, error: null, added: null }

function ownHostTaskStore(win: AppWindow): StoreApi<OwnHostTask> {
  const store = createStore<OwnHostTask>(() => initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed' && event.isReopened !== true) store.setState(initial, true)
  })
  return store
}
/** Reads it in components. */
export const useOwnHostTask = storeHook(ownHostTaskStore)

/** Clears what was said of the last test: the form says something else by now. */
export function clearProbe(win: AppWindow): void {
  const { isTesting, error, added } = win.part(ownHostTaskStore).getState()
  if (!isTesting && (error !== null || added !== null)) win.part(ownHostTaskStore).setState(initial, true)
}

/**
 * Asks the host once; if it answers for this chain, uses it from then on.
 * @returns whether it is used.
 */
export async function testAndUse(win: AppWindow, host: OwnHost, own: OwnHosts, fallsBackToListed: boolean): Promise<boolean> {
  if (win.part(ownHostTaskStore).getState().isTesting) return false
  win.part(ownHostTaskStore).setState({ isTesting: true, error: null, added: null })
  try {
    const { height } = await win.client['ownHosts.test'](host)
    const others = own.hosts.filter(({ chainId, purpose }) => chainId === host.chainId && purpose !== host.purpose)
    await setOwnHosts(win, host.chainId, [...others, host], fallsBackToListed)
    win.part(ownHostTaskStore).setState({ isTesting: false, added: { host, height } })
    return true
  } catch (error) {
    win.part(ownHostTaskStore).setState({ isTesting: false, error: asAppError(error) })
    return false
  }
}

/** Stops using a host. @throws AppError what main says of it. */
export async function removeOwnHost(win: AppWindow, host: OwnHost, own: OwnHosts): Promise<void> {
  const others = own.hosts.filter((one) => one.chainId === host.chainId && one.purpose !== host.purpose)
  await setOwnHosts(win, host.chainId, others, own.fallbackChains.includes(host.chainId))
  win.part(ownHostTaskStore).setState(initial, true)
}

async function setOwnHosts(win: AppWindow, chainId: string, hosts: readonly OwnHost[], fallsBackToListed: boolean): Promise<void> {
  const inputs = hosts.map(({ purpose, address }) => ({ purpose, address }))
  await win.client['ownHosts.set']({ chainId, hosts: inputs, fallsBackToListed })
}
