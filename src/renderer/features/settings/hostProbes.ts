// Asks each host of the network once whether it responds, and keeps its answer until the network changes.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { EndpointInfo, NetworkHost } from '../../../shared/contract/settings/settings.ts'
import { client, onEvent } from '../../data/api.ts'

/** Outcome of the test of a host. */
export interface HostOutcome {
  height: number | null
  /** Null where it responds. */
  error: AppError | null
}

interface HostProbes {
  /** Outcomes by `hostKey`; a host that was not tested yet has none. */
  outcomes: ReadonlyMap<string, HostOutcome>
  /** The running test, if any. */
  run: symbol | null
}

const initial: HostProbes = { outcomes: new Map(), run: null }
/** Holds the outcomes of the test. */
export const useHostProbes = create<HostProbes>(() => initial)

/** Returns the key of a line of the table. */
export function hostKey({ purpose, chainId, host }: EndpointInfo): string {
  return `${purpose} ${chainId ?? ''} ${host}`
}

/** A host that the test asks. */
export type TestedEndpoint = EndpointInfo & NetworkHost

/** Returns whether the test asks an endpoint: the host of newer versions is asked only by the check for updates. */
export function isTested(endpoint: EndpointInfo): endpoint is TestedEndpoint {
  return endpoint.purpose !== 'releases'
}

/** Tests all hosts again; each answer is shown as it arrives. */
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
