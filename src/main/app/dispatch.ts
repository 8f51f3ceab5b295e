// The single entry point of the core: parses the input, runs the handler, parses the output, and answers with an envelope that crosses
// processes.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Reply } from '../../shared/contract/bridge.ts'
import { contract, type Handlers, type Method } from '../../shared/contract/methods.ts'
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import { asPhrase, phrase } from '../../shared/domain/phrase.ts'
import type { Log } from '../platform/log/log.ts'
import { toStoreError } from '../db/database.ts'

/** Never rejects: a failure is returned as data. */
export type Dispatch = (method: string, input: unknown) => Promise<Reply>

type AnyHandler = (input: unknown) => unknown

/** Creates a dispatch over handlers. A method without a handler here is refused like an unknown one. */
export function createDispatch({ handlers, log }: { handlers: Partial<Handlers>; log: Log }): Dispatch {
  return async (method, input) => {
    try {
      if (!isMethod(method)) throw unknownMethod(method)
      // Handlers of many input types share one object; each receives what its own schema has just parsed.
      const handler = handlers[method] as AnyHandler | undefined
      if (handler === undefined) throw unknownMethod(method)
      const value = await handled(handler, parseInput(method, input), (cause) => {
        log.error('dispatch.unreadable', cause, { method })
      })
      return { ok: true, value: await parseOutput(contract[method].output, value) }
    } catch (error) {
      if (!(error instanceof AppError)) log.error('dispatch.bug', error, { method })
      else if (error.code !== 'search.superseded')
        log.info('call.refused', { method: isMethod(method) ? method : 'unknown', code: error.code, ...ruleOf(error) })
      return { ok: false, error: toErrorData(error) }
    }
  }
}

function ruleOf({ rule }: AppError): { rule?: string } {
  return rule === null ? {} : { rule }
}

/** Items of a list that are parsed between two pauses: a few milliseconds. */
const SLICE = 25

/** Parses an answer; a long list with pauses, so that the main thread is not late for what else it does. */
async function parseOutput(schema: z.ZodType, value: unknown): Promise<unknown> {
  const isPlainList = schema instanceof z.ZodArray && (schema.def.checks ?? []).length === 0
  if (!isPlainList || !Array.isArray(value) || value.length <= SLICE) return schema.parse(value)
  const items: unknown[] = []
  for (let start = 0; start < value.length; start += SLICE) {
    if (start > 0) await nextTurn()
    items.push(...schema.parse(value.slice(start, start + SLICE)))
  }
  return items
}

/** Runs a handler. For stored rows that fit no schema, the log gets the parse error. @throws AppError store.…. */
async function handled(handler: AnyHandler, input: unknown, onUnreadable: (cause: unknown) => void): Promise<unknown> {
  try {
    return await handler(input)
  } catch (error) {
    const known = toStoreError(error)
    if (known !== error) onUnreadable(error)
    throw known
  }
}

/** Returns whether the contract has a method of that name. */
export function isMethod(name: string): name is Method {
  return Object.hasOwn(contract, name)
}

function parseInput(method: Method, input: unknown): unknown {
  const schema: z.ZodType = contract[method].input
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue === undefined || issue.path.length === 0 ? asPhrase('The input') : phrase`“${issue.path.join('.')}”`
  throw new AppError('input.invalid', phrase`${field} isn’t valid: ${issue?.message ?? asPhrase('unexpected format')}.`, {
    cause: parsed.error,
  })
}

function unknownMethod(name: string): AppError {
  return new AppError('input.invalid', phrase`Waybill has no method “${name.slice(0, 60)}”.`)
}
