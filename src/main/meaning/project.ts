// From an indexer's record to a row of history: what happened, from the point of view of one address.
import type { ActivityKind } from '../../shared/activity.ts'
import type { IndexerMessage, IndexerTx } from '../../wire/indexer.ts'
import type { Registry } from '../chains/registry.ts'
import { plainHash } from '../indexer/txHash.ts'
import type { AccountMeaning, CoinAmount, HistoryRow } from '../store/archive/records.ts'
import { readExec, readGrant } from './authz.ts'
import { readMultiSend, readSend } from './bank.ts'
import { readDeposit, readDepositArrived, readWithdrawal, readWithdrawalClaimed } from './bridge.ts'
import { readEvmCall, readEvmCreate, readMoveCall, readWasmCall } from './contracts.ts'
import { readAcknowledgement, readNftTransfer, readRecvPacket, readTimeout, readTransfer } from './ibc.ts'
import { readMovements } from './movements.ts'
import {
  meaning,
  shortType,
  type MessageMeaning,
  type MessageReader,
  type NetworkMap,
  type Perspective,
  type Reading,
} from './perspective.ts'
import { parseTime } from './recordTime.ts'
import { readDelegate, readRedelegate, readReward, readUndelegate, readVote } from './staking.ts'

/** Grows when a record would be read differently; rows of an older version are read again from their raw record. */
export const PROJECTION_VERSION = 1

export interface Projector {
  /** A row of history, or why the record cannot become one. */
  toRow(me: Perspective, tx: IndexerTx): Omit<HistoryRow, 'raw'> | { reason: string }
}

/** By message type; what is not listed is shown as `other` with its type. */
const READERS: Readonly<Record<string, MessageReader>> = {
  '/cosmos.bank.v1beta1.MsgSend': readSend,
  '/cosmos.bank.v1beta1.MsgMultiSend': readMultiSend,
  '/opinit.ophost.v1.MsgInitiateTokenDeposit': readDeposit,
  '/opinit.opchild.v1.MsgFinalizeTokenDeposit': readDepositArrived,
  '/opinit.opchild.v1.MsgInitiateTokenWithdrawal': readWithdrawal,
  '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal': readWithdrawalClaimed,
  '/ibc.applications.transfer.v1.MsgTransfer': readTransfer,
  '/ibc.applications.nft_transfer.v1.MsgTransfer': readNftTransfer,
  '/ibc.core.channel.v1.MsgRecvPacket': readRecvPacket,
  '/ibc.core.channel.v1.MsgTimeout': readTimeout,
  '/ibc.core.channel.v1.MsgTimeoutOnClose': readTimeout,
  '/ibc.core.channel.v1.MsgAcknowledgement': readAcknowledgement,
  '/initia.mstaking.v1.MsgDelegate': readDelegate,
  '/initia.mstaking.v1.MsgUndelegate': readUndelegate,
  '/initia.mstaking.v1.MsgBeginRedelegate': readRedelegate,
  '/cosmos.staking.v1beta1.MsgDelegate': readDelegate,
  '/cosmos.staking.v1beta1.MsgUndelegate': readUndelegate,
  '/cosmos.staking.v1beta1.MsgBeginRedelegate': readRedelegate,
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': readReward,
  '/cosmos.gov.v1.MsgVote': readVote,
  '/cosmos.gov.v1beta1.MsgVote': readVote,
  '/initia.gov.v1.MsgVote': readVote,
  '/minievm.evm.v1.MsgCall': readEvmCall,
  '/minievm.evm.v1.MsgCreate': readEvmCreate,
  '/minievm.evm.v1.MsgCreate2': readEvmCreate,
  '/initia.move.v1.MsgExecute': readMoveCall,
  '/initia.move.v1.MsgExecuteJSON': readMoveCall,
  '/initia.move.v1.MsgScript': readMoveCall,
  '/initia.move.v1.MsgScriptJSON': readMoveCall,
  '/cosmwasm.wasm.v1.MsgExecuteContract': readWasmCall,
  '/cosmos.authz.v1beta1.MsgGrant': readGrant,
  '/cosmos.authz.v1beta1.MsgRevoke': readGrant,
  '/cosmos.authz.v1beta1.MsgExec': readExec,
  '/cosmos.feegrant.v1beta1.MsgGrantAllowance': readGrant,
  '/cosmos.feegrant.v1beta1.MsgRevokeAllowance': readGrant,
}

