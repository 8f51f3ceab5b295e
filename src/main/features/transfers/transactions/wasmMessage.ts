// Writes the JSON of a Wasm contract's call as the sign document contains it: keys in order, numbers as doubles. The chain writes it into
// the document so, whatever the transaction's bytes are, so a call in another order could not be read back from what was signed. A double
// is off by at most 128 ns where Skip writes a moment in nanoseconds.
// Source: cosmos-sdk x/tx/signing/aminojson/json_marshal.go (cosmosInlineJSON); wasmd proto/cosmwasm/wasm/v1/tx.proto (inline_json).

/** Type URL of a call of a Wasm contract. */
export const WASM_EXECUTE = '/cosmwasm.wasm.v1.MsgExecuteContract'

/** Returns the bytes of a call in that form. @throws Error for bytes that are no JSON. */
export function inSignedForm(bytes: Uint8Array): Uint8Array {
  const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return new TextEncoder().encode(JSON.stringify(sorted(json)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  // Node keeps the order of entries, except that whole numbers as keys always come first, as in the document.
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
