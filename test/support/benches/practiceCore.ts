// The whole core on real files against a practice network that the test holds in its hand, with a gate in the way of every request.
import { createCore } from '../../../src/main/app/core.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import type { PracticeNetwork } from '../../../src/practice/network.ts'
import type { Input, Method, Output } from '../../../src/shared/contract/methods.ts'
import { fromErrorData } from '../../../src/shared/domain/errors.ts'
import { hastyClock, watched } from './syncBench.ts'
import { WORKERS } from '../programs/workers.ts'

/** Answers in the network's place, or hands the request on. */
export type Gate = (url: URL, pass: () => Promise<Response>) => Promise<Response>

export type PracticeCore = Awaited<ReturnType<typeof practiceCore>>

/** Every connection fails. */
export const offline: Gate = () => Promise.reject(new TypeError('fetch failed'))

/** Runs blocks and bridges a hundred times as fast as usual, so that payments arrive at once. */
export const PACE = 100

/** Opens the core in `folder`, not started: nothing is copied unless asked. `asked` are the addresses of all requests, in order. */
export async function practiceCore(folder: string, practice: PracticeNetwork, gate: Gate | null = null) {
  const asked: string[] = []
  const way = { gate }
  const fetch = (address: string, init?: RequestInit) => {
    asked.push(address)
    const pass = () => practice.fetch(address, init)
    return way.gate === null ? pass() : way.gate(new URL(address), pass)
  }
  const web = {
    resolve: () => (way.gate === offline ? Promise.reject(new Error('no address')) : Promise.resolve(['1.0.0.1'])),
    fetchAt: (_address: string, url: string, init: RequestInit) => fetch(url, { ...init, redirect: 'manual' }),
  }
  const world = { fetch, web, hid: practice.hid, clock: hastyClock, random: () => 0.5, newId: () => crypto.randomUUID() }
  const log = createLog(hastyClock.now, () => undefined)
  const core = await createCore({ folder, file: practice.network }, { world, log, workers: WORKERS, practice: null })
  return {
    core,
    asked,
    way,
    call: async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
      const reply = await core.dispatch(method, input)
      if (!reply.ok) throw fromErrorData(reply.error)
      return reply.value as Output<M>
    },
    /** Copies everything of an address, until nothing is missing or nothing more can be had. */
    sync: (address: string) => core.sync.once({ accounts: [watched(address)], signal: new AbortController().signal }),
    close: () => core.stop(),
  }
}

interface Page {
  pagination: { next_key: string | null }
}

/** Every row of a list as the practice indexer has it, asked without the app. */
export async function wholeList<T>(practice: PracticeNetwork, chainId: string, path: string, key: string): Promise<T[]> {
  const rows: T[] = []
  for (let next = ''; ;) {
    const query = `pagination.limit=100&pagination.count_total=true${next === '' ? '' : `&pagination.key=${encodeURIComponent(next)}`}`
    const reply = await practice.fetch(`https://indexer.${chainId}.practice.invalid/indexer/${path}?${query}`)
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    const page = (await reply.json()) as Page & Record<string, T[]>
    rows.push(...(page[key] ?? []))
    if (page.pagination.next_key === null || page[key]?.length === 0) return rows
    next = page.pagination.next_key
  }
}

/** Every transaction of an account that the local copy has on a chain. */
export async function copiedTxs(
  { call }: Pick<PracticeCore, 'call'>,
  filter: { chainId: string; accountId: string },
): Promise<{ hash: string; height: number }[]> {
  const rows: { hash: string; height: number }[] = []
  let cursor: string | null = null
  do {
    const page: Output<'activity.page'> = await call('activity.page', { filter, cursor, limit: 500 })
    rows.push(...page.items.map(({ hash, height }) => ({ hash, height })))
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
