// Damages a valid JSON body: values swapped for odd ones, members lost, doubled or renamed, bytes flipped, cut and put in.
import fc from 'fast-check'

/** JSON texts that no schema hopes for. */
const ODD = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e400',
  '9007199254740993',
  '-123456789012345678901234567890',
  '""',
  '"0x"',
  '"0xzz"',
  '"text"',
  '"12345678901234567890123456789012345678901234567890"',
  '"\\u202e\\u0000\\ud800"',
  `"${'long '.repeat(2000)}"`,
  '"2026-13-45T99:99:99Z"',
  '[]',
  '{}',
  '[null]',
  '[[{}]]',
  '{"a":1}',
  '{"__proto__":{"polluted":true},"constructor":1,"toString":null}',
  `${'['.repeat(3000)}1${']'.repeat(3000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
]

type Change = { how: 'odd' | 'lose' | 'double' | 'rename' | 'copy'; at: number; with: number }
type Scratch = { how: 'flip' | 'cut' | 'insert' | 'truncate'; at: number; with: number }

export interface Damage {
  changes: readonly Change[]
  scratches: readonly Scratch[]
}

const at = fc.nat(1_000_000)

/** A few changes of structure, of bytes, or of both. */
export const damage: fc.Arbitrary<Damage> = fc.record({
  changes: fc.array(fc.record({ how: fc.constantFrom('odd', 'odd', 'odd', 'lose', 'double', 'rename', 'copy'), at, with: at }), {
    maxLength: 3,
  }),
  scratches: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ how: fc.constantFrom('flip', 'cut', 'insert', 'truncate'), at, with: at }), {
        minLength: 1,
        maxLength: 4,
      }),
    },
  ),
})

/** The damaged body. */
export function damaged(body: unknown, { changes, scratches }: Damage): Uint8Array {
  const root = { body: structuredClone(body) }
  for (const change of changes) changeOne(root, change)
  const text = JSON.stringify(root.body ?? null).replaceAll(/"@odd(\d+)"/g, (_, index: string) => ODD[Number(index)] ?? '')
  return scratches.reduce(scratch, Buffer.from(text))
}

interface Place {
  holder: Record<string, unknown> | unknown[]
  key: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Place['holder']
  return Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)])
}

function changeOne(root: object, change: Change): void {
  const places = placesIn(root)
  // The whole body was lost before.
  if (places.length === 0) return
  const { holder, key } = places[change.at % places.length]!
  const other = places[change.with % places.length]!
  const set = (name: string, value: unknown) => Object.assign(holder, { [name]: value })
  const value: unknown = Reflect.get(holder, key)
  switch (change.how) {
    case 'odd':
      set(key, `@odd${change.with % ODD.length}`)
      break
    case 'lose':
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else Reflect.deleteProperty(holder, key)
      break
    case 'double':
      if (Array.isArray(holder)) holder.push(value)
      else set(`${key}2`, value)
      break
    case 'rename':
      if (Array.isArray(holder)) holder.reverse()
      else {
        Reflect.deleteProperty(holder, key)
        set(key.toUpperCase(), value)
      }
      break
    case 'copy':
      set(key, structuredClone(Reflect.get(other.holder, other.key)))
  }
}

function scratch(bytes: Uint8Array, { how, at, with: by }: Scratch): Uint8Array {
  const place = at % Math.max(1, bytes.length)
  const before = bytes.subarray(0, place)
  switch (how) {
    case 'flip':
      return Buffer.concat([before, Buffer.from([by % 256]), bytes.subarray(place + 1)])
    case 'cut':
      return Buffer.concat([before, bytes.subarray(place + 1 + (by % 40))])
    case 'insert':
      return Buffer.concat([before, Buffer.from('",[]{}:\\\u0000é0'.slice(by % 9)), bytes.subarray(place)])
    case 'truncate':
      return before
  }
}
