// Knows whether the document under review needs blind signing, and whether that is on.
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { isBlindSigned } from '../../../../shared/domain/blindSigning.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { usePracticeScreen } from '../../devices/practiceStore.ts'

/**
 * Returns whether blind signing is on, for a document that needs it: null where that is not known, as of a real Ledger, whose app is asked
 * before anything is shown on it. Undefined for documents that the device shows in full.
 */
export function useIsBlind({ transfer }: Pick<TransferView, 'transfer'>): boolean | null | undefined {
  const isOn = usePracticeScreen((state) => state.value?.blindSigning ?? null)
  const leg = currentLeg(transfer)
  if (transfer.phase !== 'built' || leg === null || leg.evm === null || !isBlindSigned(leg.evm.data)) return undefined
  return isOn
}
