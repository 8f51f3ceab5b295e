// MsgExecute and MsgExecuteJSON: a function of a Move module, its arguments in BCS or in JSON.
// Source: initia-labs/initia proto/initia/move/v1/tx.proto.
import { ChainError, type Effects } from '../../book/effects.ts'
import { toBase64 } from '../../keys/bytes.ts'
import type { ActContext, DecodedMessage, Reader } from './message.ts'
import { runGauges, runGaugesJson } from './gaugeCalls.ts'
import { runLocks } from './lockCalls.ts'
import { argumentsInBcs, runMove, type MoveCall } from './moveStdlib.ts'
import { readFields } from '../protoFields.ts'
import { runVipJson } from './vipCalls.ts'
import { runUsernames } from './usernameCalls.ts'

/** Type URL of a Move call with arguments in BCS. */
export const EXECUTE = '/initia.move.v1.MsgExecute'
/** Type URL of a Move call with arguments in JSON. */
export const EXECUTE_JSON = '/initia.move.v1.MsgExecuteJSON'

interface Head {
  sender: string
  module_address: string
  module_name: string
  function_name: string
}

/** Runs a call whose arguments are JSON, where it has a reader of its own. @returns whether it was that call. */
type RunJson = (effects: Effects, context: ActContext) => boolean

function act(type: string, common: Head, callOf: () => MoveCall, runJson: RunJson = () => false): DecodedMessage['act'] {
  return (effects: Effects, context: ActContext) => {
    if (!['l1', 'minimove'].includes(context.state.chain.kind))
      throw new ChainError(6, 'sdk', `unrecognized message route ${type}: unknown request`)
    effects.emit('message', { action: type, sender: common.sender, module: 'move' })
    effects.emit('execute', {
      sender: common.sender,
      module_addr: common.module_address,
      module_name: common.module_name,
      function_name: common.function_name,
    })
    if (context.state.chain.kind !== 'l1') return
    if (runJson(effects, context)) return
    const call = callOf()
    runMove(context.state, effects, call)
    runUsernames(context.state, effects, call, context.timeMs)
    runLocks(effects, context, call)
    runGauges(effects, context, call)
  }
}

function headOf(fields: ReturnType<typeof readFields>): Head {
  return { sender: fields.text(1), module_address: fields.text(2), module_name: fields.text(3), function_name: fields.text(4) }
}

function messageOf(
  typeUrl: string,
  head: Head,
  lists: { typeArgs: string[]; args: string[] },
  callOf: () => MoveCall,
  runJson?: RunJson,
): DecodedMessage {
  const { typeArgs, args } = lists
  return {
    typeUrl,
    signer: head.sender,
    json: { ...head, type_args: typeArgs, args },
    amino: {
      type: typeUrl === EXECUTE ? 'move/MsgExecute' : 'move/MsgExecuteJSON',
      value: { ...head, type_args: typeArgs.length === 0 ? undefined : typeArgs, args: args.length === 0 ? undefined : args },
    },
    act: act(typeUrl, head, callOf, runJson),
  }
}

/** MsgExecute. */
export const execute: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [head, args] = [headOf(fields), fields.bytesList(6)]
  const callOf = (): MoveCall => ({ ...head, args })
  return messageOf(EXECUTE, head, { typeArgs: fields.texts(5), args: args.map(toBase64) }, callOf)
}

/** MsgExecuteJSON. */
export const executeJson: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [head, args] = [headOf(fields), fields.texts(6)]
  const callOf = (): MoveCall => ({ ...head, args: argumentsInBcs(head, args) })
  const runJson: RunJson = (effects, context) => runGaugesJson(effects, context, head, args) || runVipJson(effects, context, head, args)
  return messageOf(EXECUTE_JSON, head, { typeArgs: fields.texts(5), args }, callOf, runJson)
}
