// The calls that Waybill makes of its own on EVM chains: sends, approvals and their end. And which sources travel so at all.
// Source: EIP-20.
import { encodeFunctionData, erc20Abi, getAddress, isAddress, type Address, type Hex } from 'viem'
import type { Account } from '../../../../shared/contract/account.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { EvmProposal } from '../../../guard/checkEvm.ts'

/** An ether is so many decimals of wei; every chain with an EVM reckons so. */
const WEI_DECIMALS = 18

/** To whom, how much of the chain's coin (wei), and with what data. */
export interface OwnCall {
  to: Address
  value: bigint
  data: Hex
}

/**
 * Whether a quote begins with an Ethereum transaction: from every EVM chain; on an EVM rollup of Initia sends of tokens and
 * ends of allowances, by an account of the Ethereum app. All else there is a Cosmos transaction.
 */
export function leavesByEvm(registry: Registry, { task, from }: Pick<Quote, 'task' | 'from'>, { signer }: Account): boolean {
  const chain = registry.chain(from.chainId)
  if (chain?.kind === 'evm') return true
  if (chain?.vm !== 'evm' || chain.endpoints.jsonRpc === null || chain.evmChainId === null) return false
  const isOwnCall = task === 'revoke' || (task === 'send' && rollupContract(from.denom) !== null)
  return isOwnCall && signer.kind === 'ledger' && signer.app === 'ethereum'
}

/**
 * The contract behind a denomination; null for the chain's own coin.
 * @throws AppError transfer.unsupported for a denomination that names no contract.
 */
export function contractOf(registry: Registry, chainId: string, denom: string): Address | null {
  const named = isAddress(denom, { strict: false }) ? getAddress(denom) : rollupContract(denom)
  if (named !== null) return named
  const listed = registry.evmTokens(chainId).find((token) => token.denom === denom)
  if (listed !== undefined) return listed.contract
  throw new AppError('transfer.unsupported', `The contract of ${denom} isn’t known.`, { hint: 'Choose another asset.' })
}

/**
 * A fee in the chain's own coin. Wei are its base units, but for rollups whose coin has other decimals in the bank.
 * @throws AppError registry.invalid when the list names no coin.
 */
export function feeIn(registry: Registry, chainId: string, wei: bigint): { denom: string; amount: string } {
  const coin = registry.evmTokens(chainId).find(({ contract }) => contract === null)
  const denom = registry.chain(chainId)?.feeTokens[0]?.denom ?? coin?.denom
  if (denom === undefined) throw new AppError('registry.invalid', `The chain list has no fee coin for ${chainId}.`)
  const { decimals, isVerified } = registry.asset(chainId, denom)
  const unit = 10n ** BigInt(isVerified ? Math.max(0, WEI_DECIMALS - decimals) : 0)
  return { denom, amount: ((wei + unit - 1n) / unit).toString() }
}

/** Sends the coin (`contract` null) or a token. `amount`: base units. */
export function sendCall(contract: Address | null, to: Address, amount: bigint): OwnCall {
  if (contract === null) return { to, value: amount, data: '0x' }
  return { to: contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }) }
}

/** Lets a contract take so much of a token; 0 takes that back. */
export function approveCall(contract: Address, spender: Address, amount: bigint): OwnCall {
  return { to: contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }) }
}

/** A call of ours in the form that is checked. `gas`: null before it is known. */
export function toProposal(chain: ChainRecord, from: Address, { to, value, data }: OwnCall, gas: string | null): EvmProposal {
  return { chainId: chain.id, evmChainId: chain.evmChainId ?? 0, from, to, value: value.toString(), data, gas }
}

/** Source: initia-labs/minievm x/evm/types/denom.go: `evm/` and the contract without 0x. */
function rollupContract(denom: string): Address | null {
  const digits = /^evm\/([0-9a-fA-F]{40})$/.exec(denom)?.[1]
  return digits === undefined ? null : getAddress(`0x${digits}`)
}
