// Checks what calls of Move modules have in common: the kind of message, who calls, and which function of which module.
// Source: initia-labs/initia proto/initia/move/v1/tx.proto (MsgExecute, MsgExecuteJSON).
import { z } from 'zod'
import { isSameAddress } from '../addresses.ts'
import { onlyMessage } from '../checkCosmos.ts'
import { unsafe } from '../checkReport.ts'
import { readFields } from '../fields.ts'
import type { ActionCheck } from './actionCheck.ts'

/** The function that must be called. */
export interface ModuleFunction {
  /** Of the message that calls it. */
  typeUrl: string
  /** Address of the account that published the module, 0x…. */
  publisher: string
  module: string
  function: string
}

/** Requires the only message to call this function as the sender, without type arguments. @returns its arguments. @throws AppError transfer.unsafeMessage. */
export function requireCall<A>({ report, chain, sender, messages }: ActionCheck, wanted: ModuleFunction, args: z.ZodType<A>): A {
  const { typeUrl, value } = onlyMessage(messages)
  report.require('message', 'text', typeUrl, wanted.typeUrl)
  const call = readFields(
    z.strictObject({
      sender: z.string(),
      moduleAddress: z.string(),
      moduleName: z.string(),
      functionName: z.string(),
      typeArgs: z.tuple([]),
      args,
    }),
    value,
  )
  report.require('sender', 'address', call.sender, sender, isSameAddress(call.sender, sender, chain))
  report.require('contract', 'address', call.moduleAddress, wanted.publisher)
  report.require('function', 'text', `${call.moduleName}::${call.functionName}`, `${wanted.module}::${wanted.function}`)
  return call.args
}

/** Reads an argument in its only spelling: the device shows it so. @throws AppError transfer.unsafeMessage. */
export function readJson<T>(schema: z.ZodType<T>, json: string): T {
  const value = schema.safeParse(parsed(json))
  if (!value.success || JSON.stringify(value.data) !== json) throw unsafe('The arguments of this call can’t be read.')
  return value.data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // No value that any schema takes: the caller says so.
    return undefined
  }
}
