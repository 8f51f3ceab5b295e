// What both kinds of bridge do with a call before they differ: take the tokens and look up the domain of arrival.
import { transferLog, type EvmLog } from './abi.ts'
import { numberIn, type BridgeFacts, type EvmHost } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'
import { spendAllowance } from './tokenContract.ts'

/**
 * Takes tokens that the payer has approved for the bridge; burns them where `to` is the zero address.
 * @throws Reverted as the token does.
 */
export function collect(host: EvmHost, bridge: string, payment: { payer: string; token: string; to: string; amount: bigint }): EvmLog[] {
  const { payer, token, to, amount } = payment
  const facts = host.token(token)
  if (facts === undefined) throw new Reverted('')
  const spent = spendAllowance(host, facts, payer, bridge, amount)
  if (host.holding(token, payer) < amount) throw new Reverted('ERC20: transfer amount exceeds balance')
  host.move(token, payer, to, amount)
  return [...spent, transferLog(token, payer, to, amount)]
}

/** The domain in a word. @throws Reverted with the bridge's words when no contract of it answers there. */
export function domainIn(facts: BridgeFacts, text: string, refusal: string): number {
  const domain = Number(numberIn(text))
  if (!facts.domains.includes(domain)) throw new Reverted(refusal)
  return domain
}
