// Reads what an account can vote on in the L1's module of gauge votes, and offers a vote in the cycle that is open.
import type { GaugeBallot, GaugeCycle } from '../../../../shared/contract/transfer/gauges.ts'
import { wholeShares } from '../../../../shared/domain/amount.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { cycleAt, gaugeWeight, type OpenCycle } from '../../../../shared/domain/transfer/gaugeVotes.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import {
  readGaugeCycles,
  readGaugedRollups,
  readGaugeTallies,
  readOwnGaugeVote,
  readVotingPower,
  type OwnGaugeVote,
} from '../../../clients/chains/move/gaugeVotes.ts'
import { vipQuestion, type VipQuestion } from '../../../clients/chains/move/vipQuestion.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { moveAddress } from '../../../decoding/move/moveAddresses.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'

/** What reading gauge votes needs. */
export interface GaugeDeps {
  registry: Registry
  request: Requester
  clock: Pick<Clock, 'now'>
}

/** Whose votes. */
export interface GaugeVoter {
  chain: ChainRecord
  /** The account's address on that chain, bech32. */
  me: string
}

/** Parts of a hundredth of a percent. */
const HUNDREDTH = 10n ** 14n

/**
 * Returns what an account can vote on; null on a chain whose module is not known, and before its first cycle.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readGaugeCycle(deps: GaugeDeps, { chain, me }: GaugeVoter): Promise<GaugeCycle | null> {
  const { registry, request, clock } = deps
  const question = vipQuestion(registry, chain.id)
  if (question === null) return null
  const open = cycleAt(await readGaugeCycles(request, question), Math.floor(clock.now() / 1000))
  if (open === null) return null
  const [rollups, power, { votingEnd, tallies, own }] = await Promise.all([
    readGaugedRollups(request, question),
    readVotingPower(request, question, moveAddress(me)),
    readVotes(request, question, open, moveAddress(me)),
  ])
  const counts = rollups.map(({ bridge }) => tallies.get(bridge) ?? 0n)
  const shares = wholeShares(counts)
  const gauges = rollups
    .map(({ bridge, weight }, index) => ({
      bridge,
      chainId: chainOf(registry, bridge),
      tally: shares[index] ?? 0,
      weight: Number(weight / HUNDREDTH),
    }))
    .toSorted((left, right) => right.tally - left.tally || right.weight - left.weight)
  return {
    cycle: open.cycle.toString(),
    hasBegun: open.hasBegun,
    votingEndsAt: votingEnd * 1000,
    endsAt: open.end * 1000,
    power,
    gauges,
    own: own === null ? null : castOf(own),
  }
}

/**
 * Returns what a vote is about. The module itself refuses rollups that it does not know.
 * @throws AppError staking.nothing where another cycle is open or there is no voting power, chain.unknown, network.*, chain.*.
 */
export async function requireGaugeBallot(
  deps: GaugeDeps,
  voter: GaugeVoter,
  { cycle, shares }: ActionOf<'voteGauges'>,
): Promise<GaugeBallot> {
  const { id } = voter.chain
  const current = await readGaugeCycle(deps, voter)
  if (current === null) throw new AppError('chain.unknown', phrase`No gauge votes are open on ${id}.`)
  if (current.cycle !== cycle || current.votingEndsAt < deps.clock.now()) {
    throw new AppError('staking.nothing', 'Voting in this cycle has ended in the meantime.', { hint: 'Check again.' })
  }
  if (current.power === '0') {
    throw new AppError('staking.nothing', 'This account has no voting power. Staked, locked and vesting INIT counts.', {
      hint: 'Stake INIT first.',
    })
  }
  const named = new Set([...shares, ...(current.own?.shares ?? [])].map(({ bridge }) => bridge))
  const rollups = [...named].map((bridge) => ({ bridge, chainId: chainOf(deps.registry, bridge) }))
  return { votingEndsAt: current.votingEndsAt, power: current.power, earlier: current.own, rollups }
}

/** Reads the votes of a cycle; in one that has not begun there are none. */
async function readVotes(request: Requester, question: VipQuestion, open: OpenCycle, owner: string) {
  if (open.votingEnd !== null) return { votingEnd: open.votingEnd, tallies: new Map<string, bigint>(), own: null }
  const [counted, own] = await Promise.all([
    readGaugeTallies(request, question, open.cycle),
    readOwnGaugeVote(request, question, open.cycle, owner),
  ])
  return { ...counted, own }
}

function castOf({ power, weights }: OwnGaugeVote): GaugeCycle['own'] {
  return { power, shares: weights.map(({ bridge, units }) => ({ bridge, weight: gaugeWeight(units) })) }
}

function chainOf(registry: Registry, bridge: string): string | null {
  return registry.chains.find(({ opBridgeId }) => opBridgeId === bridge)?.id ?? null
}
