// 2,000 damaged bodies for the answers that mutatedBodies.test.ts does not have.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { parseReply } from '../../../src/main/platform/http/http.ts'
import { readMetadata } from '../../../src/main/clients/media/metadata.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { AccountInfo, RpcHeader } from '../../../src/wire/cosmos.ts'
import { ExecutorWithdrawals, HostBridge, HostClaimed, HostMigration, HostOutput, WithdrawalEvent } from '../../../src/wire/executor.ts'
import {
  GaugeCyclesResource,
  GaugeProposalView,
  GaugeTalliesView,
  OwnGaugeVoteView,
  VipRollupsView,
  VotingPowerView,
} from '../../../src/wire/gauges.ts'
import {
  FundedEntry,
  SnapshotEntry,
  StageDataEntry,
  VestingEntries,
  VestingStoreEntry,
  VestingStoreResource,
  VipBridgesView,
  VipPositions,
  VipStoreResource,
} from '../../../src/wire/vip.ts'
import { LockedDelegationsView, LockRulesResource, StakingAddressView } from '../../../src/wire/locks.ts'
import { NameConfigView, NameCostView, NameMetadataView } from '../../../src/wire/names.ts'
import { AnnualProvisions, DistributionParams, RewardParams, SigningInfos, SlashingParams } from '../../../src/wire/staking.ts'
import { PriceList } from '../../../src/wire/prices.ts'
import { RouterBalances, RouterChains } from '../../../src/wire/routerLists.ts'
import { propertyRuns } from '../../support/abuse.ts'
import { damage, damaged } from '../../support/bodies/mutate.ts'
import { HELD_IN_REPLIES, watchSchemas } from '../../support/watchSchemas.ts'

const RUNS = propertyRuns({ seed: 20261122, numRuns: 2000 })
const schemas = await watchSchemas()
const HASH = Buffer.alloc(32, 7).toString('base64')
const STAMP = '2026-01-02T03:04:05.5Z'

const withdrawal = {
  sequence: 42,
  from: 'init1a',
  to: 'init1b',
  amount: { denom: 'uinit', amount: '1000000' },
  bridge_id: 15,
  output_index: 7,
  withdrawal_proofs: [HASH, HASH],
  version: 'AQ==',
  storage_root: HASH,
  last_block_hash: HASH,
  tx_time: 1_767_322_800_000_000_000,
  tx_hash: 'AB'.repeat(32),
}

