// Asks chains about addresses that are not accounts yet: which have sent something, and which hold something. Stores nothing; can be
// aborted.
import type { Address } from 'viem'
import type { AccountAddress, KeyActivity } from '../../../../shared/contract/account.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { AccountInfo, BankBalances } from '../../../../wire/cosmos.ts'
import { withPrefix } from '../../../platform/address.ts'
import type { HostThrottle } from '../../../platform/http/hostThrottle.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { readLatestBlock } from './balances.ts'
import { readEvmActivity } from '../evm/evmReader.ts'
import { askGateway, askGatewayIfAny } from './gateway.ts'
import type { ChainRecord, Registry } from '../registry/registry.ts'

/** Reader of key activity. */
export interface KeyActivityReader {
  /**
   * Returns one answer per address; null where Waybill reads nothing from the chain.
   * @throws AppError network.*, chain.badReply, chain.otherChain, chain.refused; search.superseded after `end`.
   */
  read(chain: ChainRecord, addresses: readonly AccountAddress[]): Promise<KeyActivity[] | null>
  /** Aborts every pending request. */
  end(): void
}

/** Creates the reader. */
export function createKeyActivity({ hostThrottle, registry }: { hostThrottle: HostThrottle; registry: Registry }): KeyActivityReader {
  const request = hostThrottle('awaited')
  let asking = new AbortController()
  return {
    read: async (chain, addresses) => {
      const { signal } = asking
      const { jsonRpc, rest } = chain.endpoints
      if (chain.kind !== 'evm') return rest === null ? null : await readCosmos(request, { chain, rest, addresses, signal })
      if (jsonRpc === null || chain.evmChainId === null) return null
      const contracts = registry.evmTokens(chain.id).flatMap(({ contract }) => contract ?? [])
      const owners = addresses.map(({ hex }) => hex as Address)
      return await readEvmActivity(request, { jsonRpc, evmChainId: chain.evmChainId }, { addresses: owners, contracts, signal })
    },
    end: () => {
      asking.abort(new AppError('search.superseded', 'This request was cancelled.'))
      asking = new AbortController()
    },
  }
}

interface CosmosQuestion {
  chain: ChainRecord
  rest: string
  addresses: readonly AccountAddress[]
  signal: AbortSignal
}

/** Checks the node's chain first: a node of another chain knows none of these addresses, which would read as "not used". */
async function readCosmos(request: Requester, { chain, rest, addresses, signal }: CosmosQuestion): Promise<KeyActivity[]> {
  await readLatestBlock(request, { rest, chainId: chain.id, signal })
  return await Promise.all(
    addresses.map(async ({ bech32 }): Promise<KeyActivity> => {
      const address = withPrefix(bech32, chain.bech32Prefix)
      const known = await askGatewayIfAny(request, {
        rest,
        path: `/cosmos/auth/v1beta1/account_info/${address}`,
        schema: AccountInfo,
        signal,
      })
      if (known !== null && known.info.sequence !== '0') return 'used'
      // Tokens of an EVM rollup can be sent to addresses without an account. One coin suffices as evidence.
      const path = `/cosmos/bank/v1beta1/balances/${address}?pagination.limit=1`
      const { balances } = await askGateway(request, { rest, path, schema: BankBalances, signal })
      return balances.some(({ amount }) => amount !== '0') ? 'holds' : 'none'
    }),
  )
}
