// A watched account on the practice network, the whole core and the indexer client, and what the indexers have to compare with.
import { expect, onTestFinished } from 'vitest'
import type { ListPage } from '../../../src/main/clients/indexer/listPage.ts'
import type { ResolvedIndexer } from '../../../src/main/clients/indexer/target.ts'
import { limitConcurrency } from '../../../src/main/platform/http/limitConcurrency.ts'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import { writeBook } from './bookShelf.ts'
import { copiedTxs, PACE, practiceCore, wholeList } from './practiceCore.ts'
import { tempFolder } from './syncBench.ts'

export const L1 = 'practice-1'
export const EVM = 'tidewatch-1'
export const MOVE = 'lantern-1'
/** What every report says of the chains outside Initia. */
export const FAR = ['Basin: no history, because it isn’t an Initia chain.', 'Harbour: no history, because it isn’t an Initia chain.']
/** The first page, newest row first. */
export const newest = { newestFirst: true, from: null, limit: 100 } as const

export type FactBench = Awaited<ReturnType<typeof factBench>>

export const hostOf = (chainId: string) => `indexer.${chainId}.practice.invalid`

export function targetOf(chainId: string): ResolvedIndexer {
  const isL1 = chainId === L1
  return { url: `https://${hostOf(chainId)}`, chainId, isL1, dialect: isL1 ? 'core' : 'rollytics' }
}

/** The rows of a page, all of them readable. */
export function valuesOf<T>(page: ListPage<T>): T[] {
  return [...page.records()].map((row) => ('value' in row ? row.value : expect.fail(row.reason)))
}

interface Held {
  folder: ReturnType<typeof tempFolder>
  practice: PracticeNetwork
}

function fresh(): Held {
  const folder = tempFolder()
  const practice = createPracticeNetwork({ seed: 2, writeBook, file: ':memory:', clock: { now: Date.now }, pace: PACE })
  onTestFinished(() => {
    practice.close()
    folder.remove()
  })
  return { folder, practice }
}

/** Everything is closed when the test ends. @param held goes on with what another bench began; its core must be closed. */
export async function factBench(held: Held = fresh()) {
  const { folder, practice } = held
  const app = await practiceCore(folder.path, practice)
  onTestFinished(() => app.close())
  const me = practice.accounts[0]?.bech32 ?? ''
  const known = (await app.call('accounts.list', {})).find(({ address }) => address.bech32 === me)
  const { id: accountId } = known ?? (await app.call('accounts.watch', { address: me, label: 'Mine' }))
  return {
    folder,
    practice,
    app,
    me,
    accountId,
    request: () => limitConcurrency((url, init) => practice.fetch(url, init), 4),
    /** The hashes of the account's Cosmos transactions as the practice indexer has them now. */
    served: async (chainId: string): Promise<string[]> => {
      const rows = await wholeList<{ txhash: string }>(practice, chainId, `tx/v1/txs/by_account/${me}`, 'txs')
      return rows.map(({ txhash }) => txhash).toSorted()
    },
    /** The hashes of the local copy. */
    copied: async (chainId: string): Promise<string[]> => (await copiedTxs(app, { chainId, accountId })).map(({ hash }) => hash).toSorted(),
    historyAsked: (chainId: string) => app.asked.filter((url) => url.includes(hostOf(chainId)) && url.includes('/v1/txs/by_account/')),
    feeDenomOf: (chainId: string): string => {
      const chains = practice.network.chains as { chain_id: string; fees?: { fee_tokens: { denom: string }[] } }[]
      return chains.find(({ chain_id }) => chain_id === chainId)?.fees?.fee_tokens[0]?.denom ?? ''
    },
    /** Pays the account from other accounts; the payments are in blocks and indexed when this returns. */
    paid: async (chainId: string, denom: string, times: number): Promise<string[]> => {
      const hashes = Array.from({ length: times }, () => practice.pay(chainId, me, { denom, amount: '1' }))
      const last = `https://${hostOf(chainId)}/indexer/tx/v1/txs/${hashes.at(-1) ?? ''}`
      await expect.poll(async () => (await practice.fetch(last)).status, { interval: 10 }).toBe(200)
      return hashes
    },
  }
}
