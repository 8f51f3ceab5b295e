// The screens on which the Cosmos app shows an amino-JSON document, and what it refuses to show.
// Source: recordings of the app 2.38.13 on a Flex; cosmos/ledger-cosmos app/src/tx_validate.c, tx_display.c, tx_parser.c, parser.c;
// Zondax/ledger-zxlib app/ui/view_nbgl.c.
import { COSMOS_HEADINGS, COSMOS_VALUES } from './cosmosWords.ts'
import { isSorted, memberOf, readTokens, type JsonToken } from './jsonTokens.ts'
import type { DevicePage, DevicePrompt } from './prompts.ts'

/** How the document is shown. */
export interface Showing {
  /** In expert mode nothing goes without saying. */
  expertMode: boolean
  /** The signer's address, which goes without saying as the delegator where the document is shown in brief. */
  own: string
  /** Bytes of a value that fit a screen; longer values continue under the same heading. */
  room: number
}

/** The chain whose details the app leaves out, and its coin. */
const DEFAULT = { chain: 'cosmoshub-4', denom: 'uatom', ticker: 'ATOM', decimals: 6 }
const MEMBERS = ['chain_id', 'sequence', 'fee', 'msgs', 'account_number', 'memo']
/** Letters of a key before its pages are counted, of a coin's amount and of its denomination, rows of a document. */
const MAX = { heading: 63, amount: 49, denom: 128, rows: 255 }
/** Values under these are coins. */
const AMOUNTS = new Set(
  'fee/amount tip/amount msgs/value/amount msgs/inputs/coins msgs/outputs/coins msgs/value/inputs/coins msgs/value/outputs/coins'.split(
    ' ',
  ),
)
const [TYPE, DELEGATOR, MULTI_SEND] = ['msgs/type', 'msgs/value/delegator_address', 'cosmos-sdk/MsgMultiSend']

/** A value, with its place in the document. */
interface Row {
  key: string
  token: JsonToken
}

/** Why a document cannot be shown, in the app's words. */
class Fault extends Error {}

/** Why the app refuses a text, in its words; null when it does not. */
export function documentFault(text: string): string | null {
  const document = readTokens(text)
  if (/\s/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, ''))) return 'JSON Contains whitespace in the corpus'
  if (document !== null && !isSorted(document)) return 'JSON Dictionaries are not sorted'
  const missing = MEMBERS.find((name) => memberOf(document, name) === null)
  if (missing !== undefined) return `JSON Missing ${missing}`
  try {
    documentPrompt(text, { expertMode: true, own: '', room: 179 })
    return null
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}

/** The values under a key, so many objects deep; what lies deeper is one value, as it is written. */
function rowsUnder(token: JsonToken | null, key: string, levels: number): Row[] {
  if (token === null) return []
  if (levels === 0 || token.kind === 'string' || token.kind === 'primitive') return [{ key, token }]
  if (token.kind === 'array') return token.items.flatMap((item) => rowsUnder(item, key, levels))
  return token.entries.flatMap(([name, value]) => rowsUnder(value, `${key}/${name}`, levels - 1))
}

/** Sends to many are looked into one level further. */
function messageRows(messages: JsonToken | null): Row[] {
  const list = messages?.kind === 'array' ? messages.items : []
  return list.flatMap((message) => rowsUnder(message, 'msgs', memberOf(message, 'type')?.raw === MULTI_SEND ? 3 : 2))
}

/** Drops the rows of a key behind the first, or all of them, where every message says the same. */
function grouped(rows: readonly Row[], key: string, keep: 0 | 1): readonly Row[] {
  const same = rows.filter((row) => row.key === key)
  if (new Set(same.map(({ token }) => token.raw)).size > 1) return rows
  return rows.filter((row) => row.key !== key || same.indexOf(row) < keep)
}

