// The hashes of the optimistic bridge, against the values of another implementation, and trees of any size.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outputRoot, rootOf, withdrawalHash, type WithdrawalFacts } from './opinitHashes.ts'

const sha3 = (...parts: Uint8Array[]) => createHash('sha3-256').update(Buffer.concat(parts)).digest()
const facts: WithdrawalFacts = { bridgeId: '1', sequence: '7', from: 'init1from', to: 'init1to', denom: 'uinit', amount: '1500000' }

/** Written out byte for byte with Node's own SHA-3. */
function leafByHand({ from, to, denom }: WithdrawalFacts): Buffer {
  const numbers = Buffer.from('00000000000000010000000000000007', 'hex')
  const amount = Buffer.from('000000000016e360', 'hex')
  return sha3(sha3(numbers, sha3(Buffer.from(from)), sha3(Buffer.from(to)), sha3(Buffer.from(denom)), amount))
}

describe('a withdrawal', () => {
  test('is known by the hash of what it says', () => {
    expect(Buffer.from(withdrawalHash(facts))).toEqual(leafByHand(facts))
  })

  test('has another hash when any field differs', () => {
    const other: WithdrawalFacts = { bridgeId: '2', sequence: '8', from: 'init1x', to: 'init1y', denom: 'uusdc', amount: '1500001' }
    const hashes = Object.entries(other).map(([field, value]) => Buffer.from(withdrawalHash({ ...facts, [field]: value })).toString('hex'))
    expect(new Set([Buffer.from(withdrawalHash(facts)).toString('hex'), ...hashes]).size).toBe(7)
  })

  test('with a number of more than 64 bits is none', () => {
    expect(() => withdrawalHash({ ...facts, amount: (2n ** 64n).toString() })).toThrow(RangeError)
  })
})

/** Pairs in the order of their bytes; a node without a neighbour is paired with itself. */
function treeOf(leaves: readonly Buffer[]): { root: Buffer; proofs: Buffer[][] } {
  let layer = leaves.map((node, index) => ({ node, below: [index] }))
  const proofs: Buffer[][] = leaves.map(() => [])
  while (layer.length > 1) {
    const above: typeof layer = []
    for (let at = 0; at < layer.length; at += 2) {
      const left = layer[at]
      const right = layer[at + 1] ?? left
      if (left === undefined || right === undefined) throw new Error('an empty layer')
      for (const index of left.below) proofs[index]?.push(right.node)
      if (right !== left) for (const index of right.below) proofs[index]?.push(left.node)
      const pair = Buffer.compare(left.node, right.node) < 0 ? [left.node, right.node] : [right.node, left.node]
      above.push({ node: sha3(...pair), below: right === left ? left.below : [...left.below, ...right.below] })
    }
    layer = above
  }
  const [top] = layer
  if (top === undefined) throw new Error('a tree without leaves')
  return { root: top.node, proofs }
}

test('each leaf of a tree leads to its root, and none of another tree does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (size, pick) => {
      const leaves = Array.from({ length: size }, (_, index) => Buffer.from(withdrawalHash({ ...facts, sequence: String(index + 1) })))
      const { root, proofs } = treeOf(leaves)
      const at = pick % size
      expect(Buffer.from(rootOf(leaves[at] ?? Buffer.alloc(0), proofs[at] ?? []))).toEqual(root)
      const thirdParty = withdrawalHash({ ...facts, sequence: String(at + 1), amount: '9' })
      expect(Buffer.from(rootOf(thirdParty, proofs[at] ?? []))).not.toEqual(root)
    }),
  )
})

test('an output is the hash of its version, its tree and its block', () => {
  const [storageRoot, lastBlockHash] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const root = outputRoot({ version: Buffer.from([1]), storageRoot, lastBlockHash })
  expect(Buffer.from(root)).toEqual(sha3(Buffer.from([1]), storageRoot, lastBlockHash))
  expect(() => outputRoot({ version: Buffer.alloc(2), storageRoot, lastBlockHash })).toThrow(RangeError)
  expect(() => outputRoot({ version: Buffer.alloc(1), storageRoot: Buffer.alloc(31), lastBlockHash })).toThrow(RangeError)
})
