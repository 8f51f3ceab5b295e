// Decodes contract logs: tokens and NFTs transferred, permissions given.
// Sources: EIP-20, EIP-721, EIP-1155; initia-labs/minievm x/evm/keeper/context.go (`evm` events, one JSON log per attribute).
import { getAddress, isAddress, zeroAddress } from 'viem'
import { z } from 'zod'
import type { LogEntry } from '../../../shared/contract/history/activity.ts'
import type { IndexerEvent } from '../../../wire/indexer.ts'
import { decodeLog, type RawLog } from './evmAbi.ts'
import { attribute, jsonObject, type Viewpoint } from '../decodeContext.ts'

/** The meaning of a log, with both parties. */
export type LogMeaning =
  | { what: 'tokens'; contract: string; from: string; to: string; amount: bigint }
  | { what: 'nfts'; contract: string; from: string; to: string; ids: string[] }
  | { what: 'approval'; contract: string; owner: string; spender: string; amount: bigint }
  | { what: 'nftApproval'; contract: string; owner: string; spender: string; id: string | null; isGiven: boolean }

const Log = z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })

/** A log of a Cosmos transaction, with the index of its message. */
type EventLog = RawLog & { message: string | null }

/** Returns the logs in a Cosmos transaction's events. @param digits only those in whose JSON these lower-case digits stand */
export function logsIn(events: readonly IndexerEvent[], digits = ''): EventLog[] {
  return events.flatMap((event) => {
    if (event.type !== 'evm') return []
    const message = attribute(event, 'msg_index')
    return (event.attributes ?? []).flatMap(({ key, value }) => {
      if (key !== 'log' || value?.toLowerCase().includes(digits) !== true) return []
      const log = Log.safeParse(jsonObject(value)).data
      return log === undefined ? [] : [{ ...log, message }]
    })
  })
}

/** Returns the logs that can concern an address at all: a cheap test before decoding, and before parsing. */
export function logsAbout(events: readonly IndexerEvent[], { hex }: Viewpoint): EventLog[] {
  const digits = hex.slice(2).toLowerCase()
  return logsIn(events, digits).filter(
    ({ topics, data }) => topics.some((topic) => topic.toLowerCase().endsWith(digits)) || data.toLowerCase().includes(digits),
  )
}

/** Decodes a log; null for an unknown ABI. */
export function readLog(raw: RawLog): LogMeaning | null {
  const known = decodeLog(raw)
  if (known === null) return null
  const contract = raw.address
  if (known.standard === 'erc20') {
    const { eventName, args } = known.log
    return eventName === 'Transfer'
      ? { what: 'tokens', contract, from: args.from, to: args.to, amount: args.value }
      : { what: 'approval', contract, owner: args.owner, spender: args.spender, amount: args.value }
  }
  if (known.standard === 'erc721') {
    const { eventName, args } = known.log
    if (eventName === 'Transfer') return { what: 'nfts', contract, from: args.from, to: args.to, ids: [args.id.toString()] }
    const { owner, approved } = args
    return { what: 'nftApproval', contract, owner, spender: approved, id: args.id.toString(), isGiven: approved !== zeroAddress }
  }
  const { eventName, args } = known.log
  if (eventName === 'ApprovalForAll') {
    return { what: 'nftApproval', contract, owner: args.owner, spender: args.operator, id: null, isGiven: args.approved }
  }
  const ids = eventName === 'TransferSingle' ? [args.id] : args.ids
  return { what: 'nfts', contract, from: args.from, to: args.to, ids: ids.map(String) }
}

/** Converts a log for display: with event name and arguments where its ABI is known. */
export function toLogEntry({ address, topics, data }: RawLog): LogEntry {
  const known = decodeLog({ address, topics, data })
  const plain = { address, topics: [...topics], data }
  if (known === null) return { ...plain, name: null, args: [] }
  const args = Object.entries(known.log.args).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : String(value),
  }))
  return { ...plain, name: known.log.eventName, args }
}

/**
 * Returns a rollup bank's denomination of a contract: its address with the EIP-55 checksum, without 0x.
 * Source: initia-labs/minievm x/evm/types/denom.go.
 */
export function contractDenom(address: string): string {
  return `evm/${(isAddress(address, { strict: false }) ? getAddress(address) : address).replace(/^0x/, '')}`
}