function coinOf(token: JsonToken, isBrief: boolean): string {
  if (token.kind !== 'object' || token.entries.length === 0) return 'Empty'
  const [[first, amount] = [], [second, denom] = []] = token.entries
  if (token.entries.length !== 2 || first !== 'amount' || second !== 'denom') throw new Fault('Unexpected field')
  const [units, name] = [amount?.raw ?? '', denom?.raw ?? '']
  if (units === '' || name === '' || units.length > MAX.amount || name.length > MAX.denom) throw new Fault('Unexpected error')
  if (!isBrief || name !== DEFAULT.denom) return `${units} ${name}`
  const digits = units.padStart(DEFAULT.decimals + 1, '0')
  return `${digits.slice(0, -DEFAULT.decimals)}.${digits.slice(-DEFAULT.decimals)} ${DEFAULT.ticker}`
}

function coinsOf(token: JsonToken, isBrief: boolean): string[] {
  if (token.kind !== 'array') return [coinOf(token, isBrief)]
  return token.items.length === 0 ? ['Empty'] : token.items.map((coin) => coinOf(coin, isBrief))
}

/**
 * In pieces of so many bytes, as the app hands them on, without the letters beyond ASCII, for which an app has no glyphs.
 * Source: LedgerHQ/ledger-secure-sdk API_LEVEL_25 lib_nbgl nbgl_draw.c, nbgl_fonts.c (nbgl_getUnicodeFontCharacter).
 */
function pieces(text: string, room: number): string[] {
  const bytes = Buffer.from(text).toString('latin1')
  const parts = bytes === '' ? [''] : (bytes.match(new RegExp(`.{1,${room}}`, 'gs')) ?? [])
  return parts.map((part) => part.replace(/[^\x20-\x7e]/g, ''))
}

/** Returns one page per coin, and one per piece of a long value. */
function pagesOf({ key, token }: Row, isBrief: boolean, room: number): DevicePage[] {
  const values = AMOUNTS.has(key) ? coinsOf(token, isBrief) : [COSMOS_VALUES.get(token.raw) ?? token.raw]
  const texts = values.flatMap((value) => pieces(value, room))
  const heading = (COSMOS_HEADINGS[key] ?? key).slice(0, MAX.heading)
  return texts.map((text, at) => ({ heading: texts.length === 1 ? heading : `${heading} (${at + 1}/${texts.length})`, text }))
}

function documentRows(document: JsonToken | null, isBrief: boolean, own: string): readonly Row[] {
  const root = (name: string, levels: number) => rowsUnder(memberOf(document, name), name, levels)
  const messages = grouped(messageRows(memberOf(document, 'msgs')), TYPE, 1)
  const delegator = messages.find(({ key }) => key === DELEGATOR)?.token.raw
  const fee = root('fee', 1)
  return [
    ...(isBrief ? [] : [...root('chain_id', 2), ...root('account_number', 2), ...root('sequence', 2)]),
    ...(isBrief ? grouped(messages, DELEGATOR, delegator === own ? 0 : 1) : messages),
    ...root('memo', 2).filter(({ token }) => token.raw !== ''),
    ...(isBrief ? fee.slice(0, 1) : fee),
    ...root('tip', 1),
  ]
}

/** The prompt of a document that has no fault. */
export function documentPrompt(text: string, { expertMode, own, room }: Showing): DevicePrompt {
  const document = readTokens(text)
  const isBrief = memberOf(document, 'chain_id')?.raw === DEFAULT.chain && !expertMode
  const rows = documentRows(document, isBrief, own)
  if (rows.length > MAX.rows) throw new Fault('Unexpected number of items')
  return {
    kind: 'transaction',
    title: 'Review transaction',
    pages: [
      { heading: 'Review transaction', text: '' },
      ...rows.flatMap((row) => pagesOf(row, isBrief, room)),
      { heading: 'Sign transaction?', text: 'Hold to sign' },
    ],
    page: 0,
    isUnwrapped: true,
  }
}
