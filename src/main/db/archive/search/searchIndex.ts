// Keeps the search index in step with the rows: indexes what triggers recorded as changed before the batch is committed.
import type { WriteDb } from '../../database.ts'
import { createDictionaries, type CoinDecimals, type Dictionaries } from './searchDictionaries.ts'
import { createHashBlocks, type HashBlocks } from './hashBlocks.ts'
import { createIndexedTxReader, type IndexedLine, type IndexedTx } from './indexedTx.ts'
import { endOfSecond, firstPlace, isPlaceOf, lastPlace, restOfSecond } from './sortKey.ts'
import { amountTokens, facet, quoteToken, SEVERAL_MESSAGES, wordsOf } from './searchTokens.ts'

/** The writer of the search index. All methods must be called inside a transaction. */
export interface SearchIndex {
  /** Indexes at most `limit` of the changed rows; returns true when none is left. */
  catchUp(limit: number): boolean
  /** Takes a transaction that was just written, so that `catchUp` need not read it back. It must be let go before it changes again. */
  take(tx: IndexedTx): void
  /** Lets a taken transaction go, or all of them. */
  letGo(txId?: number): void
  /** Sets decimals of denominations; rows indexed with others are indexed again by `catchUp`. A list takes precedence over a chain. */
  setDecimals(coins: readonly CoinDecimals[], source: 'list' | 'chain'): void
  /** Must be called after a rollback: ids assigned in it are gone. */
  forget(): void
}

interface DueRow {
  tx_id: number
  /** Null keeps the known mentions. */
  mentioned: string | null
  place: number | null
  mentions: string | null
}

interface Document {
  place: number
  tokens: string
}

interface Parts {
  statements: Statements
  dictionaries: Dictionaries
  blocks: HashBlocks
  /** Returns the taken transaction, or reads it; null for one that was deleted or has no line of an account. */
  find(txId: number): IndexedTx | null
}

/** Creates the writer of the index. */
export function createSearchIndex(db: WriteDb): SearchIndex {
  const statements = prepareStatements(db)
  const dictionaries = createDictionaries(db)
  const blocks = createHashBlocks(db)
  const read = createIndexedTxReader(db)
  const taken = new Map<number, IndexedTx>()
  const parts: Parts = { statements, dictionaries, blocks, find: (txId) => taken.get(txId) ?? read(txId) }
  return {
    take: (tx) => {
      taken.set(tx.id, tx)
    },
    letGo: (txId) => {
      if (txId === undefined) taken.clear()
      else taken.delete(txId)
    },
    catchUp: (limit) => {
      const due = statements.due.all(limit)
      const last = due.at(-1)
      if (last === undefined) return true
      const documents = due.flatMap((row) => documentOf(parts, row))
      taken.clear()
      // In ascending order, so that FTS5 collects them into one segment.
      for (const { place, tokens } of documents.toSorted((a, b) => a.place - b.place)) statements.put.run(place, tokens)
      blocks.write()
      statements.clearDue.run(last.tx_id)
      statements.addUnmerged.run(due.length)
      return due.length < limit
    },
    setDecimals: (coins, source) => {
      const isListed = source === 'list' ? 1 : 0
      for (const { chainId, denom, decimals } of coins) {
        const known = dictionaries.coin(chainId, denom)
        if (known.is_listed > isListed || (known.is_listed === isListed && known.decimals === decimals)) continue
        statements.setDecimals.run(decimals, isListed, known.id)
        if (known.decimals === decimals) continue
        statements.dueByToken.run(quoteToken(facet.coin(known.id)))
      }
    },
    forget: () => {
      taken.clear()
      dictionaries.forget()
      blocks.forget()
    },
  }
}

/** Returns the document of a transaction; empty for one that has none. */
function documentOf({ statements, dictionaries, blocks, find }: Parts, due: DueRow): Document[] {
  const tx = find(due.tx_id)
  if (tx === null) {
    if (due.place !== null) removeEntry(statements, due.place)
    blocks.set(due.tx_id, null, null)
    return []
  }
  blocks.set(tx.id, tx.hash, tx.evmHash)
  const tokens = new Set<string>()
  const words = new Set<string>()
  describeTx(dictionaries, tx, tokens, words)
  for (const line of tx.lines) describeLine({ dictionaries, tx, line }, tokens, words)
  if (tx.lines.length > 1) tokens.add(facet.shared)
  for (const word of words) dictionaries.word(word)
  const mentions = due.mentioned === null ? (due.mentions ?? '') : dictionaries.mentions(due.mentioned)
  return [{ place: settle(statements, tx, due, mentions), tokens: [...tokens, ...words, mentions].join(' ') }]
}

function removeEntry({ remove, removeEntry: forgetPlace }: Statements, place: number): void {
  remove.run(place)
  forgetPlace.run(place)
}

