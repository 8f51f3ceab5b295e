// What the torture counts, and how it is printed.
import { isSettled } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import type { Journal } from './journal.ts'
import { kindOf, type User } from './user.ts'

export type Counts = Record<string, number>

export interface Figures {
  /** Outcomes by kind of transfer. */
  outcomes: Record<string, Counts>
  /** Kills by the fact or moment at which they came, and by the steps that were under way. */
  killsAt: Counts
  killsDuring: Counts
  troubles: Counts
  consents: number
  /** Transfers that were left because they have no end. */
  given: number
  lives: number
  events: number
  /** Real time. */
  seconds: number
  /** In the world's own time. */
  hoursLived: number
}

export function addUp(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((all, one) => all + one, 0)
}

export function readFigures(user: User, { transfers }: Journal): Pick<Figures, 'outcomes' | 'consents' | 'given'> {
  const outcomes: Record<string, Counts> = {}
  for (const transfer of transfers) addUp((outcomes[kindOf(user, transfer)] ??= {}), transfer.phase)
  return {
    outcomes,
    consents: user.consents.length,
    given: transfers.filter(({ id, phase }) => user.given.has(id) && !isSettled(phase)).length,
  }
}

const LINE = '\n'

/** The figures of all worlds as a text. */
export function printFigures(all: readonly Figures[]): string {
  const sum = (pick: (one: Figures) => Counts) => sumCounts(all.map(pick))
  const kinds = [...new Set(all.flatMap(({ outcomes }) => Object.keys(outcomes)))].sort()
  const outcomes = kinds.map((kind) => `  ${kind}: ${listed(sumCounts(all.map((one) => one.outcomes[kind] ?? {})))}`)
  const total = (pick: (one: Figures) => number) => all.reduce((so, one) => so + pick(one), 0)
  return [
    'How the transfers and own actions of each kind ended:',
    ...outcomes,
    `All ends: ${listed(sumCounts(all.flatMap((one) => Object.values(one.outcomes))))}`,
    `Troubles: ${listed(sum(({ troubles }) => troubles))}`,
    `Kills, by fact or moment: ${listed(sum(({ killsAt }) => killsAt))}`,
    `Steps that were under way at a kill: ${listed(sum(({ killsDuring }) => killsDuring))}`,
    `${total((one) => one.lives)} processes, ${total((one) => sumOf(one.killsAt))} of them killed; ${total((one) => one.consents)} consents; ` +
      `${total((one) => one.events)} events in ${Math.round(total((one) => one.hoursLived))} hours of the worlds’ own time.`,
    `${total((one) => one.given)} transfers have no end, because the chains never show the end that the router tells: the app says so and goes on looking.`,
  ].join(LINE)
}

function sumCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all) for (const [name, count] of Object.entries(counts)) addUp(sum, name, count)
  return sum
}

function listed(counts: Counts): string {
  const names = Object.keys(counts).sort()
  return names.length === 0 ? 'none' : names.map((name) => `${name} ${counts[name]}`).join(', ')
}
