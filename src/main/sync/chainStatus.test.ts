// Checks what all sync targets of a chain share: a target that is stopped while the chain is asked stops no others.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hastyClock, openSyncBench, tempFolder } from '../../../test/support/benches/syncBench.ts'
import { createLog } from '../platform/log/log.ts'
import { request as ask, type HttpRequest } from '../platform/http/http.ts'
import { createChainStatus } from './chainStatus.ts'

let folder: ReturnType<typeof tempFolder>
let bench: Awaited<ReturnType<typeof openSyncBench>>

const indexer = 'https://indexer.invalid'
const entry = { chain_id: 'evm-1', chain_name: 'evm', bech32_prefix: 'init', apis: { indexer: [{ address: indexer }] }, metadata: {} }

beforeEach(async () => {
  folder = tempFolder()
  const network = { router: null, chains: [entry], assets: {} }
  bench = await openSyncBench({ folder: folder.path, network, fetch: () => Promise.reject(new TypeError('offline')), accounts: [] })
})

afterEach(async () => {
  await bench.close()
  folder.remove()
})

test('a stream that is stopped while it asks leaves the answer to the others', async () => {
  let answers = 0
  const waiting: (() => void)[] = []
  const status = { version: 'v1', commit_hash: 'a', chain_id: 'evm-1', height: 5 }
  const fetch = (_: string, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      waiting.push(() => {
        answers += 1
        resolve(new Response(JSON.stringify(status), { headers: { 'content-type': 'application/json' } }))
      })
      init?.signal?.addEventListener('abort', () => {
        reject(new DOMException('stopped', 'AbortError'))
      })
    })
  const [chain] = bench.registry.chains
  if (chain === undefined) throw new Error('a chain is needed')
  const log = createLog(hastyClock.now, () => undefined)
  const { archive, ingest } = bench
  const shared = createChainStatus({ request: (options: HttpRequest) => ask(fetch, options), clock: hastyClock, archive, ingest, log })
  const leaving = new AbortController()
  const left = shared.check(chain, { indexer, again: false, signal: leaving.signal })
  const staying = shared.check(chain, { indexer, again: false, signal: new AbortController().signal })
  leaving.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  const answering = setInterval(() => {
    for (const answer of waiting.splice(0)) answer()
  }, 5)
  try {
    await expect(staying).resolves.toBe('rollytics')
    expect(answers).toBeGreaterThan(0)
  } finally {
    clearInterval(answering)
  }
})
