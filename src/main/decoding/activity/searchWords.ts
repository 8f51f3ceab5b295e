// Extracts the addresses and names under which a transaction is found, besides hash, memo and types.
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import type { IndexerTx } from '../../../wire/indexer.ts'
import type { MessageMeaning } from '../decodeContext.ts'

const ADDRESS = /\b(?:[a-z]{2,16}1[02-9ac-hj-np-z]{38,58}|0x[0-9a-fA-F]{40})\b/g
const SHORTEST_ADDRESS = 41
const BANK_EVENTS = new Set(['transfer', 'coin_received', 'coin_spent'])

/** Returns every address in messages and bank events, each once, and the called method. */
export function searchWords(tx: IndexerTx, { method, counterparty }: MessageMeaning): string {
  const found = new Set<string>()
  const collect = (text: string) => {
    if (text.length < SHORTEST_ADDRESS || found.has(text)) return
    for (const address of text.match(ADDRESS) ?? []) found.add(address)
  }
  forEachText(tx.tx?.body.messages ?? [], collect)
  for (const { type, attributes } of tx.events) {
    if (BANK_EVENTS.has(type)) for (const { value } of attributes ?? []) collect(value ?? '')
  }
  if (counterparty !== null) collect(counterparty)
  if (method !== null) found.add(method)
  return [...found].join(' ')
}

/** Visits every text inside a JSON value. Iterative, since a contract's message may be nested deeper than the stack. */
function forEachText(root: unknown, see: (text: string) => void): void {
  const open = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') see(value)
    else if (Array.isArray(value) || isRecord(value)) for (const inner of Object.values(value)) open.push(inner)
  }
}
