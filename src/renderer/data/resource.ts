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

/** How single items of a long list are read again when an event names them. */
interface Items<T> {
  /** Returns the id of the item that an event changes, or null where it changes none. */
  idOf: (event: ClientEvent) => string | null
  /** Asks main for one. @returns what puts the answer into the value. */
  read: (id: string) => Promise<(value: T) => T>
}

/** If more items than this have changed, the whole value is read. */
const FEW = 8

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
 * @param items how single items are read
 */
export function createResource<T>(
  win: AppWindow,
  read: () => Promise<T>,
  isStale: (event: ClientEvent) => boolean,
  { isOfNetwork = true, fold = (value) => value, items }: { isOfNetwork?: boolean } & Partial<Pick<Reading<T>, 'fold' | 'items'>> = {},
): Resource<T> {
  const store = createStore<Snapshot<T>>(() => ({ value: null, error: null }))
  const writes = createWrites(store)
  const reads = createReads(store, writes, { read, fold, items })

  function applyEvent(event: ClientEvent): void {
    reads.hear(event)
    const { value } = store.getState()
    const next = value === null ? null : fold(value, event)
    if (next !== value) store.setState({ value: next })
  }

  win.onEvent((event) => {
    applyEvent(event)
    if (event.type === 'network.changed' && isOfNetwork) {
      reads.ignoreCurrent()
      if (event.isReopened !== true) store.setState({ value: null, error: null })
    }
    if (event.type === 'network.changed' || event.type === 'reconnected' || isStale(event)) void reads.all()
    const changed = items?.idOf(event) ?? null
    if (changed !== null) void reads.item(changed)
  })
  return { ...store, reload: reads.all, write: writes.write }
}

interface Reading<T> {
  read: () => Promise<T>
  fold: (value: T, event: ClientEvent) => T
  items: Items<T> | undefined
}

/** Reads the value, or items of it, one read after the other. */
function createReads<T>(store: StoreApi<Snapshot<T>>, writes: Writes<T>, { read, fold, items }: Reading<T>) {
  let generation = 0
  /** Events that arrived during a read: the answer may be older than they are. */
  let meanwhile: ClientEvent[] = []

  /** Returns whether the answer counts: one that overlaps with a choice may be older than it. */
  async function readAll(): Promise<boolean> {
    if (writes.isWriting()) await writes.ended()
    const [asked, written] = [generation, writes.count()]
    meanwhile = []
    try {
      const value = await read()
      if (written !== writes.count()) return false
      if (asked !== generation) return true
      // Applies the events in their order: those that the answer already contains are followed by those it does not. Keeps the objects that
      // did not change: screens draw only what did.
      store.setState(({ value: before }) => ({ value: keepEqual(before, meanwhile.reduce(fold, value)), error: null }))
    } catch (error) {
      if (asked === generation) store.setState({ error: asAppError(error) })
    }
    return true
  }

  /** Returns whether they could be read: of an item that is gone, and of main that fails, the whole value tells. */
  async function readItems(ids: readonly string[]): Promise<boolean> {
    const asked = generation
    meanwhile = []
    const puts = await readEach(ids, items)
    const { value } = store.getState()
    if (puts === null || value === null || asked !== generation) return false
    const next = puts.reduce((held: T, put) => put(held), value)
    store.setState({ value: meanwhile.reduce<T>(fold, next), error: null })
    return true
  }

  const queue = createReadQueue(readAll, (ids) => (store.getState().value === null ? readAll() : readItems(ids)))
  return {
    ...queue,
    /** Applies an event to what is being read. */
    hear: (event: ClientEvent) => {
      if (queue.isReading()) meanwhile.push(event)
    },
    /** Drops the answer to the current read. */
    ignoreCurrent: () => {
      generation += 1
    },
  }
}

/** Runs one read at a time. A read that returns false is followed by one of the whole value. */
function createReadQueue(readAll: () => Promise<boolean>, readItems: (ids: readonly string[]) => Promise<boolean>) {
  const progress = { isReading: false, isAskedAgain: false }
  const stale = new Set<string>()
  async function run(): Promise<void> {
    if (progress.isReading) return
    progress.isReading = true
    while (progress.isAskedAgain || stale.size > 0) {
      const ids = [...stale]
      const isWhole = progress.isAskedAgain || ids.length > FEW
      stale.clear()
      progress.isAskedAgain = false
      if (!(await (isWhole ? readAll() : readItems(ids)))) progress.isAskedAgain = true
    }
    progress.isReading = false
  }
  return {
    isReading: () => progress.isReading,
    /** Reads the whole value; calls during a read are merged into one further read. */
    all: (): Promise<void> => {
      progress.isAskedAgain = true
      return run()
    },
    /** Reads one item. */
    item: (id: string): Promise<void> => {
      stale.add(id)
      return run()
    },
  }
}

/** Returns a function for each answer that puts it into the value; null where one of them is an error. */
async function readEach<T>(ids: readonly string[], items: Items<T> | undefined): Promise<((value: T) => T)[] | null> {
  const answers = await Promise.allSettled(ids.map(async (id) => await items?.read(id)))
  const puts = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value !== undefined ? [answer.value] : []))
  return puts.length === ids.length ? puts : null
}

type Writes<T> = ReturnType<typeof createWrites<T>>

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
