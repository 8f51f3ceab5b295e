// Checks that a malicious backup is refused, and nothing is changed: its digests are right, since its author writes them too.
import { createHash } from 'node:crypto'
import { createWriteStream, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { maintenanceSetup } from '../../support/benches/maintenanceBench.ts'

const maintenance = maintenanceSetup()

type Files = Map<string, Buffer>
interface Manifest {
  hasPictures: boolean
  databases: Record<'journal' | 'archive', { schema: number; sha256: string }>
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** Runs SQL in one of the databases of a backup. */
function changed(files: Files, name: 'journal' | 'archive', sql: string): void {
  const file = join(maintenance.folder(), `${name}.changed`)
  writeFileSync(file, files.get(`${name}.db`) ?? '')
  const db = new Database(file)
  db.exec(sql)
  files.set(`${name}.db`, db.serialize())
  db.close()
  rmSync(file)
}

const HOSTILE: Record<string, { says: string; harm: (files: Files, manifest: Manifest) => unknown }> = {
  'a trigger in the journal': {
    says: 'its journal is damaged, or was not made',
    harm: (files) => {
      changed(files, 'journal', "CREATE TRIGGER t AFTER INSERT ON label BEGIN UPDATE account SET label = 'Mine'; END")
    },
  },
  'a view in the place of a table': {
    says: 'its journal is damaged, or was not made',
    harm: (files) => {
      changed(files, 'journal', 'ALTER TABLE view RENAME TO v; CREATE VIEW view AS SELECT * FROM v')
    },
  },
  'a further table in the archive': {
    says: 'its archive is damaged, or was not made',
    harm: (files) => {
      changed(files, 'archive', 'CREATE TABLE spare (body BLOB)')
    },
  },
  'an index that is computed': {
    says: 'its journal is damaged, or was not made',
    harm: (files) => {
      changed(files, 'journal', 'CREATE INDEX i ON label (upper(note))')
    },
  },
  'a schema that is not of its version': {
    says: 'its journal is damaged, or was not made',
    harm: (files) => {
      changed(files, 'journal', 'PRAGMA user_version = 30')
    },
  },
  'databases that are swapped': {
    says: 'its journal and archive is damaged',
    harm: (files) => {
      const [journal, archive] = [files.get('journal.db'), files.get('archive.db')]
      if (journal !== undefined && archive !== undefined) files.set('journal.db', archive).set('archive.db', journal)
    },
  },
  'no archive': { says: 'it has no archive', harm: (files) => files.delete('archive.db') },
  'pictures that its manifest does not name': {
    says: 'it contains an unknown file',
    harm: (files) => files.set(`media/${digest(WEBP)}`, WEBP),
  },
  'a picture that is none': {
    says: 'an image in it has changed',
    harm: (files, manifest) => {
      manifest.hasPictures = true
      const page = Buffer.from('<svg onload="alert(1)"/>')
      files.set(`media/${digest(page)}`, page)
    },
  },
  'a picture under another name': {
    says: 'an image in it has changed',
    harm: (files, manifest) => {
      manifest.hasPictures = true
      files.set(`media/${'0'.repeat(64)}`, WEBP)
    },
  },
  'a folder in the place of a picture': {
    says: 'it contains an unknown file',
    harm: (files, manifest) => {
      manifest.hasPictures = true
      files.set('media/.', WEBP)
    },
  },
}

test('is refused, whatever it holds that no Waybill writes', async () => {
  const { held } = await maintenance.filled()
  const good = await maintenance.backUp()
  for (const [name, { says, harm }] of Object.entries(HOSTILE)) {
    const file = join(maintenance.folder(), 'hostile.zip')
    await crafted(good, file, harm)
    const ticket = await maintenance.bench.upload(file)
    await expect(maintenance.bench.call('data.restore', { ticket }), name).rejects.toMatchObject({
      code: 'backup.unreadable',
      message: expect.stringContaining(says) as unknown,
    })
  }
  expect(await maintenance.hashes()).toEqual(held)
  expect(readdirSync(maintenance.bench.folder).filter((name) => /^(aside|work|swap)/.test(name))).toEqual([])
})

test('is not refused for a picture such as Waybill draws', async () => {
  const { held } = await maintenance.filled()
  const file = join(maintenance.folder(), 'pictures.zip')
  await crafted(await maintenance.backUp(), file, (files, manifest) => {
    manifest.hasPictures = true
    files.set(`media/${digest(WEBP)}`, WEBP)
  })
  await maintenance.bench.call('data.restore', { ticket: await maintenance.bench.upload(file) })
  expect(await maintenance.hashes()).toEqual(held)
})

/** The same backup with other contents, and a manifest that fits them. */
async function crafted(from: string, to: string, harm: (files: Files, manifest: Manifest) => unknown): Promise<void> {
  const files: Files = new Map()
  const source = await yauzl.openPromise(from, { lazyEntries: true, autoClose: false })
  for await (const entry of source.eachEntry()) files.set(entry.fileName, await buffer(await source.openReadStreamPromise(entry)))
  source.close()
  const manifest = JSON.parse(files.get('manifest.json')?.toString('utf8') ?? '') as Manifest
  files.delete('manifest.json')
  harm(files, manifest)
  for (const name of ['journal', 'archive'] as const) manifest.databases[name].sha256 = digest(files.get(`${name}.db`) ?? Buffer.alloc(0))
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json')
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  await pipeline(out, createWriteStream(to))
}
