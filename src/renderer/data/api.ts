// Connects the renderer to main: `client['method'](input)` and `onEvent`. Takes types from the contract, but no schema.
import { create } from 'zustand'
import type { Client, Input, Method, Output } from '../../shared/contract/methods.ts'
import { fromErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { connectBridge } from './bridge.ts'
import type { Connection } from './loopbackBridge.ts'

/** What main pushed, or the news that the connection is back and anything may have changed in the meantime. */
export type ClientEvent = AppEvent | { type: 'reconnected' }
type Listener = (event: ClientEvent) => void

/** Holds the state of the connection to the core. Always open in the desktop app. */
export const useConnection = create<{ state: Connection }>(() => ({ state: 'open' }))

const listeners = new Set<Listener>()
const { bridge, readImage } = connectBridge((state) => {
  const wasLost = useConnection.getState().state === 'lost'
  useConnection.setState({ state })
  if (wasLost && state === 'open') notify({ type: 'reconnected' })
})
bridge.subscribe((event) => {
  notify(event)
  // A locked window receives no events, so anything may have changed when it opens.
  if (event.type === 'lock.changed') notify({ type: 'reconnected' })
})

function notify(event: ClientEvent): void {
  for (const listener of listeners) listener(event)
}

export { readImage }

/** Calls `listener` for every event of this window; returns the function that stops it. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await bridge.invoke(method, input)
  if (!reply.ok) throw fromErrorData(reply.error)
  // Dispatch has parsed this value with the same schema that the type comes from.
  return reply.value as Output<M>
}

/**
 * Calls every method of the contract.
 * @throws AppError with the code that main gave; bridge.lost when main cannot be reached.
 * @example const page = await client['activity.page']({ filter: {}, limit: 100 })
 */
export const client: Client = new Proxy({} as Client, {
  get: (_target, method: Method) => (input: Input<Method>) => call(method, input),
})