/** What the address meant to do when nothing moved, as in a failed transaction. */
const INTENT: Partial<Record<ActivityKind, string>> = {
  sent: 'out',
  ibcSent: 'out',
  deposit: 'out',
  withdrawal: 'out',
  delegated: 'out',
  self: 'self',
}

export function createProjector(registry: Registry): Projector {
  const network: NetworkMap = {
    chainOfBridge: (bridgeId) => registry.chains.find((chain) => chain.opBridgeId !== null && chain.opBridgeId === bridgeId)?.id ?? null,
    l1: registry.chains.find(({ kind }) => kind === 'initia-l1')?.id ?? null,
  }
  return {
    toRow: (me, tx) => {
      const height = Number(tx.height)
      const time = parseTime(tx.timestamp)
      if (!Number.isSafeInteger(height) || height < 0) return { reason: `height: ${tx.height} is no block height` }
      if (Number.isNaN(time)) return { reason: `timestamp: ${tx.timestamp.slice(0, 40)} is no time` }
      const messages = tx.tx?.body.messages ?? []
      const { movements, fee } = readMovements(tx, me)
      const read = readMessages(messages, { tx, me, movements, network })
      return {
        hash: plainHash(tx.txhash),
        height,
        time,
        code: tx.code,
        memo: tx.tx?.body.memo ?? '',
        messageTypes: messages.map((message) => message['@type']),
        addresses: addressesOf(tx, messages, read),
        meaning: { ...read, direction: directionOf(read.kind, movements), movements, fee } satisfies AccountMeaning,
      }
    },
  }
}

/** The first message that says something about me; relayed packets only when nothing else does. */
function readMessages(messages: readonly IndexerMessage[], reading: Omit<Reading, 'message'>): MessageMeaning {
  let relayed: MessageMeaning | null = null
  for (const message of messages) {
    const read = READERS[message['@type']]?.({ ...reading, message }) ?? null
    if (read !== null && read.kind !== 'ibcRelayed') return read
    relayed ??= read
  }
  return relayed ?? otherwise(messages, reading)
}

/** No message speaks of me: coins that came are still a receipt; anything else keeps its type visible. */
function otherwise(messages: readonly IndexerMessage[], { movements }: Omit<Reading, 'message'>): MessageMeaning {
  const [first] = messages
  const method = first === undefined ? null : shortType(first['@type'])
  const isKnown = messages.some((message) => READERS[message['@type']] !== undefined)
  const received = movements.length > 0 && movements.every(({ amount }) => !amount.startsWith('-'))
  return meaning(received && isKnown ? 'received' : 'other', { method })
}

function directionOf(kind: ActivityKind, movements: readonly CoinAmount[]): string {
  if (movements.length === 0) return INTENT[kind] ?? 'none'
  const went = movements.filter(({ amount }) => amount.startsWith('-')).length
  if (went === 0) return 'in'
  return went === movements.length ? 'out' : 'self'
}

const ADDRESS = /\b(?:[a-z]{2,16}1[02-9ac-hj-np-z]{38,58}|0x[0-9a-fA-F]{40})\b/g
const SHORTEST_ADDRESS = 41
const BANK_EVENTS = new Set(['transfer', 'coin_received', 'coin_spent'])

/** Every address in messages and bank events, each once, for the search. */
function addressesOf(tx: IndexerTx, messages: readonly IndexerMessage[], { method }: MessageMeaning): string {
  const found = new Set<string>()
  const collect = (text: string) => {
    if (text.length < SHORTEST_ADDRESS || found.has(text)) return
    for (const address of text.match(ADDRESS) ?? []) found.add(address)
  }
  forEachText(messages, collect)
  for (const { type, attributes } of tx.events) {
    if (BANK_EVENTS.has(type)) for (const { value } of attributes ?? []) collect(value ?? '')
  }
  if (method !== null) found.add(method)
  return [...found].join(' ')
}

/** Hands over every text inside a JSON value. Not recursive: a contract's message may be nested deeper than the stack reaches. */
function forEachText(root: unknown, see: (text: string) => void): void {
  const open = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') see(value)
    else if (isNested(value)) for (const inner of Object.values(value)) open.push(inner)
  }
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
