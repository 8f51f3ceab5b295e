// Searches assets through main: asks a moment after the last key; earlier results stay until the next answer.
import { useEffect, useState } from 'react'
import type { AssetChoices } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { useAppWindow, type AppWindow } from '../../../window.ts'

const TYPING_PAUSE_MS = 150
/** Most results that main returns: only those in view are drawn. */
const MAX_SHOWN = 1000

/** What to search for. */
export interface AssetSearch {
  side: 'from' | 'to'
  accountId: string | null
  text: string
  /** Empty for all chains. */
  chainId: string
  /** What the other side has, where a route leads to or from it. */
  other: Pick<Asset, 'chainId' | 'denom'> | null
}

/** Result of a search. */
export interface FoundAssets {
  found: AssetChoices | null
  error: AppError | null
  retry: () => void
  /** Most results that are shown. */
  limit: number
}

/** Searches assets to choose from. */
export function useAssetSearch({ side, accountId, text, chainId, other }: AssetSearch): FoundAssets {
  const win = useAppWindow()
  const [state, setState] = useState<Pick<FoundAssets, 'found' | 'error'>>({ found: null, error: null })
  const [attempt, setAttempt] = useState(0)
  const [otherChain, otherDenom] = [other?.chainId, other?.denom]
  // Repeats the question when the router has answered, or cannot be reached.
  useEffect(() => win.onEvent((event) => event.type === 'assets.changed' && setAttempt((count) => count + 1)), [win])
  useEffect(() => {
    if (accountId === null) return
    const life = { isOver: false }
    const spot = otherChain === undefined || otherDenom === undefined ? null : { chainId: otherChain, denom: otherDenom }
    const timer = window.setTimeout(
      () => void ask(win, { side, accountId, text, chainId, other: spot }, life, setState),
      text === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      life.isOver = true
      window.clearTimeout(timer)
    }
  }, [win, side, accountId, text, chainId, otherChain, otherDenom, attempt])
  return { ...state, retry: () => setAttempt((count) => count + 1), limit: MAX_SHOWN }
}

async function ask(
  win: AppWindow,
  { side, accountId, text, chainId, other }: AssetSearch & { accountId: string },
  life: { isOver: boolean },
  show: (state: Pick<FoundAssets, 'found' | 'error'>) => void,
): Promise<void> {
  try {
    const question = { accountId, side, text: text.trim(), chainId: chainId === '' ? null : chainId, other, limit: MAX_SHOWN }
    const found = await win.client['transfers.assets'](question)
    if (!life.isOver) show({ found, error: null })
  } catch (error) {
    if (!life.isOver) show({ found: null, error: asAppError(error) })
  }
}

/** Returns the choices with the other forms of an asset first, each in its order: a bridge mostly leads to the same asset elsewhere. */
function sameAssetFirst<Choice extends { asset: Pick<Asset, 'originId' | 'chainId'>; hasNoRoute: boolean }>(
  choices: readonly Choice[],
  of: Pick<Asset, 'originId' | 'chainId'> | null,
): readonly Choice[] {
  if (of === null) return choices
  const isOther = ({ asset, hasNoRoute }: Choice) => !hasNoRoute && asset.originId === of.originId && asset.chainId !== of.chainId
  return [...choices.filter(isOther), ...choices.filter((choice) => !isOther(choice))]
}

/** What decides the order of the list. */
export interface AssetOrder {
  /** What is typed. */
  text: string
  /** The asset whose other forms come first; null where it is exchanged. */
  first: Pick<Asset, 'originId' | 'chainId'> | null
  /** What the form has now. */
  held: Pick<Asset, 'denom' | 'chainId'> | null
}

/** Returns the choices in the order of the list: what the form has stands first while nothing is typed, other forms of what is sent always. */
export function inOrder<Choice extends { asset: Pick<Asset, 'originId' | 'chainId' | 'denom'>; hasNoRoute: boolean }>(
  choices: readonly Choice[],
  { text, first, held }: AssetOrder,
): readonly Choice[] {
  return chosenFirst(sameAssetFirst(choices, first), text === '' ? held : null)
}

/** Returns the choices with the one that the form has first: it is in view with the largest ones, and the keys begin at it. */
function chosenFirst<Choice extends { asset: Pick<Asset, 'denom' | 'chainId'> }>(
  choices: readonly Choice[],
  held: Pick<Asset, 'denom' | 'chainId'> | null,
): readonly Choice[] {
  const isHeld = ({ asset }: Choice) => asset.chainId === held?.chainId && asset.denom === held.denom
  return [...choices.filter(isHeld), ...choices.filter((choice) => !isHeld(choice))]
}
