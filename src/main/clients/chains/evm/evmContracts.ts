// Asks an EVM rollup for the bank's denomination of a contract, and a token's contract for its name.
// Sources: initia-labs/minievm proto/minievm/evm/v1/query.proto; EIP-20.
import { erc20Abi, type Address } from 'viem'
import { ContractDenom, DenomContract } from '../../../../wire/cosmos.ts'
import type { DenomFacts } from '../../../../wire/denoms.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { assertEvmChain, openEvmNode, plainly, type EvmTarget } from './evmNode.ts'
import { askGatewayIfAny } from '../cosmos/gateway.ts'

interface ContractQuestion {
  rest: string
  signal: AbortSignal
  timeoutMs?: number
}

/**
 * Reads the bank's denomination for a contract (0x); null where the chain has no such query.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readDenomOfContract(
  request: Requester,
  { contract, ...question }: ContractQuestion & { contract: string },
): Promise<string | null> {
  const path = `/minievm/evm/v1/denoms/${contract}`
  return (await askGatewayIfAny(request, { ...question, path, schema: ContractDenom }))?.denom ?? null
}

/**
 * Reads the contract (0x, lower case) of a denomination; null where the chain has no such query.
 * @throws AppError network.*, chain.badReply, chain.refused (also for a denomination without a contract).
 */
export async function readContractOfDenom(
  request: Requester,
  { denom, ...question }: ContractQuestion & { denom: string },
): Promise<string | null> {
  const path = `/minievm/evm/v1/contracts/by_denom?${new URLSearchParams({ denom }).toString()}`
  return (await askGatewayIfAny(request, { ...question, path, schema: DenomContract }))?.address.toLowerCase() ?? null
}

/** Maximum decimals of an asset in Waybill. */
const MAX_DECIMALS = 36

/**
 * Reads name, symbol and decimals of an ERC-20; a part that the contract lacks is null.
 * @throws AppError network.*, chain.badReply, chain.refused where it has none of them.
 */
export async function readTokenFacts(
  request: Requester,
  target: EvmTarget,
  { contract, signal }: { contract: Address; signal: AbortSignal },
): Promise<Pick<DenomFacts, 'name' | 'symbol' | 'decimals'>> {
  const client = openEvmNode(request, target, signal)
  return plainly(target, signal, async () => {
    await assertEvmChain(client, target)
    const token = { address: contract, abi: erc20Abi } as const
    const parts = await Promise.allSettled([
      client.readContract({ ...token, functionName: 'name' }),
      client.readContract({ ...token, functionName: 'symbol' }),
      client.readContract({ ...token, functionName: 'decimals' }),
    ])
    const [name, symbol, decimals] = parts
    if (parts.every(({ status }) => status === 'rejected') && name.status === 'rejected') throw name.reason
    return {
      name: name.status === 'fulfilled' ? textOrNull(name.value) : null,
      symbol: symbol.status === 'fulfilled' ? textOrNull(symbol.value) : null,
      decimals: decimals.status === 'fulfilled' && decimals.value <= MAX_DECIMALS ? decimals.value : null,
    }
  })
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
