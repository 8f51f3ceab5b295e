// The chain list of a network: differences from the public registry, accepted changes, and the user's own hosts.
import { z } from 'zod'
import { ChainId } from '../chain.ts'
import { HostAnswer } from './settings.ts'

/** A registry entry that was refused, with the reason. */
export const RefusedEntry = z.object({
  name: z.string(),
  why: z.enum(['unreadable', 'noRollup', 'bridgeTaken', 'evmChainIdTaken', 'badName', 'noHosts', 'assetsUnread']),
})
export type RefusedEntry = z.infer<typeof RefusedEntry>

/** What part of a chain a registry change concerns. */
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

/** One registry change as shown. Its texts come from the registry: untrusted. */
export const ChangeView = z.object({
  /** Id of the change for `chainLists.accept`. */
  id: z.string(),
  subject: ChangeSubject,
  chainId: z.string(),
  chainName: z.string(),
  /** Name of a new chain or asset, number of a channel; empty otherwise. */
  name: z.string(),
  /** Value before the change; empty for an addition. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Number of assets that a new chain adds; null otherwise. */
  assets: z.number().int().nullable(),
  /** Decimals of an asset before and after; null for an addition and for other subjects. */
  decimals: z.object({ before: z.number().int().nullable(), after: z.number().int() }).nullable(),
  /** The user must confirm this change individually. */
  needsConfirmation: z.boolean(),
})
export type ChangeView = z.infer<typeof ChangeView>

/** The result of one comparison with the registry. */
export const ChainListDiff = z.object({
  /** SHA-256 of these changes; `chainLists.accept` refers to it. */
  digest: z.string(),
  host: z.string(),
  at: z.number().int(),
  changes: z.array(ChangeView),
  /** Names of chains that only the local list has; they stay. */
  missing: z.array(z.string()),
  refused: z.array(RefusedEntry),
})
export type ChainListDiff = z.infer<typeof ChainListDiff>

/** Changes that were accepted together. */
export const AcceptedList = z.object({
  id: z.number().int(),
  at: z.number().int(),
  host: z.string(),
  changes: z.array(ChangeView),
})
export type AcceptedList = z.infer<typeof AcceptedList>

/** State of the registry comparison of one network. */
export const ListState = z.object({
  /** The registry's host; null where this network has none. */
  host: z.string().nullable(),
  /** Whether the registry is asked once a day; null before the user chose. */
  isDaily: z.boolean().nullable(),
  /** The newest comparison of this run. */
  diff: ChainListDiff.nullable(),
  /** Accepted changes, newest first. */
  accepted: z.array(AcceptedList),
})
export type ListState = z.infer<typeof ListState>

/** What a host is asked for. */
export const OwnHostPurpose = z.enum(['rpc', 'rest', 'indexer', 'jsonRpc'])
export type OwnHostPurpose = z.infer<typeof OwnHostPurpose>

const Address = z.string().trim().min(1).max(200)

/** A host that the user added for one chain. */
export const OwnHost = z.object({ chainId: ChainId, purpose: OwnHostPurpose, address: Address })
export type OwnHost = z.infer<typeof OwnHost>

/** The user's own hosts of all chains. */
export const OwnHosts = z.object({
  hosts: z.array(OwnHost).max(400),
  /** Ids of chains whose listed hosts are asked as a fallback when the user's own hosts fail. */
  fallbackChains: z.array(ChainId).max(200),
})
export type OwnHosts = z.infer<typeof OwnHosts>

const nothing = z.object({})

/** Methods on the chain list and on own hosts, by name. */
export const chainListContract = {
  /** Returns the registry's host, the accepted changes and the newest comparison of this run. Sends no request. */
  'chainLists.state': { input: nothing, output: ListState },
  /** Sets whether the registry is asked once a day. */
  'chainLists.choose': { input: z.object({ isDaily: z.boolean() }), output: ListState },
  /** Asks the registry now and returns the differences; changes nothing. */
  'chainLists.check': { input: nothing, output: ChainListDiff },
  /** Accepts changes of the newest comparison by id and reopens the network with them. `confirmed` lists those confirmed individually. */
  'chainLists.accept': {
    input: z.object({
      digest: z.string().max(100),
      ids: z.array(z.string().max(400)).max(5000),
      confirmed: z.array(z.string().max(400)).max(5000),
    }),
    output: ListState,
  },
  /** Removes the newest accepted changes and reopens the network without them. */
  'chainLists.undo': { input: z.object({ id: z.number().int() }), output: ListState },
  'ownHosts.get': { input: nothing, output: OwnHosts },
  /** Asks a typed address once: whether it answers, and for the intended chain. */
  'ownHosts.test': { input: OwnHost, output: HostAnswer },
  /** Replaces the user's own hosts of one chain (an empty list removes them) and reopens the network. */
  'ownHosts.set': {
    input: z.object({ chainId: ChainId, hosts: z.array(OwnHost.omit({ chainId: true })).max(4), fallsBackToListed: z.boolean() }),
    output: OwnHosts,
  },
} as const