const REPLIES: readonly (readonly [string, z.ZodType, object])[] = [
  ['the sequence of an account', AccountInfo, { info: { address: 'init1a', account_number: '7', sequence: '12' } }],
  ['a header', RpcHeader, { header: { chain_id: 'one-1', height: '5', time: STAMP } }],
  ['withdrawals of a bridge', ExecutorWithdrawals, { withdrawals: [withdrawal, { ...withdrawal, withdrawal_proofs: null }], next: 3 }],
  ['a withdrawal’s event', WithdrawalEvent, { l2_sequence: '42', from: 'init1a', to: 'init1b', base_denom: 'uinit', amount: '5' }],
  ['a bridge', HostBridge, { bridge_config: { finalization_period: '604800s', submission_interval: '3600s' } }],
  ['an output', HostOutput, { output_proposal: { output_root: HASH, l1_block_time: STAMP, l2_block_number: '1204' } }],
  ['whether something is claimed', HostClaimed, { claimed: true }],
  ['where an asset has moved to', HostMigration, { migration_info: { ibc_channel_id: 'channel-1', ibc_port_id: 'transfer' } }],
  ['the price of a name', NameCostView, { data: '"5000000"' }],
  ['the rules of names', NameConfigView, { data: '{"min_duration":"31557600","grace_period":"2592000","base_uri":"x"}' }],
  ['the end of a name', NameMetadataView, { data: '{"expiration_date":"1800000000","name":"a.init.1","record_keys":[]}' }],
  [
    'locked stakes',
    LockedDelegationsView,
    { data: '[{"metadata":"0xab","validator":"initvaloper1qqqqqqq","amount":"5","release_time":"1800000000","locked_share":"5"}]' },
  ],
  ['the account that holds locked stakes', StakingAddressView, { data: '"0x6d"' }],
  ['the rules of locks', LockRulesResource, { resource: { move_resource: '{"type":"x","data":{"max_lock_period":"126230400"}}' } }],
  [
    'the cycles of gauge votes',
    GaugeCyclesResource,
    {
      resource: {
        move_resource: '{"data":{"current_cycle":"8","cycle_interval":"1209600","cycle_end_time":"1800000000","voting_period":"1000"}}',
      },
    },
  ],
  ['a cycle of gauge votes', GaugeProposalView, { data: '{"total_tally":"5","voting_end_time":"1800000000","executed":false}' }],
  ['votes on gauges', GaugeTalliesView, { data: '[{"bridge_id":"16","tally":"5"}]' }],
  ['rules of rewards', RewardParams, { params: { reward_denom: 'uinit', release_enabled: true } }],
  [
    'what validators signed',
    SigningInfos,
    { info: [{ address: 'initvalcons1qyqszqgpqyqszqgp', missed_blocks_counter: '14' }], pagination: null },
  ],
  ['how many blocks count', SlashingParams, { params: { signed_blocks_window: '35000' } }],
  ['what is released in a year', AnnualProvisions, { annual_provisions: '12267857142857.500000000000000000' }],
  [
    'how rewards are shared',
    DistributionParams,
    { params: { community_tax: '0.02', reward_weights: [{ denom: 'uinit', weight: '1.000000000000000000' }] } },
  ],
  ['voting power', VotingPowerView, { data: '"8310741"' }],
  ['an own gauge vote', OwnGaugeVoteView, { data: '{"voting_power":"5","weights":[{"bridge_id":"16","weight":"0.02"}]}' }],
  [
    'scores of VIP',
    VipPositions,
    [
      {
        data: [
          {
            bridge_id: 16,
            version: 1,
            start_stage: 5,
            user_score: 7,
            claimed: false,
            merkle_proofs: ['q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s='],
          },
        ],
        total_vesting_reward: 5,
      },
    ],
  ],
  [
    'the stages of VIP',
    VipStoreResource,
    {
      resource: {
        move_resource:
          '{"data":{"stage":"8","stage_end_time":"1800000000","stage_interval":"1209600","vesting_period":"26","challenge_period":"86400","minimum_score_ratio":"0.5","stage_data":{"handle":"0x7"}}}',
      },
    },
  ],
  ['what vests', VestingStoreResource, { resource: { move_resource: '{"data":{"user_vestings":{"handle":"0x7","length":"5"}}}' } }],
  ['what an account claimed', VestingStoreEntry, { table_entry: { value: '{"last_claimed_stage":"7","vestings":{"handle":"0x7"}}' } }],
  [
    'what vests for an account',
    VestingEntries,
    {
      table_entries: [
        {
          value:
            '{"initial_reward":"50","remaining_reward":"40","start_stage":"5","end_stage":"31","vest_max_amount":"2","minimum_score":"7"}',
        },
      ],
      pagination: { next_key: null, total: '1' },
    },
  ],
  ['a stage of VIP', StageDataEntry, { table_entry: { value: '{"user_funded_rewards":{"handle":"0x7"},"snapshots":{"handle":"0x8"}}' } }],
  [
    'scores of a rollup',
    SnapshotEntry,
    { table_entry: { value: `{"create_time":"1800000000","merkle_root":"${'ab'.repeat(32)}","total_l2_score":"7"}` } },
  ],
  ['what a rollup gets', FundedEntry, { table_entry: { value: '"5000"' } }],
  ['the first stages of rollups', VipBridgesView, { data: '[{"bridge_id":"16","version":"1","init_stage":"1"}]' }],
  ['the rollups of VIP', VipRollupsView, { data: '[{"bridge_id":"16","vip_weight":"0.5","bridge_addr":"0x1"}]' }],
  [
    'prices',
    PriceList,
    [
      { id: 'uinit', price: '0.41' },
      { id: 'ueth', price: null },
    ],
  ],
  [
    'chains of the router',
    RouterChains,
    { chains: [{ chain_id: 'one-1', chain_name: 'one', pretty_name: 'One', chain_type: 'cosmos', bech32_prefix: 'init', hidden: false }] },
  ],
  ['balances of the router', RouterBalances, { chains: { 'one-1': { denoms: { uinit: { amount: '5', price: '0.4' } } } } }],
]

test.for(REPLIES)('damaged: %s', ([, schema, body]) => {
  const read = (text: string) => parseReply(schema, text, 'chain.badReply', 'The server')
  expect(read(JSON.stringify(body))).toBeTruthy()
  let values = 0
  fc.assert(
    fc.property(damage, (harm) => {
      try {
        read(Buffer.from(damaged(body, harm)).toString())
        values += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }),
    RUNS,
  )
  // Some damage must be refused, and some must pass.
  expect(values).toBeGreaterThan(0)
  expect(values).toBeLessThan(RUNS.numRuns)
})

test('damaged: the metadata of an NFT', () => {
  const document = {
    name: 'Keeper 7',
    description: 'Of lights',
    image: 'ipfs://x/7.png',
    attributes: [{ trait_type: 'Tide', value: 'high' }, { value: 7 }],
  }
  const most = { name: 200, description: 4000, traits: 100 }
  let documents = 0
  fc.assert(
    fc.property(damage, (harm) => {
      const read = readMetadata(damaged(document, harm))
      if (read === null) return
      documents += 1
      expect((read.name ?? '').length).toBeLessThanOrEqual(most.name)
      expect((read.description ?? '').length).toBeLessThanOrEqual(most.description)
      expect(read.traits.length).toBeLessThanOrEqual(most.traits)
      expect(read.traits.flat().every((text) => typeof text === 'string')).toBe(true)
      expect(read.image).not.toBe('')
    }),
    RUNS,
  )
  expect(documents).toBeGreaterThan(RUNS.fewest() / 3)
  expect(documents).toBeLessThan(RUNS.numRuns)
})

test('each schema that is said to be held here was asked', () => {
  expect(HELD_IN_REPLIES.filter((name) => (schemas.get(name) ?? 0) < RUNS.fewest() / 2)).toEqual([])
})
