// What one process left half replaced is finished before another change begins.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { swapFiles } from './folderSwap.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-swap-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a plan that waits is carried out first, so that its files are not lost with the next one', () => {
  for (const staging of ['work-1', 'work-2']) {
    mkdirSync(join(folder, staging))
    writeFileSync(join(folder, staging, 'journal.db'), staging)
  }
  // As a process leaves it that died right after the old file went out.
  mkdirSync(join(folder, 'aside-1'))
  writeFileSync(join(folder, 'aside-1', 'journal.db'), 'old')
  const names = ['journal.db']
  writeFileSync(join(folder, 'swap.json'), JSON.stringify({ phase: 'in', aside: 'aside-1', staging: 'work-1', names }))
  swapFiles(folder, { aside: 'aside-2', staging: 'work-2', names })
  const held = ['aside-1', 'aside-2', '.'].map((place) => readFileSync(join(folder, place, 'journal.db'), 'utf8'))
  expect(held).toEqual(['old', 'work-1', 'work-2'])
  expect(existsSync(join(folder, 'swap.json'))).toBe(false)
  expect(readdirSync(folder).toSorted()).toEqual(['aside-1', 'aside-2', 'journal.db'])
})
