// What the check of an own action works with.
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import type { Message } from '../checkCosmos.ts'
import type { CheckReport } from '../checkReport.ts'

/** What a check has besides the action. */
export interface ActionCheck {
  report: CheckReport
  chain: ChainRecord
  /** The user's address on that chain. */
  sender: string
  messages: readonly Message[]
}
