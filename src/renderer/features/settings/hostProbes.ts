// Asking each host of the network once whether it answers, and what it said. Forgotten with the network.
import { create } from 'zustand'
import type { AppError } from '../../../shared/domain/errors.ts'
import type { EndpointInfo, NetworkHost } from '../../../shared/contract/settings/settings.ts'
import { asAppError, client, onEvent } from '../../data/api.ts'

export interface HostOutcome {
  height: number | null
  /** Null where it answers. */
  error: AppError | null
}

interface HostProbes {
  /** By `hostKey`; a host that was not asked yet has none. */
  outcomes: ReadonlyMap<string, HostOutcome>
  /** The one that is under way, if any. */
  run: symbol | null
}

const initial: HostProbes = { outcomes: new Map(), run: null }
export const useHostProbes = create<HostProbes>(() => initial)

/** Tells the lines of the table apart. */
export function hostKey({ purpose, chainId, host }: EndpointInfo): string {
  return `${purpose} ${chainId ?? ''} ${host}`
}

export type TestedEndpoint = EndpointInfo & NetworkHost

/** Whether it is asked by the test: whoever has newer versions is asked only by who looks for one. */
export function isTested(endpoint: EndpointInfo): endpoint is TestedEndpoint {
  return endpoint.purpose !== 'releases'
}

/** Asks all of them anew; each answer is shown as it comes. */
export async function testHosts(endpoints: readonly TestedEndpoint[]): Promise<void> {
  if (useHostProbes.getState().run !== null) return
  const run = Symbol('run')
  useHostProbes.setState({ outcomes: new Map(), run })
  const asked = new Map<string, HostOutcome>()
  const isStill = () => useHostProbes.getState().run === run
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const outcome = await ask(endpoint)
      asked.set(hostKey(endpoint), outcome)
      if (isStill()) useHostProbes.setState({ outcomes: new Map(asked) })
    }),
  )
  if (isStill()) useHostProbes.setState({ run: null })
}

async function ask({ purpose, chainId, host }: TestedEndpoint): Promise<HostOutcome> {
  try {
    const { height } = await client['network.test']({ purpose, chainId, host })
    return { height, error: null }
  } catch (error) {
    return { height: null, error: asAppError(error) }
  }
}

onEvent((event) => {
  if (event.type === 'network.changed') useHostProbes.setState(initial, true)
})
