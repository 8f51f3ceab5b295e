// What `npm run seals` says of a program: sealed, a fuse that is open, and one that the program is too old to have.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'waybill-seals-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Where Electron keeps its fuses: this text, the format's version, how many there are, and a character each. Source: @electron/fuses. */
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** In Electron's order: run as node, cookies, NODE_OPTIONS, inspectors, digest, archive alone, snapshot, file protocol. */
const SEALED = '00001100'

function look(fuses: string) {
  const program = join(folder, 'waybill')
  writeFileSync(program, Buffer.concat([Buffer.from(MARK), Buffer.from([1, fuses.length]), Buffer.from(fuses)]))
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/seals.mjs'), program], { encoding: 'utf8' })
  return {
    status,
    said: stdout
      .trim()
      .split('\n')
      .map((line) => line.replace(`${program}: `, '')),
  }
}

test('sealed as the configuration says', () => {
  expect(look(SEALED)).toEqual({ status: 0, said: ['1 programs looked at, 0 seals missing'] })
})

test('with one open', () => {
  expect(look(`1${SEALED.slice(1)}`)).toEqual({ status: 1, said: ['runAsNode is on', '1 programs looked at, 1 seals missing'] })
})

test.each([SEALED.slice(0, -1), `${SEALED.slice(0, -1)}r`])('without the last: %s', (fuses) => {
  expect(look(fuses)).toEqual({ status: 1, said: ['grantFileProtocolExtraPrivileges is missing', '1 programs looked at, 1 seals missing'] })
})
