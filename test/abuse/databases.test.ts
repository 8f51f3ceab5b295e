// Data files that a fuzzer made: headers, pages, ends and logs. Each is looked at, checked and salvaged without a crash, and rows that
// are gone are never called sound.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkData, diagnose } from '../../src/main/features/maintenance/check.ts'
import { salvage } from '../../src/main/features/maintenance/salvage.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { maintenanceSetup } from '../support/benches/maintenanceBench.ts'

const maintenance = maintenanceSetup()

interface Wound {
  how: 'header' | 'byte' | 'run' | 'page' | 'swap' | 'cut' | 'grow' | 'log'
  at: number
  with: number
}
const wounds = fc.array(
  fc.record({
    how: fc.constantFrom<Wound['how']>('header', 'header', 'byte', 'byte', 'run', 'page', 'swap', 'cut', 'grow', 'log'),
    at: fc.nat(),
    with: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
)

function wounded(file: string, { how, at, with: by }: Wound): void {
  const bytes = readFileSync(file)
  const place = at % Math.max(1, bytes.length)
  const page = (number: number) => (number % Math.max(1, Math.floor(bytes.length / 4096))) * 4096
  const noise = Buffer.from(Array.from({ length: 200 }, (_, index) => (index * by + at) % 256))
  if (how === 'header') bytes[at % 100] = by % 256
  if (how === 'byte' && bytes.length > 0) bytes[place] = by % 256
  if (how === 'run') noise.copy(bytes, place)
  if (how === 'page') bytes.fill(by % 3, page(at), Math.min(page(at) + 4096, bytes.length))
  if (how === 'swap') bytes.copy(bytes, page(at), page(by), page(by) + 4096)
  if (how === 'log')
    writeFileSync(`${file}-wal`, Buffer.concat([Buffer.from('377f0682002de21800001000', 'hex'), noise, bytes.subarray(0, 9000)]))
  else writeFileSync(file, how === 'cut' ? bytes.subarray(0, place) : how === 'grow' ? Buffer.concat([bytes, noise]) : bytes)
}

test('are looked at, checked and salvaged', async () => {
  await maintenance.filled()
  await maintenance.bench.close()
  const whole = join(maintenance.folder(), 'practice')
  const folder = join(maintenance.folder(), 'fuzzed')
  const target = join(maintenance.folder(), 'salvaged.jsonl')
  const all = salvage(whole, target, null)
  const isOver = createDeadline()
  const ends: Record<string, number> = {}
  let tried = 0
  for (const harm of fc.sample(wounds, { seed: SEED, numRuns: inputs(25) })) {
    if (isOver()) break
    rmSync(folder, { recursive: true, force: true })
    rmSync(target, { force: true })
    mkdirSync(folder)
    for (const name of ['journal.db', 'archive.db']) cpSync(join(whole, name), join(folder, name))
    for (const wound of harm) wounded(join(folder, wound.with % 3 === 0 ? 'archive.db' : 'journal.db'), wound)
    const states = diagnose(folder, null).map(({ state }) => state)
    const { isSound } = checkData(folder, null)
    const rows = salvage(folder, target, null)
    const text = existsSync(target) && statSync(target).size > 0 ? readFileSync(target, 'utf8') : ''
    const end = isSound ? 'sound' : states.every((state) => state === 'sound') ? 'found by the check' : 'found at once'
    ends[end] = (ends[end] ?? 0) + 1
    tried += 1
    if (rows < all) expect([harm, isSound && !text.includes('"error"')]).toEqual([harm, false])
  }
  note({ part: 'databases', name: 'damaged files', tried, ends })
  expect(ends['found at once'] ?? 0).toBeGreaterThan(0)
  await maintenance.reopen()
}, 600_000)
