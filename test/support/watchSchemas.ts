// Counts how often each schema of the wire reads a body, so that a test can find schemas that were never used.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const WIRE = join(import.meta.dirname, '..', '..', 'src', 'wire')

/** Schemas whose damaged bodies are in mutatedReplies.test.ts; all others are in mutatedBodies.test.ts. */
export const HELD_IN_REPLIES = [
  'AccountInfo',
  'AnnualProvisions',
  'DistributionParams',
  'ExecutorWithdrawal',
  'ExecutorWithdrawals',
  'Fraction',
  'FundedEntry',
  'GaugeCyclesResource',
  'GaugeProposalView',
  'GaugeTalliesView',
  'HostBridge',
  'HostClaimed',
  'HostMigration',
  'HostOutput',
  'JsonText',
  'LockedDelegationsView',
  'LockRulesResource',
  'MoveAddress',
  'MoveMoment',
  'NameConfigView',
  'NameCostView',
  'NameMetadataView',
  'OwnGaugeVoteView',
  'PriceList',
  'RewardParams',
  'RouterBalances',
  'RouterChain',
  'RouterChains',
  'RpcHeader',
  'SigningInfos',
  'SlashingParams',
  'SnapshotEntry',
  'StageDataEntry',
  'StakingAddressView',
  'U64',
  'VestingEntries',
  'VestingStoreEntry',
  'VestingStoreResource',
  'VipBridgesView',
  'VipPositions',
  'VipRollupsView',
  'VipStoreResource',
  'VotingPowerView',
  'WithdrawalEvent',
]

/** Read by tests of the practice network alone, or written by Waybill itself. */
export const NOT_READ_BY_WAYBILL = ['Dialect', 'IndexerTxPage', 'ListChange']

/** From now on, counts what each schema of src/wire reads, alone or as a part of another. Call it before the first reading. */
export async function watchSchemas(): Promise<ReadonlyMap<string, number>> {
  const files = readdirSync(WIRE).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const counts = new Map<string, number>()
  for (const file of files) {
    const exported = (await import(join(WIRE, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodType)) continue
      counts.set(name, 0)
      const { run } = value._zod
      value._zod.run = (payload, context) => {
        counts.set(name, (counts.get(name) ?? 0) + 1)
        return run(payload, context)
      }
    }
  }
  return counts
}
