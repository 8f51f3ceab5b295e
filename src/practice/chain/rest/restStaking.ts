// The REST gateway's answers about stakes; only the L1 has any, and there each amount is a list of coins.
// Sources: initia-labs/initia proto/initia/{mstaking,reward,distribution}/v1/query.proto; cosmos/cosmos-sdk proto/cosmos/slashing/v1beta1.
import { sha256 } from '@noble/hashes/sha2.js'
import {
  ALL_VALIDATORS,
  annualProvisions,
  COMMUNITY_TAX,
  rewardMillionths,
  STAKING_PARAMS,
  type Staking,
  type Validator,
} from '../../book/staking.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { toBase64, utf8 } from '../../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../../reply.ts'
import { gatewayPage, refuse } from './gateway.ts'

const DENOM = 'uinit'

function delegations(staking: Staking, delegator: string): unknown[] {
  return [...(staking.stakes.get(delegator) ?? [])].map(([validator, { amount }]) => ({
    delegation: {
      delegator_address: delegator,
      validator_address: validator,
      shares: [{ denom: DENOM, amount: `${amount}.000000000000000000` }],
    },
    balance: [{ denom: DENOM, amount: amount.toString() }],
  }))
}

function unbondings(staking: Staking, delegator: string, nowMs: number): unknown[] {
  const own = staking.unbondings.filter((one) => one.delegator === delegator && one.completesMs > nowMs)
  return [...new Set(own.map(({ validator }) => validator))].map((validator) => ({
    delegator_address: delegator,
    validator_address: validator,
    entries: own
      .filter((one) => one.validator === validator)
      .map(({ coin, height, completesMs }, index) => ({
        creation_height: String(height),
        completion_time: new Date(completesMs).toISOString().replace('.000Z', 'Z'),
        initial_balance: [coin],
        balance: [coin],
        unbonding_id: String(index + 1),
        unbonding_on_hold_ref_count: '0',
      })),
  }))
}

function redelegations(staking: Staking, delegator: string, nowMs: number): unknown[] {
  const own = staking.redelegations.filter((one) => one.delegator === delegator && one.completesMs > nowMs)
  return own.map(({ from, to, coin, height, completesMs }) => {
    const entry = {
      creation_height: height,
      completion_time: new Date(completesMs).toISOString().replace('.000Z', 'Z'),
      initial_balance: [coin],
      shares_dst: [{ denom: coin.denom, amount: `${coin.amount}.000000000000000000` }],
      unbonding_id: 1,
    }
    return {
      redelegation: { delegator_address: delegator, validator_src_address: from, validator_dst_address: to, entries: null },
      entries: [{ redelegation_entry: entry, balance: [coin] }],
    }
  })
}

/** Decimal coins with 18 places, sorted into a pool for each staked denomination. */
function rewards(staking: Staking, delegator: string, nowMs: number): PracticeReply {
  const text = (millionths: bigint): string =>
    `${millionths / 1_000_000n}.${(millionths % 1_000_000n).toString().padStart(6, '0')}000000000000`
  const pool = (millionths: bigint) => [{ denom: DENOM, dec_coins: [{ denom: DENOM, amount: text(millionths) }] }]
  const rows = [...(staking.stakes.get(delegator) ?? [])].map(([validator, stake]) => ({
    validator,
    grown: rewardMillionths(stake, nowMs),
  }))
  const total = rows.reduce((sum, { grown }) => sum + grown, 0n)
  return json({
    rewards: rows.map(({ validator, grown }) => ({ validator_address: validator, reward: pool(grown) })),
    total: pool(total),
  })
}

/** Blocks in which signatures are counted. */
const SIGNED_WINDOW = 35_000

/** The key with which a validator signs blocks. */
function consensusKey({ moniker }: Validator): Uint8Array {
  return sha256(utf8(`consensus key of ${moniker}`))
}

