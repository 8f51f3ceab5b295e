// What a quote will do, step by step, and where the money is if a step fails. Pure: sentences are made in words/transfer.ts.
import type { Quote, RouteHop } from '../../shared/route.ts'

/** Where the money lies when the step does not succeed. */
export type IfItFails =
  | { money: 'untouched' }
  /** The chain gives it back at `chainId`. */
  | { money: 'comesBack'; chainId: string }
  /** It stays where the step began. */
  | { money: 'stays'; chainId: string }
  /** It waits in the bridge until `chainId` takes it. */
  | { money: 'waits'; chainId: string }

export type PlanStep =
  | { kind: 'sign'; signatures: number; ifItFails: IfItFails }
  | { kind: 'hop'; way: RouteHop['kind']; fromChainId: string; toChainId: string; ifItFails: IfItFails }
  | { kind: 'credit'; chainId: string; ifItFails: IfItFails }

/** The steps of a quote in order: the signatures, each hop, and the credit to the recipient. */
export function plan(quote: Quote): PlanStep[] {
  const signatures = quote.transactionsRequired + (quote.needsOpHook ? 1 : 0)
  const hops = quote.hops.map((hop): PlanStep => {
    const { kind: way, fromChainId, toChainId } = hop
    return { kind: 'hop', way, fromChainId, toChainId, ifItFails: ifHopFails(hop) }
  })
  const last = quote.hops.at(-1)
  const chainId = quote.request.toChainId
  const waits: IfItFails = last?.kind === 'opinit' || last?.kind === 'bridge' ? { money: 'waits', chainId } : { money: 'stays', chainId }
  return [{ kind: 'sign', signatures, ifItFails: { money: 'untouched' } }, ...hops, { kind: 'credit', chainId, ifItFails: waits }]
}

function ifHopFails({ kind, fromChainId }: RouteHop): IfItFails {
  // A packet that nobody takes times out, and its chain pays it back; any other step fails whole, where it began.
  return kind === 'ibc' ? { money: 'comesBack', chainId: fromChainId } : { money: 'stays', chainId: fromChainId }
}
