// A common view of Cosmos and EVM chains for proving how a transfer ended: heights, balances, and what a transaction paid to an address.
import type { Address } from 'viem'
import { netReceived } from '../../../clients/chains/cosmos/coinEvents.ts'
import type { StepDeps } from '../stepContext.ts'

/** Reads from one chain. */
export interface ChainView {
  height(): Promise<number>
  /** Returns the time of a block, milliseconds since 1970; null where the node no longer has it. */
  blockTime(height: number): Promise<number | null>
  /** Returns a balance in base units. */
  balance(address: string, denom: string): Promise<string>
  /** Returns the net amount that a transaction paid to an address; null when it failed, or its block is not final enough. */
  received(hash: string, address: string, denom: string): Promise<{ amount: bigint; height: number } | null>
}

type ViewDeps = Pick<StepDeps, 'chain' | 'evm' | 'registry'>

/** Returns the view; null where no node of the chain is known. Every method @throws AppError network.…, chain.…. */
export function viewOf(deps: ViewDeps, chainId: string): ChainView | null {
  const chain = deps.registry.chain(chainId)
  if (chain === null) return null
  if (chain.kind === 'evm') return chain.endpoints.jsonRpc === null || chain.evmChainId === null ? null : evmView(deps, chainId)
  return chain.endpoints.rpc === null ? null : cosmosView(deps, chainId)
}

function cosmosView(deps: ViewDeps, chainId: string): ChainView {
  const client = deps.chain(chainId)
  return {
    height: client.height,
    blockTime: client.blockTime,
    balance: client.balance,
    received: async (hash, address, denom) => {
      const found = cosmosHash(hash)
      const tx = found === null ? null : await client.findTx(found)
      return tx === null || tx.code !== 0 ? null : { amount: netReceived(tx.events, address, denom), height: tx.height }
    },
  }
}

function evmView(deps: ViewDeps, chainId: string): ChainView {
  const client = deps.evm(chainId)
  const contractOf = (denom: string) => deps.registry.evmTokens(chainId).find((token) => token.denom === denom)?.contract
  const depth = deps.registry.chain(chainId)?.confirmations ?? 1
  return {
    height: client.height,
    blockTime: client.blockTime,
    balance: async (address, denom) => {
      const contract = contractOf(denom)
      // An unlisted token cannot confirm anything about a route.
      if (contract === undefined) return '0'
      return (await (contract === null ? client.balance(address as Address) : client.tokenBalance(contract, address as Address))).toString()
    },
    received: async (hash, address, denom) => {
      const contract = contractOf(denom)
      const digits = cosmosHash(hash)
      if (contract === undefined || digits === null) return null
      const found = await client.received(`0x${digits.toLowerCase()}`, address as Address, contract)
      return found !== null && (await client.height()) - found.height + 1 >= depth ? found : null
    },
  }
}

/** Returns upper-case hex without 0x; null for what is not a hash, since it comes from the router and goes into a query. */
export function cosmosHash(hash: string): string | null {
  const digits = hash.replace(/^0x/i, '').toUpperCase()
  return /^[0-9A-F]{64}$/.test(digits) ? digits : null
}
