// Opens one of Welcome's three ways to begin: chooses the network, and opens the first screen.
import { create } from 'zustand'
import type { Input } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { client } from '../../data/api.ts'
import { go } from '../../navigation.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { reloadApp, useApp } from '../../data/stores/appStore.ts'
import { startGuide } from '../../data/stores/guideStore.ts'
import { welcomeWords } from '../../words/welcome.ts'

/** Ids of the ways to begin. */
export const WAYS_IN = ['ledger', 'watch', 'practice'] as const
/** A way to begin. */
export type WayIn = (typeof WAYS_IN)[number]

/** Path of the practice network's first account, which has a history. */
const PRACTICE_PATH = "44'/60'/0'/0/0"

/** State of the Welcome screen. */
export interface WelcomeState {
  /** The way that is being opened. */
  opening: WayIn | 'backup' | null
  /** Why the last one failed. */
  error: AppError | null
}

/** Holds the state of the Welcome screen. */
export const useWelcome = create<WelcomeState>(() => ({ opening: null, error: null }))

/** Opens a way; on the practice network the guided transfer may start at once. Presses while one is opening are ignored. */
export async function openWayIn(wayIn: WayIn, { isGuided = false }: { isGuided?: boolean } = {}): Promise<void> {
  if (useWelcome.getState().opening !== null) return
  useWelcome.setState({ opening: wayIn, error: null })
  try {
    await client['network.select']({ kind: wayIn === 'practice' ? 'practice' : 'mainnet' })
    await enter(wayIn)
    if (isGuided) startGuide()
    useWelcome.setState({ opening: null })
  } catch (error) {
    useWelcome.setState({ opening: null, error: asAppError(error) })
  }
}

/** The networks that a backup may belong to; a backup of a custom network is restored in Settings, where that network is known. */
const NETWORKS = ['practice', 'testnet', 'mainnet'] as const

/**
 * Starts with the content of a backup, on its network. That network counts as chosen only once the backup is in place: until then it is
 * opened on trial, and a failure returns to the previous one.
 * @returns the folder that keeps what was replaced.
 * @throws AppError what main says of the backup; Welcome shows it too.
 */
export async function beginWithBackup(chosen: Input<'data.restore'>, network: string): Promise<string> {
  useWelcome.setState({ opening: 'backup', error: null })
  const before = asNetwork(useApp.getState().value?.network.kind)
  const kind = asNetwork(network)
  try {
    if (kind !== undefined) await client['network.select']({ kind, isKept: false })
    const { keptIn } = await client['data.restore'](chosen)
    if (kind !== undefined) await client['network.select']({ kind })
    go('portfolio')
    await Promise.all([reloadApp(), reloadAccounts()])
    useWelcome.setState({ opening: null })
    return keptIn
  } catch (error) {
    // Reports the failure of the backup; the screens show by themselves if the way back fails too.
    if (before !== undefined && before !== kind) await client['network.select']({ kind: before, isKept: false }).catch(() => null)
    useWelcome.setState({ opening: null, error: asAppError(error) })
    throw error
  }
}

function asNetwork(name: string | undefined): (typeof NETWORKS)[number] | undefined {
  return NETWORKS.find((known) => known === name)
}

async function enter(wayIn: WayIn): Promise<void> {
  if (wayIn === 'practice') {
    const accounts = await client['accounts.list']({})
    if (accounts.length === 0) await client['accounts.addFromDevice']({ path: PRACTICE_PATH, label: welcomeWords.practiceLabel })
    go('portfolio')
  } else {
    go('accounts', { open: wayIn })
  }
  await Promise.all([reloadApp(), reloadAccounts()])
}
