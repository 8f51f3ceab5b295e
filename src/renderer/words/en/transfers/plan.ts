// Holds the English texts of the plan: what happens step by step, and where the money is when a step fails.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { IfItFails, PlanStep } from '../../../features/transfers/review/plan.ts'
import { plural } from '../format.ts'
import { actionPlanText } from './actions.ts'
import type { NameOf } from './transfer.ts'

/** Describes one step of the plan. */
export function planText(step: PlanStep, nameOf: NameOf, recipient: string): string {
  switch (step.kind) {
    case 'sign':
      return step.isSwap === true ? `You sign the swap on ${nameOf(step.chainId)}` : signText(step.purpose, nameOf(step.chainId))
    case 'hop':
      return hopText(step.way, nameOf(step.fromChainId), nameOf(step.toChainId))
    case 'hold':
      return `The bridge to ${nameOf(step.chainId)} holds it for the challenge period`
    case 'credit':
      return `${nameOf(step.chainId)} credits ${recipient}`
    case 'revoked':
      return `${nameOf(step.chainId)} revokes the permission`
    case 'acted':
      return actionPlanText(step.action, nameOf(step.chainId))
  }
}

function signText(purpose: Leg['purpose'], chain: string): string {
  switch (purpose) {
    case 'transfer':
      return `You sign the transfer on ${chain}`
    case 'hook':
      return `You sign the permission for ${chain} to convert it on arrival`
    case 'approval':
      return `You sign an approval on ${chain}, for exactly this amount`
    case 'claim':
      return `You sign the claim on ${chain}`
    case 'revoke':
      return `You sign the revocation on ${chain}`
    case 'act':
      return `You sign on ${chain}`
  }
}

function hopText(way: RouteHop['kind'], from: string, to: string): string {
  switch (way) {
    case 'opinit':
      return `${from} sends it into the bridge to ${to}`
    case 'ibc':
      return `${from} sends it by IBC to ${to}`
    case 'swap':
      return `${from} swaps it`
    case 'send':
      return `${from} sends it`
    case 'bridge':
    case 'unknown':
      return `${from} bridges it to ${to}`
  }
}

/** Says where the money is when a step fails. */
export function failText({ money, ...where }: IfItFails, nameOf: NameOf): string {
  const chain = 'chainId' in where ? nameOf(where.chainId) : ''
  switch (money) {
    case 'untouched':
      return 'Nothing is sent or spent'
    case 'feeOnly':
      return 'Only the network fee is spent'
    case 'rests':
      return `It stays on ${chain}, yours, until you sign`
    case 'waitsForClaim':
      return `It waits in the bridge until you claim it on ${chain}`
    case 'comesBack':
      return `It’s refunded to ${chain}`
    case 'stays':
      return `It stays on ${chain}; the network fee is spent`
    case 'returns':
      return `It comes back through the bridge, to be claimed on ${chain}`
    case 'waits':
      return `It waits in the bridge for ${chain}`
  }
}

/** @example planLead({ approvals: 0, confirmations: 2, later: 1 }) // '1 confirmation on your Ledger, 1 more when you claim' */
export function planLead({ approvals, confirmations, later }: { approvals: number; confirmations: number; later: number }): string {
  const asked = plural(confirmations - later, { one: 'confirmation on your Ledger', other: 'confirmations on your Ledger' })
  const all = later === 0 ? asked : `${asked}, ${later} more when you claim`
  return approvals === 0 ? all : `${plural(approvals, { one: 'approval', other: 'approvals' })}, ${all}`
}
