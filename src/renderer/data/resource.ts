// Creates a store for one thing that main owns: read when first used, read again when an event says that it changed.
import { createStore, type StoreApi } from 'zustand'
import { asAppError, type AppError } from '../../shared/domain/errors.ts'
import { keepEqual } from './keepEqual.ts'
import type { AppWindow, ClientEvent } from '../window.ts'

/** What a store holds. */
export interface Snapshot<T> {
  /** Null until the first answer. It stays while newer data is read and when that fails. */
  value: T | null
  /** Why the last read failed; null after a read that succeeded. */
  error: AppError | null
}

/** A store with its reload. */
export interface Resource<T> extends StoreApi<Snapshot<T>> {
  /** Reads again; calls during a read are merged into one further read. */
  reload: () => Promise<void>
  /**
   * Shows a choice at once, then main's answer, or what was there before where main refuses. A read that overlaps with this may be older: it
   * is made again.
   */
  write: (expected: (value: T) => T, ask: () => Promise<T>) => Promise<void>
}

/**
 * Creates a store, which listens to the events of its window.
 * @param read asks main
 * @param isStale which events mean that the value must be read again; a change of network and a reconnection always do
 * @param isOfNetwork whether the value belongs to one network, and must not be shown for another; it stays while the same one reopens
 * @param fold applies an event that carries the whole change; returns the same value where it changes nothing
 */
export function createResource<T>(
  win: AppWindow,
  read: () => Promise<T>,
  isStale: (event: ClientEvent) => boolean,
  { isOfNetwork = true, fold = (value) => value }: { isOfNetwork?: boolean; fold?: (value: T, event: ClientEvent) => T } = {},
): Resource<T> {
  const store = createStore<Snapshot<T>>(() => ({ value: null, error: null }))
  const progress = { isReading: false, isAskedAgain: false, generation: 0 }
  const writes = createWrites(store)
  /** Events that arrived during a read: the answer may be older than they are. */
  let meanwhile: ClientEvent[] = []

  /** Keeps the objects that did not change: screens draw only what did. */
  const show = (value: T) => store.setState(({ value: before }) => ({ value: keepEqual(before, value), error: null }))

  async function reload(): Promise<void> {
    progress.isAskedAgain = true
    if (progress.isReading) return
    progress.isReading = true
    while (progress.isAskedAgain) {
      progress.isAskedAgain = false
      await readOnce()
    }
    progress.isReading = false
  }

  async function readOnce(): Promise<void> {
    if (writes.isWriting()) await writes.ended()
    const { generation } = progress
    const written = writes.count()
    meanwhile = []
    try {
      const value = await read()
      if (written !== writes.count()) progress.isAskedAgain = true
      // Applies them in their order: events that the answer already contains are followed by those it does not.
      else if (generation === progress.generation) show(meanwhile.reduce(fold, value))
    } catch (error) {
      if (generation === progress.generation) store.setState({ error: asAppError(error) })
    }
  }

  function applyEvent(event: ClientEvent): void {
    if (progress.isReading) meanwhile.push(event)
    const { value } = store.getState()
    const next = value === null ? null : fold(value, event)
    if (next !== value) store.setState({ value: next })
  }

  win.onEvent((event) => {
    applyEvent(event)
    if (event.type === 'network.changed' && isOfNetwork) {
      progress.generation += 1
      if (event.isReopened !== true) store.setState({ value: null, error: null })
    }
    if (event.type === 'network.changed' || event.type === 'reconnected' || isStale(event)) void reload()
  })
  return { ...store, reload, write: writes.write }
}

/** Stores choices one after the other. Reads wait for the last of them, and know by their number whether one began meanwhile. */
function createWrites<T>(store: StoreApi<Snapshot<T>>) {
  const progress = { begun: 0, ended: 0 }
  let last: Promise<void> = Promise.resolve()
  return {
    count: () => progress.begun,
    isWriting: () => progress.ended < progress.begun,
    ended: () => last,
    write(expected: (value: T) => T, ask: () => Promise<T>): Promise<void> {
      progress.begun += 1
      const { value: before } = store.getState()
      store.setState({ value: before && expected(before) })
      last = last
        .then(ask)
        .then(
          (value) => store.setState({ value, error: null }),
          (error: unknown) => store.setState({ value: before, error: asAppError(error) }),
        )
        .finally(() => (progress.ended += 1))
      return last
    },
  }
}
