// Names what a permission lets others do, for lists and reviews. Pure.
import type { Permission } from '../../shared/contract/transfer/permissions.ts'
import type { Quote } from '../../shared/contract/transfer/route.ts'
import { shortType } from '../../shared/domain/messageType.ts'
import { markedText } from '../../shared/domain/untrusted/untrustedText.ts'
import type { AllWords } from './words.ts'

type Granted = Extract<Permission, { kind: 'grant' | 'feeGrant' }>

/** Returns what a message does; null for one without words. By the whole type: modules give the same name to other messages. */
function knownGrant({ permissionWords }: AllWords, message: string): { name: string; can: string } | null {
  const grants: Readonly<Record<string, { name: string; can: string }>> = permissionWords.grants
  return Object.hasOwn(grants, message) ? (grants[message] ?? null) : null
}

/** Names what a message does; null for one without words. */
export function knownMessage(words: AllWords, message: string): string | null {
  return knownGrant(words, message)?.name ?? null
}

/** Returns whether a quote revokes permissions of the chain, which have a holder; a token has a spender. */
export function isOfGrant({ revokes, task, action }: Pick<Quote, 'revokes' | 'task' | 'action'>): boolean {
  return action?.type === 'revokeGrants' || (task === 'revoke' && (revokes === 'grant' || revokes === 'feeGrant'))
}

/** Names what a revocation revokes. Untrusted text where a token, a collection or an unknown message names itself. */
export function revokedName(words: AllWords, { revokes, from }: Pick<Quote, 'revokes' | 'from'>): string {
  if (revokes === 'feeGrant') return words.permissionWords.fees
  return (revokes === 'grant' ? knownGrant(words, from.denom)?.name : null) ?? from.symbol
}

/** Says what the holder of what is revoked can do until then; null for a token, a collection and a message without words. */
export function revokedMeaning(words: AllWords, { revokes, from }: Pick<Quote, 'revokes' | 'from'>): string | null {
  if (revokes === 'feeGrant') return words.permissionWords.paysFees('', null)
  return revokes === 'grant' ? (knownGrant(words, from.denom)?.can ?? null) : null
}

/** Names what may no longer be done: run a message, or with null have fees paid. Untrusted text where the message is unknown. */
export function revocationName(words: AllWords, message: string | null): string {
  if (message === null) return words.permissionWords.fees
  return knownGrant(words, message)?.name ?? shortType(message)
}

/** Names a grant. Untrusted text where its message is unknown. */
export function grantName(words: AllWords, granted: Granted): string {
  if (granted.kind === 'grant' && granted.message === null) return words.permissionWords.unknownGrant
  return revocationName(words, granted.kind === 'feeGrant' ? null : granted.message)
}

/**
 * Says what the holder of a grant can do.
 * @param most the amount that the fees it pays may add up to
 */
export function grantMeaning(words: AllWords, granted: Granted, most: string | null): string {
  const { permissionWords } = words
  if (granted.kind === 'feeGrant') {
    const messages = granted.messages.map((message) => markedText(shortType(message))).join(', ')
    return permissionWords.paysFees(messages, most)
  }
  if (granted.message === null) return permissionWords.canUnknown
  return knownGrant(words, granted.message)?.can ?? permissionWords.canRun(markedText(shortType(granted.message)))
}
