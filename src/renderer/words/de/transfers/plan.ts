// Holds the German texts of the plan: what happens step by step, and where the money is when a step fails.
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'
import { actionPlanText } from './actions.ts'
import { reviewWords } from './review.ts'

type Words = AllWords

/** Describes one step of the plan. */
export const planText: Words['planText'] = (step, nameOf, recipient) => {
  switch (step.kind) {
    case 'sign':
      return step.isSwap === true ? `Sie signieren den Tausch auf ${nameOf(step.chainId)}` : signTexts(nameOf(step.chainId))[step.purpose]
    case 'hop':
      return hopTexts(nameOf(step.fromChainId), nameOf(step.toChainId))[step.way]
    case 'hold':
      return `Die Brücke nach ${nameOf(step.chainId)} hält es bis zum Ende der Wartefrist`
    case 'credit':
      return `${recipient === reviewWords.theRecipient ? 'Der Empfänger' : recipient} erhält es auf ${nameOf(step.chainId)}`
    case 'revoked':
      return `${nameOf(step.chainId)} widerruft die Berechtigung`
    case 'acted':
      return actionPlanText(step.action, nameOf(step.chainId))
  }
}

const signTexts = (chain: string): Record<Leg['purpose'], string> => ({
  transfer: `Sie signieren den Transfer auf ${chain}`,
  hook: `Sie signieren die Erlaubnis für ${chain}, es bei Ankunft umzuwandeln`,
  approval: `Sie signieren auf ${chain} eine Freigabe über genau diesen Betrag`,
  claim: `Sie signieren die Abholung auf ${chain}`,
  revoke: `Sie signieren den Widerruf auf ${chain}`,
  act: `Sie signieren auf ${chain}`,
})

const hopTexts = (from: string, to: string): Record<RouteHop['kind'], string> => ({
  opinit: `${from} gibt es in die Brücke nach ${to}`,
  ibc: `${from} sendet es per IBC nach ${to}`,
  swap: `${from} tauscht es`,
  send: `${from} sendet es`,
  bridge: `${from} sendet es über eine Brücke nach ${to}`,
  unknown: `${from} sendet es über eine Brücke nach ${to}`,
})

/** Says where the money is when a step fails. */
export const failText: Words['failText'] = ({ money, ...where }, nameOf) => {
  const chain = 'chainId' in where ? nameOf(where.chainId) : ''
  switch (money) {
    case 'untouched':
      return 'Nichts wird gesendet oder ausgegeben'
    case 'feeOnly':
      return 'Nur die Netzgebühr fällt an'
    case 'rests':
      return `Es bleibt bei Ihnen auf ${chain}, bis Sie signieren`
    case 'waitsForClaim':
      return `Es wartet in der Brücke, bis Sie es auf ${chain} abholen`
    case 'comesBack':
      return `Sie erhalten es auf ${chain} zurück`
    case 'stays':
      return `Es bleibt auf ${chain}; die Netzgebühr fällt an`
    case 'returns':
      return `Es kommt über die Brücke zurück und kann auf ${chain} abgeholt werden`
    case 'waits':
      return `Es wartet in der Brücke nach ${chain}`
  }
}

/** @example planLead({ approvals: 0, confirmations: 2, later: 1 }) // '1 Bestätigung auf Ihrem Ledger, 1 weitere beim Abholen' */
export const planLead: Words['planLead'] = ({ approvals, confirmations, later }) => {
  const asked = plural(confirmations - later, { one: 'Bestätigung auf Ihrem Ledger', other: 'Bestätigungen auf Ihrem Ledger' })
  const all = later === 0 ? asked : `${asked}, ${later} weitere beim Abholen`
  return approvals === 0 ? all : `${plural(approvals, { one: 'Freigabe', other: 'Freigaben' })}, ${all}`
}
