// Determines who paid a transaction's fee. Sources: cosmos-sdk x/auth/ante/fee.go (event tx.fee_payer names the granter where a fee
// allowance pays), x/feegrant/events.go (use_feegrant).
import type { IndexerTx } from '../../wire/indexer.ts'
import { senderOf } from '../clients/indexer/txSender.ts'
import { attribute } from './decodeContext.ts'

/** Returns the fee payer: from the event, else the fee's field, else the sender of the first message. */
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

/** Returns the granter of the allowance that paid the fee; null without one. */
export function feeGranter(tx: IndexerTx): string | null {
  const used = tx.events.find(({ type }) => type === 'use_feegrant')
  return used === undefined ? null : attribute(used, 'granter')
}
