// The benchmark's indexer as a process, and the bare loop that everything is held against.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { z } from 'zod'
import type { Link } from './server/link.ts'

/** Names the folder of the benchmark's bundles to its parts. */
export const BENCH_PROGRAMS = 'WAYBILL_BENCH_PROGRAMS'

export const ACCOUNT = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

export interface BenchServer {
  url: string
  /** Size of all pages. */
  bytes: number
  stop(): void
}

const Said = z.object({ url: z.string(), bytes: z.number() })

/** Starts it; `delayMs` passes before each answer, or all goes over a link. */
export async function startServer(rows: number, { delayMs = 0, link }: { delayMs?: number; link?: Link } = {}): Promise<BenchServer> {
  const program = join(process.env[BENCH_PROGRAMS] ?? '', 'indexer.js')
  const child = spawn(
    process.execPath,
    [program, String(rows), ACCOUNT, String(delayMs), ...(link === undefined ? [] : [JSON.stringify(link)])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { ...Said.parse(JSON.parse(line)), stop: () => child.kill() }
}

const Page = z.object({ pagination: z.object({ next_key: z.string().nullable() }) })

async function bareRead(url: string, key: string | null): Promise<string | null> {
  const query = new URLSearchParams({ 'pagination.limit': '100', ...(key === null ? {} : { 'pagination.key': key }) })
  const reply = await fetch(`${url}/indexer/tx/v1/txs/by_account/${ACCOUNT}?${query.toString()}`)
  return Page.parse(JSON.parse(await reply.text())).pagination.next_key
}

/** Seconds of fetching every page and parsing it, one after the other, doing nothing with it. */
export async function bareLoop({ url }: Pick<BenchServer, 'url'>): Promise<number> {
  const start = performance.now()
  let key: string | null = await bareRead(url, null)
  while (key !== null) key = await bareRead(url, key)
  return (performance.now() - start) / 1000
}
