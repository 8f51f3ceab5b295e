// Checks MsgExecute and MsgExecuteJSON of Initia's Move chains.
// Sources: initia-labs/initia proto/initia/move/v1/tx.proto; initia-labs/initia x/move/types/connector.go (metadata addresses).
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Bytes, readFields } from '../fields.ts'
import { fundsAfter } from '../trace/funds.ts'
import { requireListed, type Intent } from '../intent.ts'
import { readMoveCall, readStandardCall, type MoveInput, type StandardCall } from './moveCalls.ts'
import { writeMoveArguments } from './moveJson.ts'
import { requireSender } from '../plainMessages.ts'
import { quoted, unlisted, unsafe, type CheckReport } from '../checkReport.ts'
import { startTrace, traceCall, traceFunds } from '../trace/traceFunds.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** Type URL of a call with arguments in BCS. */
export const MOVE_EXECUTE = '/initia.move.v1.MsgExecute'
/** Type URL of a call with arguments in JSON. */
export const MOVE_EXECUTE_JSON = '/initia.move.v1.MsgExecuteJSON'

const target = {
  sender: z.string(),
  moduleAddress: z.string(),
  moduleName: z.string(),
  functionName: z.string(),
  typeArgs: z.array(z.string()),
}
const Execute = z.strictObject({ ...target, args: z.array(Bytes) })
const ExecuteJson = z.strictObject({ ...target, args: z.array(z.string()) })

/** Checks MsgExecute, whose arguments are in BCS. */
export function checkMoveExecute(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, moduleAddress, moduleName, functionName, typeArgs, args } = readFields(Execute, value)
  requireSender(report, intent, sender)
  checkCall(report, intent, { address: moduleAddress, module: moduleName, name: functionName, typeArgs, args })
}

/** Checks MsgExecuteJSON, whose JSON arguments are read as the same arguments in BCS. */
export function checkMoveExecuteJson(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, moduleAddress, moduleName, functionName, typeArgs, args } = readFields(ExecuteJson, value)
  requireSender(report, intent, sender)
  const chain = requireListed(intent, intent.from.chainId)
  const call = { address: moduleAddress, module: moduleName, name: functionName, typeArgs }
  checkCall(report, intent, { ...call, args: writeMoveArguments(call, args, chain) })
}

function checkCall(report: CheckReport, intent: Intent, input: MoveInput): void {
  const standard = readStandardCall(input)
  if (standard !== null) return checkStandard(report, intent, input, standard)
  const call = readMoveCall(input)
  traceCall(startTrace(report, intent, call.spends), call)
}

function checkStandard(report: CheckReport, intent: Intent, input: MoveInput, call: StandardCall): void {
  report.require('function', 'text', `${input.module}::${input.name}`, `${input.module}::${input.name}`)
  const state = startTrace(report, intent, { denom: nameOf(call.metadata, intent.from.denom), amount: call.amount })
  if (call.kind === 'send') return traceFunds(state, { how: 'credit', to: call.to })
  const chain = requireListed(intent, intent.from.chainId)
  const wanted = call.kind === 'stableSwap' ? nameOf(call.wanted, intent.goal.denom) : wantedOf(report, intent, call.pair)
  if (call.least === null) throw unsafe('The swap has no minimum output.')
  const effect = { kind: 'exchange', least: { denom: wanted, amount: call.least } } as const
  const funds = fundsAfter(intent, state.funds, chain, effect)
  traceFunds({ ...state, funds }, { how: 'credit', to: intent.sender })
}

/** Returns what a listed pair gives for the asset. @throws AppError transfer.unsafeMessage for any other pair. */
function wantedOf(report: CheckReport, intent: Intent, address: string): string {
  const { from, registry } = intent
  const pair = registry.contract(from.chainId, address)
  if (pair === null) {
    const { name } = requireListed(intent, from.chainId)
    throw unlisted('contract', phrase`The message swaps in ${quoted(address)} on ${name}, a pair that isn’t in the chain list.`)
  }
  report.require('contract', 'address', address, pair.address, pair.role === 'dexPair')
  const wanted = pair.denoms.find((one) => one !== from.denom)
  if (wanted === undefined || !pair.denoms.includes(from.denom)) throw unsafe('This pair doesn’t trade the asset being sent.')
  return wanted
}

/** Returns the denomination where the object is that of its coin; otherwise the object, which no asset is named after. */
function nameOf(metadata: string, denom: string): string {
  return metadata === metadataOf(denom) ? denom : metadata
}

/**
 * Returns the object that holds a coin's metadata: named in `move/…`, otherwise derived from the denomination by 0x1. On purpose not the one of
 * `decoding`, by which documents are built: an error in either shows as a difference.
 */
export function metadataOf(denom: string): string {
  const named = /^move\/([0-9a-f]{1,64})$/i.exec(denom)?.[1]
  if (named !== undefined) return `0x${named.toLowerCase().padStart(64, '0')}`
  const creator = Buffer.alloc(32)
  creator[31] = 1
  // The last byte marks the address as a named object's.
  return `0x${createHash('sha3-256').update(creator).update(denom).update(Uint8Array.of(0xfe)).digest('hex')}`
}
