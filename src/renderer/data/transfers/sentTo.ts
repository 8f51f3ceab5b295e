// Lists recipients whose addresses attackers may imitate.
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { payingLeg } from '../../../shared/domain/transfer/legs.ts'
import type { Known } from '../../../shared/domain/untrusted/similarAddress.ts'
import type { Words } from '../../words/words.ts'

/**
 * Returns the recipients that transfers paid, once each. A transfer that was only signed, or taken back, proves nothing: its form may have
 * held the imitation.
 */
export function sentTo(words: Words, transfers: readonly TransferView[]): Known[] {
  const byAddress = new Map<string, string>()
  for (const { transfer } of transfers) {
    if (payingLeg(transfer) !== null && !byAddress.has(transfer.recipient))
      byAddress.set(transfer.recipient, words.transferNumber(transfer.number))
  }
  return [...byAddress].map(([address, name]) => ({ name, address }))
}
