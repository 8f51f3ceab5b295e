// What a test may ask of the router: refusals before a transaction is seen, other vocabularies, other shapes.
import { WAY_FEE } from '../evm/carrierContract.ts'
import type { OutwardBridge } from './plan.ts'

/** Changes the router's answers. */
export interface RouterScript {
  /** Answers 404 this many times to track requests that would have been accepted. */
  trackRefusals: number
  /** Which of the two words for the state of a transfer the reply carries. */
  vocabulary: 'state' | 'status' | 'both'
  /** Hops under their bridge's key, or flat. */
  hops: 'wrapped' | 'flat'
  /** Wraps the operation in a key that no client knows. */
  unknownOperation: boolean
  /** Which bridge leads out of the chain outside Initia. */
  bridge: OutwardBridge
  /** What that bridge wants in coins, wei: the call brings it. Bridges keep more than they need. */
  wayFee: bigint
  /** Adds a warning to the route. */
  warning: boolean
  /** How the router refuses a route it does not have: its own words, passed through ones, or a gateway's page. */
  errorShape: 'own' | 'passedThrough' | 'html'
  /** Tampers with the messages that the router is about to hand out; `{ txs, msgs, … }` in its own form. */
  msgs(body: unknown): unknown
}

/** Creates a script of the router's normal behaviour. */
export function plainRouterScript(): RouterScript {
  return {
    trackRefusals: 0,
    vocabulary: 'state',
    hops: 'wrapped',
    unknownOperation: false,
    bridge: 'cctp_transfer',
    wayFee: WAY_FEE,
    warning: false,
    errorShape: 'own',
    msgs: (body) => body,
  }
}
