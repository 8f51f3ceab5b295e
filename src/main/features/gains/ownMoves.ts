// Turns a line of history into what the gains count: what came, what went, and what only moved between own places. Pure.
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { IncomeKind } from '../../../shared/domain/gains.ts'
import { paidRewards, separateRewards } from '../../../shared/domain/staking/stakingRewards.ts'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import type { StoredPart } from '../../db/archive/records/meaningRecords.ts'

/** An amount of a listed asset, in the finest unit among its forms. */
export interface Amount {
  asset: string
  units: bigint
}

/** What a line counts as, without prices yet. */
export interface Move {
  id: string
  chainId: string
  hash: string
  time: number
  account: string
  given: Amount[]
  received: Amount[]
  income: (Amount & { kind: IncomeKind })[]
  fees: Amount[]
  moves: (Amount & { to: string })[]
}

/** What reading a line needs. */
export interface MoveContext {
  /** Returns the identity of a listed asset and by what to multiply its units; null for one that no list names. */
  identityOf(chainId: string, denom: string): { asset: string; factor: bigint } | null
  /** Returns the own account of an address in any spelling; null for others. */
  ownAccount(address: string): string | null
  /** Called with each asset that is left out. */
  onUnlisted(chainId: string, denom: string): void
}

type Part = Pick<StoredPart, 'kind' | 'counterparty' | 'movements' | 'about' | 'earned'>
type Coins = readonly { denom: string; amount: string }[]

/** The two ends of a payment; each part of this kind stands for itself. */
const PAYMENTS: ReadonlySet<ActivityKind> = new Set([
  'sent',
  'received',
  'self',
  'burned',
  'deposit',
  'depositArrived',
  'withdrawal',
  'withdrawalClaimed',
  'depositRefunded',
  'ibcSent',
  'ibcReceived',
])
/** Of these, those without a counterparty are between two addresses of the account itself. */
const BRIDGED: ReadonlySet<ActivityKind> = new Set(['deposit', 'depositArrived', 'withdrawal', 'withdrawalClaimed', 'depositRefunded'])
/** What comes back of a payment that was never a disposal. */
const REFUNDS: ReadonlySet<ActivityKind> = new Set(['ibcRefunded', 'ibcTimedOut', 'ibcRefused'])
/** Changes the form or place of own money: a stake in a pool, a wrapped form, the deposit of a proposal. */
const STILL_OWNED: ReadonlySet<ActivityKind> = new Set([
  'positionStaked',
  'positionUnstaked',
  'stakeWithdrawn',
  'liquidityUnbonding',
  'converted',
  'proposalDeposit',
])
const STAKE_CHANGES: ReadonlySet<ActivityKind> = new Set(['delegated', 'undelegated', 'undelegationCancelled', 'redelegated'])
const INCOME: Partial<Record<ActivityKind, IncomeKind>> = {
  rewards: 'staking',
  commission: 'commission',
  poolRewards: 'pool',
  vipClaimed: 'vip',
  minted: 'airdrop',
}

/** Reads a line; null where it changes nothing that counts. A line of several payments gives several moves. */
export function movesOf(context: MoveContext, record: ActivityRecord): Move[] {
  const { chainId, hash, time, account, details } = record
  const { parts = [], about, earned: known } = details
  const whole: Part = {
    kind: record.kind,
    counterparty: record.counterparty,
    movements: record.movements,
    about,
    ...(known === undefined ? {} : { earned: known }),
  }
  const all: Part[] =
    parts.length === 0 ? [whole] : [...parts, { kind: 'other', counterparty: null, about: [], movements: restOf(record.movements, parts) }]
  const named = all.map(({ movements, ...part }) => ({ ...part, movements, isPayment: PAYMENTS.has(part.kind) && parts.length > 0 }))
  const begin = (place: number): Move => ({
    id: `${chainId}/${hash}${place === 0 ? '' : `/${String(place)}`}`,
    chainId,
    hash,
    time,
    account,
    given: [],
    received: [],
    income: [],
    fees: [],
    moves: [],
  })
  // What contracts did within one transaction is one exchange; each payment is one of its own.
  const groups = [named.filter(({ isPayment }) => !isPayment), ...named.filter(({ isPayment }) => isPayment).map((part) => [part])]
  const read = groups.map((group, place) => readGroup(context, record, group, begin(place)))
  read[0]?.fees.push(...listedAmounts(context, chainId, record.fee))
  return read.filter(
    ({ given, received, income, fees, moves }) => given.length + received.length + income.length + fees.length + moves.length > 0,
  )
}

