// The screens on which the Cosmos app shows an amino-JSON document, and what it refuses to show.
// Source: recordings of the app 2.38.13 on a Flex; cosmos/ledger-cosmos app/src/tx_validate.c, tx_display.c, tx_parser.c.
import type { DevicePage, DevicePrompt } from './prompts.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/** The chain whose particulars go without saying. */
const DEFAULT_CHAIN = 'cosmoshub-4'
/** What the app calls the places of a document. */
const HEADINGS: Readonly<Record<string, string>> = {
  'msgs/type': 'Type',
  'msgs/value/from_address': 'From',
  'msgs/value/to_address': 'To',
  'msgs/value/amount': 'Amount',
  'msgs/value/delegator_address': 'Delegator',
  'msgs/value/validator_address': 'Validator',
  'msgs/value/validator_src_address': 'Validator Source',
  'msgs/value/validator_dst_address': 'Validator Dest',
  'msgs/value/description': 'Description',
  'msgs/value/proposal_type': 'Proposal',
  'msgs/value/proposer': 'Proposer',
  'msgs/value/title': 'Title',
  'msgs/value/depositer': 'Sender',
  'msgs/value/proposal_id': 'Proposal ID',
  'msgs/value/voter': 'Description',
  'msgs/value/option': 'Option',
}
/** Values that the app says in its own words, wherever they stand. */
const VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'cosmos-sdk/MsgSend': 'Send',
    'cosmos-sdk/MsgDelegate': 'Delegate',
    'cosmos-sdk/MsgUndelegate': 'Undelegate',
    'cosmos-sdk/MsgBeginRedelegate': 'Redelegate',
    'cosmos-sdk/MsgSubmitProposal': 'Propose',
    'cosmos-sdk/MsgDeposit': 'Deposit',
    'cosmos-sdk/MsgVote': 'Vote',
    'cosmos-sdk/MsgWithdrawDelegationReward': 'Withdraw Reward',
    'cosmos-sdk/MsgWithdrawValidatorCommission': 'Withdraw Val. Commission',
    'cosmos-sdk/MsgSetWithdrawAddress': 'Withdraw Set Address',
    'cosmos-sdk/MsgMultiSend': 'Multi Send',
  }),
)
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

/** A value as it stands in the document, escapes and all, cut at the first letter beyond ASCII: the app reads no JSON strings. */
function shown(value: Json | undefined): string {
  const written = JSON.stringify(value ?? null).replace(/[&<>]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
  const bare = typeof value === 'string' ? written.slice(1, -1) : written
  return (VALUES.get(bare) ?? bare).replace(/[^\x20-\x7e].*$/s, '')
}

function coinsOf(value: Json | undefined): string {
  const list = Array.isArray(value) ? value : isObject(value) ? [value] : []
  if (list.length === 0) return 'Empty'
  return list.map((coin) => (isObject(coin) ? `${shown(coin['amount'])} ${shown(coin['denom'])}` : shown(coin))).join(', ')
}

/** A row of a message, with the place of its value in the document. */
interface Row {
  key: string
  text: string
}

const [TYPE, DELEGATOR, AMOUNT] = ['msgs/type', 'msgs/value/delegator_address', 'msgs/value/amount']

function rowsOf(message: Json): Row[] {
  if (!isObject(message)) return [{ key: 'msgs', text: shown(message) }]
  const value = message['value']
  const rows = isObject(value) ? Object.entries(value).map(([name, one]) => ({ key: `msgs/value/${name}`, one })) : []
  return [
    { key: TYPE, text: shown(message['type']) },
    ...rows.map(({ key, one }) => ({ key, text: key === AMOUNT && typeof one === 'object' ? coinsOf(one) : shown(one) })),
  ]
}

/** Drops the rows of a key behind the first, or all of them, where every message says the same. */
function grouped(rows: readonly Row[], key: string, keep: 0 | 1): readonly Row[] {
  const same = rows.filter((row) => row.key === key)
  if (new Set(same.map(({ text }) => text)).size > 1) return rows
  return rows.filter((row) => row.key !== key || same.indexOf(row) < keep)
}

/** @param own the signer's address, which goes without saying as the delegator where the document is shown in brief. */
function messagePages(messages: readonly Json[], isBrief: boolean, own: string): DevicePage[] {
  const rows = grouped(messages.flatMap(rowsOf), TYPE, 1)
  const delegator = rows.find(({ key }) => key === DELEGATOR)?.text
  const shownRows = isBrief ? grouped(rows, DELEGATOR, delegator === own ? 0 : 1) : rows
  return shownRows.map(({ key, text }) => ({ heading: HEADINGS[key] ?? key, text }))
}

/** The prompt of a document that has no fault. In expert mode nothing goes without saying. @param own the signer's address. */
export function documentPrompt(text: string, expertMode: boolean, own: string): DevicePrompt {
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
      ...messagePages(messages, isBrief, own),
      ...(memo === '' ? [] : [{ heading: 'Memo', text: memo }]),
      { heading: 'Fee', text: coinsOf(fee['amount']) },
      ...(isBrief ? [] : [{ heading: 'Gas', text: shown(fee['gas']) }]),
      { heading: 'Sign transaction?', text: 'Hold to sign' },
    ],
    page: 0,
    isUnwrapped: true,
  }
}
