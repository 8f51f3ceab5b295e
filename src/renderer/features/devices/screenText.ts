// Computes how a text to be signed looks on a device: how many screens, and which part shows now.
import type { PracticeScreen } from '../../../shared/contract/status.ts'
import type { Leg } from '../../../shared/contract/transfer/transferLeg.ts'

/** The parts of a document that the panel shows. */
export type DeviceDocument = Pick<Leg, 'document' | 'mode' | 'evm' | 'fee' | 'chainId' | 'signer'>

/** Characters that fit one screen. Measured with the Ethereum app 1.22: about 160 on a touch screen, 55 on a Nano. */
const TOUCH_LETTERS = 160
const NANO_LETTERS = 55

/** Estimates the number of screens of a message: the opening one, the text, and the one that signs. */
export function estimateScreens(text: string, model: string): number {
  const letters = /flex|stax|gen5/i.test(model) ? TOUCH_LETTERS : NANO_LETTERS
  return Math.ceil(text.length / letters) + 2
}

/** Returns start and end of the part of `text` that the drawn device shows now; null when it shows something else. */
export function shownPart(text: string, prompt: PracticeScreen['prompt']): { start: number; end: number } | null {
  if (prompt === null || prompt.kind !== 'message') return null
  let from = 0
  for (const [index, page] of prompt.pages.entries()) {
    if (page.text === '') continue
    const shown = page.cut?.replace(/\.\.\.$/, '') ?? page.text
    const start = text.indexOf(shown, from)
    if (start < 0) continue
    const end = start + shown.length
    if (index === prompt.page) return { start, end }
    from = end
  }
  return null
}
