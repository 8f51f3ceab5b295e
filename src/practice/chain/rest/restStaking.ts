// The REST gateway's answers about stakes; only the L1 has any, and there each amount is a list of coins.
// Source: initia-labs/initia proto/initia/{mstaking,distribution}/v1/query.proto.
import { rewardMillionths, VALIDATORS, type Staking } from '../../book/staking.ts'
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
      .map(({ coin, completesMs }, index) => ({
        creation_height: '19000000',
        completion_time: new Date(completesMs).toISOString().replace('.000Z', 'Z'),
        initial_balance: [coin],
        balance: [coin],
        unbonding_id: String(index + 1),
        unbonding_on_hold_ref_count: '0',
      })),
  }))
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

function validatorRow({ moniker, address }: (typeof VALIDATORS)[number]): unknown {
  return {
    operator_address: address,
    jailed: false,
    status: 'BOND_STATUS_BONDED',
    tokens: [{ denom: DENOM, amount: '90000000000000' }],
    description: { moniker, identity: '', website: '', security_contact: '', details: '' },
  }
}

/** Answers the L1's staking paths; null for others. */
export function stakingReply(url: URL, staking: Staking, nowMs: number): PracticeReply | null {
  const module = '/initia/mstaking/v1'
  const ofDelegations = partsAfter(url, `${module}/delegations`)?.[0]
  if (ofDelegations !== undefined) return gatewayPage(url, 'delegation_responses', delegations(staking, ofDelegations))
  const [delegator, what] = partsAfter(url, `${module}/delegators`) ?? []
  if (delegator !== undefined && what === 'unbonding_delegations') {
    return gatewayPage(url, 'unbonding_responses', unbondings(staking, delegator, nowMs))
  }
  const validators = partsAfter(url, `${module}/validators`)
  if (validators?.length === 0) return gatewayPage(url, 'validators', VALIDATORS.map(validatorRow))
  if (validators !== null) {
    const found = VALIDATORS.find(({ address }) => address === validators[0])
    return found === undefined ? refuse(404, 5, `validator ${validators[0] ?? ''} not found`) : json({ validator: validatorRow(found) })
  }
  const [rewarded, kind] = partsAfter(url, '/initia/distribution/v1/delegators') ?? []
  return rewarded !== undefined && kind === 'rewards' ? rewards(staking, rewarded, nowMs) : null
}
