// Separates the rewards that a chain pays out with a change of a stake from what is staked: a list of net changes has only their sum.
import type { ActivityKind } from '../../contract/history/activityMeaning.ts'

interface Coin {
  denom: string
  amount: string
}

interface Staking<C extends Coin> {
  kind: ActivityKind
  /** Amounts that the message names, positive. */
  about: readonly Coin[]
  /** Net changes, signed. */
  movements: readonly C[]
  /** What the transaction did, where that is several things. */
  parts: readonly { kind: ActivityKind; about: readonly Coin[] }[]
  /** Number of further messages. */
  more: number
}

/** Changes of a stake; on Cosmos chains each pays out the rewards so far. */
const STAKE_CHANGES: ReadonlySet<ActivityKind> = new Set(['delegated', 'undelegated', 'undelegationCancelled', 'redelegated'])

function partsOf(did: Pick<Staking<Coin>, 'kind' | 'about' | 'parts'>): Staking<Coin>['parts'] {
  return did.parts.length > 0 ? did.parts : [did]
}

/** Returns whether a transaction changed stakes and did nothing else: what it took was staked, what it gave are rewards. */
export function changesStakes(did: Omit<Staking<Coin>, 'movements'>): boolean {
  const kinds = partsOf(did).map(({ kind }) => kind)
  return (
    did.more === 0 && kinds.some((kind) => STAKE_CHANGES.has(kind)) && kinds.every((kind) => STAKE_CHANGES.has(kind) || kind === 'rewards')
  )
}

/** Returns what a transaction staked, by denomination. */
function stakedBy(did: Pick<Staking<Coin>, 'kind' | 'about' | 'parts'>): Map<string, bigint> {
  const staked = new Map<string, bigint>()
  for (const { kind, about } of partsOf(did)) {
    if (kind !== 'delegated') continue
    for (const { denom, amount } of about) staked.set(denom, (staked.get(denom) ?? 0n) + BigInt(amount))
  }
  return staked
}

/**
 * Returns the net changes without what was staked: it is still owned, and the rewards that were paid out with it have come.
 * @example withoutStakes({ kind: 'delegated', about: [5], movements: [-4] }) // [+1]
 */
export function withoutStakes<C extends Coin>({ movements, ...did }: Omit<Staking<C>, 'more'>): C[] {
  const staked = stakedBy(did)
  const kept = movements.map((moved) => ({ ...moved, amount: `${BigInt(moved.amount) + (staked.get(moved.denom) ?? 0n)}` }))
  return kept.filter(({ amount }) => amount !== '0')
}

/** What was earned, among net changes that also hold own money that came back. */
interface Earning<C extends Coin> extends Omit<Staking<C>, 'more' | 'parts'> {
  earned: readonly Coin[]
}

/**
 * Returns the rewards among the net changes, no more than came beside what was staked.
 * @example paidRewards({ kind: 'rewards', about: [2], movements: [9], earned: [2] }) // [2]
 */
export function paidRewards<C extends Coin>({ earned, ...did }: Earning<C>): C[] {
  return withoutStakes({ ...did, parts: [] }).flatMap((came) => {
    const earnedSum = earned.reduce((sum, { denom, amount }) => (denom === came.denom ? sum + BigInt(amount) : sum), 0n)
    const most = BigInt(came.amount)
    const amount = earnedSum < most ? earnedSum : most
    return amount > 0n ? [{ ...came, amount: `${amount}` }] : []
  })
}

/** Returns the net changes without own money that came back with rewards, which is what came beyond what was earned and staked. */
export function withoutReturned<C extends Coin>(movements: readonly C[], parts: readonly Earning<Coin>[]): C[] {
  const returned = new Map<string, bigint>()
  const add = (denom: string, amount: bigint) => returned.set(denom, (returned.get(denom) ?? 0n) + amount)
  for (const part of parts) {
    for (const { denom, amount } of withoutStakes({ ...part, parts: [] })) if (!amount.startsWith('-')) add(denom, BigInt(amount))
    for (const { denom, amount } of paidRewards(part)) add(denom, -BigInt(amount))
  }
  return movements
    .map((moved) => ({ ...moved, amount: `${BigInt(moved.amount) - (returned.get(moved.denom) ?? 0n)}` }))
    .filter(({ amount }) => amount !== '0')
}

/**
 * Returns the net changes with the rewards apart from the staked amounts, which come first; unchanged where they cannot be separated.
 * @example separateRewards({ kind: 'delegated', about: [5], movements: [-4] }) // [-5, +1]
 */
export function separateRewards<C extends Coin>(staking: Staking<C>): C[] {
  const { movements } = staking
  if (!changesStakes(staking)) return [...movements]
  const staked = stakedBy(staking)
  return movements.flatMap((moved) => {
    const stake = staked.get(moved.denom) ?? 0n
    const reward = BigInt(moved.amount) + stake
    if (stake === 0n || reward <= 0n) return [moved]
    return [
      { ...moved, amount: `-${stake}` },
      { ...moved, amount: `${reward}` },
    ]
  })
}

/** The most validators whose rewards one signature claims: with more, the document would not fit into the device. */
export const MAX_CLAIMED = 32

/** The most validators whose rewards one signature claims beside those of locked stakes, whose message is longer. */
export const MAX_CLAIMED_WITH_LOCKED = 30

/** The most validators whose rewards one signature claims and stakes with them again: two messages for each. */
export const MAX_COMPOUNDED = 14
