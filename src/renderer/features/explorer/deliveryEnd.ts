// Says how the delivery of what a transaction sent to another chain ended, where it did not arrive. Pure.
import type { CrossChainLegStep } from '../../../shared/contract/history/activity.ts'

/** A delivery that did not arrive: rejected on a chain, with or without its refund by now, or timed out and refunded. */
export interface DeliveryEnd {
  step: 'refused' | 'refunded' | 'timedOut'
  /** Where it was rejected; of one that timed out, where it was refunded. */
  chainId: string
}

/**
 * Returns the end of a delivery that the transaction itself sent; null while there is none, or it arrived.
 * @param destination where it was to arrive, if that is known: often only the refund is in the history, which follows a rejection
 */
export function deliveryEnd(
  steps: readonly Pick<CrossChainLegStep, 'step' | 'chainId' | 'hash'>[],
  tx: { chainId: string; hash: string },
  destination: string | null,
): DeliveryEnd | null {
  if (!steps.some(({ step, chainId, hash }) => step === 'sent' && chainId === tx.chainId && hash === tx.hash)) return null
  const of = (wanted: CrossChainLegStep['step']) => steps.find(({ step }) => step === wanted)
  const [refused, refunded, timedOut] = [of('refused'), of('refunded'), of('timedOut')]
  if (timedOut !== undefined) return { step: 'timedOut', chainId: timedOut.chainId }
  const by = refused?.chainId ?? destination
  if (by === null || (refused ?? refunded) === undefined) return null
  return { step: refunded === undefined ? 'refused' : 'refunded', chainId: by }
}
