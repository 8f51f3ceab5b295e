// Searches assets through main: asks a moment after the last key; earlier results stay until the next answer.
import { useEffect, useRef, useState } from 'react'
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
  /** Leaves that out of the list: a bridge does not end where it begins. */
  leavesOutOther: boolean
}

/** Result of a search. */
export interface FoundAssets {
  found: AssetChoices | null
  /** The text that the answer is for; an earlier one until the next answer. */
  answered: string
  error: AppError | null
  retry: () => void
  /** Most results that are shown. */
  limit: number
}

type Answer = Pick<FoundAssets, 'found' | 'answered' | 'error'>

/** Searches assets to choose from. */
export function useAssetSearch({ side, accountId, text, chainId, other, leavesOutOther }: AssetSearch): FoundAssets {
  const win = useAppWindow()
  const [state, setState] = useState<Answer>({ found: null, answered: '', error: null })
  const [attempt, setAttempt] = useState(0)
  const [otherChain, otherDenom] = [other?.chainId, other?.denom]
  // Repeats the question when the router has answered, or cannot be reached.
  useEffect(() => win.onEvent((event) => event.type === 'assets.changed' && setAttempt((count) => count + 1)), [win])
  useEffect(() => {
    if (accountId === null) return
    const life = { isOver: false }
    const spot = otherChain === undefined || otherDenom === undefined ? null : { chainId: otherChain, denom: otherDenom }
    const timer = window.setTimeout(
      () => void ask(win, { side, accountId, text, chainId, other: spot, leavesOutOther }, life, setState),
      text === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      life.isOver = true
      window.clearTimeout(timer)
    }
  }, [win, side, accountId, text, chainId, otherChain, otherDenom, leavesOutOther, attempt])
  return { ...state, retry: () => setAttempt((count) => count + 1), limit: MAX_SHOWN }
}

async function ask(
  win: AppWindow,
  { chainId, text, ...asked }: AssetSearch & { accountId: string },
  life: { isOver: boolean },
  show: (state: Answer) => void,
): Promise<void> {
  try {
    const question = { ...asked, text: text.trim(), chainId: chainId === '' ? null : chainId, limit: MAX_SHOWN }
    const found = await win.client['transfers.assets'](question)
    if (!life.isOver) show({ found, answered: text, error: null })
  } catch (error) {
    if (!life.isOver) show({ found: null, answered: text, error: asAppError(error) })
  }
}

/**
 * Returns what Enter does: takes a choice at once where the list answers what is typed, else as soon as it does. Text that changes meanwhile
 * takes it back.
 */
export function useEnter<Choice>(
  isAnswered: boolean,
  text: string,
  chosen: Choice | undefined,
  onPick: (choice: Choice) => void,
): () => void {
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    const isDue = isAnswered && awaited.current === text
    if (isAnswered || awaited.current !== text) awaited.current = null
    if (isDue && chosen !== undefined) onPick(chosen)
  }, [isAnswered, text, chosen, onPick])
  return () => {
    if (!isAnswered) awaited.current = text
    else if (chosen !== undefined) onPick(chosen)
  }
}

/** What the order and the groups of the list go by. */
interface Sortable {
  asset: Pick<Asset, 'originId' | 'chainId' | 'denom'>
  hasNoRoute: boolean
  balance: string | null
}

/** Returns whether a choice is another form of an asset on another chain, and a route may lead there. */
function isElsewhere({ asset, hasNoRoute }: Sortable, of: Pick<Asset, 'originId' | 'chainId'> | null): boolean {
  return of !== null && !hasNoRoute && asset.originId === of.originId && asset.chainId !== of.chainId
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

/**
 * Returns the choices in the order of the list: other forms of what is sent first, since a bridge mostly leads to the same asset elsewhere;
 * among these, and among the rest, what the form has while nothing is typed.
 */
export function inOrder<Choice extends Sortable>(choices: readonly Choice[], { text, first, held }: AssetOrder): readonly Choice[] {
  const top = text === '' ? held : null
  const same = choices.filter((choice) => isElsewhere(choice, first))
  const rest = choices.filter((choice) => !isElsewhere(choice, first))
  return [...chosenFirst(same, top), ...chosenFirst(rest, top)]
}

/** Groups of the list of a bridge. */
export type AssetGroup = 'same' | 'other' | 'noRoute'

/** Returns the index at which each group of a sorted list begins, where there is more than one. */
export function groupStarts(choices: readonly Sortable[], first: AssetOrder['first']): ReadonlyMap<number, AssetGroup> {
  const groupOf = (choice: Sortable): AssetGroup => (isElsewhere(choice, first) ? 'same' : choice.hasNoRoute ? 'noRoute' : 'other')
  const starts = new Map<number, AssetGroup>()
  choices.forEach((choice, index) => {
    const before = choices[index - 1]
    if (before === undefined || groupOf(before) !== groupOf(choice)) starts.set(index, groupOf(choice))
  })
  return starts.size > 1 ? starts : new Map()
}

/** Returns by chain the one form of an asset that it takes; nothing for a chain with several, between which the user decides. */
export function counterparts<Choice extends Sortable & { asset: Pick<Asset, 'isVerified'> }>(
  choices: readonly Choice[],
  of: AssetOrder['first'],
): ReadonlyMap<string, Choice> {
  const there = choices.filter((choice) => choice.asset.isVerified && isElsewhere(choice, of))
  const grouped = Map.groupBy(there, ({ asset }) => asset.chainId)
  return new Map(
    [...grouped].flatMap(([chainId, [only, ...more]]) => (only === undefined || more.length > 0 ? [] : [[chainId, only] as const])),
  )
}

/**
 * Returns the choices with the one that the form has first: it is in view with the largest ones, and the keys begin at it. Where there is a
 * balance of it, the other balances of the same asset follow it: forms of one asset stand together.
 */
function chosenFirst<Choice extends Sortable>(choices: readonly Choice[], held: AssetOrder['held']): readonly Choice[] {
  const chosen = choices.find(({ asset }) => asset.chainId === held?.chainId && asset.denom === held.denom)
  if (chosen === undefined) return choices
  const isWith = (choice: Choice) =>
    choice !== chosen && hasBalance(chosen) && hasBalance(choice) && choice.asset.originId === chosen.asset.originId
  return [chosen, ...choices.filter(isWith), ...choices.filter((choice) => choice !== chosen && !isWith(choice))]
}

/** Returns whether the account holds some of it. */
export function hasBalance({ balance }: Pick<Sortable, 'balance'>): boolean {
  return balance !== null && balance !== '0'
}
