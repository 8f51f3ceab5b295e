// Holds the English names and units of well-known parameters of chains, as proposals change them.
import { plural } from '../format.ts'

/** Texts of parameters. */
export const parameterWords = {
  /** By the module and the name that the chain gives. */
  names: {
    staking: {
      unbonding_time: 'Unstaking period',
      max_validators: 'Most active validators',
      max_entries: 'Unstaking amounts at once, per validator',
      historical_entries: 'Past validator sets kept',
      bond_denom: 'Asset that is staked',
      bond_denoms: 'Assets that can be staked',
      min_voting_power: 'Least voting power of a validator',
      min_commission_rate: 'Lowest commission of validators',
    },
    gov: {
      min_deposit: 'Deposit to start a vote',
      max_deposit_period: 'Time to raise the deposit',
      voting_period: 'Voting period',
      quorum: 'Quorum',
      threshold: 'Yes votes to pass',
      veto_threshold: 'Veto votes to reject',
      min_initial_deposit_ratio: 'Part of the deposit due at once',
      min_deposit_ratio: 'Smallest single deposit, as part of it',
      proposal_cancel_ratio: 'Deposit lost when cancelled',
      expedited_voting_period: 'Voting period, expedited',
      expedited_threshold: 'Yes votes to pass, expedited',
      expedited_min_deposit: 'Deposit, expedited',
      emergency_min_deposit: 'Deposit, emergency',
      emergency_tally_interval: 'Time between counts, emergency',
      burn_vote_quorum: 'Burns the deposit without a quorum',
      burn_proposal_deposit_prevote: 'Burns the deposit if no vote starts',
      burn_vote_veto: 'Burns the deposit after a veto',
    },
    mint: {
      mint_denom: 'Asset that is minted',
      inflation_rate_change: 'Most change of inflation a year',
      inflation_max: 'Highest inflation',
      inflation_min: 'Lowest inflation',
      goal_bonded: 'Staked share aimed for',
      blocks_per_year: 'Blocks a year',
    },
    reward: {
      reward_denom: 'Asset paid as rewards',
      dilution_period: 'Time between dilutions',
      release_rate: 'Released a year',
      dilution_rate: 'Reduced at each dilution',
      release_enabled: 'Rewards are released',
    },
    distribution: {
      community_tax: 'Share for the community pool',
      base_proposer_reward: 'Reward of the block’s proposer',
      bonus_proposer_reward: 'Bonus of the block’s proposer',
      withdraw_addr_enabled: 'Rewards can go to another address',
    },
    slashing: {
      signed_blocks_window: 'Blocks in which uptime is measured',
      min_signed_per_window: 'Least uptime',
      downtime_jail_duration: 'Jailed for downtime',
      slash_fraction_double_sign: 'Stake lost for signing twice',
      slash_fraction_downtime: 'Stake lost for downtime',
    },
    move: {
      base_denom: 'Asset of gas prices',
      base_min_gas_price: 'Lowest gas price',
      contract_shared_revenue_ratio: 'Share of fees for contracts',
      script_enabled: 'Scripts allowed',
    },
    ophost: {
      registration_fee: 'Fee to register a bridge',
    },
    opchild: {
      max_validators: 'Most validators',
      historical_entries: 'Past validator sets kept',
      hook_max_gas: 'Most gas of a deposit’s hook',
    },
  },
  yes: 'yes',
  no: 'no',
  days: (count: number) => plural(count, { one: 'day', other: 'days' }),
  hours: (count: number) => plural(count, { one: 'hour', other: 'hours' }),
  minutes: (count: number) => plural(count, { one: 'minute', other: 'minutes' }),
  seconds: (count: number) => plural(count, { one: 'second', other: 'seconds' }),
  percent: (digits: string) => `${digits}%`,
} as const
