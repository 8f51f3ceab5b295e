// Opens one of Welcome's three ways to begin: chooses the network, and opens the first screen.
import { createStore } from 'zustand'
import type { Input } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { go } from '../../navigation.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { reloadApp, appStore } from '../../data/stores/appStore.ts'
import { startGuide } from '../../data/stores/guideStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Ids of the ways to begin. */
export const WAYS_IN = ['practice', 'ledger', 'watch'] as const
/** A way to begin. */
export type WayIn = (typeof WAYS_IN)[number]

/** Path of the practice network's first account, which has a history. */
const PRACTICE_PATH = "44'/60'/0'/0/0"

/** The networks that can be chosen, or that a backup may belong to; a custom one is restored in Settings, where it is known. */
export const NETWORKS = ['mainnet', 'testnet', 'practice'] as const
/** One of `NETWORKS`. */
export type ChosenNetwork = (typeof NETWORKS)[number]

/** How many steps opening the practice network for the first time takes. */
export const PRACTICE_STEPS = 3

/** State of the Welcome screen. */
export interface WelcomeState {
  /** The way that waits for the choice of a network. */
  choosing: Exclude<WayIn, 'practice'> | null
  /** The way that is being opened. */
  opening: WayIn | 'backup' | null
  /** How far the practice network is: the network, its account, its past prices. */
  step: number
  /** Why the last one failed. */
  error: AppError | null
}

/** Holds the state of the Welcome screen. */
const welcomeStore = () => createStore<WelcomeState>(() => ({ choosing: null, opening: null, step: 1, error: null }))
/** Reads it in components. */
export const useWelcome = storeHook(welcomeStore)

/** Opens a way: the practice network opens at once, the others ask for a network first. Ignored while one is opening. */
export async function openWayIn(win: AppWindow, wayIn: WayIn, { isGuided = false }: { isGuided?: boolean } = {}): Promise<void> {
  if (win.part(welcomeStore).getState().opening !== null) return
  if (wayIn === 'practice') await openNetwork(win, wayIn, { network: 'practice', isGuided })
  else win.part(welcomeStore).setState({ choosing: wayIn, error: null })
}

/** Closes the choice of a network without opening one. */
export function cancelNetworkChoice(win: AppWindow): void {
  win.part(welcomeStore).setState({ choosing: null })
}

/** Opens the chosen network; the practice network has an option of its own. `isDaily` counts on Mainnet. */
export async function chooseNetwork(win: AppWindow, network: ChosenNetwork, isDaily: boolean): Promise<void> {
  const { choosing } = win.part(welcomeStore).getState()
  if (choosing === null) return
  win.part(welcomeStore).setState({ choosing: null })
  await openNetwork(win, network === 'practice' ? 'practice' : choosing, { network, isDaily: network === 'mainnet' && isDaily })
}

interface Opening {
  network: ChosenNetwork
  isDaily?: boolean
  isGuided?: boolean
}

async function openNetwork(win: AppWindow, wayIn: WayIn, { network, isDaily = false, isGuided = false }: Opening): Promise<void> {
  win.part(welcomeStore).setState({ opening: wayIn, step: 1, error: null })
  try {
    await win.client['network.select']({ kind: network })
    if (network === 'mainnet') await win.client['chainLists.choose']({ isDaily })
    await enter(win, wayIn)
    if (isGuided) startGuide(win)
    win.part(welcomeStore).setState({ opening: null })
  } catch (error) {
    win.part(welcomeStore).setState({ opening: null, error: asAppError(error) })
  }
}

/**
 * Starts with the content of a backup, on its network. That network counts as chosen only once the backup is in place: until then it is
 * opened on trial, and a failure returns to the previous one.
 * @returns the folder that keeps what was replaced.
 * @throws AppError what main says of the backup; Welcome shows it too.
 */
export async function beginWithBackup(win: AppWindow, chosen: Input<'data.restore'>, network: string): Promise<string> {
  win.part(welcomeStore).setState({ opening: 'backup', error: null })
  const before = asNetwork(win.part(appStore).getState().value?.network.kind)
  const kind = asNetwork(network)
  try {
    if (kind !== undefined) await win.client['network.select']({ kind, isKept: false })
    const { keptIn } = await win.client['data.restore'](chosen)
    if (kind !== undefined) await win.client['network.select']({ kind })
    go(win, 'portfolio')
    await Promise.all([reloadApp(win), reloadAccounts(win)])
    win.part(welcomeStore).setState({ opening: null })
    return keptIn
  } catch (error) {
    // Reports the failure of the backup; the screens show by themselves if the way back fails too.
    if (before !== undefined && before !== kind) await win.client['network.select']({ kind: before, isKept: false }).catch(() => null)
    win.part(welcomeStore).setState({ opening: null, error: asAppError(error) })
    throw error
  }
}

function asNetwork(name: string | undefined): (typeof NETWORKS)[number] | undefined {
  return NETWORKS.find((known) => known === name)
}

async function enter(win: AppWindow, wayIn: WayIn): Promise<void> {
  if (wayIn === 'practice') {
    const accounts = await win.client['accounts.list']({})
    if (accounts.length === 0) {
      win.part(welcomeStore).setState({ step: 2 })
      await win.client['accounts.addFromDevice']({ path: PRACTICE_PATH, label: win.words.welcomeWords.practiceLabel })
      // The practice network is inside Waybill: its pictures and prices tell no one anything.
      await win.client['privacy.set']({ images: 'all', prices: true })
      win.part(welcomeStore).setState({ step: 3 })
      // Gains would fetch them later, and the change of the year would jump then.
      await win.client['gains.fetchPrices']({})
    }
    go(win, 'portfolio')
  } else {
    go(win, 'accounts', { open: wayIn })
  }
  await Promise.all([reloadApp(win), reloadAccounts(win)])
}
