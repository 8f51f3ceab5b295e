// What goes wrong around the app: hosts that cannot be reached, answers that are lost or late, a router that is slow to learn.
import type { PracticeNetwork } from '../../src/practice/network.ts'
import type { Chance } from './chance.ts'

export interface Troubles {
  /** One moment passes; now and then something begins or ends. */
  next(): void
  /** Everything works again. */
  end(): void
  count(): number
}

const TARGETS = ['rpc', 'rest', 'router', 'json-rpc', 'rpc:broadcast_tx_sync', 'json-rpc:eth_sendRawTransaction', 'router:track'] as const
const FAULTS = [
  'unreachable',
  'lostReply',
  'truncated',
  { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' },
] as const

export function createTroubles({ faults }: PracticeNetwork, chance: Chance): Troubles {
  let count = 0
  return {
    next: () => {
      if (!chance.happens(0.05)) return
      count += 1
      const target = chance.pick(TARGETS)
      if (chance.happens(0.3)) faults.setDelay(target, chance.below(400))
      else if (chance.happens(0.2)) faults.router.trackRefusals = chance.below(4)
      else faults.setFault(target, chance.pick(FAULTS), 1 + chance.below(6))
    },
    end: () => {
      faults.router.trackRefusals = 0
      for (const target of TARGETS) {
        faults.setFault(target, null)
        faults.setDelay(target, 0)
      }
    },
    count: () => count,
  }
}
