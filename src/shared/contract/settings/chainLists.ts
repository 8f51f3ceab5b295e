// The chain list of a network: differences from the public registry, what was accepted, and the user's own hosts.
import { z } from 'zod'
import { ChainId } from '../chain.ts'
import { HostAnswer } from './settings.ts'

/** Why an entry of the registry was refused. */
export const RefusedEntry = z.object({
  name: z.string(),
  why: z.enum(['unreadable', 'noRollup', 'bridgeTaken', 'evmChainIdTaken', 'badName', 'noHosts', 'assetsUnread']),
})
export type RefusedEntry = z.infer<typeof RefusedEntry>

export const ChangeSubject = z.enum([
  'chain',
  'asset',
  'rpc',
  'rest',
  'indexer',
  'jsonRpc',
  'channel',
  'prefix',
  'keys',
  'evmChainId',
  'bridge',
  'executor',
  'vm',
  'fees',
  'bridgedDenoms',
])
export type ChangeSubject = z.infer<typeof ChangeSubject>

/** One difference as shown. Texts are the registry's: untrusted. */
export const ChangeView = z.object({
  /** Names the change in `chainLists.accept`. */
  id: z.string(),
  subject: ChangeSubject,
  chainId: z.string(),
  chainName: z.string(),
  /** A new chain's or asset's name, a channel's number; empty for the rest. */
  name: z.string(),
  /** Empty for what is new. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** How many assets a new chain brings; null for the rest. */
  assets: z.number().int().nullable(),
  /** Of an asset, as they are and would be; null for what is new, and for the rest. */
  decimals: z.object({ before: z.number().int().nullable(), after: z.number().int() }).nullable(),
  /** Must be confirmed by itself. */
  needsConfirmation: z.boolean(),
})
export type ChangeView = z.infer<typeof ChangeView>

export const ChainListDiff = z.object({
  /** SHA-256 of these changes. */
  digest: z.string(),
  host: z.string(),
  at: z.number().int(),
  changes: z.array(ChangeView),
  /** Names of chains that only the list has; they stay. */
  missing: z.array(z.string()),
  refused: z.array(RefusedEntry),
})
export type ChainListDiff = z.infer<typeof ChainListDiff>

/** Changes accepted together. */
export const AcceptedList = z.object({
  id: z.number().int(),
  at: z.number().int(),
  host: z.string(),
  changes: z.array(ChangeView),
})
export type AcceptedList = z.infer<typeof AcceptedList>

export const ListState = z.object({
  /** The registry's host; null where this network has none. */
  host: z.string().nullable(),
  /** Whether it is asked once a day; null before the user was asked. */
  isDaily: z.boolean().nullable(),
  /** The newest check of this run. */
  diff: ChainListDiff.nullable(),
  /** Newest first. */
  accepted: z.array(AcceptedList),
})
export type ListState = z.infer<typeof ListState>

export const OwnHostPurpose = z.enum(['rpc', 'rest', 'indexer', 'jsonRpc'])
export type OwnHostPurpose = z.infer<typeof OwnHostPurpose>

const Address = z.string().trim().min(1).max(200)

/** A host of the user's own for one chain. */
export const OwnHost = z.object({ chainId: ChainId, purpose: OwnHostPurpose, address: Address })
export type OwnHost = z.infer<typeof OwnHost>

export const OwnHosts = z.object({
  hosts: z.array(OwnHost).max(400),
  /** Ids of chains whose listed hosts are asked too, when the user's own fail. */
  fallbackChains: z.array(ChainId).max(200),
})
export type OwnHosts = z.infer<typeof OwnHosts>

const nothing = z.object({})

export const chainListContract = {
  /** What is known of the registry, what was accepted of it, and the newest check of this run. Sends no request. */
  'chainLists.state': { input: nothing, output: ListState },
  /** Whether the registry is asked once a day. */
  'chainLists.choose': { input: z.object({ isDaily: z.boolean() }), output: ListState },
  /** Asks the registry now and shows the differences; changes nothing. */
  'chainLists.check': { input: nothing, output: ChainListDiff },
  /** Accepts changes of the newest check, by id, and opens the network with them. `confirmed` names those that need it. */
  'chainLists.accept': {
    input: z.object({
      digest: z.string().max(100),
      ids: z.array(z.string().max(400)).max(5000),
      confirmed: z.array(z.string().max(400)).max(5000),
    }),
    output: ListState,
  },
  /** Removes what was accepted last, and opens the network without it. */
  'chainLists.undo': { input: z.object({ id: z.number().int() }), output: ListState },
  'ownHosts.get': { input: nothing, output: OwnHosts },
  /** Asks an address that the user typed, once: whether it answers, and for the chain that is meant. */
  'ownHosts.test': { input: OwnHost, output: HostAnswer },
  /** Replaces the user's own hosts of one chain, none among them, and opens the network with them. */
  'ownHosts.set': {
    input: z.object({ chainId: ChainId, hosts: z.array(OwnHost.omit({ chainId: true })).max(4), fallsBackToListed: z.boolean() }),
    output: OwnHosts,
  },
} as const
