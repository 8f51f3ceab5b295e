// Into a rollup through the optimistic bridge, and out of it by the same: at once there, after its period here.
import { bridgedDenom, arrivalOf, BRIDGE_MS, L1_CHAIN, PRACTICE_CHAINS, type PracticeChain } from '../book/chains/chains.ts'
import { FINALIZATION_MS, isMigrated, OUTPUT_MS } from '../book/withdrawals.ts'
import { cosmosTx, type Plan, type PlanHop, type Planner, type RouteRequest } from './plan.ts'

/** The rollup of an id, or undefined. */
export function rollupOf(chainId: string): PracticeChain | undefined {
  return PRACTICE_CHAINS.find(({ id, kind }) => id === chainId && kind !== 'l1')
}

/** Whether the asset that is wanted is a form that a signed call on the rollup makes of what the bridge brings. */
export function needsHook(request: RouteRequest): boolean {
  const rollup = rollupOf(request.toChainId)
  const arriving = rollup === undefined ? undefined : arrivalOf(rollup, request.fromDenom)
  return arriving?.denom === request.toDenom && arriving.contract !== undefined && arriving.factor !== 1n
}

/** The hop of a deposit or a withdrawal. */
export function opinitHop(request: RouteRequest, rollup: PracticeChain, amountOut: string): PlanHop {
  return {
    wrapper: 'op_init_transfer',
    fromChainId: request.fromChainId,
    toChainId: request.toChainId,
    denomIn: request.fromDenom,
    denomOut: request.toDenom,
    amountIn: request.amountIn,
    amountOut,
    txIndex: 0,
    extra: { op_init_bridge_id: rollup.bridgeId, bridge_id: 'OPINIT', smart_relay: false },
  }
}

/** Returns the denomination in which a deposit arrives; null when a different one is requested. */
function depositOut(rollup: PracticeChain, { fromDenom, toDenom, amountIn }: RouteRequest): string | null {
  const arriving = arrivalOf(rollup, fromDenom)
  if (arriving?.denom === toDenom) return (BigInt(amountIn) * (arriving.factor ?? 1n)).toString()
  // Without a hook it stays as the bridge brings it.
  const isPlain = arriving !== undefined && toDenom === bridgedDenom(rollup.bridgeId ?? '0', fromDenom)
  return isPlain ? amountIn : null
}

/** L1 to rollup. */
export const planDeposit: Planner = (request) => {
  const rollup = rollupOf(request.toChainId)
  if (request.fromChainId !== L1_CHAIN.id || rollup === undefined) return null
  const amountOut = depositOut(rollup, request)
  if (amountOut === null) return null
  const stops = [L1_CHAIN.id, rollup.id]
  return {
    hops: [opinitHop(request, rollup, amountOut)],
    stops,
    fees: [],
    durationMs: BRIDGE_MS + 4000,
    needsHook: needsHook(request),
    priceImpact: null,
    txs: ({ addresses: [sender = '', to = ''], hook }) => {
      const amount = { denom: request.fromDenom, amount: request.amountIn }
      const message = { sender, bridge_id: rollup.bridgeId, to, amount, data: hook }
      return [cosmosTx(stops, sender, '/opinit.ophost.v1.MsgInitiateTokenDeposit', message, [0])]
    },
  }
}

/** Plans a withdrawal from a rollup without a fee: no party advances the money, so it is claimed when the bridge has released it. */
export const planWithdrawal: Planner = (request): Plan | null => {
  const rollup = rollupOf(request.fromChainId)
  if (!request.isOpWithdraw || rollup === undefined || request.toChainId !== L1_CHAIN.id) return null
  const asset = rollup.assets.find(({ denom }) => denom === request.fromDenom)
  if (asset?.l1Denom !== request.toDenom || asset.factor !== 1n || isMigrated(rollup, asset.l1Denom)) return null
  return claimedPlan(request, rollup, request.amountIn, ({ addresses: [sender = '', to = ''] }) => {
    const message = { sender, to, amount: { denom: request.fromDenom, amount: request.amountIn } }
    return [cosmosTx([rollup.id, L1_CHAIN.id], sender, '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', message, [0])]
  })
}

/** Returns the plan of a withdrawal that is claimed on the L1, by the transactions that begin it. */
export function claimedPlan(request: RouteRequest, rollup: PracticeChain, amountOut: string, txs: Plan['txs']): Plan {
  return {
    hops: [opinitHop(request, rollup, amountOut)],
    stops: [rollup.id, L1_CHAIN.id],
    fees: [],
    durationMs: FINALIZATION_MS + OUTPUT_MS,
    needsHook: false,
    priceImpact: null,
    txs,
  }
}
