// Holds names that are not the user's: of validators and of listed contracts.
import type { PublicName } from '../../../shared/contract/history/label.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const publicNamesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['labels.publicNames']({}).then(byAddress),
    (event) => event.type === 'portfolio.changed',
  )

/** Subscribes to the names, by chain and address. */
export const usePublicNames = storeHook(publicNamesStore)
/** Reads the names again. */
export const reloadPublicNames = (win: AppWindow) => win.part(publicNamesStore).reload()

function byAddress(names: readonly PublicName[]): ReadonlyMap<string, PublicName> {
  return new Map(
    names.flatMap((name) => {
      const chainId = name.kind === 'contract' ? name.chainId : ''
      return name.addresses.map((address) => [keyOf(chainId, address), name] as const)
    }),
  )
}

/** An operator's address has its own prefix; a contract's is another thing on another chain. */
function keyOf(chainId: string, address: string): string {
  return `${chainId} ${address.toLowerCase()}`
}

/** Returns the name of a validator, or of a contract where the chain is given; null for any other address. */
export function usePublicName(address: string, chainId: string | null): PublicName | null {
  return usePublicNames(({ value }) => publicNameOf(value, address, chainId))
}

/** Finds the same in names that were read. */
export function publicNameOf(all: ReadonlyMap<string, PublicName> | null, address: string, chainId: string | null): PublicName | null {
  const contract = chainId === null ? undefined : all?.get(keyOf(chainId, address))
  return contract ?? all?.get(keyOf('', address)) ?? null
}
