// Holds the journal against the chains: nothing lost, nothing sent twice, nothing signed without consent, every end the right one.
import { isSettled } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import type { Transfer, TransferPhase } from '../../src/shared/contract/transfer/transfer.ts'
import type { Leg } from '../../src/shared/contract/transfer/transferLeg.ts'
import type { TransferTrace } from '../../src/practice/chain/transferTrace.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import type { Journal } from './journal.ts'
import type { User } from './user.ts'
import type { PracticeNetwork } from '../../src/practice/network.ts'

/** Ends that say that no transaction of the transfer is on a chain. */
const NOTHING_SENT: readonly TransferPhase[] = ['cancelled', 'expired', 'expiredUnsent', 'refusedByChain']

/** Legs that are what the transfer is for. */
const MAIN_PURPOSES: readonly Leg['purpose'][] = ['transfer', 'act', 'revoke']

/** @returns one sentence a violation. */
export function verifyJournal(
  practice: PracticeNetwork,
  { transfers, damages }: Journal,
  { consents, refusals, given, made }: Pick<User, 'consents' | 'refusals' | 'given' | 'made'>,
): string[] {
  const { observed } = practice
  const known = new Set(transfers.map(({ id }) => id))
  const accepted = Object.entries(observed.accepted).flatMap(([chainId, hashes]) => hashes.map((hash) => nameOf(chainId, hash)))
  const signed = new Map(
    transfers.flatMap(({ id, legs }) => legs.flatMap(({ chainId, hash }) => (hash === null ? [] : [[nameOf(chainId, hash), id] as const]))),
  )
  // A pool of Ethereum's kind takes the same bytes again after it has dropped them: a nonce sees to it that they count once.
  const evmLegs = transfers.flatMap(({ legs }) => legs.filter(({ mode }) => mode === 'evm'))
  const evmNames = new Set(evmLegs.flatMap(({ chainId, hash }) => (hash === null ? [] : [nameOf(chainId, hash)])))
  const violations = [
    ...damages,
    ...[...made].filter((id) => !known.has(id)).map((id) => `transfer ${id} was made, and the journal has lost it`),
    ...refusals.map((refusal) => `a kind could not be had: ${refusal}`),
    ...transfers.filter(({ id, phase }) => !isSettled(phase) && !given.has(id)).map((transfer) => leftOpen(practice, transfer)),
    ...accepted.filter((name) => !signed.has(name)).map((name) => `the chain has ${name}, which the journal does not know`),
    ...twice(accepted.filter((name) => !evmNames.has(name))).map((name) => `the chain took ${name} twice`),
    ...transfers.flatMap(movedTwice),
    ...unasked(practice, consents),
  ]
  for (const transfer of transfers) violations.push(...wrongEnd(practice, transfer, new Set(accepted)))
  return violations
}

/** Two transactions of one waybill that carry the same money or do the same, both in blocks. */
function movedTwice({ id, legs }: Transfer): string[] {
  const done = legs.filter(({ purpose, includedAt, end }) => MAIN_PURPOSES.includes(purpose) && includedAt !== null && end === null)
  return twice(done.map(({ txIndex }) => String(txIndex))).map((index) => `transfer ${id} has sent its transaction ${index} twice`)
}

/** What the device approved beyond what the user agreed to, document by document. */
function unasked(practice: PracticeNetwork, consents: readonly string[]): string[] {
  const approved = practice.observed.prompts
    .filter(({ kind, answer }) => answer === 'approved' && kind !== 'address')
    .map(({ text }) => text)
  const agreed = new Map<string, number>()
  for (const document of consents) agreed.set(document, (agreed.get(document) ?? 0) + 1)
  return approved.flatMap((text) => {
    const left = agreed.get(text) ?? 0
    agreed.set(text, left - 1)
    return left > 0 ? [] : [`the device signed without consent: ${text.slice(0, 120)}`]
  })
}

/** Describes an open transfer with the planned end of its crossing, which shows what the app should have seen. */
function leftOpen(practice: PracticeNetwork, { id, phase, legs, quote }: Transfer): string {
  const trace = practice.trace(legs.findLast(({ hash }) => hash !== null)?.hash ?? '')
  return `transfer ${id} from ${quote.from.chainId} was left ${phase} (${trace?.outcome ?? 'nothing crossed'})`
}

const ENDS_OF_CROSS_CHAIN_LEGS: readonly TransferPhase[] = ['completed', 'refunded', 'failed', 'unconverted']

/** Against what really went over the practice chains, whatever their router says. */
function wrongEnd(practice: PracticeNetwork, transfer: Transfer, accepted: ReadonlySet<string>): string[] {
  const { id, phase, legs, quote, release } = transfer
  const onChain = legs.filter(({ purpose, chainId, hash }) => purpose !== 'hook' && hash !== null && accepted.has(nameOf(chainId, hash)))
  const moving = onChain.filter(
    ({ purpose, replaces, end }) => MAIN_PURPOSES.includes(purpose) && replaces?.how !== 'cancel' && end !== 'replaced',
  )
  const isTaken = moving.some(({ end }) => end !== 'replaced' && end !== 'superseded')
  if (NOTHING_SENT.includes(phase) && isTaken) return [`transfer ${id} is ${phase}, but ${moving[0]?.hash} is on the chain`]
  if (phase === 'completed' && onChain.length === 0) return [`transfer ${id} is completed, but nothing of it is on a chain`]
  if (quote.task !== 'route' || quote.variant === 'lossless' || !ENDS_OF_CROSS_CHAIN_LEGS.includes(phase)) return []
  const trace = practice.trace(moving.at(-1)?.hash ?? '')
  if (trace === undefined) return []
  // Where no chain shows the contrary the router's word is all there is, and is marked as such.
  if (trace.outcome.startsWith('lying') && release?.isConfirmed !== true) return []
  const right = rightEnd(trace, quote)
  return right === phase ? [] : [`transfer ${id} is ${phase}, but what crossed is ${right ?? 'under way'} (${trace.outcome})`]
}

/** How a crossing ended; null while it has not. */
function rightEnd({ end }: TransferTrace, { request }: Quote): TransferPhase | null {
  if (end === null) return null
  const { ok, release } = end
  const { chain_id, denom, released } = release
  if (!released) return 'failed'
  if (chain_id !== request.toChainId) return 'refunded'
  return ok && denom === request.toDenom ? 'completed' : 'unconverted'
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function nameOf(chainId: string, hash: string): string {
  return `${chainId}/${hash.replace(/^0x/i, '').toUpperCase()}`
}
