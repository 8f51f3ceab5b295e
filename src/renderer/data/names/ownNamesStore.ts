// Holds the names that the accounts own, with their ends: as the L1 told them when a screen with them was last open.
import { useEffect } from 'react'
import type { OwnNameList } from '../../../shared/contract/transfer/names.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { isSettled } from '../../../shared/domain/transfer/transferStateMachine.ts'
import { storeHook, useAppWindow, type AppWindow } from '../../window.ts'
import { createResource } from '../resource.ts'
import { transfersStore } from '../transfers/transfersStore.ts'

/** How long NFTs must rest before the L1 is asked about them: while they are copied, they change several times a second. */
const PAUSE_MS = 3000

/** The names of an account, or why they could not be read. */
type Answer = { list: OwnNameList; error: null } | { list: null; error: AppError }

const ownNamesStore = (win: AppWindow) =>
  createResource(
    win,
    async () => {
      const accounts = await win.client['accounts.list']({})
      return new Map(await Promise.all(accounts.map(async ({ id }) => [id, await answerOf(win, id)] as const)))
    },
    ({ type }) => type === 'accounts.changed',
  )

function answerOf(win: AppWindow, accountId: string): Promise<Answer> {
  return win.client['names.own']({ accountId }).then(
    (list) => ({ list, error: null }),
    (error: unknown) => ({ list: null, error: asAppError(error) }),
  )
}

const useAnswers = storeHook(ownNamesStore)
/** Reads the names again. */
export const reloadOwnNames = (win: AppWindow) => win.part(ownNamesStore).reload()

/** Reads the names when a screen opens, and again while it is open as they may have changed. */
export function useReadOwnNames(): void {
  const win = useAppWindow()
  useEffect(() => {
    void reloadOwnNames(win)
    return followOwnNames(win)
  }, [win])
}

/** Reads the names again when an extension has settled, and once NFTs have changed and come to rest. @returns what ends that. */
export function followOwnNames(win: AppWindow): () => void {
  let timer: number | undefined
  let known = settledExtensions(win)
  const stopTransfers = win.part(transfersStore).subscribe(() => {
    const [before, now] = [known, settledExtensions(win)]
    known = now
    if (before !== null && now !== null && before !== now) void reloadOwnNames(win)
  })
  const stopEvents = win.onEvent(({ type }) => {
    if (type !== 'nfts.changed') return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void reloadOwnNames(win), PAUSE_MS)
  })
  return () => {
    stopTransfers()
    stopEvents()
    window.clearTimeout(timer)
  }
}

/** Returns which extensions have settled, as a text; null before the transfers are known. */
function settledExtensions(win: AppWindow): string | null {
  const { value } = win.part(transfersStore).getState()
  const settled = value?.filter(({ transfer: { phase, quote } }) => quote.action?.type === 'extendName' && isSettled(phase))
  return settled?.map(({ transfer }) => transfer.id).join(' ') ?? null
}

/** Returns the names of an account; null until they are known. */
export function useOwnNames(accountId: string): OwnNameList | null {
  return useAnswers(({ value }) => value?.get(accountId)?.list ?? null)
}

/** Returns all names that are known of these accounts, as a text with spaces between; empty for none. */
export function useKnownNames(accountIds: readonly string[]): string {
  return useAnswers(({ value }) =>
    accountIds
      .flatMap((id) => value?.get(id)?.list?.chains ?? [])
      .flatMap(({ names }) => names.map(({ name }) => name))
      .join(' '),
  )
}

/** Returns the chains whose names could not be read for some account, as a text with spaces between; empty for none. */
export function useUnnamedChains(): string {
  return useAnswers(({ value }) => {
    const missing = [...(value?.values() ?? [])].flatMap(({ list }) => list?.missing ?? [])
    return [...new Set(missing.map(({ chainId }) => chainId))].join(' ')
  })
}

/** Returns why names could not be read: of all accounts, or of the first that failed; null for none. */
export function useOwnNamesError(): AppError | null {
  return useAnswers(({ value, error }) => error ?? [...(value?.values() ?? [])].find((answer) => answer.error !== null)?.error ?? null)
}
