// Lists the sync targets: a table of their kinds, and every kind for each account on each chain.
import type { Account, AccountAddress } from '../../shared/contract/account.ts'
import { LEDGER_APPS } from '../../shared/domain/ledgerApps.ts'
import { hasHexForm } from '../../shared/domain/hexForm.ts'
import { SyncTargetKind } from '../../shared/contract/status.ts'
import type { ChainRecord, Registry } from '../clients/chains/registry/registry.ts'
import { withPrefix } from '../platform/address.ts'
import type { SyncTargetKey } from '../db/archive/records/records.ts'

/** One list of one account on one chain that is copied. */
export interface SyncTarget {
  key: SyncTargetKey
  chain: ChainRecord
  /** The address as this chain writes it. */
  bech32: string
  /** 0x form, EIP-55. */
  hex: string
}

/** The account that is copied: an address, and what is known of its key. */
export type SyncTargetOwner = Pick<Account, 'address' | 'signer'>

/** Returns the archive's name of an address: 20 bytes in lower-case hex, without 0x. */
export function archiveAccount(address: AccountAddress): string {
  return address.hex.slice(2).toLowerCase()
}

/** Returns one name for a sync target, for maps and logs. */
export function syncTargetName({ account, chainId, stream }: SyncTargetKey): string {
  return `${chainId}/${account}/${stream}`
}

/** What is known of a kind of sync target before any request. runSyncTarget.ts runs it. */
export interface SyncTargetRule {
  /** Readable name: "transactions". */
  title: string
  /** Returns whether a chain has a server for it. */
  existsOn(chain: ChainRecord): boolean
  /** Minimum time between successful runs, ms; 0 = as often as the scheduler allows. */
  restMs: number
  /** A chain or indexer without it lacks nothing: the state mentions it, but it is not a problem. */
  isOptional?: boolean
  /** It is asked by the 0x form; an account without one lacks nothing. */
  needsHexForm?: boolean
  /** The list that is read before this one, so that what both name is found there. */
  after?: SyncTargetKind
}

const MINUTE_MS = 60_000

/** Kinds that are copied, in the order in which they are shown. */
export const SYNC_TARGET_RULES: Readonly<Record<SyncTargetKind, SyncTargetRule>> = {
  txs: { title: 'transactions', existsOn: offeredBy('indexer'), restMs: 0 },
  evmTxs: { title: 'EVM transactions', existsOn: hasEvmIndexer, restMs: 0, needsHexForm: true, after: 'txs' },
  internalTxs: { title: 'EVM internal calls', existsOn: hasEvmIndexer, restMs: 0, needsHexForm: true, after: 'evmTxs' },
  nfts: { title: 'NFTs', existsOn: offeredBy('indexer'), restMs: 5 * MINUTE_MS },
  balances: { title: 'balances', existsOn: ({ kind, endpoints }) => kind !== 'evm' && endpoints.rest !== null, restMs: 0 },
  staking: { title: 'stakes', existsOn: offeredBy('rest'), restMs: 5 * MINUTE_MS, isOptional: true },
  tokens: {
    title: 'tokens',
    existsOn: ({ kind, endpoints, evmChainId }) => kind === 'evm' && endpoints.jsonRpc !== null && evmChainId !== null,
    restMs: MINUTE_MS,
    needsHexForm: true,
  },
  richList: {
    title: 'ranks',
    existsOn: (chain) => chain.vm === 'evm' && offeredBy('indexer')(chain),
    restMs: 5 * MINUTE_MS,
    after: 'balances',
    isOptional: true,
  },
}

function hasEvmIndexer({ endpoints, vm }: ChainRecord): boolean {
  return endpoints.indexer !== null && vm === 'evm'
}

const KINDS = SyncTargetKind.options.map((stream) => ({ stream, rule: SYNC_TARGET_RULES[stream] }))

/** Returns the readable name of a sync target: "Initia transactions". */
export function syncTargetTitle(chainName: string, stream: SyncTargetKind): string {
  return `${chainName} ${SYNC_TARGET_RULES[stream].title}`
}

/**
 * Rest time of the four dozen chains that lie one transfer away from Initia; they hold something at times, and change only when a transfer
 * reaches them.
 */
const FAR_REST_MS = 5 * MINUTE_MS

/** Returns the minimum time between successful runs of a sync target, ms. */
export function restMs({ key, chain }: Pick<SyncTarget, 'key' | 'chain'>): number {
  return Math.max(SYNC_TARGET_RULES[key.stream].restMs, isInitia(chain.kind) ? 0 : FAR_REST_MS)
}

/** Returns what is not copied because there is no server for it, one sentence each. */
export function notCopied({ chains }: Registry): string[] {
  return chains.flatMap(({ name, kind, endpoints, isShutDown }) => {
    if (isShutDown === true) return []
    if (kind === 'evm' && endpoints.jsonRpc !== null) return [`${name}: no history, because it isn’t an Initia chain.`]
    if (kind === 'cosmos' && endpoints.rest !== null) return [`${name}: no history, because it isn’t an Initia chain.`]
    if (!isInitia(kind)) return [`${name}: no history or balances, because it isn’t an Initia chain.`]
    return [
      ...(endpoints.indexer === null ? [`${name}: no history, because the chain list has no indexer for it.`] : []),
      ...(endpoints.rest === null ? [`${name}: no balances, because the chain list has no REST address for it.`] : []),
    ]
  })
}

/** Only chains of Initia have an indexer, and an address that the user's key controls. */
function offeredBy(endpoint: 'indexer' | 'rest'): SyncTargetRule['existsOn'] {
  return ({ kind, endpoints }) => isInitia(kind) && endpoints[endpoint] !== null
}

function isInitia(kind: ChainRecord['kind']): boolean {
  return kind === 'initia-l1' || kind === 'initia-rollup'
}

/**
 * Returns whether an account's key belongs to the other Cosmos chains too: for any other key the same bytes under a different prefix would
 * be an address that no key can sign for.
 */
function signsPlainly({ signer }: SyncTargetOwner): boolean {
  return signer.kind === 'ledger' && LEDGER_APPS[signer.app].cosmosMode === 'aminoJson'
}

/** Returns the sync targets of some accounts: every kind on every chain that has a server for it and an address of the account. */
export function syncTargetsOf(registry: Registry, owners: readonly SyncTargetOwner[]): SyncTarget[] {
  return owners.flatMap((owner) => {
    const { address } = owner
    const kinds = KINDS.filter(({ rule }) => rule.needsHexForm !== true || hasHexForm(owner))
    const chains = registry.chains.filter((chain) => chain.kind !== 'cosmos' || (signsPlainly(owner) && chain.hasEthereumKeys !== true))
    return chains.flatMap((chain): SyncTarget[] => {
      const base = { chain, bech32: withPrefix(address.bech32, chain.bech32Prefix), hex: address.hex }
      const account = archiveAccount(address)
      return kinds
        .filter(({ rule }) => rule.existsOn(chain))
        .map(({ stream }) => ({ ...base, key: { account, chainId: chain.id, stream } }))
    })
  })
}
