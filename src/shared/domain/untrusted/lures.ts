// Finds in a text what lures readers away: links, also written backwards, and characters that change how it reads. Pure.
import { splitUntrusted } from './untrustedText.ts'

/** A scheme, `www.`, or a name under a usual top domain. */
const LINK =
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|org|net|io|xyz|app|dev|co|me|gg|fi|ai|info|site|online|link|click|live|pro|top|finance|network|zone|claim|example)\b/iu
/** A scheme that a direction mark turns around. */
const BACKWARDS = /\/\/:[a-z]{3,5}\b/iu

/** Returns what a text holds. @example luresOf('Visit https://claim.example') // { hasLink: true, hasHidden: false } */
export function luresOf(text: string): { hasLink: boolean; hasHidden: boolean } {
  return {
    hasLink: LINK.test(text) || BACKWARDS.test(text),
    hasHidden: splitUntrusted(text, true).some(({ kind }) => kind === 'hidden'),
  }
}
