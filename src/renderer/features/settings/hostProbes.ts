// Asks each host of the network once whether it responds, and keeps its answer until the network changes.
import { createStore, type StoreApi } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { EndpointInfo, NetworkHost } from '../../../shared/contract/settings/settings.ts'
import { storeHook, type AppWindow } from '../../window.ts'

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

const initial = (): HostProbes => ({ outcomes: new Map(), run: null })
/** Holds the outcomes of the test. */
function hostProbesStore(win: AppWindow): StoreApi<HostProbes> {
  const store = createStore<HostProbes>(initial)
  win.onEvent((event) => {
    if (event.type === 'network.changed') store.setState(initial(), true)
  })
  return store
}
/** Reads it in components. */
export const useHostProbes = storeHook(hostProbesStore)

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
export async function testHosts(win: AppWindow, endpoints: readonly TestedEndpoint[]): Promise<void> {
  if (win.part(hostProbesStore).getState().run !== null) return
  const run = Symbol('run')
  win.part(hostProbesStore).setState({ outcomes: new Map(), run })
  const asked = new Map<string, HostOutcome>()
  const isStill = () => win.part(hostProbesStore).getState().run === run
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const outcome = await ask(win, endpoint)
      asked.set(hostKey(endpoint), outcome)
      if (isStill()) win.part(hostProbesStore).setState({ outcomes: new Map(asked) })
    }),
  )
  if (isStill()) win.part(hostProbesStore).setState({ run: null })
}

async function ask(win: AppWindow, { purpose, chainId, host }: TestedEndpoint): Promise<HostOutcome> {
  try {
    const { height } = await win.client['network.test']({ purpose, chainId, host })
    return { height, error: null }
  } catch (error) {
    return { height: null, error: asAppError(error) }
  }
}
