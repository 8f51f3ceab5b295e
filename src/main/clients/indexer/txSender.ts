// Determines the sender of a message by the field names that Cosmos modules use.

const SENDER_FIELDS = [
  'sender',
  'from_address',
  'signer',
  'delegator_address',
  'voter',
  'depositor',
  'proposer',
  'granter',
  'grantee',
  'validator_address',
]

/** Returns the sender of a message; null where no field names one. */
export function senderOf(message: Readonly<Record<string, unknown>>): string | null {
  for (const name of SENDER_FIELDS) {
    const value = message[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}
