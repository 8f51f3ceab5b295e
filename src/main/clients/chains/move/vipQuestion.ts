// Finds where the L1's modules of VIP and of locked stakes are asked: one account published all of them.
import { vipPublisher } from '../../../../shared/domain/transfer/vipModules.ts'
import type { Registry } from '../registry/registry.ts'
import type { ViewQuestion } from './moveView.ts'

/** Where to ask. */
export interface VipQuestion extends ViewQuestion {
  /** Of the account that published the modules, 0x…. */
  publisher: string
}

/** Returns where to ask the modules of a chain now; null where they are not known. */
export function vipQuestion(registry: Registry, chainId: string): VipQuestion | null {
  const publisher = vipPublisher(chainId)
  return publisher === null ? null : { rest: registry.chain(chainId)?.endpoints.rest ?? '', publisher }
}
