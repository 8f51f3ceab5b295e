// Asks a node for the value of a Move module's view function. Source: initia-labs/initia proto/initia/move/v1/query.proto.
import type { z } from 'zod'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway } from '../cosmos/gateway.ts'

/** Where to ask. */
export interface ViewQuestion {
  rest: string
  signal?: AbortSignal | undefined
}

/** A function that changes nothing and returns a value. */
export interface ViewFunction {
  /** Of the account that published the module, 0x…. */
  address: string
  module: string
  name: string
  types?: readonly string[]
}

/**
 * Returns the value.
 * @param args numbers and addresses as texts
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export function askView<T>(
  request: Requester,
  { rest, signal }: ViewQuestion,
  { address, module, name, types = [] }: ViewFunction,
  args: readonly string[],
  schema: z.ZodType<T>,
): Promise<T> {
  const texts = args.map((argument) => JSON.stringify(argument))
  const body = JSON.stringify({ address, module_name: module, function_name: name, type_args: types, args: texts })
  return askGateway(request, { rest, path: '/initia/move/v1/view/json', schema, body, signal })
}
