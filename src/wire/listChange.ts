// One difference between the chain list and the public registry, as stored in the journal. `was` is the value that the user saw beside the
// new one: a change applies only where the list still has it.
import { z } from 'zod'
import { RegistryAsset, RegistryChain } from './registry.ts'

/** Kinds of hosts in a registry entry. */
export const HOST_KINDS = ['rpc', 'rest', 'indexer', 'json-rpc'] as const

/** Facts of a known chain that decide where money goes or what is signed. */
export const FACT_FIELDS = ['prefix', 'keys', 'evmChainId', 'bridge', 'executor', 'vm', 'fees', 'bridgedDenoms'] as const
/** One of `FACT_FIELDS`. */
export type FactField = (typeof FACT_FIELDS)[number]

const Channel = z.object({ chain_id: z.string(), version: z.string().optional() })

/** A change of the chain list. */
export const ListChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('chain'),
    chainId: z.string(),
    value: RegistryChain,
    assets: z.array(RegistryAsset),
    /** The user was shown that another chain has this name; without it, a taken name prevents the addition. */
    hasTakenName: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('asset'),
    chainId: z.string(),
    denom: z.string(),
    was: RegistryAsset.nullable(),
    value: RegistryAsset,
  }),
  z.object({
    kind: z.literal('hosts'),
    chainId: z.string(),
    field: z.enum(HOST_KINDS),
    was: z.array(z.string()),
    value: z.array(z.string()),
  }),
  z.object({ kind: z.literal('channel'), chainId: z.string(), channelId: z.string(), was: Channel.nullable(), value: Channel }),
  z.object({
    kind: z.literal('fact'),
    chainId: z.string(),
    field: z.enum(FACT_FIELDS),
    /** JSON text of the parts of the entry behind the field, see `chainFacts.ts`. */
    was: z.string(),
    value: z.string(),
  }),
])
export type ListChange = z.infer<typeof ListChange>

/** Identifies the subject of a change; unique within one refresh. */
export function changeKey(change: ListChange): string {
  switch (change.kind) {
    case 'chain':
      return `chain ${change.chainId}`
    case 'asset':
      return `asset ${change.chainId} ${change.denom}`
    case 'hosts':
      return `hosts ${change.chainId} ${change.field}`
    case 'channel':
      return `channel ${change.chainId} ${change.channelId}`
    case 'fact':
      return `fact ${change.chainId} ${change.field}`
  }
}
