// The user's own hosts, and the one that is being tested.
import { create } from 'zustand'
import type { OwnHost, OwnHosts } from '../../../shared/contract/settings/chainLists.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client, onEvent } from '../../data/api.ts'
import { createResource } from '../../data/resource.ts'

const ownHosts = createResource(
  () => client['ownHosts.get']({}),
  () => false,
)
export const useOwnHosts = ownHosts.use
export const reloadOwnHosts = ownHosts.reload

interface OwnHostTask {
  isTesting: boolean
  error: AppError | null
  /** The host that answered and is used since, with its newest block; null where it states none. */
  added: { host: OwnHost; height: number | null } | null
}

const initial: OwnHostTask = { isTesting: false, error: null, added: null }

export const useOwnHostTask = create<OwnHostTask>(() => initial)

onEvent((event) => {
  if (event.type === 'network.changed' && event.isReopened !== true) useOwnHostTask.setState(initial, true)
})

/** Clears what was said of the last test: the form says something else by now. */
export function clearProbe(): void {
  const { isTesting, error, added } = useOwnHostTask.getState()
  if (!isTesting && (error !== null || added !== null)) useOwnHostTask.setState(initial, true)
}

/**
 * Asks the host once; if it answers for this chain, uses it from then on.
 * @returns whether it is used.
 */
export async function testAndUse(host: OwnHost, own: OwnHosts, fallsBackToListed: boolean): Promise<boolean> {
  if (useOwnHostTask.getState().isTesting) return false
  useOwnHostTask.setState({ isTesting: true, error: null, added: null })
  try {
    const { height } = await client['ownHosts.test'](host)
    const others = own.hosts.filter(({ chainId, purpose }) => chainId === host.chainId && purpose !== host.purpose)
    await setOwnHosts(host.chainId, [...others, host], fallsBackToListed)
    useOwnHostTask.setState({ isTesting: false, added: { host, height } })
    return true
  } catch (error) {
    useOwnHostTask.setState({ isTesting: false, error: asAppError(error) })
    return false
  }
}

/** Stops using a host. @throws AppError what main says of it. */
export async function removeOwnHost(host: OwnHost, own: OwnHosts): Promise<void> {
  const others = own.hosts.filter((one) => one.chainId === host.chainId && one.purpose !== host.purpose)
  await setOwnHosts(host.chainId, others, own.fallbackChains.includes(host.chainId))
  useOwnHostTask.setState(initial, true)
}

async function setOwnHosts(chainId: string, hosts: readonly OwnHost[], fallsBackToListed: boolean): Promise<void> {
  const inputs = hosts.map(({ purpose, address }) => ({ purpose, address }))
  await client['ownHosts.set']({ chainId, hosts: inputs, fallsBackToListed })
}
