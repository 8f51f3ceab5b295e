// Builds Waybill's own EVM calls: sends, approvals and revocations, and determines which quotes use them.
// Sources: EIP-20, EIP-721.
import { encodeFunctionData, erc20Abi, erc721Abi, getAddress, isAddress, type Address, type Hex } from 'viem'
import type { Account } from '../../../../shared/contract/account.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { LEDGER_APPS } from '../../../../shared/domain/ledgerApps.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { EvmProposal } from '../../../guard/checkEvm.ts'

/** Decimals of ether in wei; every EVM chain uses them. */
const WEI_DECIMALS = 18

/** A call: recipient, value in the chain's coin (wei), data. */
export interface OwnCall {
  to: Address
  value: bigint
  data: Hex
}

/**
 * Returns whether a quote starts with an Ethereum transaction: on every EVM chain; on an EVM rollup of Initia only for token sends and
 * revocations by an Ethereum app account. Everything else there is a Cosmos transaction.
 */
export function leavesByEvm(registry: Registry, { task, from }: Pick<Quote, 'task' | 'from'>, { signer }: Account): boolean {
  const chain = registry.chain(from.chainId)
  if (chain?.kind === 'evm') return true
  if (chain?.vm !== 'evm' || chain.endpoints.jsonRpc === null || chain.evmChainId === null) return false
  const isOwnCall = task === 'revoke' || (task === 'send' && rollupContract(from.denom) !== null)
  return isOwnCall && signer.kind === 'ledger' && LEDGER_APPS[signer.app].signsEthereum
}

/**
 * Returns the contract of a denomination; null for the chain's own coin.
 * @throws AppError transfer.unsupported for a denomination without a known contract.
 */
export function contractOf(registry: Registry, chainId: string, denom: string): Address | null {
  const named = isAddress(denom, { strict: false }) ? getAddress(denom) : rollupContract(denom)
  if (named !== null) return named
  const listed = registry.evmTokens(chainId).find((token) => token.denom === denom)
  if (listed !== undefined) return listed.contract
  throw new AppError('transfer.unsupported', phrase`The contract of ${denom} isn’t known.`, { hint: 'Choose another asset.' })
}

/**
 * Converts a fee in wei to the chain's own coin. Wei are its base units, except on rollups whose coin has other decimals in the bank.
 * @throws AppError registry.invalid when the list names no coin.
 */
export function feeIn(registry: Registry, chainId: string, wei: bigint): { denom: string; amount: string } {
  const coin = registry.evmTokens(chainId).find(({ contract }) => contract === null)
  const denom = registry.chain(chainId)?.feeTokens[0]?.denom ?? coin?.denom
  if (denom === undefined) throw new AppError('registry.invalid', phrase`The chain list has no fee coin for ${chainId}.`)
  const { decimals, isVerified } = registry.asset(chainId, denom)
  const unit = 10n ** BigInt(isVerified ? Math.max(0, WEI_DECIMALS - decimals) : 0)
  return { denom, amount: ((wei + unit - 1n) / unit).toString() }
}

/** Builds a send of the coin (`contract` null) or of a token. `amount`: base units. */
export function sendCall(contract: Address | null, to: Address, amount: bigint): OwnCall {
  if (contract === null) return { to, value: amount, data: '0x' }
  return { to: contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }) }
}

/** Builds an approval of a token amount; 0 revokes it. */
export function approveCall(contract: Address, spender: Address, amount: bigint): OwnCall {
  return { to: contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }) }
}

/** Builds the call that takes every NFT of a collection out of an operator's reach. Source: EIP-721, EIP-1155. */
export function dismissCall(collection: Address, operator: Address): OwnCall {
  return {
    to: collection,
    value: 0n,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] }),
  }
}

/** Converts Waybill's own call to the form that the guard checks. `gas`: null before it is known. */
export function toProposal(chain: ChainRecord, from: Address, { to, value, data }: OwnCall, gas: string | null): EvmProposal {
  return { chainId: chain.id, evmChainId: chain.evmChainId ?? 0, from, to, value: value.toString(), data, gas }
}

/** Parses `evm/` and the contract without 0x. Source: initia-labs/minievm x/evm/types/denom.go. */
function rollupContract(denom: string): Address | null {
  const digits = /^evm\/([0-9a-fA-F]{40})$/.exec(denom)?.[1]
  return digits === undefined ? null : getAddress(`0x${digits}`)
}
