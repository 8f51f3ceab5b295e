// Names the parts of Staking that the palette leads to, and finds what takes the focus there.
import { showFocused } from '../../kit/showElement.ts'
import type { Params } from '../../location.ts'

/** A part of the screen, as `data-part` names it. */
export type StakingPart = Extract<Params['open'], 'claim' | 'compound' | 'stakes' | 'vip'>

/** Returns what takes the focus in a part: its first button, of the stakes the part itself; null where it is not drawn. */
export function partElement(part: StakingPart): HTMLElement | null {
  return focusIn(document.querySelector<HTMLElement>(`[data-part="${part}"]`))
}

/** Shows a part that the screen was opened for, and gives it the focus; a `ref` of the part. */
export function showPart(part: HTMLElement | null): void {
  showFocused(focusIn(part))
}

function focusIn(part: HTMLElement | null): HTMLElement | null {
  // What is done with a stake is chosen in its own row.
  return part?.dataset['part'] === 'stakes' ? part : (part?.querySelector('button') ?? part)
}
