// MsgExecuteContract: a call of Skip's entry point, the one Wasm contract that the practice chains run.
// Source: CosmWasm/wasmd proto/cosmwasm/wasm/v1/tx.proto; cosmos-sdk x/tx/signing/aminojson/json_marshal.go (the call stands in the sign
// document as JSON, its numbers as doubles).
import { ChainError } from '../../book/effects.ts'
import type { JsonValue } from '../aminoJson.ts'
import { readFields } from '../protoFields.ts'
import { checkCoin, readCoin, type Reader } from './message.ts'
import { readEntryCall } from './wasmEntryPoint.ts'

/** Type URL of a contract call. */
export const EXECUTE_CONTRACT = '/cosmwasm.wasm.v1.MsgExecuteContract'

function readJson(bytes: Uint8Array): JsonValue {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as JsonValue
  } catch {
    throw new ChainError(2, 'wasm', 'payload msg: invalid')
  }
}

/** MsgExecuteContract. */
export const executeContract: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, contract, msg, funds] = [fields.text(1), fields.text(2), readJson(fields.bytes(3)), fields.bytesList(5).map(readCoin)]
  const json = { sender, contract, msg, funds }
  return {
    typeUrl: EXECUTE_CONTRACT,
    signer: sender,
    json,
    amino: { type: 'wasm/MsgExecuteContract', value: { ...json, funds: funds.map(({ denom, amount }) => ({ denom, amount })) } },
    crosses: true,
    act: (effects, { state, timeMs, sent }) => {
      if (!['cosmos', 'miniwasm'].includes(state.chain.kind))
        throw new ChainError(6, 'sdk', `unrecognized message route ${EXECUTE_CONTRACT}: unknown request`)
      const [paid, ...others] = funds
      if (paid === undefined || others.length > 0)
        throw new ChainError(5, 'wasm', 'Sent more than one denomination: execute wasm contract failed')
      checkCoin(paid)
      effects.emit('message', { action: EXECUTE_CONTRACT, sender, module: 'wasm' })
      effects.emit('execute', { _contract_address: contract })
      const onward = readEntryCall(state, contract, msg, paid, timeMs).run(effects, sender)
      effects.emit('wasm', { _contract_address: contract, action: 'execute_swap_and_action' })
      if (onward !== null) sent(onward.packet, onward.coin)
    },
  }
}
