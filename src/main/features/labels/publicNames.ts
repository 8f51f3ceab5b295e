// Gathers names that are not the user's: of validators, as the chains list them, and of contracts, as the chain list has them.
import type { PublicName } from '../../../shared/contract/history/label.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { readValidatorNames } from '../../db/archive/read/readStakes.ts'
import { formsOfRef } from './addressForms.ts'
import { addressRef } from './labelKey.ts'

/** Returns the names of validators and listed contracts, with every notation of their addresses. */
export function publicNames(archive: ReadDb, contracts: Registry['contracts']): PublicName[] {
  return [
    ...readValidatorNames(archive).map(({ operator, moniker }) => ({ kind: 'validator' as const, addresses: [operator], moniker })),
    ...contracts.map(({ chainId, address, role }) => ({ kind: 'contract' as const, chainId, role, addresses: notations(address) })),
  ]
}

/** Returns an address as it is listed and as an indexer may write it. */
function notations(listed: string): string[] {
  const forms = formsOfRef(addressRef(listed))
  return forms === null ? [listed] : [listed, forms.bech32, forms.hex]
}
