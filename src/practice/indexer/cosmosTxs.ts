// The rollup indexer's lists of Cosmos transactions. Source: initia-labs/rollytics api/handler/tx/tx.go, query_helpers.go.
import type { BookTx } from '../book/state.ts'
import { json, text, type PracticeReply } from '../reply.ts'
import { accountOf } from './account.ts'
import { BadRequest, cursorPage } from './paging.ts'

/** Names the book never saw switch the filter off altogether; only exact full names match. */
function byMessages(rows: readonly BookTx[], url: URL, all: readonly BookTx[]): readonly BookTx[] {
  const known = new Set(all.flatMap((tx) => tx.messageTypes))
  const wanted = url.searchParams.getAll('msgs').filter((name) => known.has(name))
  return wanted.length === 0 ? rows : rows.filter((tx) => tx.messageTypes.some((type) => wanted.includes(type)))
}

/** One page of transactions. */
export function txPage(url: URL, rows: readonly BookTx[], total = String(rows.length)): PracticeReply {
  return cursorPage(url, { key: 'txs', rows, cursor: 'sequence', placeOf: (tx) => tx.sequence, show: (tx) => tx.record, total })
}

/** The height in a path. @throws BadRequest */
export function heightOf(argument: string | undefined): number {
  if (argument === undefined || !/^[1-9]\d*$/.test(argument)) throw new BadRequest('[INVALID_VALUE] invalid height')
  return Number(argument)
}

/** The account in a path, bech32. @throws BadRequest */
export function accountIn(argument: string | undefined): string {
  const account = accountOf(argument ?? '')
  if (account === null) throw new BadRequest('[INVALID_VALUE] invalid account address')
  return account
}

/** A hash in a path as lower-case hex without 0x; shorter ones are padded. @throws BadRequest */
export function hashOf(argument: string): string {
  const hash = argument.replace(/^0x/i, '').toLowerCase().padStart(64, '0')
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new BadRequest('invalid hash format')
  return hash
}

/** Answers what lies below `/indexer/tx/v1/txs`. */
export function cosmosTxs(url: URL, parts: readonly string[], visible: readonly BookTx[]): PracticeReply {
  const [what, argument] = parts
  if (what === undefined) {
    const rows = byMessages(visible, url, visible)
    // Unfiltered, the total is the highest number ever given, not a count.
    return txPage(url, rows, String(rows === visible ? (visible.at(-1)?.sequence ?? 0) : rows.length))
  }
  if (what === 'by_account') {
    const account = accountIn(argument)
    const signed = url.searchParams.get('is_signer') === 'true'
    const mine = visible.filter((tx) => tx.accounts.has(account) && (!signed || tx.signer === account))
    return txPage(url, byMessages(mine, url, visible))
  }
  if (what === 'by_height') {
    const height = heightOf(argument)
    const rows = visible.filter((tx) => tx.height === height)
    return txPage(url, byMessages(rows, url, visible))
  }
  const hash = hashOf(what).toUpperCase()
  const found = visible.find((tx) => tx.hash === hash)
  return found === undefined ? text('[NOT_FOUND] tx not found', 404) : json({ tx: found.record })
}
