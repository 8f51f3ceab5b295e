// Reads the transaction in the drawer in full when it is opened.
import { createStore } from 'zustand'
import type { ActivityDetail } from '../../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { keyOf, type ActivityKey } from '../activityKey.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** State of the drawer's transaction. */
export interface DetailState {
  key: string | null
  detail: ActivityDetail | null
  error: AppError | null
}

/** Holds the transaction of the drawer. */
const detailStore = () => createStore<DetailState>(() => ({ key: null, detail: null, error: null }))
/** Reads it in components. */
export const useDetail = storeHook(detailStore)

/** Reads a transaction; an answer that arrives after a different one was opened is dropped. */
export async function openDetail(win: AppWindow, { accountId, chainId, hash }: ActivityKey): Promise<void> {
  const key = keyOf({ accountId, chainId, hash })
  win.part(detailStore).setState({ key, detail: null, error: null })
  const isStill = () => win.part(detailStore).getState().key === key
  try {
    const detail = await win.client['activity.get']({ accountId, chainId, hash })
    if (isStill()) win.part(detailStore).setState({ detail })
  } catch (error) {
    if (isStill()) win.part(detailStore).setState({ error: asAppError(error) })
  }
}
