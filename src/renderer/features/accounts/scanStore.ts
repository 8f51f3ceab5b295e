// Adds accounts from a device: reads addresses by path, lets the user choose some, and adds them one after the other.
import { createStore, type StoreApi } from 'zustand'
import type { LedgerAppId, PathForm, ScannedAccount } from '../../../shared/contract/account.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { accountsStore } from '../../data/stores/accountsStore.ts'
import { forgetOnceReady } from './passingErrors.ts'
import { askActivity, endActivity } from './scanActivity.ts'
import { storeHook, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

const STEP = 5

/** State of the scan. */
export interface ScanState {
  app: LedgerAppId
  /** Form of the derivation paths that are shown. */
  form: PathForm
  /** Addresses read so far, by path form. */
  found: Readonly<Record<PathForm, ScannedAccount[]>>
  /** Names of the chosen addresses, by path. */
  chosen: Readonly<Record<string, string>>
  isReading: boolean
  /** How many of the chosen addresses were added; null while none is being added. */
  added: number | null
  error: AppError | null
}

const initial: ScanState = {
  app: 'ethereum',
  form: 'usual',
  found: { usual: [], ledgerLive: [], legacy: [] },
  chosen: {},
  isReading: false,
  added: null,
  error: null,
}
/** Holds the state of the scan. */
export function scanStore(win: AppWindow): StoreApi<ScanState> {
  const store = createStore<ScanState>(() => initial)
  forgetOnceReady(win, store)
  return store
}
/** Reads it in components. */
export const useScan = storeHook(scanStore)

/** Clears the scan; called when the panel opens or the network changes. */
export function resetScan(win: AppWindow): void {
  endActivity(win)
  win.part(scanStore).setState(initial, true)
}

/** Chooses the app to read from. The apps hold different accounts, so what was read is cleared; does nothing while a scan is running. */
export function chooseApp(win: AppWindow, app: LedgerAppId): void {
  const { isReading, added } = win.part(scanStore).getState()
  if (isReading || added !== null) return
  endActivity(win)
  win.part(scanStore).setState({ ...initial, app }, true)
}

/** Shows the accounts of a different path form; chosen addresses stay chosen. */
export function chooseForm(win: AppWindow, form: PathForm): void {
  const { isReading, added } = win.part(scanStore).getState()
  if (!isReading && added === null) win.part(scanStore).setState({ form, error: null })
}

/** Reads the next few addresses; the device shows nothing. */
export async function readMore(win: AppWindow): Promise<void> {
  const { app, form, found, isReading } = win.part(scanStore).getState()
  if (isReading) return
  win.part(scanStore).setState({ isReading: true, error: null })
  try {
    const like = keyOf(Object.values(found).flat()[0])
    const more = await win.client['accounts.scan']({ start: found[form].length, count: STEP, app, form, like })
    // Drops the result when the panel was closed, or the scan restarted, in the meantime.
    if (!win.part(scanStore).getState().isReading) return
    win.part(scanStore).setState({ found: { ...found, [form]: [...found[form], ...more] }, isReading: false })
    void askActivity(
      win,
      app,
      more.map(({ address }) => address.bech32),
    )
  } catch (error) {
    win.part(scanStore).setState({ isReading: false, error: asAppError(error) })
  }
}

/** Returns the path and public key by which the right Ledger is recognised among several. */
function keyOf(line: ScannedAccount | undefined): Pick<ScannedAccount, 'path' | 'publicKey'> | undefined {
  return line && { path: line.path, publicKey: line.publicKey }
}

/** Chooses a line or removes the choice; a chosen line gets a name that can be edited. */
export function toggle(words: AllWords, win: AppWindow, path: string): void {
  win.part(scanStore).setState(({ app, chosen }) => {
    const { [path]: name, ...rest } = chosen
    if (name !== undefined) return { chosen: rest }
    const number = (win.part(accountsStore).getState().value?.length ?? 0) + Object.keys(chosen).length + 1
    return { chosen: { ...chosen, [path]: words.accountsWords.defaultName(app, number) } }
  })
}

/** Forgets the addresses but keeps the app and the path form, as when a different Ledger is chosen. */
export function forgetRead(win: AppWindow): void {
  const { app, form } = win.part(scanStore).getState()
  endActivity(win)
  win.part(scanStore).setState({ ...initial, app, form }, true)
}

/** Chooses all given lines that are not chosen yet. */
export function chooseAll(words: AllWords, win: AppWindow, paths: readonly string[]): void {
  for (const path of paths) {
    if (win.part(scanStore).getState().chosen[path] === undefined) toggle(words, win, path)
  }
}

/** Changes the name of a chosen line. */
export function nameChosen(win: AppWindow, path: string, name: string): void {
  win.part(scanStore).setState(({ chosen }) => ({ chosen: { ...chosen, [path]: name } }))
}

/** Adds the chosen addresses. @returns whether all were added; otherwise the error is in the store and the rest stays chosen */
export async function addChosen(win: AppWindow): Promise<boolean> {
  const { app, chosen: wanted, found: lines } = win.part(scanStore).getState()
  win.part(scanStore).setState({ added: 0, error: null })
  for (const [path, label] of Object.entries(wanted)) {
    try {
      const publicKey = keyOf(
        Object.values(lines)
          .flat()
          .find((line) => line.path === path),
      )?.publicKey
      await win.client['accounts.addFromDevice']({ path, label, app, publicKey })
    } catch (error) {
      win.part(scanStore).setState({ added: null, error: asAppError(error) })
      return false
    }
    win.part(scanStore).setState(({ added, chosen, found }) => ({
      added: (added ?? 0) + 1,
      chosen: Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== path)),
      found: {
        usual: found.usual.map((line) => markAdded(line, path)),
        ledgerLive: found.ledgerLive.map((line) => markAdded(line, path)),
        legacy: found.legacy.map((line) => markAdded(line, path)),
      },
    }))
  }
  win.part(scanStore).setState({ added: null })
  return true
}

/** Marks a line as added; the first account is the same under two forms. */
function markAdded(line: ScannedAccount, path: string): ScannedAccount {
  return line.path === path ? { ...line, isAdded: true } : line
}
