// Determines which key signs for an account on a Cosmos chain, and its address there.
import type { Account } from '../../../../shared/contract/account.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { LEDGER_APPS } from '../../../../shared/domain/ledgerApps.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { withPrefix } from '../../../platform/address.ts'
import { watchOnlyError } from '../../../ledger/watchOnly.ts'
import type { SigningKey } from '../transactions/cosmosTx.ts'

/** The signer of a Cosmos transaction. */
export interface CosmosSigner {
  /** bech32 with the chain's prefix. */
  address: string
  key: SigningKey
}

/**
 * Returns the signer for an account on a chain. The Ethereum app's key signs on Initia's chains only; the Cosmos app's key on every SDK
 * chain, including Initia's.
 * Source: initia-labs/initia app/ante/sigverify (both kinds of key), cosmos-sdk x/auth/ante/sigverify.go (its own only).
 * @throws AppError account.watchOnly; transfer.unsupported where no key of the account can sign.
 */
export function cosmosSignerOf({ signer, address }: Account, chain: ChainRecord): CosmosSigner {
  if (signer.kind === 'watched') throw watchOnlyError()
  const isInitia = chain.kind === 'initia-l1' || chain.kind === 'initia-rollup'
  const { cosmosMode: mode } = LEDGER_APPS[signer.app]
  if (chain.kind === 'evm' || (mode === 'eip191' && !isInitia)) {
    throw new AppError('transfer.unsupported', phrase`This account’s Ledger app can’t sign for ${chain.name}.`, {
      hint: chain.kind === 'evm' ? 'Send from an Ethereum app account.' : 'Send from a Cosmos app account.',
    })
  }
  return { address: withPrefix(address.bech32, chain.bech32Prefix), key: { publicKey: signer.publicKey, mode } }
}
