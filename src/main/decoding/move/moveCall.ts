// Decodes calls of Move modules: what was called, and what known modules did.
// Sources: initia-labs/initia proto/initia/move/v1/tx.proto; initia-labs/movevm
// precompile/modules/initia_stdlib/sources/{coin,object}.move, fa/primary_fungible_store.move, token/initia_nft.move.
import { toBech32, fromHex } from '@cosmjs/encoding'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import type { IndexerEvent } from '../../../wire/indexer.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  jsonObject,
  meaning,
  textsField,
  type MessageMeaning,
  type MessageDecoder,
  type Viewpoint,
  type DecodeContext,
} from '../decodeContext.ts'
import { ownersOf } from '../../../shared/domain/knownModules.ts'
import { readByKnownEvents, readKnownFunction } from './moveFunctions.ts'
import { isSwap } from '../cosmos/swaps.ts'

/** Functions of 0x1 that send, with the index of the recipient argument. */
const SENDING: ReadonlyMap<string, { kind: ActivityKind; recipient: number }> = new Map([
  ['coin::transfer', { kind: 'sent', recipient: 0 }],
  ['primary_fungible_store::transfer', { kind: 'sent', recipient: 1 }],
  ['object::transfer_call', { kind: 'nftSent', recipient: 1 }],
  ['object::transfer', { kind: 'nftSent', recipient: 1 }],
])

/** Decodes initia.move MsgExecute, MsgExecuteJSON, MsgScript and MsgScriptJSON. */
export const readMoveCall: MessageDecoder = (context) => {
  const { message, me } = context
  const module = field(message, 'module_name')
  const called = field(message, 'function_name')
  const method = module === null || called === null ? null : `${module}::${called}`
  const address = field(message, 'module_address')
  if (!isMine(me, field(message, 'sender'))) return readMoveReceipt(context, method)
  const sending = address !== null && method !== null && ownersOf(address).includes('std') ? SENDING.get(method) : undefined
  const recipient = sending === undefined ? null : addressArgument(context, sending.recipient)
  const known = sending === undefined ? readKnownFunction(context) : null
  if (known !== null) {
    return { ...known, counterparty: known.counterparty ?? address, method, facts: [...known.facts, ...facts({ module: address })] }
  }
  const kind = sending?.kind ?? kindByEvents(context)
  const read = kind === 'moveCall' ? readByKnownEvents(context) : null
  const moved = objectTransfer(context.events, me)
  return {
    ...(read ?? meaning(kind === 'sent' && isMine(me, recipient) ? 'self' : kind)),
    counterparty: recipient ?? address,
    method,
    facts: [...(read?.facts ?? []), ...facts({ module: address, nft: kind === 'nftSent' ? (moved?.object ?? null) : null })],
  }
}

/** Determines the kind for an unlisted module: a swap by its event, an NFT sent by its object transfer. */
function kindByEvents({ events, movements, me, message }: DecodeContext): ActivityKind {
  const called = field(message, 'function_name') ?? ''
  const tags = events.flatMap((event) => (event.type === 'move' ? (attribute(event, 'type_tag') ?? []) : []))
  if (isSwap(movements) && (/swap/i.test(called) || tags.some((tag) => /::\w*Swap\w*$/.test(tag)))) return 'swapped'
  return movements.length === 0 && objectTransfer(events, me)?.isGiven === true ? 'nftSent' : 'moveCall'
}

/** Decodes another account's call that transferred an object to this one; movements show received coins. */
function readMoveReceipt({ events, me, message }: DecodeContext, method: string | null): MessageMeaning | null {
  const moved = objectTransfer(events, me)
  if (moved === null || moved.isGiven) return null
  return meaning('nftReceived', { counterparty: field(message, 'sender'), method, facts: facts({ nft: moved.object }) })
}

/** Finds an object transferred to or from the account. Source: initia_stdlib/sources/object.move TransferEvent. */
function objectTransfer(events: readonly IndexerEvent[], me: Viewpoint): { object: string; isGiven: boolean } | null {
  for (const event of events) {
    if (event.type !== 'move' || attribute(event, 'type_tag') !== '0x1::object::TransferEvent') continue
    const data = jsonObject(attribute(event, 'data') ?? '') ?? {}
    const object = field(data, 'object')
    const isGiven = isMine(me, field(data, 'from'))
    if (object !== null && isGiven !== isMine(me, field(data, 'to'))) return { object, isGiven }
  }
  return null
}

/** Parses an address argument: BCS in base64 (32 bytes), or a JSON string. Accounts are shown as the chain writes them. */
function addressArgument({ message, me }: DecodeContext, index: number): string | null {
  const argument = textsField(message, 'args')[index]
  if (argument === undefined) return null
  const digits = /^"?(0x[0-9a-f]{1,64})"?$/i.exec(argument)?.[1]?.slice(2) ?? hexOfBcs(argument)
  if (digits === null) return /^"?([a-z]+1[02-9ac-hj-np-z]{38,58})"?$/.exec(argument)?.[1] ?? null
  const padded = digits.padStart(64, '0')
  return padded.startsWith('0'.repeat(24)) ? toBech32(me.chain.bech32Prefix, fromHex(padded.slice(24))) : `0x${padded}`
}

function hexOfBcs(base64: string): string | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length === 32 ? bytes.toString('hex') : null
}

/** Decodes initia.move MsgPublish. */
export const readPublish: MessageDecoder = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('codePublished', { method: 'MsgPublish' }) : null
