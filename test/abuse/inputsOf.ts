// Generates inputs for a method from its schema: valid ones, nearly valid ones, and ones that no page would send.
import { inspect } from 'node:util'
import fc from 'fast-check'
import { z } from 'zod'
import { damage, damaged } from '../support/bodies/mutate.ts'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** Texts that mean something to a file system, a database, a page, a query or JavaScript. */
const NASTY = [
  '',
  ' ',
  '.',
  '..',
  '../../../../../../tmp/waybill-abuse',
  '..\\..\\windows\\system32',
  'C:\\Windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  'con',
  'a\u0000b',
  '%2e%2e%2f',
  "'; DROP TABLE account; --",
  '" OR "" = "',
  '*" OR tx_search MATCH "x',
  'NEAR(a b, 9999999999)',
  '__proto__',
  'constructor',
  'toString',
  '${process.exit(1)}',
  '<script>alert(1)</script>',
  '\u202e\u200b\ud800',
  'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqpqq',
  '0x0000000000000000000000000000000000000000',
  '1e309',
  '-0',
  '99999999999999999999999999999999999999999999999999999999',
  '(((((((((((((((((((((((((((((((((((((((((((((((((((',
  'amount:>1 amount:<0 -amount:0 date:9999-99-99..0000-00-00',
  "44'/60'/0'/0/4294967296",
]

/** What no JSON holds, but a structured clone between two processes may. */
const ODD: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => 10n ** 400n,
  () => new Date(Number.NaN),
  () => new Map([['chainId', 'practice-1']]),
  () => new Set([1]),
  () => new Uint8Array(1000),
  () => new ArrayBuffer(8),
  () => /a*/,
  () => new Error('thrown'),
  () => Array.from({ length: 3, 1: 'hole' }),
  () => {
    const endless: Record<string, unknown> = {}
    endless['self'] = endless
    return endless
  },
  () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 2000; depth += 1) deep = { filter: deep, accountId: [deep] }
    return deep
  },
]

/** Ids, addresses, hashes and the like that exist, by what members of inputs are called, so that more is reached than refusals. */
export type Known = Readonly<Record<'chain' | 'account' | 'address' | 'denom' | 'hash' | 'other', readonly string[]>>

/** Returns plausible values for a member of that name. */
function meantBy(name: string, known: Known): readonly string[] {
  if (/chainid$/i.test(name)) return known.chain
  if (/accountid$/i.test(name)) return known.account
  if (/address|recipient/i.test(name)) return known.address
  if (/denom|originid/i.test(name)) return known.denom
  if (/hash/i.test(name)) return known.hash
  return name === 'id' ? [...known.account, ...known.other] : known.other
}

/** Inputs of one method. */
export function inputsOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const fitting = valuesOf(json, known)
  const broken = fc.tuple(fitting, damage).map(([value, harm]) => parsed(damaged(value, harm)))
  const odd = fc.tuple(fitting, fc.nat(ODD.length - 1), fc.nat()).map(([value, which, place]) => withOdd(value, ODD[which]!(), place))
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 6, arbitrary: broken }, { weight: 2, arbitrary: odd })
}

/** Returns text for bytes that are no longer JSON: the loopback host would refuse it, the other entrance accepts it. */
function parsed(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes).toString()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function withOdd(value: unknown, odd: unknown, place: number): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[place % (keys.length + 1)]
  return key === undefined ? odd : { ...value, [key]: odd }
}

function valuesOf(schema: Schema, known: Known, member = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.allOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, known, member)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, known, member)))
  switch (schema.type) {
    case 'string':
      return textsOf(schema, known, member)
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listsOf(schema, known, member)
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valuesOf(inner, known, name)])),
        {
          requiredKeys: schema.required ?? [],
        },
      )
    default:
      return fc.jsonValue()
  }
}

function textsOf({ pattern, maxLength }: Schema, known: Known, member: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...meantBy(member, known)) },
    { weight: 3, arbitrary: fc.constantFrom(...Object.values(known).flat()) },
    { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    ...(pattern === undefined ? [] : [{ weight: 12, arbitrary: fc.stringMatching(new RegExp(pattern)) }]),
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength ?? 5000, 100_000))) },
  )
}

function numbersOf({ minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, minimum - 1, maximum, maximum + 1, 0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER]
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(minimum, -20), max: Math.min(maximum, 200) }) },
    fc.constantFrom(...edges),
  )
}

function listsOf({ items = {}, maxItems = 20 }: Schema, known: Known, member: string): fc.Arbitrary<unknown> {
  const one = valuesOf(items, known, member)
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(one, { maxLength: Math.min(maxItems, 6) }) },
    { weight: 1, arbitrary: one.map((value) => Array<unknown>(Math.min(maxItems, 2000) + 1).fill(value)) },
  )
}

/** An input for a message. As JSON some of them would be without end. */
export function inputText(input: unknown): string {
  return inspect(input, { depth: 3, breakLength: Number.POSITIVE_INFINITY }).slice(0, 1500)
}
