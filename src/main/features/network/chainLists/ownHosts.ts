// Replaces listed hosts by the user's own.
import type { OwnHost, OwnHostPurpose, OwnHosts } from '../../../../shared/contract/settings/chainLists.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { RegistryChain } from '../../../../wire/registry.ts'
import { RegistryChain as Entry } from '../../../../wire/registry.ts'
import type { NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { pickEndpoint } from '../../../clients/chains/registry/registryText.ts'

/** The field of a registry entry for each purpose. */
export const HOST_FIELDS: Record<OwnHostPurpose, keyof RegistryChain['apis']> = {
  rpc: 'rpc',
  rest: 'rest',
  indexer: 'indexer',
  jsonRpc: 'json-rpc',
}

/** Returns the list with the user's hosts; the listed ones follow only where the user allows them as a fallback. */
export function applyOwnHosts(file: NetworkFile, { hosts, fallbackChains }: OwnHosts): NetworkFile {
  const chains = file.chains.map((raw) => {
    const chain = Entry.safeParse(raw).data
    const own = chain === undefined ? [] : hosts.filter(({ chainId }) => chainId === chain.chain_id)
    if (chain === undefined || own.length === 0) return raw
    const withListed = fallbackChains.includes(chain.chain_id)
    return { ...chain, apis: own.reduce((apis, host) => withOwn(apis, host, withListed), chain.apis) }
  })
  return { ...file, chains }
}

function withOwn(apis: RegistryChain['apis'], { purpose, address }: OwnHost, withListed: boolean): RegistryChain['apis'] {
  const field = HOST_FIELDS[purpose]
  return { ...apis, [field]: [{ address }, ...(withListed ? apis[field] : [])] }
}

/** Parses a typed address. @throws AppError input.invalid for an address that must not be asked. */
export function readOwnAddress(typed: string): string {
  const address = pickEndpoint([{ address: typed.trim() }])
  if (address !== null) return address
  throw new AppError('input.invalid', 'This address can’t be used.', {
    hint: 'It must start with https:// (or http:// on this computer) and have no user name, password or query.',
  })
}
