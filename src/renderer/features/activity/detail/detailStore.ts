// Reads the transaction in the drawer in full when it is opened.
import { create } from 'zustand'
import type { ActivityDetail } from '../../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { client } from '../../../data/api.ts'
import { keyOf, type ActivityKey } from '../activityKey.ts'

/** State of the drawer's transaction. */
export interface DetailState {
  key: string | null
  detail: ActivityDetail | null
  error: AppError | null
}

/** Holds the transaction of the drawer. */
export const useDetail = create<DetailState>(() => ({ key: null, detail: null, error: null }))

/** Reads a transaction; an answer that arrives after a different one was opened is dropped. */
export async function openDetail({ accountId, chainId, hash }: ActivityKey): Promise<void> {
  const key = keyOf({ accountId, chainId, hash })
  useDetail.setState({ key, detail: null, error: null })
  const isStill = () => useDetail.getState().key === key
  try {
    const detail = await client['activity.get']({ accountId, chainId, hash })
    if (isStill()) useDetail.setState({ detail })
  } catch (error) {
    if (isStill()) useDetail.setState({ error: asAppError(error) })
  }
}
