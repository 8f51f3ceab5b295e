// A session with something to lose: accounts, labels, a view, a transfer, history. It can be put back as it was, and looked through.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maintenanceBench, FIRST, type MaintenanceBench } from '../support/benches/maintenanceBench.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import type { KeyStore } from '../../src/main/features/vault/vaults.ts'
import type { Known } from './inputsOf.ts'
import { openDatabase } from '../../src/main/db/database.ts'

export type Victim = Awaited<ReturnType<typeof openVictim>>

const BYSTANDER = 'not of Waybill'

export async function openVictim() {
  const root = tempFolder()
  const data = join(root.path, 'data')
  const kept = join(root.path, 'kept')
  mkdirSync(data)
  writeFileSync(join(root.path, 'bystander.txt'), BYSTANDER)
  let bench = await maintenanceBench(data)
  const known = await fill(bench)
  await bench.close()
  cpSync(data, kept, { recursive: true })
  bench = await maintenanceBench(data)
  return {
    /** Ids, addresses, hashes and the like that exist. */
    known,
    data,
    get bench(): MaintenanceBench {
      return bench
    },
    /** As it was at first. */
    reset: async (keyStore: KeyStore | null = null) => {
      await bench.close()
      rmSync(data, { recursive: true, force: true })
      cpSync(kept, data, { recursive: true })
      bench = await maintenanceBench(data, { keyStore })
    },
    /** A start on the folder as it is, after `bench.close`. */
    open: async (keyStore: KeyStore | null) => {
      bench = await maintenanceBench(data, { keyStore })
    },
    /** Returns a digest of each table whose content exists only on this computer. */
    journal: () => digestTables(join(data, 'practice', 'journal.db')),
    /** What lies in the data folder, and whether anything lies or changed beside it. */
    files: () => ({
      beside: readdirSync(root.path).filter((name) => !['data', 'kept', 'bystander.txt'].includes(name)),
      isBystanderWhole: readFileSync(join(root.path, 'bystander.txt'), 'utf8') === BYSTANDER,
      within: readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
    }),
    close: async () => {
      await bench.close()
      root.remove()
    },
  }
}

/** Something of every kind; returns what names it. */
async function fill(bench: MaintenanceBench): Promise<Known> {
  const { call } = bench
  const watched = await bench.copy(FIRST, 'Savings')
  await call('accounts.remove', { id: watched.id })
  const account = await call('accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'Flex 1' })
  const other = await call('accounts.watch', { address: 'init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y', label: 'Aimed at' })
  const [item] = (await call('activity.page', { filter: {}, limit: 5 })).items
  if (item === undefined) throw new Error('no history')
  await call('labels.set', { key: { kind: 'tx', chainId: item.chainId, ref: item.hash }, label: 'Rent', note: 'paid' })
  const [view] = await call('views.save', { name: 'Rents', text: 'label:rent' })
  const asset = (await call('assets.list', {})).find(({ chainId }) => chainId === 'lantern-1')
  const request = {
    accountId: account.id,
    fromChainId: 'practice-1',
    fromDenom: 'uinit',
    toChainId: 'lantern-1',
    toDenom: asset?.denom ?? '',
  }
  const { offers } = await call('quotes.request', { ...request, amount: '1500000', recipient: null, slippagePercent: '0.5' })
  const offer = offers[0]
  const transfer = offer === undefined ? null : await call('transfers.create', { quoteId: offer.id })
  const built = transfer === null ? null : await call('transfers.step', { ...transfer.transfer, step: 'build', consent: null })
  const nft = (await call('nfts.page', { filter: { show: 'held' }, offset: 0, limit: 1 }))[0]
  const texts = (...found: (string | undefined)[]) => [...new Set(found.filter((text) => text !== undefined))]
  return {
    chain: (await call('chains.list', {})).map(({ id }) => id),
    account: [account.id, other.id],
    address: texts(FIRST, account.address.hex, account.address.bech32, other.address.bech32, nft?.collection),
    denom: texts('uinit', request.toDenom, 'practice-1:uinit'),
    hash: texts(item.hash, item.hash.toLowerCase()),
    other: texts(view?.id, offer?.id, built?.transfer.id, nft?.collection, nft?.tokenId, 'Rent', 'label:rent', '1500000', '0.5', 'init'),
  }
}

function digestTables(file: string): Record<string, string> {
  const db = openDatabase(file, { mode: 'read' })
  try {
    const names = db.prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
    return Object.fromEntries(
      names.map(({ name }) => {
        const rows = db.prepare(`SELECT * FROM "${name}"`).raw().all()
        return [
          name,
          createHash('sha256')
            .update(JSON.stringify(rows.map(String).toSorted()))
            .digest('hex'),
        ]
      }),
    )
  } finally {
    db.close()
  }
}
