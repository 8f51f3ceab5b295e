// The history of one address as a scripted indexer has it: every row a function of seed and number, so that any set of them can
// be written down without being kept.
import { createHash } from 'node:crypto'
import { recordOf } from './records.ts'

const FIRST_HEIGHT = 1000
/** Most blocks hold one of the rows, some two. */
const BLOCKS_A_ROW = 0.7

export interface SoakRow {
  hash: string
  height: number
}

export function rowAt(seed: number, index: number): SoakRow {
  const hash = createHash('sha256').update(`${seed}/${index}`).digest('hex').toUpperCase()
  return { hash, height: heightAt(index) }
}

export function heightAt(index: number): number {
  return FIRST_HEIGHT + Math.floor(index * BLOCKS_A_ROW)
}

/** The number of rows up to the end of the block that holds the last of `count`. */
export function wholeBlocks(count: number, total: number): number {
  let whole = Math.min(count, total)
  while (whole > 0 && whole < total && heightAt(whole) === heightAt(whole - 1)) whole += 1
  return whole
}

/** The record of a row, of about `bytes` bytes. */
export function recordAt(seed: number, index: number, bytes: number): string {
  const { hash, height } = rowAt(seed, index)
  const text = JSON.stringify(recordOf(index, hash, height))
  const missing = bytes - text.length - 16
  // Hashes and signatures, which do not compress, are what real records are large for.
  return missing <= 0 ? text : `${text.slice(0, -1)},"data":"${hash.repeat(Math.ceil(missing / hash.length)).slice(0, missing)}"}`
}
