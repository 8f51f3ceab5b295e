// A signed text as programs hand it on, taken apart when it is pasted as a whole.

export interface Pasted {
  address: string
  text: string
  signature: string
}

/** Reads JSON with address, msg and sig (MyCrypto's form, which Waybill saves too); null for any other text. */
export function readPasted(text: string): Pasted | null {
  if (!/^\s*\{/.test(text)) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Not JSON: a text like any other.
    return null
  }
  if (typeof value !== 'object' || value === null || !('address' in value) || !('msg' in value) || !('sig' in value)) return null
  const { address, msg, sig } = value
  if (typeof address !== 'string' || typeof msg !== 'string' || typeof sig !== 'string') return null
  return { address, text: msg, signature: sig }
}