/** Returns what the parts do not account for. */
function restOf(movements: Coins, parts: readonly StoredPart[]): { denom: string; amount: string }[] {
  const sums = new Map(movements.map(({ denom, amount }) => [denom, BigInt(amount)]))
  for (const { denom, amount } of parts.flatMap((part) => part.movements)) sums.set(denom, (sums.get(denom) ?? 0n) - BigInt(amount))
  return [...sums].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: String(amount) }]))
}

function readGroup(context: MoveContext, record: ActivityRecord, parts: readonly Part[], move: Move): Move {
  const net = new Map<string, bigint>()
  for (const part of parts) {
    const { income, counted } = readPart(context, record, part, move)
    move.income.push(...income)
    for (const { asset, units } of counted) net.set(asset, (net.get(asset) ?? 0n) + units)
  }
  for (const [asset, units] of net) {
    if (units < 0n) move.given.push({ asset, units: -units })
    if (units > 0n) move.received.push({ asset, units })
  }
  return move
}

interface ReadPart {
  income: Move['income']
  /** Signed. */
  counted: Amount[]
}

const NOTHING: ReadPart = { income: [], counted: [] }

function readPart(context: MoveContext, record: ActivityRecord, part: Part, move: Move): ReadPart {
  const { kind } = part
  if (STILL_OWNED.has(kind) || REFUNDS.has(kind)) return NOTHING
  // The rest of what came is own money that was unstaked.
  if (part.earned !== undefined) {
    return { ...NOTHING, income: earned(context, record.chainId, 'staking', paidRewards({ ...part, earned: part.earned })) }
  }
  if (STAKE_CHANGES.has(kind))
    return { ...NOTHING, income: earned(context, record.chainId, 'staking', separateRewards({ ...part, parts: [], more: 0 })) }
  const { [kind]: brought } = INCOME
  const amounts = listedAmounts(context, record.chainId, part.movements)
  if (brought !== undefined) {
    const counted = amounts.filter(({ units }) => units < 0n)
    return { income: earned(context, record.chainId, brought, part.movements), counted }
  }
  return PAYMENTS.has(kind) ? readPayment(context, record, part, { move, amounts }) : { ...NOTHING, counted: amounts }
}

function readPayment(
  context: MoveContext,
  { delivery }: ActivityRecord,
  { kind, counterparty }: Part,
  { move, amounts }: { move: Move; amounts: Amount[] },
): ReadPart {
  if (counterparty === null) return BRIDGED.has(kind) ? NOTHING : { ...NOTHING, counted: amounts }
  const other = context.ownAccount(counterparty)
  if (other !== null) {
    const gone = amounts.filter(({ units }) => units < 0n)
    if (other !== move.account) move.moves.push(...gone.map(({ asset, units }) => ({ asset, units: -units, to: other })))
    return NOTHING
  }
  // What was or will be given back has never left.
  const isUndone = delivery === 'refunded' || delivery === 'timedOut' || delivery === 'refused'
  return isUndone ? { ...NOTHING, counted: amounts.filter(({ units }) => units > 0n) } : { ...NOTHING, counted: amounts }
}

function earned(context: MoveContext, chainId: string, kind: IncomeKind, coins: Coins): Move['income'] {
  return listedAmounts(context, chainId, coins).flatMap((amount) => (amount.units > 0n ? [{ ...amount, kind }] : []))
}

/** Returns signed amounts of listed assets. */
function listedAmounts({ identityOf, onUnlisted }: MoveContext, chainId: string, coins: Coins): Amount[] {
  return coins.flatMap(({ denom, amount }) => {
    const identity = identityOf(chainId, denom)
    if (identity !== null) return [{ asset: identity.asset, units: BigInt(amount) * identity.factor }]
    onUnlisted(chainId, denom)
    return []
  })
}

/** What an asset is called, and how its forms are counted. */
export interface GainAsset {
  symbol: string
  name: string
  /** Of the finest form. */
  decimals: number
}

/** Creates the identities of the listed assets. */
export function createIdentities(known: readonly Asset[], assetOf: (chainId: string, denom: string) => Asset) {
  const finest = new Map<string, number>()
  for (const { originId, decimals } of known) finest.set(originId, Math.max(decimals, finest.get(originId) ?? 0))
  const read = new Map<string, { asset: string; factor: bigint } | null>()
  const named = new Map<string, GainAsset>()
  return {
    named,
    identityOf: (chainId: string, denom: string) => {
      const key = `${chainId} ${denom}`
      const held = read.get(key)
      if (held !== undefined) return held
      const { originId, isVerified, decimals, symbol, name } = assetOf(chainId, denom)
      const most = finest.get(originId) ?? decimals
      const identity = isVerified && decimals <= most ? { asset: originId, factor: 10n ** BigInt(most - decimals) } : null
      read.set(key, identity)
      if (identity !== null) named.set(originId, named.get(originId) ?? { symbol, name, decimals: most })
      return identity
    },
  }
}
