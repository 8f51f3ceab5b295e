// Lists the questions to an archive: pages, filters, words, hashes, the worst cases, each with the limit for 99 of 100.
import { z } from 'zod'
import { rowAt } from './browseArchive.ts'

/** As the timeline asks. */
export const PAGE = 40

export interface Case {
  name: string
  /** Milliseconds, 99 of 100. */
  most: number
  text: (run: number, count: number) => string
  /** From the middle of history on. */
  deep?: boolean
  /** Finds little in long lists, so that its time grows with them. */
  isLinear?: boolean
}

const hashOf = (run: number, count: number) => rowAt((run * 7919) % count, count).hash
const addressOf = (run: number, count: number) => rowAt((run * 7919) % count, count).meaning.counterparty ?? ''
const fixed = (text: string) => () => text

const CASES: readonly Case[] = [
  { name: 'first page', most: 5, text: fixed('') },
  { name: 'deep page', most: 5, text: fixed(''), deep: true },
  { name: 'chain:', most: 5, text: fixed('chain:lantern-1') },
  { name: 'chain:, deep', most: 5, text: fixed('chain:tide-1'), deep: true },
  { name: 'type:', most: 5, text: fixed('type:delegate') },
  { name: 'type: of the oldest alone', most: 5, text: fixed('type:vote') },
  { name: '-type:', most: 5, text: fixed('-type:send') },
  { name: 'status:failed', most: 5, text: fixed('status:failed') },
  { name: 'direction:', most: 5, text: fixed('direction:in') },
  { name: 'direction:, deep', most: 5, text: fixed('direction:in'), deep: true },
  { name: 'denom:', most: 5, text: fixed('denom:ueth') },
  { name: 'amount:> (many)', most: 5, text: fixed('amount:>10') },
  { name: 'amount:> (none)', most: 5, text: fixed('amount:>1000000000') },
  { name: 'amount: a range', most: 5, text: fixed('amount:12.5..13.25') },
  { name: 'from:', most: 5, text: (run, count) => `from:${addressOf(run, count)}` },
  { name: 'to:', most: 5, text: (run, count) => `to:${addressOf(run, count)}` },
  { name: 'nft:', most: 5, text: fixed('nft:3') },
  { name: 'with: a name', most: 5, text: fixed('with:Maren') },
  { name: 'label:', most: 5, text: fixed('label:"tax 2026"') },
  { name: 'account:', most: 5, text: fixed('account:savings') },
  { name: 'before: and after:', most: 5, text: fixed('after:2023-03 before:2023-09') },
  { name: 'before: the oldest', most: 5, text: fixed('before:2021-11-24') },
  { name: 'two filters', most: 25, text: fixed('direction:out type:send') },
  { name: 'two filters and a word', most: 25, text: fixed('direction:out type:send rent') },
  { name: 'two filters and a word, none', most: 25, text: fixed('type:delegate status:failed salary chain:lantern'), isLinear: true },
  { name: 'filters that exclude each other', most: 25, text: fixed('direction:in type:sent send') },
  { name: 'a word', most: 15, text: fixed('salary') },
  { name: 'a beginning of words', most: 15, text: fixed('inv') },
  { name: 'a word of half of all rows', most: 15, text: fixed('send') },
  { name: 'a word of the oldest alone', most: 15, text: fixed('allocation') },
  { name: 'a word that occurs nowhere', most: 15, text: fixed('zzzzz') },
  { name: 'hash', most: 15, text: hashOf },
  { name: 'hash, beginning', most: 15, text: (run, count) => hashOf(run, count).slice(0, 6) },
  { name: 'hash, end', most: 15, text: (run, count) => hashOf(run, count).slice(-6).toLowerCase() },
  { name: 'hash, short form', most: 15, text: (run, count) => hashOf(run, count).replace(/^(.{4}).*(.{4})$/, '$1…$2') },
  { name: 'address', most: 15, text: addressOf },
  { name: 'address, beginning', most: 15, text: (run, count) => addressOf(run, count).slice(0, 11) },
  { name: 'address, end', most: 15, text: (run, count) => addressOf(run, count).slice(-6) },
  { name: 'address, short form', most: 15, text: (run, count) => addressOf(run, count).replace(/^(.{8}).*(.{4})$/, '$1…$2') },
  { name: 'inside a hash', most: 200, text: (run, count) => hashOf(run, count).slice(21, 30), isLinear: true },
]

/** Those with `part` in their names; all without it. */
export function casesNamed(part = ''): readonly Case[] {
  return CASES.filter(({ name }) => name.includes(part))
}

/** What each kind took at one archive, ms: half and 99 of 100 as they passed, and 99 of 100 of itself. */
export const Measured = z.array(z.object({ name: z.string(), half: z.number(), most: z.number(), ofItself: z.number(), rows: z.number() }))
export type Measured = z.infer<typeof Measured>
