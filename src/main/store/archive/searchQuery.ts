// What a person filters and types into the search, as a query of the archive.
import type { ActivityFilter } from '../../../shared/activity.ts'
import { AppError } from '../../../shared/errors.ts'
import { parseAddress } from '../../lib/address.ts'
import type { ActivityQuery } from './readActivity.ts'

/** A filter as a query over some addresses. */
export function toActivityQuery(filter: Omit<ActivityFilter, 'accountId'>, accounts: readonly string[]): ActivityQuery {
  const { chainId = null, direction = null, status = null, text } = filter
  return { accounts, chainId, direction, match: toSearchQuery(text ?? ''), isFailed: status === null ? null : status === 'failed' }
}

/**
 * Every word must occur, as a whole or as the beginning of one, in hash, addresses, types or memo. An address is found in
 * both spellings, a hash with and without 0x. Null when nothing is left to look for.
 * @example toSearchQuery('rent 0xAB…') // '"rent"* AND ("0xab…"* OR "init1…"*)'
 */
export function toSearchQuery(text: string): string | null {
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => {
      const spellings = spellingsOf(word).map((spelling) => `"${spelling.replaceAll('"', '""')}"*`)
      return spellings.length === 1 ? spellings[0] : `(${spellings.join(' OR ')})`
    })
  return words.length === 0 ? null : words.join(' AND ')
}

function spellingsOf(word: string): string[] {
  if (/^0x[0-9a-f]{41,64}$/i.test(word)) return [word.slice(2)]
  if (!/^(0x[0-9a-f]{40}|init1[0-9a-z]{38})$/i.test(word)) return [word]
  try {
    const { bech32, hex } = parseAddress(word.toLowerCase())
    return [bech32, hex]
  } catch (error) {
    // Looks like an address and is none: looked for as it stands.
    if (error instanceof AppError) return [word]
    throw error
  }
}