/** Assigns the place for the transaction's time, keeping a fitting one, and stores its mentions. */
function settle(statements: Statements, { id, time }: IndexedTx, { place, mentions: known }: DueRow, mentions: string): number {
  const first = firstPlace(time)
  if (place !== null && isPlaceOf(place, time)) {
    if (mentions !== known) statements.setMentions.run(mentions, place)
    return place
  }
  if (place !== null) removeEntry(statements, place)
  const inMillisecond = statements.lastOf.get(first, lastPlace(time))?.place ?? null
  const next = inMillisecond === null ? first : inMillisecond + 1
  // When a millisecond is full, continues at the end of its second.
  const chosen =
    next < lastPlace(time) ? next : (statements.lastOf.get(restOfSecond(time), endOfSecond(time))?.place ?? restOfSecond(time) - 1) + 1
  statements.addEntry.run(chosen, id, mentions)
  return chosen
}

function describeTx(dictionaries: Dictionaries, tx: IndexedTx, tokens: Set<string>, words: Set<string>): void {
  tokens.add(facet.chain(tx.chainId)).add(facet.hashTail(tx.hash))
  if (tx.evmHash !== null) tokens.add(facet.hashTail(tx.evmHash))
  if (tx.code !== 0) tokens.add(facet.failed)
  const types = tx.messageTypes
  for (const type of types) for (const word of dictionaries.typeWords(type)) words.add(word)
  if (types.length > 1) words.add(facet.messageType(SEVERAL_MESSAGES))
  for (const word of wordsOf(tx.memo)) words.add(word)
}

function describeLine(
  { dictionaries, tx, line }: { dictionaries: Dictionaries; tx: IndexedTx; line: IndexedLine },
  tokens: Set<string>,
  words: Set<string>,
): void {
  const { address, direction, kinds, counterparty, method, otherChainId, movements } = line
  tokens.add(facet.account(address)).add(facet.direction(address, direction))
  for (const kind of kinds) {
    tokens.add(facet.kind(address, kind))
    // Also stored as a word, so that a search knows which combinations occur.
    words.add(facet.line(address, kind, direction))
  }
  if (direction === 'out' && otherChainId !== null) tokens.add(facet.sentTo(address, otherChainId))
  for (const word of wordsOf(method ?? '')) words.add(word)
  const party = counterparty === null ? null : dictionaries.party(counterparty)
  if (party !== null) tokens.add(facet.mentions(party)).add(direction === 'in' ? facet.from(party) : facet.to(party))
  for (const token of nftTokens(line)) tokens.add(token)
  for (const { amount, denom } of movements) {
    const coin = dictionaries.coin(tx.chainId, denom)
    tokens.add(facet.coin(coin.id))
    const [exponent, ...finer] = amountTokens(amount, coin.decimals)
    if (exponent !== undefined) words.add(exponent)
    for (const token of finer) tokens.add(token)
  }
}

function nftTokens({ address, nfts }: IndexedLine): string[] {
  return nfts.flatMap(({ collection, tokens }) => [
    ...(collection === '' ? [] : [facet.nftOf(address, collection)]),
    ...tokens.map((token) => facet.nft(address, token)),
  ])
}

type Statements = ReturnType<typeof prepareStatements>

function prepareStatements(db: WriteDb) {
  return {
    due: db.prepare<[number], DueRow>(
      `SELECT d.tx_id, d.mentioned, e.place, e.mentions FROM search_due d LEFT JOIN search_entry e ON e.tx_id = d.tx_id
       ORDER BY d.tx_id LIMIT ?`,
    ),
    clearDue: db.prepare('DELETE FROM search_due WHERE tx_id <= ?'),
    addUnmerged: db.prepare('UPDATE search_merge SET unmerged = unmerged + ?'),
    lastOf: db.prepare<[number, number], { place: number | null }>(
      'SELECT max(place) AS place FROM search_entry WHERE place >= ? AND place < ?',
    ),
    addEntry: db.prepare('INSERT INTO search_entry (place, tx_id, mentions) VALUES (?, ?, ?)'),
    setMentions: db.prepare('UPDATE search_entry SET mentions = ? WHERE place = ?'),
    removeEntry: db.prepare('DELETE FROM search_entry WHERE place = ?'),
    put: db.prepare('INSERT OR REPLACE INTO tx_search (rowid, tokens) VALUES (?, ?)'),
    remove: db.prepare('DELETE FROM tx_search WHERE rowid = ?'),
    setDecimals: db.prepare('UPDATE coin SET decimals = ?, is_listed = ? WHERE id = ?'),
    dueByToken: db.prepare(
      `INSERT INTO search_due (tx_id) SELECT e.tx_id FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid
       WHERE tx_search MATCH ? ON CONFLICT DO NOTHING`,
    ),
  }
}
