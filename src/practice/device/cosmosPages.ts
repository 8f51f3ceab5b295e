// The screens on which the Cosmos app shows an amino-JSON document, and what it refuses to show.
// Source: recordings of the app 2.38.13 on a Flex; cosmos/ledger-cosmos app/src/tx_validate.c, tx_display.c.
import type { DevicePage, DevicePrompt } from './prompts.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/** The chain whose particulars go without saying. */
const DEFAULT_CHAIN = 'cosmoshub-4'
const MEMBERS = ['chain_id', 'sequence', 'fee', 'msgs', 'account_number', 'memo']

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    // What is no JSON has no members either, and that is what the app says of it.
    return null
  }
}

function isSorted(value: Json): boolean {
  if (Array.isArray(value)) return value.every(isSorted)
  if (!isObject(value)) return true
  const keys = Object.keys(value)
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key) && Object.values(value).every(isSorted)
}

/** Why the app refuses a text, in its words; null when it does not. */
export function documentFault(text: string): string | null {
  const value = parse(text)
  if (/\s/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, ''))) return 'JSON Contains whitespace in the corpus'
  if (!isSorted(value)) return 'JSON Dictionaries are not sorted'
  const missing = MEMBERS.find((name) => !isObject(value) || value[name] === undefined)
  return missing === undefined ? null : `JSON Missing ${missing}`
}

/** A value as text, cut at the first letter beyond ASCII, as the app cuts it. */
function shown(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.replace(/[^\x20-\x7e].*$/s, '')
}

function coinsOf(value: Json | undefined): string {
  const list = Array.isArray(value) ? value : []
  return list.map((coin) => (isObject(coin) ? `${shown(coin['amount'])} ${shown(coin['denom'])}` : shown(coin))).join(', ')
}

function messagePages(message: Json): DevicePage[] {
  if (!isObject(message)) return [{ heading: 'msgs', text: shown(message) }]
  const [type, value] = [shown(message['type']), message['value']]
  if (type === 'cosmos-sdk/MsgSend' && isObject(value)) {
    return [
      { heading: 'Type', text: 'Send' },
      { heading: 'Amount', text: coinsOf(value['amount']) },
      { heading: 'From', text: shown(value['from_address']) },
      { heading: 'To', text: shown(value['to_address']) },
    ]
  }
  const rows = isObject(value) ? Object.entries(value) : []
  return [{ heading: 'Type', text: type }, ...rows.map(([name, one]) => ({ heading: `msgs/value/${name}`, text: shown(one) }))]
}

/** The prompt of a document that has no fault. In expert mode nothing goes without saying. */
export function documentPrompt(text: string, expertMode: boolean): DevicePrompt {
  const value = parse(text)
  const document = isObject(value) ? value : {}
  const isBrief = document['chain_id'] === DEFAULT_CHAIN && !expertMode
  const fee = isObject(document['fee']) ? document['fee'] : {}
  const messages = Array.isArray(document['msgs']) ? document['msgs'] : []
  const particulars = [
    { heading: 'Chain ID', text: shown(document['chain_id']) },
    { heading: 'Account', text: shown(document['account_number']) },
    { heading: 'Sequence', text: shown(document['sequence']) },
  ]
  const memo = shown(document['memo'])
  return {
    kind: 'transaction',
    title: 'Review transaction',
    pages: [
      { heading: 'Review transaction', text: '' },
      ...(isBrief ? [] : particulars),
      ...messages.flatMap(messagePages),
      ...(memo === '' ? [] : [{ heading: 'Memo', text: memo }]),
      { heading: 'Fee', text: coinsOf(fee['amount']) },
      ...(isBrief ? [] : [{ heading: 'Gas', text: shown(fee['gas']) }]),
      { heading: 'Sign transaction?', text: 'Hold to sign' },
    ],
    page: 0,
  }
}
