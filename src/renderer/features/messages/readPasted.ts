// Splits a signed text, in the form that programs exchange, when it is pasted as a whole.

/** The fields of a signed text. */
export interface Pasted {
  address: string
  text: string
  signature: string
}

/** Reads JSON with address, msg and sig (MyCrypto's form, in which Waybill saves too); null for any other text. */
export function readPasted(text: string): Pasted | null {
  if (!/^\s*\{/.test(text)) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Not JSON: treated as plain text.
    return null
  }
  if (typeof value !== 'object' || value === null || !('address' in value) || !('msg' in value) || !('sig' in value)) return null
  const { address, msg, sig } = value
  if (typeof address !== 'string' || typeof msg !== 'string' || typeof sig !== 'string') return null
  return { address, text: msg, signature: sig }
}
