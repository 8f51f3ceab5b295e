// When a process is killed: at a fact, a request, an answer or a prompt that the seed has chosen, never after so many seconds.
import type { SeededRandom } from './seededRandom.ts'
import type { FactKill } from './protocol.ts'

/** `request`: it has left; `handled`: its answer has not come; `answer`: it has come; the device asks, or was just approved. */
export type Moment = 'request' | 'handled' | 'answer' | 'prompted' | 'approved'

export interface LifePlan {
  fact: FactKill | null
  at: { moment: Moment; nth: number } | null
}

/** A life without a planned end. */
export const SPARED: LifePlan = { fact: null, at: null }

const FACTS_AHEAD = 9
const REQUESTS_AHEAD = 50

export function planLife(chance: SeededRandom): LifePlan {
  if (chance.happens(0.6))
    return { fact: { nth: 1 + chance.below(FACTS_AHEAD), when: chance.pick(['before', 'after'] as const) }, at: null }
  const moment = chance.pick(['request', 'handled', 'answer', 'request', 'handled', 'prompted', 'approved'] as const)
  const isDevice = moment === 'prompted' || moment === 'approved'
  return { fact: null, at: { moment, nth: 1 + chance.below(isDevice ? 3 : REQUESTS_AHEAD) } }
}
