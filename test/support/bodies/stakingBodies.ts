// One valid body of each kind that a chain's node sends about staking and governance. Addresses are made up.
// Shapes: initia-labs/initia proto/initia/{mstaking,distribution,gov}; cosmos-sdk proto/cosmos/{staking,distribution}.

const coin = { denom: 'uinit', amount: '1000000' }
const STAMP = '2026-01-02T03:04:05Z'

export const stakingBodies = {
  delegations: {
    delegation_responses: [{ delegation: { validator_address: 'initvaloper1x' }, balance: [coin] }],
    pagination: { next_key: null },
  },
  validators: {
    validators: [
      { operator_address: 'initvaloper1x', jailed: false, status: 'BOND_STATUS_BONDED', description: { moniker: 'Tide', details: '' } },
    ],
    pagination: { next_key: null, total: '1' },
  },
  unbonding: {
    unbonding_responses: [{ validator_address: 'initvaloper1x', entries: [{ completion_time: STAMP, balance: [coin] }] }],
    pagination: { next_key: null },
  },
  stakingParams: { params: { bond_denom: 'uinit' } },
  validatorSet: {
    validators: [
      {
        operator_address: 'initvaloper1x',
        jailed: false,
        status: 'BOND_STATUS_BONDED',
        voting_power: '90000000000000',
        description: { moniker: 'Tide', details: '' },
        commission: { commission_rates: { rate: '0.050000000000000000', max_rate: '0.2' } },
      },
    ],
    pagination: { next_key: null, total: '1' },
  },
  mstakingParams: { params: { unbonding_time: '1814400s', max_entries: 7, bond_denoms: ['uinit'] } },
  unbondingEntries: {
    unbonding_responses: [
      { validator_address: 'initvaloper1x', entries: [{ creation_height: '7', completion_time: STAMP, balance: [coin] }] },
    ],
    pagination: { next_key: null },
  },
  redelegations: {
    redelegation_responses: [
      { redelegation: { validator_dst_address: 'initvaloper1x' }, entries: [{ redelegation_entry: { completion_time: STAMP } }] },
    ],
    pagination: { next_key: null },
  },
  govParams: {
    params: {
      quorum: '0.250000000000000000',
      threshold: '0.500000000000000000',
      expedited_threshold: '0.667000000000000000',
      veto_threshold: '0.334000000000000000',
      burn_vote_quorum: false,
      burn_vote_veto: true,
      low_threshold_functions: ['0x1::a::b'],
      vesting: null,
    },
  },
  proposals: {
    proposals: [
      {
        id: '6312',
        messages: [{ '@type': '/initia.mstaking.v1.MsgUpdateParams', authority: 'init1a', params: { unbonding_time: '1209600s' } }],
        status: 'PROPOSAL_STATUS_VOTING_PERIOD',
        voting_end_time: STAMP,
        emergency_next_tally_time: null,
        title: 'Shorten the unstaking period',
        summary: 'To 14 days.',
        expedited: false,
        emergency: false,
      },
    ],
    pagination: { next_key: null, total: '1' },
  },
  recentProposals: {
    proposals: [
      {
        id: '6310',
        messages: [],
        status: 'PROPOSAL_STATUS_PASSED',
        final_tally_result: {
          tally_height: '7',
          total_staking_power: '10',
          total_vesting_power: '0',
          v1_tally_result: { yes_count: '3', abstain_count: '0', no_count: '1', no_with_veto_count: '0' },
        },
        voting_end_time: STAMP,
        title: 'Raise the gas limit',
        summary: 'Of modules.',
      },
    ],
    pagination: { next_key: null, total: '0' },
  },
  tally: {
    tally_result: {
      tally_height: '7',
      total_staking_power: '171750000000000',
      total_vesting_power: '0',
      v1_tally_result: { yes_count: '3', abstain_count: '0', no_count: '1', no_with_veto_count: '0' },
    },
  },
  nameView: { data: '"0x1"', events: [], gas_used: '2134' },
  proposalVote: {
    vote: { proposal_id: '6312', voter: 'init1a', options: [{ option: 'VOTE_OPTION_YES', weight: '1.000000000000000000' }], metadata: '' },
  },
  withdrawAddress: { withdraw_address: 'init1a' },
  rewards: {
    rewards: [{ validator_address: 'initvaloper1x', reward: [{ denom: 'uinit', dec_coins: [{ denom: 'uinit', amount: '1.5' }] }] }],
  },
}
