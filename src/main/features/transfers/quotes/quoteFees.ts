// Estimates the source chain's network fee before a document exists; this amount must stay in the account.
import type { RouteFee } from '../../../../shared/contract/transfer/route.ts'
import type { EvmClients } from '../../../clients/chains/evm/evmClients.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { onNextHost, type NextHost } from '../../../platform/hostFailover.ts'
import { maxPerGas, initialFees } from '../transactions/evmFees.ts'
import { feeFor } from '../transactions/gasFee.ts'

/**
 * Estimated gas of a Cosmos transfer before simulation. A deposit or a send needs a limit of about 135,000; the margin covers an account's
 * first transaction. The document itself contains the exact fee.
 */
const COSMOS_GAS = 250_000n
/** A plain send of the coin takes 21,000 (EIP-2028 and the yellow paper); a receiving contract may take more. */
const EVM_SEND_GAS = 30_000n
const EVM_TOKEN_GAS = 90_000n
/** Bridges and swaps; an approval precedes them where a token leaves. */
const EVM_ROUTE_GAS = 400_000n

/** What an estimate needs. */
export interface FeeDeps {
  hosts: NextHost
  registry: Registry
  evm: EvmClients
}

/**
 * Returns the maximum network fee on the source chain.
 * @throws AppError network.…, chain.… when an EVM chain's node does not report gas prices.
 */
export async function networkFee(deps: FeeDeps, chainId: string, what: 'send' | 'route', denom: string): Promise<RouteFee[]> {
  const { registry } = deps
  const chain = registry.chain(chainId)
  if (chain === null) return []
  return chain.kind === 'evm' ? await evmFee(deps, chain, what, denom) : cosmosFee(registry, chain)
}

/** Returns the network fee of a claim on the L1, before its document exists; null where the list has no gas price of it. */
export function claimFee(registry: Registry, chainId: string): RouteFee | null {
  const chain = registry.chain(chainId)
  return chain === null || chain.kind === 'evm' ? null : (cosmosFee(registry, chain)[0] ?? null)
}

function cosmosFee(registry: Registry, chain: ChainRecord): RouteFee[] {
  const [token] = chain.feeTokens
  return token === undefined ? [] : [feeOf(registry, chain.id, token.denom, feeFor(COSMOS_GAS, token.gasPrice))]
}

async function evmFee({ registry, hosts, evm }: FeeDeps, chain: ChainRecord, what: 'send' | 'route', denom: string): Promise<RouteFee[]> {
  const tokens = registry.evmTokens(chain.id)
  const coin = tokens.find(({ contract }) => contract === null)
  if (coin === undefined) return []
  const isToken = denom !== coin.denom
  const sendGas = isToken ? EVM_TOKEN_GAS : EVM_SEND_GAS
  const gas = what === 'send' ? sendGas : EVM_ROUTE_GAS + (isToken ? EVM_TOKEN_GAS : 0n)
  const price = maxPerGas(initialFees(await onNextHost(hosts, () => evm(chain.id).prices())))
  return [feeOf(registry, chain.id, coin.denom, gas * price)]
}

function feeOf(registry: Registry, chainId: string, denom: string, amount: bigint): RouteFee {
  const { symbol, decimals } = registry.asset(chainId, denom)
  return { label: 'network', amount: amount.toString(), symbol, decimals, behavior: 'onTop', chainId, denom, usd: null }
}
