// What the guard makes of recorded bodies of real routers, and of the variants of those that it accepts.
import { expect, test } from 'vitest'
import { loadMessageCodec } from '../../src/main/features/transfers/transactions/cosmosMessages.ts'
import { inputs, note } from '../support/abuse.ts'
import { readBodies } from './judgeBody.ts'
import { judgeBody, type Judged } from './judgeFamily.ts'

const bodies = readBodies()
const codec = await loadMessageCodec()
const families = [...new Set(bodies.map(({ family }) => family))]
const MIN_VARIANTS = 40
const TIMEOUT_MS = 120_000

const sum = (list: readonly Judged[], count: (one: Judged) => number) => list.reduce((total, one) => total + count(one), 0)

test('holds bodies of every family that the router may answer with', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(120)
  expect(families.length).toBeGreaterThanOrEqual(14)
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(bodies.length)
})

test.each(families)(
  'judges %s as recorded, and signs no variant that is worth less',
  (family) => {
    const judged = bodies.filter((body) => body.family === family).map((body) => judgeBody(codec, body, inputs(100)))
    for (const { body, refusal, variants, worse } of judged) {
      const { refused, source } = body
      // A gap may have been closed since it was recorded; until then it is refused as recorded.
      const isClosed = refused?.because === 'gap' && refusal === null
      if (refused === null) expect(refusal, source.name).toBeNull()
      else if (!isClosed) expect(refusal?.slice(0, refused.says.length), source.name).toBe(refused.says)
      if (refusal === null) expect(variants, source.name).toBeGreaterThanOrEqual(MIN_VARIANTS)
      expect(worse, source.name).toEqual([])
    }
    const accepted = judged.filter(({ refusal }) => refusal === null)
    const [tried, equal, worse] = [sum(judged, (one) => one.tried), sum(judged, (one) => one.equal), sum(judged, (one) => one.worse.length)]
    note({
      part: 'corpus',
      name: family,
      tried: judged.length,
      ends: { accepted: accepted.length, refused: judged.length - accepted.length },
    })
    const ends = { refused: tried - equal - worse, 'signed, worth the same': equal, 'signed, worth less': worse }
    note({ part: 'corpus', name: `${family}, variants`, tried, ends })
  },
  TIMEOUT_MS,
)
