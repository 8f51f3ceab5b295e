// Who paid for a transaction, and who sent a message. Sources: cosmos-sdk x/auth/ante/fee.go (event tx.fee_payer names the
// granter where a fee allowance pays), x/feegrant/events.go (use_feegrant).
import type { IndexerTx } from '../../wire/indexer.ts'
import { attribute, field } from './perspective.ts'

/** Who paid the fee: the event says so; else the fee's own field; else the sender of the first message. */
export function feePayer(tx: IndexerTx): string | null {
  for (const event of tx.events) {
    const payer = event.type === 'tx' ? attribute(event, 'fee_payer') : null
    if (payer !== null && payer !== '') return payer
  }
  const named = tx.tx?.auth_info?.fee?.payer
  if (typeof named === 'string' && named !== '') return named
  const [first] = tx.tx?.body.messages ?? []
  return first === undefined ? null : senderOf(first)
}

/** Whose allowance paid the fee; null when none did. */
export function feeGranter(tx: IndexerTx): string | null {
  const used = tx.events.find(({ type }) => type === 'use_feegrant')
  return used === undefined ? null : attribute(used, 'granter')
}

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

/** Who sent a message, by the field names in use. */
export function senderOf(message: Readonly<Record<string, unknown>>): string | null {
  for (const name of SENDER_FIELDS) {
    const value = field(message, name)
    if (value !== null) return value
  }
  return null
}
