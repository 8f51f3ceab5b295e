// Makes what one window owns: the client of the core, the hub of its events and one instance of each store. Modules hold no state: they
// export functions that make a store, and functions that take the window they act on.
import { createContext, use, useContext } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import type { Bridge } from '../shared/contract/bridge.ts'
import type { AppEvent } from '../shared/contract/events.ts'
import type { Client, Input, Method, Output } from '../shared/contract/methods.ts'
import { fromErrorData } from '../shared/domain/errors.ts'
import type { ReadImage } from './data/images/imageFetch.ts'
import type { Connection, ConnectionListener } from './data/loopbackBridge.ts'
import type { AllWords, LoadedLanguage, Words } from './words/words.ts'

/** An event of the core, or the news that the connection is back and anything may have changed in the meantime. */
export type ClientEvent = AppEvent | { type: 'reconnected' }

/** What one window owns. */
export interface AppWindow {
  /**
   * Calls every method of the contract.
   * @throws AppError with the code that main gave; bridge.lost when main cannot be reached.
   * @example const page = await win.client['activity.page']({ filter: {}, limit: 100 })
   */
  client: Client
  readImage: ReadImage
  /** Calls `listener` for every event of this window; returns the function that stops it. */
  onEvent(listener: (event: ClientEvent) => void): () => void
  /** Returns this window's instance of what `create` makes; made at the first request, with the window. */
  part<T>(create: (win: AppWindow) => T): T
  /** Words that the first screens need. @throws Error before the window has a language. */
  readonly words: Words
  /** Loads the words of all screens, once. */
  allWords(loaded?: LoadedLanguage): Promise<AllWords>
  /** Gives the window its language; where all words are given as well, no screen waits for them. */
  setLanguage(language: LoadedLanguage, all?: AllWords): void
}

/** Connects to the core. `onConnection` receives changes of the connection. */
export type Connect = (onConnection: ConnectionListener) => { bridge: Bridge; readImage: ReadImage }

/** Makes the store of the connection's state. Always open in the desktop app. */
function connectionStore(): StoreApi<{ state: Connection }> {
  return createStore(() => ({ state: 'open' }))
}

/** Makes a window over a bridge to the core. */
export function createWindow(connect: Connect): AppWindow {
  const listeners = new Set<(event: ClientEvent) => void>()
  const parts = new Map<(win: AppWindow) => unknown, unknown>()
  const notify = (event: ClientEvent): void => {
    for (const listener of listeners) listener(event)
  }

  function part<T>(create: (win: AppWindow) => T): T {
    if (!parts.has(create)) parts.set(create, create(win))
    // Each entry is what its own key made.
    return parts.get(create) as T
  }

  const { bridge, readImage } = connect((state) => {
    const connection = part(connectionStore)
    const wasLost = connection.getState().state === 'lost'
    connection.setState({ state })
    if (wasLost && state === 'open') notify({ type: 'reconnected' })
  })

  const win: AppWindow = {
    client: createClient(bridge),
    readImage,
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    part,
    get words() {
      return win.part(languageStore).getState().loaded.words
    },
    allWords: (loaded) => allWords(win, loaded),
    setLanguage: (loaded, all) => {
      if (all !== undefined) win.part(lazyWords).set(loaded, settled(all))
      win.part(languageStore).setState({ loaded })
    },
  }
  bridge.subscribe((event) => {
    notify(event)
    // A locked window receives no events, so anything may have changed when it opens.
    if (event.type === 'lock.changed') notify({ type: 'reconnected' })
  })
  return win
}

/** Language of one window. */
interface LanguageState {
  loaded: LoadedLanguage
}

/** Stands for the language until the window has one. */
const NO_LANGUAGE: LoadedLanguage = {
  get words(): never {
    throw new Error('the window has no language yet')
  },
  loadLazy: () => Promise.reject(new Error('the window has no language yet')),
}

/** Holds the language; everything that shows texts is drawn again when it changes. */
function languageStore(): StoreApi<LanguageState> {
  return createStore(() => ({ loaded: NO_LANGUAGE }))
}

/** Makes the table of all words by language, as soon as a screen has needed them. */
function lazyWords() {
  return new WeakMap<LoadedLanguage, Promise<AllWords>>()
}

function allWords(win: AppWindow, loaded = win.part(languageStore).getState().loaded): Promise<AllWords> {
  const known = win.part(lazyWords)
  const held = known.get(loaded)
  if (held !== undefined) return held
  const asked = loadAllWords(loaded)
  known.set(loaded, asked)
  // The next screen that needs them asks again; this one has the error from the promise itself.
  asked.catch(() => known.delete(loaded))
  return asked
}

/** Returns a promise that `use` reads at once. Source: react.dev/reference/react/use, and `status` in React's own thenables. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** Loads all words of a language. */
export async function loadAllWords({ words, loadLazy }: LoadedLanguage): Promise<AllWords> {
  return { ...words, ...(await loadLazy()) }
}

function createClient(bridge: Bridge): Client {
  async function call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>> {
    const reply = await bridge.invoke(method, input)
    if (!reply.ok) throw fromErrorData(reply.error)
    // Dispatch has parsed this value with the same schema that the type comes from.
    return reply.value as Output<M>
  }
  return new Proxy({} as Client, {
    get: (_target, method: Method) => (input: Input<Method>) => call(method, input),
  })
}

/** Hands the window down to all components. */
export const WindowContext = createContext<AppWindow | null>(null)

/** Returns the window that the component is drawn in. @throws Error outside a `WindowContext`. */
export function useAppWindow(): AppWindow {
  const win = useContext(WindowContext)
  if (win === null) throw new Error('no WindowContext above this component')
  return win
}

/** Whether amounts are written as dots below it. What signs something, and what exports, stands below `false` or asks no words. */
export const AmountsHidden = createContext(false)

/** Makes the function that marks words, so that amounts are written as dots; the same words give the same marked words. */
function amountsHider() {
  const made = new WeakMap<Words, Words>()
  return <W extends Words>(words: W): W => {
    if (!made.has(words)) made.set(words, { ...words, hidesAmounts: true })
    // Each entry is what its own key gave.
    return made.get(words) as W
  }
}

function useShown<W extends Words>(words: W): W {
  const hide = useAppWindow().part(amountsHider)
  return useContext(AmountsHidden) ? hide(words) : words
}

/** Returns the words that the first screens need. */
export function useWords(): Words {
  return useShown(useStore(useAppWindow().part(languageStore), ({ loaded }) => loaded.words))
}

/**
 * Returns the words of all screens; suspends the component until they are loaded, so it belongs below what is loaded when first shown. Calls
 * `use` in every render: React continues a component that was suspended where it stopped, and loses count of its hooks (error 467) if that
 * `use` is missing then.
 */
export function useAllWords(): AllWords {
  const win = useAppWindow()
  const loaded = useStore(win.part(languageStore), (language) => language.loaded)
  return useShown(use(win.allWords(loaded)))
}

/** Reads a window's store: the whole state, or the part that `select` takes from it. */
export interface StoreHook<State> {
  (): State
  <Selected>(select: (state: State) => Selected): Selected
}

/** Returns the hook of the store that `create` makes. */
export function storeHook<State>(create: (win: AppWindow) => StoreApi<State>): StoreHook<State> {
  return function useWindowStore<Selected>(select?: (state: State) => Selected) {
    // Zustand reads the whole state where no selector is given.
    return useStore(useAppWindow().part(create), select as (state: State) => Selected)
  }
}

/** Reads the state of the connection. */
export const useConnection = storeHook(connectionStore)
