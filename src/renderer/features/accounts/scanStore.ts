// Adds accounts from a device: reads addresses by path, lets the user choose some, and adds them one after the other.
import { create } from 'zustand'
import type { Account, PathForm, ScannedAccount } from '../../../shared/contract/account.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client } from '../../data/api.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { accountsWords } from '../../words/accounts.ts'
import { forgetOnceReady } from './passingErrors.ts'
import { askActivity, endActivity } from './scanActivity.ts'

const STEP = 5

/** A Ledger app that can hold a key. */
type KeyApp = Extract<Account['signer'], { kind: 'ledger' }>['app']

/** State of the scan. */
export interface ScanState {
  app: KeyApp
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
export const useScan = create<ScanState>(() => initial)
forgetOnceReady(useScan)

/** Clears the scan; called when the panel opens or the network changes. */
export function resetScan(): void {
  endActivity()
  useScan.setState(initial, true)
}

/** Chooses the app to read from. The apps hold different accounts, so what was read is cleared; does nothing while a scan is running. */
export function chooseApp(app: KeyApp): void {
  const { isReading, added } = useScan.getState()
  if (isReading || added !== null) return
  endActivity()
  useScan.setState({ ...initial, app }, true)
}

/** Shows the accounts of a different path form; chosen addresses stay chosen. */
export function chooseForm(form: PathForm): void {
  const { isReading, added } = useScan.getState()
  if (!isReading && added === null) useScan.setState({ form, error: null })
}

/** Reads the next few addresses; the device shows nothing. */
export async function readMore(): Promise<void> {
  const { app, form, found, isReading } = useScan.getState()
  if (isReading) return
  useScan.setState({ isReading: true, error: null })
  try {
    const like = keyOf(Object.values(found).flat()[0])
    const more = await client['accounts.scan']({ start: found[form].length, count: STEP, app, form, like })
    // Drops the result when the panel was closed, or the scan restarted, in the meantime.
    if (!useScan.getState().isReading) return
    useScan.setState({ found: { ...found, [form]: [...found[form], ...more] }, isReading: false })
    void askActivity(
      app,
      more.map(({ address }) => address.bech32),
    )
  } catch (error) {
    useScan.setState({ isReading: false, error: asAppError(error) })
  }
}

/** Returns the path and public key by which the right Ledger is recognised among several. */
function keyOf(line: ScannedAccount | undefined): Pick<ScannedAccount, 'path' | 'publicKey'> | undefined {
  return line && { path: line.path, publicKey: line.publicKey }
}

/** Chooses a line or removes the choice; a chosen line gets a name that can be edited. */
export function toggle(path: string): void {
  useScan.setState(({ app, chosen }) => {
    const { [path]: name, ...rest } = chosen
    if (name !== undefined) return { chosen: rest }
    const number = (useAccounts.getState().value?.length ?? 0) + Object.keys(chosen).length + 1
    return { chosen: { ...chosen, [path]: accountsWords.defaultName(app, number) } }
  })
}

/** Forgets the addresses but keeps the app and the path form, as when a different Ledger is chosen. */
export function forgetRead(): void {
  const { app, form } = useScan.getState()
  endActivity()
  useScan.setState({ ...initial, app, form }, true)
}

/** Chooses all given lines that are not chosen yet. */
export function chooseAll(paths: readonly string[]): void {
  for (const path of paths) {
    if (useScan.getState().chosen[path] === undefined) toggle(path)
  }
}

/** Changes the name of a chosen line. */
export function nameChosen(path: string, name: string): void {
  useScan.setState(({ chosen }) => ({ chosen: { ...chosen, [path]: name } }))
}

/** Adds the chosen addresses. @returns whether all were added; otherwise the error is in the store and the rest stays chosen */
export async function addChosen(): Promise<boolean> {
  const { app, chosen: wanted, found: lines } = useScan.getState()
  useScan.setState({ added: 0, error: null })
  for (const [path, label] of Object.entries(wanted)) {
    try {
      const publicKey = keyOf(
        Object.values(lines)
          .flat()
          .find((line) => line.path === path),
      )?.publicKey
      await client['accounts.addFromDevice']({ path, label, app, publicKey })
    } catch (error) {
      useScan.setState({ added: null, error: asAppError(error) })
      return false
    }
    useScan.setState(({ added, chosen, found }) => ({
      added: (added ?? 0) + 1,
      chosen: Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== path)),
      found: {
        usual: found.usual.map((line) => markAdded(line, path)),
        ledgerLive: found.ledgerLive.map((line) => markAdded(line, path)),
        legacy: found.legacy.map((line) => markAdded(line, path)),
      },
    }))
  }
  useScan.setState({ added: null })
  return true
}

/** Marks a line as added; the first account is the same under two forms. */
function markAdded(line: ScannedAccount, path: string): ScannedAccount {
  return line.path === path ? { ...line, isAdded: true } : line
}
