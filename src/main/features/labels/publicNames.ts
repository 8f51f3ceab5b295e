// Gathers names that are not the user's: of validators, as the chains list them, and of contracts, as the chain list has them.
import type { PublicName } from '../../../shared/contract/history/label.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { readValidatorNames } from '../../db/archive/read/readStakes.ts'
import { formsOfRef } from './addressForms.ts'
import { addressRef } from './labelKey.ts'

/** Creates the lookup of names. The list is fixed while a network is open, so its addresses are written out once, when first asked for. */
export function createPublicNames(archive: ReadDb, contracts: Registry['contracts']): () => PublicName[] {
  let listed: PublicName[] | null = null
  return () => {
    listed ??= contracts.map(({ chainId, address, role }) => ({ kind: 'contract', chainId, role, addresses: notations(address) }))
    const validators = readValidatorNames(archive)
    return [...validators.map(({ operator, moniker }) => ({ kind: 'validator' as const, addresses: [operator], moniker })), ...listed]
  }
}

/** Returns an address as it is listed and as an indexer may write it. */
function notations(listed: string): string[] {
  const forms = formsOfRef(addressRef(listed))
  return forms === null ? [listed] : [listed, forms.bech32, forms.hex]
}
