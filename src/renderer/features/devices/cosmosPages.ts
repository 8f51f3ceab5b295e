// Builds the pages that the Cosmos app shows of an amino-JSON document, in the app's words, which are English on every Ledger.
// Source: cosmos/ledger-cosmos app/src/tx_display.c, tx_parser.c, parser.c; checked against recordings of the app 2.38.13 through
// the virtual Ledger.
import { DOCUMENT_HEADINGS as says } from '../../words/device.ts'
import type { MessagePage } from './messagePages.ts'
import type { DeviceDocument } from './screenText.ts'

/** The pages of a document. */
export interface CosmosPages {
  pages: MessagePage[]
  /** Whether the app leaves out what is the default on its own chain, as it does outside of its expert mode. */
  isBrief: boolean
}

/** The app's own chain, and the coin that it shows in whole units there, with six decimals. */
const [DEFAULT_CHAIN, DEFAULT_COIN] = ['cosmoshub-4', { denom: 'uatom', ticker: 'ATOM', decimals: 6 }]
/** Bytes of a value on one page: of a touch screen, and of a screen with buttons. Source: Zondax/ledger-zxlib app/ui/view_internal.h. */
const ROOM = { touch: 179, buttons: 4095 }
/** The messages that transfers sign with this app, and how it names them. Nothing is claimed about other messages. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['cosmos-sdk/MsgSend', says.send],
  ['cosmos-sdk/MsgTransfer', 'cosmos-sdk/MsgTransfer'],
  ['wasm/MsgExecuteContract', 'wasm/MsgExecuteContract'],
])
/** Fields of those messages that have their own heading; every other field stands under its path in the document. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['from_address', says.from],
  ['to_address', says.to],
  ['amount', says.amount],
])

interface Coin {
  amount: string
  denom: string
}

/** The document; the core has built it and checked its form. */
interface SignDocument {
  account_number: string
  chain_id: string
  fee: { amount: Coin[]; gas: string }
  memo: string
  msgs: { type: string; value: Record<string, unknown> }[]
  sequence: string
}

/**
 * Returns the pages from the first to the one that signs; null for what is not amino JSON and for unknown messages.
 * @param model as in "Flex": long values continue on further pages, sooner on a touch screen
 */
export function cosmosPages(
  { document: text, mode }: Pick<DeviceDocument, 'document' | 'mode'>,
  expertMode: boolean,
  model = 'Flex',
): CosmosPages | null {
  if (mode !== 'aminoJson') return null
  const document = JSON.parse(text) as SignDocument
  if (!document.msgs.every(({ type }) => TYPES.has(type))) return null
  const isBrief = document.chain_id === DEFAULT_CHAIN && !expertMode
  const room = model.startsWith('Nano') ? ROOM.buttons : ROOM.touch
  const more = (heading: string, value: string) => (isBrief ? [] : [{ heading, values: [bare(value)] }])
  const fields = [
    ...more(says.chain, document.chain_id),
    ...more(says.account, document.account_number),
    ...more(says.sequence, document.sequence),
    ...messageFields(document.msgs, isBrief),
    ...(document.memo === '' ? [] : [{ heading: says.memo, values: [bare(document.memo)] }]),
    { heading: says.fee, values: coins(document.fee.amount, isBrief) },
    ...more(says.gas, document.fee.gas),
  ]
  const [first, last] = [says.review, says.sign].map((heading) => ({ heading, text: '' }))
  return { pages: [first, ...fields.flatMap((field) => fieldPages(field, room)), last].filter((page) => page !== undefined), isBrief }
}

interface Field {
  heading: string
  values: string[]
}

/** Returns the fields of the messages; a type that all messages share is shown once. */
function messageFields(messages: SignDocument['msgs'], isBrief: boolean): Field[] {
  const isOneType = new Set(messages.map(({ type }) => type)).size === 1
  return messages.flatMap(({ type, value }, index) => [
    ...(isOneType && index > 0 ? [] : [{ heading: says.type, values: [TYPES.get(type) ?? type] }]),
    ...Object.entries(value).map(([name, field]) => ({
      heading: FIELDS.get(name) ?? `msgs/value/${name}`,
      values: name === 'amount' ? coins(field as Coin[], isBrief) : [bare(field)],
    })),
  ])
}

function coins(list: readonly Coin[], isBrief: boolean): string[] {
  if (list.length === 0) return [says.empty]
  return list.map(({ amount, denom }) => {
    if (!isBrief || denom !== DEFAULT_COIN.denom) return `${amount} ${denom}`
    const digits = amount.padStart(DEFAULT_COIN.decimals + 1, '0')
    return `${digits.slice(0, -DEFAULT_COIN.decimals)}.${digits.slice(-DEFAULT_COIN.decimals)} ${DEFAULT_COIN.ticker}`
  })
}

/**
 * Returns a page for each coin and for each piece of a long value, without its characters beyond ASCII: a touch screen leaves them out, and
 * the text goes on; a Nano leaves a gap or draws a symbol in their place. Source: LedgerHQ/ledger-secure-sdk API_LEVEL_25 lib_nbgl
 * nbgl_draw.c, nbgl_fonts.c (nbgl_getUnicodeFontCharacter), lib_bagl bagl.c.
 */
function fieldPages({ heading, values }: Field, room: number): MessagePage[] {
  const texts = values.flatMap((value) => pieces(value, room)).map((text) => text.replace(/[^\x20-\x7e]/g, ''))
  return texts.map((text, at) => ({ heading: texts.length === 1 ? heading : `${heading} (${at + 1}/${texts.length})`, text }))
}

/** Cuts by bytes, one character each: the bytes of what is left out count as well. */
function pieces(value: string, room: number): string[] {
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte))
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / room)) }, (_, at) => bytes.slice(at * room, (at + 1) * room).join(''))
}

/** Returns a value as the document writes it, with its escapes; a text without its quotation marks. */
function bare(value: unknown): string {
  const written = escaped(JSON.stringify(value))
  return typeof value === 'string' ? written.slice(1, -1) : written
}

/** Escapes JSON as Go does, and so as every chain does. */
function escaped(json: string): string {
  return json.replace(/[&<>]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
}