/** Answers about the signing of blocks; null for other paths. */
function slashingReply(url: URL): PracticeReply | null {
  const module = '/cosmos/slashing/v1beta1'
  if (url.pathname === `${module}/params`) {
    return json({
      params: {
        signed_blocks_window: String(SIGNED_WINDOW),
        min_signed_per_window: '0.050000000000000000',
        downtime_jail_duration: '600s',
        slash_fraction_double_sign: '0.050000000000000000',
        slash_fraction_downtime: '0.000100000000000000',
      },
    })
  }
  if (url.pathname !== `${module}/signing_infos`) return null
  const infos = ALL_VALIDATORS.map((one) => ({
    address: encodeBech32('initvalcons', sha256(consensusKey(one)).slice(0, 20)),
    start_height: '1',
    index_offset: '19000000',
    jailed_until: '1970-01-01T00:00:00Z',
    tombstoned: false,
    missed_blocks_counter: String(one.missedBlocks),
  }))
  return gatewayPage(url, 'info', infos)
}

function validatorRow(one: Validator): unknown {
  const { moniker, address, commission, tokens, status, jailed } = one
  const coins = [{ denom: DENOM, amount: tokens }]
  return {
    operator_address: address,
    consensus_pubkey: { '@type': '/cosmos.crypto.ed25519.PubKey', key: toBase64(consensusKey(one)) },
    jailed,
    status,
    tokens: coins,
    delegator_shares: [{ denom: DENOM, amount: `${tokens}.000000000000000000` }],
    description: { moniker, identity: '', website: '', security_contact: '', details: '' },
    commission: {
      commission_rates: { rate: commission, max_rate: '0.200000000000000000', max_change_rate: '0.010000000000000000' },
      update_time: '2025-05-01T00:00:00Z',
    },
    voting_powers: coins,
    voting_power: tokens,
  }
}

/** Answers the L1's staking paths; null for others. */
export function stakingReply(url: URL, staking: Staking, nowMs: number): PracticeReply | null {
  const module = '/initia/mstaking/v1'
  if (url.pathname === `${module}/params`) return json({ params: STAKING_PARAMS })
  const ofDelegations = partsAfter(url, `${module}/delegations`)?.[0]
  if (ofDelegations !== undefined) return gatewayPage(url, 'delegation_responses', delegations(staking, ofDelegations))
  const [delegator, what] = partsAfter(url, `${module}/delegators`) ?? []
  if (delegator !== undefined && what === 'unbonding_delegations') {
    return gatewayPage(url, 'unbonding_responses', unbondings(staking, delegator, nowMs))
  }
  if (delegator !== undefined && what === 'redelegations') {
    return gatewayPage(url, 'redelegation_responses', redelegations(staking, delegator, nowMs))
  }
  const validators = partsAfter(url, `${module}/validators`)
  if (validators?.length === 0) return gatewayPage(url, 'validators', ALL_VALIDATORS.map(validatorRow))
  if (validators !== null) {
    const found = ALL_VALIDATORS.find(({ address }) => address === validators[0])
    return found === undefined ? refuse(404, 5, `validator ${validators[0] ?? ''} not found`) : json({ validator: validatorRow(found) })
  }
  return rewardRulesReply(url) ?? slashingReply(url) ?? distributionReply(url, staking, nowMs)
}

const REWARD_PARAMS = {
  reward_denom: DENOM,
  dilution_period: '31557600s',
  release_rate: '0.070000000000000000',
  dilution_rate: '0.000000000000000000',
  release_enabled: true,
}

/** What is released in a year and how it is shared; null for other paths. */
function rewardRulesReply({ pathname }: URL): PracticeReply | null {
  if (pathname === '/initia/reward/v1/params') return json({ params: REWARD_PARAMS })
  if (pathname === '/initia/reward/v1/annual_provisions') {
    return json({ annual_provisions: `${annualProvisions()}.000000000000000000` })
  }
  if (pathname !== '/initia/distribution/v1/params') return null
  const community_tax = `0.${COMMUNITY_TAX.toString().padStart(2, '0')}0000000000000000`
  const reward_weights = [{ denom: DENOM, weight: '1.000000000000000000' }]
  return json({ params: { community_tax, withdraw_addr_enabled: true, reward_weights } })
}

/** Rewards are in a module of the L1, where they are paid in the SDK's. None are paid to another address. */
function distributionReply(url: URL, staking: Staking, nowMs: number): PracticeReply | null {
  const [rewarded, kind] = partsAfter(url, '/initia/distribution/v1/delegators') ?? []
  if (rewarded !== undefined && kind === 'rewards') return rewards(staking, rewarded, nowMs)
  const [paid, where] = partsAfter(url, '/cosmos/distribution/v1beta1/delegators') ?? []
  return paid !== undefined && where === 'withdraw_address' ? json({ withdraw_address: paid }) : null
}
