// Adding accounts from a device: reading addresses by path, choosing some, adding them one after another.
import { create } from 'zustand'
import type { Account, PathForm, ScannedAccount } from '../../../shared/contract/account.ts'
import type { AppError } from '../../../shared/domain/errors.ts'
import { asAppError, client } from '../../data/api.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { accountsWords } from '../../words/accounts.ts'
import { forgetOnceReady } from './passingErrors.ts'
import { askActivity, endActivity } from './scanActivity.ts'

const STEP = 5

/** The app that a key lies in. */
type KeyApp = Extract<Account['signer'], { kind: 'ledger' }>['app']

export interface ScanState {
  app: KeyApp
  /** Where the accounts that are shown lie in the seed. */
  form: PathForm
  /** What was read, form by form. */
  found: Readonly<Record<PathForm, ScannedAccount[]>>
  /** Names by path, for the ones that were chosen. */
  chosen: Readonly<Record<string, string>>
  isReading: boolean
  /** How many of the chosen ones were added; null while none is being added. */
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
export const useScan = create<ScanState>(() => initial)
forgetOnceReady(useScan)

/** Forgets what was read, as when the panel opens or the network changes. */
export function resetScan(): void {
  endActivity()
  useScan.setState(initial, true)
}

/** Chooses the app to read from. What was read of the other one are other accounts; while the device is at work it stays. */
export function chooseApp(app: KeyApp): void {
  const { isReading, added } = useScan.getState()
  if (isReading || added !== null) return
  endActivity()
  useScan.setState({ ...initial, app }, true)
}

/** Shows the accounts of other paths; what was chosen stays chosen. */
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
    // Closed meanwhile, or begun anew.
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

/** By its key a Ledger is known again among several. */
function keyOf(line: ScannedAccount | undefined): Pick<ScannedAccount, 'path' | 'publicKey'> | undefined {
  return line && { path: line.path, publicKey: line.publicKey }
}

/** Chooses a line or lets it go; a chosen one gets a name that can be changed. */
export function toggle(path: string): void {
  useScan.setState(({ app, chosen }) => {
    const { [path]: name, ...rest } = chosen
    if (name !== undefined) return { chosen: rest }
    const number = (useAccounts.getState().value?.length ?? 0) + Object.keys(chosen).length + 1
    return { chosen: { ...chosen, [path]: accountsWords.defaultName(app, number) } }
  })
}

/** Forgets what was read, not from where, as when another Ledger is chosen. */
export function forgetRead(): void {
  const { app, form } = useScan.getState()
  endActivity()
  useScan.setState({ ...initial, app, form }, true)
}

/** Chooses lines that are not chosen yet. */
export function chooseAll(paths: readonly string[]): void {
  for (const path of paths) {
    if (useScan.getState().chosen[path] === undefined) toggle(path)
  }
}

export function nameChosen(path: string, name: string): void {
  useScan.setState(({ chosen }) => ({ chosen: { ...chosen, [path]: name } }))
}

/** Adds the chosen ones. @returns whether all were added; else the error is in the store and the rest stays chosen */
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

/** The first account is the same under two forms. */
function markAdded(line: ScannedAccount, path: string): ScannedAccount {
  return line.path === path ? { ...line, isAdded: true } : line
}
