// Reads token movements reported by contracts and modules: ERC-20 logs, Move's fungible assets, cw20. Rollup banks move the same tokens and
// report them again; movements.ts removes the duplicates. Sources: EIP-20; initia-labs/minievm x/evm/keeper/erc20.go; initia-labs/movevm
// initia_stdlib/sources/fa/{fungible_asset,primary_fungible_store}.move; initia-labs/initia x/move/types/denom.go (addresses of stores and
// metadata); CosmWasm/cw-plus contracts/cw20-base/src/contract.rs.
import { createHash } from 'node:crypto'
import type { IndexerEvent } from '../../../wire/indexer.ts'
import { contractDenom, logsAbout, readLog } from '../evm/evmLogs.ts'
import { attribute, field, isMine, jsonObject, type NetworkMap, type Viewpoint } from '../decodeContext.ts'
import { cw20Denom } from './wasmCall.ts'

/** One token, incoming (positive) or outgoing. */
export interface TokenEntry {
  /** Identifies the token: contract or metadata object in lower case, without 0x and leading zeros. */
  token: string
  amount: bigint
  /** The bank's probable name for it. */
  denom: string
  /** Index of the message that caused it; null for the fee. */
  message: string | null
}

/** Returns every token movement of one address. */
export function tokenEntries(events: readonly IndexerEvent[], me: Viewpoint, network: NetworkMap): TokenEntry[] {
  return [...erc20Entries(events, me, network), ...moveEntries(events, me, network), ...cw20Entries(events, me)]
}

/** Normalises an address across its spellings. */
export function tokenKey(address: string): string {
  return address.toLowerCase().replace(/^0x/, '').replace(/^0+/, '')
}

function erc20Entries(events: readonly IndexerEvent[], me: Viewpoint, network: NetworkMap): TokenEntry[] {
  return logsAbout(events, me).flatMap((log) => {
    const read = readLog(log)
    if (read?.what !== 'tokens') return []
    const denom = network.denomOf(me.chain.id, log.address) ?? contractDenom(log.address)
    const entry = { token: tokenKey(log.address), denom, message: log.message }
    return [
      ...(isMine(me, read.from) ? [{ ...entry, amount: -read.amount }] : []),
      ...(isMine(me, read.to) ? [{ ...entry, amount: read.amount }] : []),
    ]
  })
}

const STORE_EVENT = /^0x1::fungible_asset::(Withdraw|Deposit)(?:Event)?$/
const OWNER_EVENT = /^0x1::(?:fungible_asset|primary_fungible_store)::(?:Withdraw|Deposit)OwnerEvent$/

/**
 * A withdraw or deposit event names store and amount. The store belongs to the account when its address is derived from the account and the
 * token, or, for any other store, when the following owner event names the account.
 */
function moveEntries(events: readonly IndexerEvent[], me: Viewpoint, network: NetworkMap): TokenEntry[] {
  const found: TokenEntry[] = []
  for (const [index, event] of events.entries()) {
    const sign = event.type === 'move' ? STORE_EVENT.exec(attribute(event, 'type_tag') ?? '')?.[1] : undefined
    if (sign === undefined) continue
    const data = jsonObject(attribute(event, 'data') ?? '') ?? {}
    const metadata = field(data, 'metadata_addr') ?? ''
    const amount = field(data, 'amount') ?? ''
    if (!/^0x[0-9a-f]{1,64}$/i.test(metadata) || !/^\d+$/.test(amount)) continue
    if (tokenKey(field(data, 'store_addr') ?? '') !== myStore(me, metadata) && !isMine(me, ownerBehind(events[index + 1]))) continue
    found.push({
      token: tokenKey(metadata),
      amount: sign === 'Withdraw' ? -BigInt(amount) : BigInt(amount),
      denom: network.denomOf(me.chain.id, metadata) ?? `move/${metadata.slice(2).toLowerCase().padStart(64, '0')}`,
      message: attribute(event, 'msg_index'),
    })
  }
  return found
}

/** Move writes addresses without leading zeros. */
function ownerBehind(event: IndexerEvent | undefined): string | null {
  if (event?.type !== 'move' || !OWNER_EVENT.test(attribute(event, 'type_tag') ?? '')) return null
  const owner = field(jsonObject(attribute(event, 'data') ?? '') ?? {}, 'owner')
  return owner === null ? null : `0x${tokenKey(owner).padStart(40, '0')}`
}

/** Returns the address of an account's primary store of a token: SHA3-256 over owner, metadata and 0xFC. */
function myStore({ hex }: Viewpoint, metadata: string): string {
  return tokenKey(derivedAddress(hex, Buffer.from(metadata.slice(2).padStart(64, '0'), 'hex'), 0xfc))
}

/** Returns the address of the metadata object of a coin issued by the chain's own modules: SHA3-256 over 0x1, the denomination and 0xFE. */
export function metadataAddress(denom: string): string {
  return derivedAddress('0x1', Buffer.from(denom, 'utf8'), 0xfe)
}

function derivedAddress(source: string, seed: Buffer, scheme: number): string {
  const account = Buffer.from(source.slice(2).padStart(64, '0'), 'hex')
  return `0x${createHash('sha3-256').update(account).update(seed).update(Buffer.of(scheme)).digest('hex')}`
}

/** Contracts may write anything into their events, so such a token is never verified. */
function cw20Entries(events: readonly IndexerEvent[], me: Viewpoint): TokenEntry[] {
  return events.flatMap((event) => {
    if (event.type !== 'wasm') return []
    const contract = attribute(event, '_contract_address')
    const amount = attribute(event, 'amount') ?? ''
    if (contract === null || !/^\d+$/.test(amount) || !CW20_ACTIONS.has(attribute(event, 'action') ?? '')) return []
    const entry = { token: contract, denom: cw20Denom(contract), message: attribute(event, 'msg_index') }
    return [
      ...(isMine(me, attribute(event, 'from')) ? [{ ...entry, amount: -BigInt(amount) }] : []),
      ...(isMine(me, attribute(event, 'to')) ? [{ ...entry, amount: BigInt(amount) }] : []),
    ]
  })
}

const CW20_ACTIONS = new Set(['transfer', 'send', 'transfer_from', 'send_from', 'mint', 'burn', 'burn_from'])
