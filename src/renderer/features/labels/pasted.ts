// Detects whether a pasted address is the one that was copied here: malware may wait for an address on the clipboard and replace it with
// the attacker's. Source: MITRE ATT&CK T1565.002.
import { isSimilarAddress } from '../../../shared/domain/untrusted/addressPoisoning.ts'
import type { Copied } from '../../kit/hooks/clipboard.ts'

/** What was copied here, and what was pasted in its place. */
export interface Swap {
  copied: string
  pasted: string
}

/** Later than this the user may have copied a different address elsewhere, but not one that looks the same. */
const MOMENT_MS = 5 * 60_000
const ADDRESS = /^(?:0x(?:[0-9a-f]{40}|[0-9a-f]{64})|[a-z]{1,20}1[02-9ac-hj-np-z]{38,58})$/i

/** Returns the swap; null where both are the same, where one is not an address, and where the copy is old and looks different. */
export function swapOf(last: Copied | null, pasted: string, now: number): Swap | null {
  const [from, to] = [last?.text.trim() ?? '', pasted.trim()]
  if (last === null || !ADDRESS.test(from) || !ADDRESS.test(to) || from.toLowerCase() === to.toLowerCase()) return null
  return now - last.at <= MOMENT_MS || isSimilarAddress(from, to) ? { copied: from, pasted: to } : null
}

/** Returns the swap that left its address in the field; null where none did. */
export function swapIn(swaps: readonly (Swap | null)[], typed: string): Swap | null {
  return swaps.find((swap) => swap?.pasted === typed.trim()) ?? null
}

/**
 * Returns whether a swap is still what the field holds, and is a different account: the same one may have been copied in its other form.
 */
export function isSwapped(swap: Swap | null, typed: string, forms: { bech32: string; hex: string } | null): swap is Swap {
  if (swap === null || forms === null || swap.pasted !== typed.trim()) return false
  return [forms.bech32, forms.hex].every((form) => form.toLowerCase() !== swap.copied.toLowerCase())
}
