// The model of the chains, which the guard is held against, against the real chains: what an L1 (initiad v1.1.2) and a rollup
// (minitiad v1.0.3) made of each recorded document, executed by the model.
import { expect, it } from 'vitest'
import { key, other } from '../../../src/practice/bench.ts'
import { readRecorded } from '../../recorded/compare.ts'
import { DOCUMENTS } from '../../recorded/documents.ts'
import { playOnModel, type Changes, type ModelOutcome } from '../../recorded/modelNetwork.ts'
import type { Outcome } from '../../recorded/play.ts'

/** Outcomes that the model rates as worse than they are: it knows no prices, and treats an unknown pair or function as a third party's. */
const WORSE: ReadonlySet<string> = new Set([
  'an exchange with a least out of reach',
  'an exchange in JSON with a least out of reach',
  'an exchange over what is no pair',
  'a function that Move’s module does not have',
  'a module that is not there',
])

const { outcomes } = readRecorded()
const played = playOnModel(
  { alice: key, bob: other },
  DOCUMENTS.filter(({ name, terms }) => isExecuted(name, terms)),
)
const compared = DOCUMENTS.flatMap((document, index) => {
  const outcome = outcomes[index]
  return outcome !== undefined && isExecuted(document.name, document.terms) ? [{ ...document, outcome }] : []
})

/** Signatures, sequences, fees and the node's own bounds are no part of the model. */
function isExecuted(name: string, terms: object = {}): boolean {
  return Object.keys(terms).every((term) => term === 'mode') && !WORSE.has(name)
}

/** Of the users alone; a token that the documents have no name for is another one. */
function usersOf(changes: Changes = {}): Changes {
  const rows = Object.entries(changes).filter(([owner]) => owner !== 'escrow')
  return Object.fromEntries(
    rows.map(([owner, cells]) => [
      owner,
      Object.fromEntries(Object.entries(cells).map(([denom, by]) => [denom.replace(/^evm\/[0-9a-fA-F]{40}$/, 'another token'), by])),
    ]),
  )
}

/** The least of an exchange in place of what it yielded, where that is no less. */
function minOf(real: Changes, model: Changes): Changes {
  const least = (owner: string, denom: string, by: string) => {
    const worst = model[owner]?.[denom] ?? '+0'
    return by.startsWith('+') && BigInt(worst) <= BigInt(by) ? worst : by
  }
  return Object.fromEntries(
    Object.entries(real).map(([owner, cells]) => [
      owner,
      Object.fromEntries(
        Object.entries(cells).flatMap(([denom, by]) => (least(owner, denom, by) === '+0' ? [] : [[denom, least(owner, denom, by)]])),
      ),
    ]),
  )
}

function realOf({ check, deliver, changes, arrival }: Outcome): ModelOutcome {
  return { isRefused: check.code !== 0 || deliver?.code !== 0, changes: usersOf(changes), arrival: usersOf(arrival?.changes) }
}

it('executes most of the recorded documents', () => {
  expect(compared.length).toBeGreaterThanOrEqual(90)
  expect(played.length).toBe(compared.length)
})

it.for(compared.map((one, index) => ({ ...one, index })))('$chain: $name', ({ name, outcome, index }) => {
  const model = played[index]
  if (model === undefined) throw new Error('an outcome is missing')
  const real = realOf(outcome)
  const isExchange = name.startsWith('an exchange') && !real.isRefused
  expect(model).toEqual(isExchange ? { ...real, changes: minOf(real.changes, model.changes) } : real)
})
