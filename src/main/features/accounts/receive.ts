// Contract method on receiving: an account's address on each chain where it can sign.
import type { Account } from '../../../shared/contract/account.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import type { ReceiveAddress } from '../../../shared/contract/receive.ts'
import { canSignOn } from '../../../shared/domain/signingApp.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { getAccount } from '../../db/journal/accounts.ts'
import { formOn } from '../transfers/quotes/quoteAddresses.ts'

/** What the receive method needs. */
export interface ReceiveDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
}

/** Handles the method on receiving. */
export function receiveHandlers({ db, registry }: ReceiveDeps): Pick<Handlers, 'receive.addresses'> {
  return {
    'receive.addresses': ({ accountId }) => {
      const account = getAccount(db, accountId)
      return registry.chains
        .filter(({ isShutDown }) => isShutDown !== true)
        .map((chain) => ({ ...receiveAddress(account, chain), symbols: symbolsOn(registry, chain.id) }))
    },
  }
}

/** Returns where an account receives on a chain. A watched address is shown for every chain, since its key is unknown. */
export function receiveAddress(
  account: Account,
  chain: Pick<Chain, 'id' | 'name' | 'kind' | 'vm' | 'bech32Prefix' | 'hasEthereumKeys'>,
): Omit<ReceiveAddress, 'symbols'> {
  const isOurs = account.signer.kind === 'watched' || canSignOn(account, chain)
  const hasHex = isOurs && chain.kind === 'initia-rollup' && chain.vm === 'evm' && hasHexForm(account)
  return { chainId: chain.id, address: isOurs ? formOn(account, chain) : null, hex: hasHex ? account.address.hex : null }
}

/** Returns the symbols of the assets that are listed on a chain, in the order of the list. */
export function symbolsOn({ assets }: Pick<Registry, 'assets'>, chainId: string): string[] {
  return [...new Set(assets.filter((asset) => asset.chainId === chainId).map(({ symbol }) => symbol))]
}
