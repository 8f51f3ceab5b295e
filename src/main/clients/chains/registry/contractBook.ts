// The contracts and modules that a transfer may call, by chain, from the chain list that ships with Waybill. A router can name any address;
// only listed contracts are trusted to do what their functions are named for.
import { toHex } from '@cosmjs/encoding'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { bytesOfAddress } from '../../../platform/address.ts'
import { RegistryContract } from '../../../../wire/registry.ts'

/** A listed contract, or a Move account that published a module. */
export type KnownContract = RegistryContract

/** Lookup of listed contracts. */
export interface ContractBook {
  /** Finds a contract by any spelling of its address that the chain accepts; another prefix belongs to another chain. */
  contract(chainId: string, address: string): KnownContract | null
  /** Every listed contract with its chain. */
  all: readonly (KnownContract & { chainId: string })[]
}

/** Reads the lists (by chain id) of these chains; adds unparsable entries to `problems`. */
export function createContractBook(
  lists: Readonly<Record<string, readonly unknown[]>>,
  chains: readonly Pick<Chain, 'id' | 'bech32Prefix'>[],
  problems: string[],
): ContractBook {
  const byKey = new Map<string, KnownContract & { chainId: string }>()
  for (const [chainId, list] of Object.entries(lists)) {
    for (const raw of list) {
      const parsed = RegistryContract.safeParse(raw)
      const bytes = parsed.success ? addressKey(parsed.data.address) : null
      if (parsed.success && bytes !== null) byKey.set(`${chainId}:${bytes}`, { ...parsed.data, chainId })
      else problems.push(`One contract of ${chainId} can’t be read and was left out.`)
    }
  }
  return {
    all: [...byKey.values()],
    contract: (chainId, address) => {
      const chain = chains.find(({ id }) => id === chainId)
      return isSpelledFor(chain, address) ? (byKey.get(`${chainId}:${addressKey(address) ?? ''}`) ?? null) : null
    },
  }
}

/** An address with another prefix belongs to another chain. */
function isSpelledFor(chain: Pick<Chain, 'bech32Prefix'> | undefined, address: string): boolean {
  const prefix = /^(.+)1[02-9ac-hj-np-z]+$/.exec(address.toLowerCase())?.[1]
  return address.startsWith('0x') || prefix === undefined || prefix === chain?.bech32Prefix
}

/** Returns the bytes of 0x… (without leading zeros, as Move writes them) or bech32, in hex; null for anything else. */
function addressKey(address: string): string | null {
  const digits = /^0x([0-9a-f]{1,64})$/i.exec(address)?.[1]
  const bytes = bytesOfAddress(digits === undefined ? address : `0x${digits.padStart(64, '0')}`)
  // Padded to 32 bytes, which every kind of address fits in.
  return bytes === null ? null : toHex(bytes).padStart(64, '0')
}
