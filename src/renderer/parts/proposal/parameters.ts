// Says in which unit a well-known parameter of a chain counts, and reads its value. Pure.
// Sources: cosmos-sdk proto/cosmos/{staking,gov,mint,distribution,slashing}; initia-labs/initia proto/initia/{mstaking,gov,reward,
// distribution,move}/v1/types.proto; initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/types.proto.
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import type { AllWords } from '../../words/words.ts'

type Names = AllWords['parameterWords']['names']
/** A module whose parameters have names. */
type Module = keyof Names

/** How a value is written: part: of one; flag: true or false. */
export type ParameterUnit = 'time' | 'part' | 'count' | 'number' | 'flag' | 'coins' | 'asset' | 'assets'

const UNITS: { [M in Module]: Record<keyof Names[M], ParameterUnit> } = {
  staking: {
    unbonding_time: 'time',
    max_validators: 'count',
    max_entries: 'count',
    historical_entries: 'count',
    bond_denom: 'asset',
    bond_denoms: 'assets',
    min_voting_power: 'count',
    min_commission_rate: 'part',
  },
  gov: {
    min_deposit: 'coins',
    max_deposit_period: 'time',
    voting_period: 'time',
    quorum: 'part',
    threshold: 'part',
    veto_threshold: 'part',
    min_initial_deposit_ratio: 'part',
    min_deposit_ratio: 'part',
    proposal_cancel_ratio: 'part',
    expedited_voting_period: 'time',
    expedited_threshold: 'part',
    expedited_min_deposit: 'coins',
    emergency_min_deposit: 'coins',
    emergency_tally_interval: 'time',
    burn_vote_quorum: 'flag',
    burn_proposal_deposit_prevote: 'flag',
    burn_vote_veto: 'flag',
  },
  mint: {
    mint_denom: 'asset',
    inflation_rate_change: 'part',
    inflation_max: 'part',
    inflation_min: 'part',
    goal_bonded: 'part',
    blocks_per_year: 'count',
  },
  reward: {
    reward_denom: 'asset',
    dilution_period: 'time',
    release_rate: 'part',
    dilution_rate: 'part',
    release_enabled: 'flag',
  },
  distribution: {
    community_tax: 'part',
    base_proposer_reward: 'part',
    bonus_proposer_reward: 'part',
    withdraw_addr_enabled: 'flag',
  },
  slashing: {
    signed_blocks_window: 'count',
    min_signed_per_window: 'part',
    downtime_jail_duration: 'time',
    slash_fraction_double_sign: 'part',
    slash_fraction_downtime: 'part',
  },
  move: {
    base_denom: 'asset',
    base_min_gas_price: 'number',
    contract_shared_revenue_ratio: 'part',
    script_enabled: 'flag',
  },
  ophost: {
    registration_fee: 'coins',
  },
  opchild: {
    max_validators: 'count',
    historical_entries: 'count',
    hook_max_gas: 'count',
  },
}

const MODULES: ReadonlyMap<string, Module> = new Map([
  ['/initia.mstaking.v1', 'staking'],
  ['/cosmos.staking.v1beta1', 'staking'],
  ['/initia.gov.v1', 'gov'],
  ['/cosmos.gov.v1', 'gov'],
  ['/cosmos.mint.v1beta1', 'mint'],
  ['/initia.reward.v1', 'reward'],
  ['/initia.distribution.v1', 'distribution'],
  ['/cosmos.distribution.v1beta1', 'distribution'],
  ['/cosmos.slashing.v1beta1', 'slashing'],
  ['/initia.move.v1', 'move'],
  ['/opinit.ophost.v1', 'ophost'],
  ['/opinit.opchild.v1', 'opchild'],
])

/** Returns the name and the unit of a parameter that a message of this type changes; null where it is not known. */
export function knownParameter(words: AllWords, type: string, name: string): { name: string; unit: ParameterUnit } | null {
  const module = MODULES.get(type.replace(/\.MsgUpdateParams$/u, ''))
  if (module === undefined || !Object.hasOwn(UNITS[module], name)) return null
  const [units, names]: Readonly<Record<string, string>>[] = [UNITS[module], words.parameterWords.names[module]]
  return { name: names?.[name] ?? name, unit: units?.[name] as ParameterUnit }
}

/** Writes a length of time exactly, in the largest unit that divides it; null for what is none. @example '1814400s' // '21 days' */
export function timeText({ parameterWords: words }: AllWords, text: string): string | null {
  const seconds = Number(/^(\d{1,12})s$/u.exec(text)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return null
  if (seconds > 0 && seconds % 86_400 === 0) return words.days(seconds / 86_400)
  if (seconds > 0 && seconds % 3600 === 0) return words.hours(seconds / 3600)
  return seconds > 0 && seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds)
}

/** Writes a part of one in percent, no digit left out; null for what is none. @example '0.334' // '33.4%' */
export function percentText({ formatDigits, parameterWords: words }: AllWords, text: string): string | null {
  const [, whole, places = ''] = /^(\d{1,9})(?:\.(\d{1,18}))?$/u.exec(text) ?? []
  if (whole === undefined) return null
  const digits = places.padEnd(2, '0')
  const percent = BigInt(whole + digits.slice(0, 2)).toString()
  const rest = digits.slice(2).replace(/0+$/u, '')
  return words.percent(formatDigits(rest === '' ? percent : `${percent}.${rest}`))
}

/** Reads a list of coins, or one coin; null for anything else. */
export function coinsIn(text: string): { denom: string; amount: string }[] | null {
  const list = parsed(text)
  const coins = (Array.isArray(list) ? list : [list]).map((one: unknown) => {
    if (!isRecord(one) || typeof one['denom'] !== 'string' || typeof one['amount'] !== 'string') return null
    return /^\d{1,78}$/u.test(one['amount']) ? { denom: one['denom'], amount: one['amount'] } : null
  })
  const read = coins.filter((coin) => coin !== null)
  return read.length === coins.length && read.length > 0 ? read : null
}

/** Reads a list of denominations; null for anything else. */
export function denomsIn(text: string): string[] | null {
  const list = parsed(text)
  if (!Array.isArray(list) || list.length === 0) return null
  const texts = list.filter((one: unknown) => typeof one === 'string')
  return texts.length === list.length ? texts : null
}

/** A value that was cut, or is no JSON, is no list. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
