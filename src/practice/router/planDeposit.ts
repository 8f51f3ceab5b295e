// Into a rollup through the optimistic bridge, and out of it by the same: at once there, after its period here.
import { bridgedDenom, arrivalOf, BRIDGE_MS, L1_CHAIN, PRACTICE_CHAINS, type PracticeChain } from '../book/chains/chains.ts'
import { FINALIZATION_MS, isMigrated, OUTPUT_MS } from '../book/withdrawals.ts'
import { cosmosTx, type Plan, type PlanHop, type Planner, type WindowCommand } from './plan.ts'

/** The rollup of an id, or undefined. */
export function rollupOf(chainId: string): PracticeChain | undefined {
  return PRACTICE_CHAINS.find(({ id, kind }) => id === chainId && kind !== 'l1')
}

/** Whether the asset that is wanted is a form that a signed call on the rollup makes of what the bridge brings. */
export function needsHook(wish: WindowCommand): boolean {
  const rollup = rollupOf(wish.toChainId)
  const arriving = rollup === undefined ? undefined : arrivalOf(rollup, wish.fromDenom)
  return arriving?.denom === wish.toDenom && arriving.contract !== undefined && arriving.factor !== 1n
}

/** The hop of a deposit or a withdrawal. */
export function opinitHop(wish: WindowCommand, rollup: PracticeChain, amountOut: string): PlanHop {
  return {
    wrapper: 'op_init_transfer',
    fromChainId: wish.fromChainId,
    toChainId: wish.toChainId,
    denomIn: wish.fromDenom,
    denomOut: wish.toDenom,
    amountIn: wish.amountIn,
    amountOut,
    txIndex: 0,
    extra: { op_init_bridge_id: rollup.bridgeId, bridge_id: 'OPINIT', smart_relay: false },
  }
}

/** Returns the denomination in which a deposit arrives; null when a different one is requested. */
function depositOut(rollup: PracticeChain, { fromDenom, toDenom, amountIn }: WindowCommand): string | null {
  const arriving = arrivalOf(rollup, fromDenom)
  if (arriving?.denom === toDenom) return (BigInt(amountIn) * (arriving.factor ?? 1n)).toString()
  // Without a hook it stays as the bridge brings it.
  const isPlain = arriving !== undefined && toDenom === bridgedDenom(rollup.bridgeId ?? '0', fromDenom)
  return isPlain ? amountIn : null
}

/** L1 to rollup. */
export const planDeposit: Planner = (wish) => {
  const rollup = rollupOf(wish.toChainId)
  if (wish.fromChainId !== L1_CHAIN.id || rollup === undefined) return null
  const amountOut = depositOut(rollup, wish)
  if (amountOut === null) return null
  const stops = [L1_CHAIN.id, rollup.id]
  return {
    hops: [opinitHop(wish, rollup, amountOut)],
    stops,
    fees: [],
    durationMs: BRIDGE_MS + 4000,
    needsHook: needsHook(wish),
    priceImpact: null,
    txs: ({ addresses: [sender = '', to = ''], hook }) => {
      const amount = { denom: wish.fromDenom, amount: wish.amountIn }
      const message = { sender, bridge_id: rollup.bridgeId, to, amount, data: hook }
      return [cosmosTx(stops, sender, '/opinit.ophost.v1.MsgInitiateTokenDeposit', message, [0])]
    },
  }
}

/** Plans a withdrawal from a rollup without a fee: no party advances the money, so it is claimed when the bridge has released it. */
export const planWithdrawal: Planner = (wish): Plan | null => {
  const rollup = rollupOf(wish.fromChainId)
  if (!wish.isOpWithdraw || rollup === undefined || wish.toChainId !== L1_CHAIN.id) return null
  const asset = rollup.assets.find(({ denom }) => denom === wish.fromDenom)
  if (asset?.l1Denom !== wish.toDenom || asset.factor !== 1n || isMigrated(rollup, asset.l1Denom)) return null
  const stops = [rollup.id, L1_CHAIN.id]
  return {
    hops: [opinitHop(wish, rollup, wish.amountIn)],
    stops,
    fees: [],
    durationMs: FINALIZATION_MS + OUTPUT_MS,
    needsHook: false,
    priceImpact: null,
    txs: ({ addresses: [sender = '', to = ''] }) => {
      const message = { sender, to, amount: { denom: wish.fromDenom, amount: wish.amountIn } }
      return [cosmosTx(stops, sender, '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', message, [0])]
    },
  }
}
