// Says what a permission allows and until when, in its list and in the review of its revocation. Pure.
import type { Asset } from '../../../shared/contract/chain.ts'
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { shorten } from './addressText.ts'
import { exactText } from './amountText.ts'
import { grantMeaning, grantName } from '../../words/grants.ts'
import type { AllWords } from '../../words/words.ts'

/** Most characters of a name that others chose. */
export const MAX_NAME = 80

/** Names what it is for. Untrusted text where a token, a collection or an unknown message names itself. */
export function permissionName(words: AllWords, permission: Permission): string {
  if (permission.kind === 'token') return permission.asset.symbol
  return permission.kind === 'operator' ? (permission.name ?? words.permissionWords.unnamedCollection) : grantName(words, permission)
}

/** Says when it was given; of a grant, when it ends. */
export function permissionTime({ formatShortDate, permissionWords: words }: AllWords, permission: Permission, now: number): string {
  if ('seenAt' in permission) return words.seen(formatShortDate(permission.seenAt, now))
  return permission.expiresAt === null ? words.noExpiry : words.expires(formatShortDate(permission.expiresAt, now))
}

/** Returns the only address that it may send to; null where there are several or none, which do not stand in its sentence. */
export function onlyRecipient(permission: Permission): string | null {
  const [only, another] = 'scope' in permission && permission.scope?.kind === 'recipients' ? permission.scope.names : []
  return another === undefined ? (only ?? null) : null
}

/**
 * Says what its holder can do, and up to which amounts.
 * @param recipient the user's name for `onlyRecipient`; null writes its short form
 */
export function permissionMeaning(words: AllWords, permission: Permission, recipient: string | null): string {
  const { permissionWords } = words
  if (permission.kind === 'operator') return permissionWords.canMoveNfts(markedText(permissionName(words, permission)).slice(0, MAX_NAME))
  if (permission.kind !== 'token') {
    const { kind, limits } = permission
    // Fees have no recipient, so what they may add up to stands in their sentence.
    const most = kind === 'feeGrant' && limits.length > 0 ? amountsText(words, limits) : null
    const only = onlyRecipient(permission)
    const who = recipient === null || only === null ? only && shorten(only) : markedText(recipient).slice(0, MAX_NAME)
    return [
      grantMeaning(words, permission, most),
      ...limitsOf(words, most === null ? permission : { ...permission, limits: [] }, who),
    ].join(' ')
  }
  const { amount, asset, isUnlimited } = permission
  const symbol = markedText(asset.symbol)
  return isUnlimited
    ? permissionWords.canSpendAll(symbol)
    : permissionWords.canSpend(`${exactText(words, amount, asset.decimals)} ${symbol}`)
}

/** Says the limits of a grant; `who` is its only recipient. */
function limitsOf(words: AllWords, { limits, period }: Extract<Permission, { limits: unknown }>, who: string | null): string[] {
  const { permissionWords } = words
  return [
    ...(limits.length === 0 ? [] : [permissionWords.upTo(amountsText(words, limits), who)]),
    ...(period === null ? [] : [permissionWords.upToEvery(amountsText(words, period.limits), period.seconds * 1000)]),
  ]
}

/** Says how much a revocation took back; null where the permission was of no amount, or its chain did not tell it. */
export function allowanceText(words: AllWords, { revoked: [permission] }: Pick<Quote, 'revoked'>): string | null {
  if (permission === undefined || permission.kind === 'operator') return null
  if (permission.kind !== 'token')
    return permission.limits.length === 0 ? null : words.lineWords.allowance(amountsText(words, permission.limits))
  const { isUnlimited, asset } = permission
  const { allowance, allowanceAll } = words.lineWords
  return isUnlimited ? allowanceAll(markedText(asset.symbol)) : allowance(amountsText(words, [permission]))
}

/** Writes several amounts in a line. */
export function amountsText(words: AllWords, amounts: readonly { asset: Asset; amount: string }[]): string {
  return amounts.map(({ asset, amount }) => `${exactText(words, amount, asset.decimals)} ${markedText(asset.symbol)}`).join(', ')
}
