// Amino JSON of the practice side: the text a signer sees, built apart from the app's libraries so that both can be compared.
// Sources: cosmos-sdk docs/architecture/adr-020, x/tx/signing/aminojson; Go encoding/json escaping; initia-labs/initia tx/eip191.go.
import { concat, utf8 } from '../keys/bytes.ts'
import type { Coin } from '../book/state.ts'

/** A JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined }

/** The content to sign, before it becomes text. Numbers are decimal strings. */
export interface SignContent {
  chainId: string
  accountNumber: bigint
  sequence: bigint
  fee: { amount: Coin[]; gas: string; payer: string; granter: string }
  memo: string
  timeoutHeight: bigint
  messages: { type: string; value: { [key: string]: JsonValue | undefined } }[]
}

/** Go's json.Marshal escapes these five; the chain hashes the escaped text. */
function escapeLikeGo(text: string): string {
  return text.replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Sorted keys, no spaces, undefined left out. */
function sortedJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`).join(',')}}`
}

function coins(list: readonly Coin[]): JsonValue[] {
  return list.map((coin) => ({ denom: coin.denom, amount: coin.amount }))
}

/** The amino JSON sign doc as text. */
export function aminoSignText(content: SignContent): string {
  const { fee } = content
  const doc: JsonValue = {
    account_number: content.accountNumber.toString(),
    chain_id: content.chainId,
    fee: {
      amount: coins(fee.amount),
      gas: fee.gas,
      payer: fee.payer === '' ? undefined : fee.payer,
      granter: fee.granter === '' ? undefined : fee.granter,
    },
    memo: content.memo,
    msgs: content.messages,
    sequence: content.sequence.toString(),
    timeout_height: content.timeoutHeight === 0n ? undefined : content.timeoutHeight.toString(),
  }
  return escapeLikeGo(sortedJson(doc))
}

/** The bytes that SIGN_MODE_EIP_191 signs: the same text behind the Ethereum message prefix. Source: EIP-191. */
export function eip191Bytes(text: string): Uint8Array {
  const body = utf8(text)
  return concat(utf8(`\u0019Ethereum Signed Message:\n${body.length}`), body)
}
