// What the Cosmos app shows of an amino-JSON document, page by page and in its own words, which are English on every Ledger.
// Source: cosmos/ledger-cosmos app/src/tx_display.c, tx_parser.c, parser.c; held against recordings of the app 2.38.13 through
// the virtual Ledger.
import { DOCUMENT_HEADINGS as says } from '../words/device.ts'
import type { MessagePage } from './messagePages.ts'
import type { DeviceDocument } from './screenText.ts'

export interface CosmosPages {
  pages: MessagePage[]
  /** Whether the app leaves out what goes without saying on its own chain, as it does outside of its expert mode. */
  isBrief: boolean
}

/** The app's own chain. */
const DEFAULT_CHAIN = 'cosmoshub-4'
/** The messages that transfers sign with this app, and how it says them. Of others nothing is claimed. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['cosmos-sdk/MsgSend', says.send],
  ['cosmos-sdk/MsgTransfer', 'cosmos-sdk/MsgTransfer'],
  ['wasm/MsgExecuteContract', 'wasm/MsgExecuteContract'],
])
/** The fields of those that have a heading of their own; every other stands under its place in the document. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['from_address', says.from],
  ['to_address', says.to],
  ['amount', says.amount],
])

interface Coin {
  amount: string
  denom: string
}

/** Written and held against its form by the core. */
interface SignDocument {
  account_number: string
  chain_id: string
  fee: { amount: Coin[]; gas: string }
  memo: string
  msgs: { type: string; value: Record<string, unknown> }[]
  sequence: string
}

/** The pages from the first to the one that signs; null for what is no amino JSON and for messages that nothing is known of. */
export function cosmosPages({ document: text, mode }: Pick<DeviceDocument, 'document' | 'mode'>, expertMode: boolean): CosmosPages | null {
  if (mode !== 'aminoJson') return null
  const document = JSON.parse(text) as SignDocument
  if (!document.msgs.every(({ type }) => TYPES.has(type))) return null
  const isBrief = document.chain_id === DEFAULT_CHAIN && !expertMode
  const more = (heading: string, value: string) => (isBrief ? [] : [page(heading, value)])
  const pages = [
    page(says.review, ''),
    ...more(says.chain, document.chain_id),
    ...more(says.account, document.account_number),
    ...more(says.sequence, document.sequence),
    ...messageFields(document.msgs),
    ...(document.memo === '' ? [] : [page(says.memo, document.memo)]),
    page(says.fee, coins(document.fee.amount)),
    ...more(says.gas, document.fee.gas),
    page(says.sign, ''),
  ]
  return { pages, isBrief }
}

/** A type that all messages share is said once. */
function messageFields(messages: SignDocument['msgs']): MessagePage[] {
  const isOneType = new Set(messages.map(({ type }) => type)).size === 1
  return messages.flatMap(({ type, value }, index) => [
    ...(isOneType && index > 0 ? [] : [page(says.type, TYPES.get(type) ?? type)]),
    ...Object.entries(value).map(([name, field]) =>
      page(FIELDS.get(name) ?? `msgs/value/${name}`, name === 'amount' ? coins(field as Coin[]) : field),
    ),
  ])
}

function coins(list: readonly Coin[]): string {
  return list.length === 0 ? says.empty : list.map(({ amount, denom }) => `${amount} ${denom}`).join(', ')
}

/** What stands on a page is what stands in the document, with its escapes, up to the first letter beyond ASCII. */
function page(heading: string, value: unknown): MessagePage {
  const written = escaped(JSON.stringify(value))
  const bare = typeof value === 'string' ? written.slice(1, -1) : written
  return { heading, text: bare.replace(/[^\x20-\x7e].*$/s, '') }
}

/** As Go writes JSON, and so every chain. */
function escaped(json: string): string {
  return json.replace(/[&<>]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
}
