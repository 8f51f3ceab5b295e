// Assets to choose from, as main finds them: asked a moment after the last letter; what was found stays until the next answer.
import { useEffect, useState } from 'react'
import type { AssetChoices } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { AppError } from '../../../../shared/domain/errors.ts'
import { client, onEvent } from '../../../data/api.ts'
import { asAppError } from '../../../data/asAppError.ts'

const TYPING_PAUSE_MS = 150
/** As many as main gives at most: only those in view are drawn. */
const MAX_SHOWN = 1000

export interface AssetSearch {
  side: 'from' | 'to'
  accountId: string | null
  text: string
  /** Empty for all chains. */
  chainId: string
}

export interface FoundAssets {
  found: AssetChoices | null
  error: AppError | null
  retry: () => void
  /** So many are shown at most. */
  limit: number
}

export function useAssetSearch({ side, accountId, text, chainId }: AssetSearch): FoundAssets {
  const [state, setState] = useState<Pick<FoundAssets, 'found' | 'error'>>({ found: null, error: null })
  const [attempt, setAttempt] = useState(0)
  // The router has answered, or cannot be asked: what is shown is asked for again.
  useEffect(() => onEvent((event) => event.type === 'assets.changed' && setAttempt((count) => count + 1)), [])
  useEffect(() => {
    if (accountId === null) return
    const life = { isOver: false }
    const timer = window.setTimeout(() => void ask({ side, accountId, text, chainId }, life, setState), text === '' ? 0 : TYPING_PAUSE_MS)
    return () => {
      life.isOver = true
      window.clearTimeout(timer)
    }
  }, [side, accountId, text, chainId, attempt])
  return { ...state, retry: () => setAttempt((count) => count + 1), limit: MAX_SHOWN }
}

async function ask(
  { side, accountId, text, chainId }: AssetSearch & { accountId: string },
  life: { isOver: boolean },
  show: (state: Pick<FoundAssets, 'found' | 'error'>) => void,
): Promise<void> {
  try {
    const question = { accountId, side, text: text.trim(), chainId: chainId === '' ? null : chainId, limit: MAX_SHOWN }
    const found = await client['transfers.assets'](question)
    if (!life.isOver) show({ found, error: null })
  } catch (error) {
    if (!life.isOver) show({ found: null, error: asAppError(error) })
  }
}
