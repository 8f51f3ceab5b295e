// Checks MsgExecuteContract: Skip's entry point with coins, or tokens of a contract (cw20) sent or passed to it.
// Sources: CosmWasm/wasmd proto/cosmwasm/wasm/v1/tx.proto; CosmWasm/cw-plus packages/cw20 (Cw20ExecuteMsg).
import { z } from 'zod'
import { isSameAddress } from '../addresses.ts'
import { Amount, Bytes, CoinField, readFields } from '../fields.ts'
import { requireListed, type Intent } from '../intent.ts'
import { requireSender } from '../plainMessages.ts'
import { unsafe, type CheckReport } from '../checkReport.ts'
import { startTrace, traceCall, traceFunds } from '../trace/traceFunds.ts'
import { readWasmCall, readWasmMessage } from './wasmCalls.ts'

/** Type URL of a contract call. */
export const WASM_EXECUTE = '/cosmwasm.wasm.v1.MsgExecuteContract'

const Execute = z.strictObject({ sender: z.string(), contract: z.string(), msg: Bytes, funds: z.array(CoinField).max(1) })
const GiveToken = z.strictObject({ transfer: z.strictObject({ recipient: z.string(), amount: Amount }) })
const HandToken = z.strictObject({ send: z.strictObject({ contract: z.string(), amount: Amount, msg: z.base64() }) })

/** Checks MsgExecuteContract. */
export function checkWasmExecute(report: CheckReport, intent: Intent, value: unknown): void {
  const { sender, contract, msg, funds } = readFields(Execute, value)
  requireSender(report, intent, sender)
  const message = readWasmMessage(msg)
  const [coin] = funds
  if (coin !== undefined) {
    return traceCall(startTrace(report, intent, coin), readWasmCall(contract, message))
  }
  const chain = requireListed(intent, intent.from.chainId)
  const token = /^cw20:(.+)$/.exec(intent.from.denom)?.[1]
  if (token === undefined) throw unsafe('The message’s call sends no coins, so it doesn’t do what you asked.')
  report.require('contract', 'address', contract, token, isSameAddress(contract, token, chain))
  const given = GiveToken.safeParse(message).data?.transfer
  if (given !== undefined) {
    report.require('function', 'text', 'transfer', 'transfer')
    const state = startTrace(report, intent, { denom: intent.from.denom, amount: given.amount })
    return traceFunds(state, { how: 'credit', to: given.recipient })
  }
  const handed = HandToken.safeParse(message).data?.send
  if (handed === undefined) throw unsafe('The message calls a token function that transfers don’t use.')
  const state = startTrace(report, intent, { denom: intent.from.denom, amount: handed.amount })
  traceCall(state, readWasmCall(handed.contract, readWasmMessage(Buffer.from(handed.msg, 'base64'))))
}
