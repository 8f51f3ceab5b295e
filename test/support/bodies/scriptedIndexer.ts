// Provides an indexer whose every answer is written in the test: the real request, and a fetch that answers from a function.
import { request, type HttpRequest } from '../../../src/main/platform/http/http.ts'
import type { Requester } from '../../../src/main/platform/http/limitConcurrency.ts'
import type { ResolvedIndexer } from '../../../src/main/clients/indexer/target.ts'
import type { Dialect } from '../../../src/wire/indexer.ts'

export interface ScriptedAnswer {
  /** Default 200. */
  status?: number
  /** Text as it is; anything else is written as JSON. */
  body: unknown
}

export interface ScriptedIndexer {
  request: Requester
  /** Requests so far: path and query, in order. */
  asked: string[]
}

export function scriptedIndexer(answer: (path: string) => ScriptedAnswer): ScriptedIndexer {
  const asked: string[] = []
  const fetch = (address: string) => {
    const { pathname, search } = new URL(address)
    asked.push(`${pathname}${search}`)
    const { status = 200, body } = answer(`${pathname}${search}`)
    const isText = typeof body === 'string'
    const text = isText ? body : JSON.stringify(body)
    return Promise.resolve(new Response(text, { status, headers: { 'content-type': isText ? 'text/plain' : 'application/json' } }))
  }
  return { asked, request: (options: HttpRequest) => request(fetch, options) }
}

export function scriptedTarget(dialect: Dialect): ResolvedIndexer {
  return { url: 'https://indexer.example', chainId: dialect === 'core' ? 'l1-1' : 'rollup-1', isL1: dialect === 'core', dialect }
}

/** The newest rows, without a count. */
export const NEWEST = { limit: 100, newestFirst: true, from: null } as const
