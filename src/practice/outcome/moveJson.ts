// Arguments of MsgExecuteJSON as the BCS that the VM reads. Source: initia-labs/movevm crates/json.
import { requireAccount, type OutcomeChain } from './facts.ts'
import { parsed } from './fields.ts'
import { Refusal } from './ledger.ts'

type Kind = 'address' | 'u64' | 'option'

const SHAPES: Readonly<Record<string, readonly Kind[]>> = {
  'coin::transfer': ['address', 'address', 'u64'],
  'primary_fungible_store::transfer': ['address', 'address', 'u64'],
  'dex::swap_script': ['address', 'address', 'u64', 'option'],
}

/** @throws Refusal for values that do not fit their types; functions without a known shape get their texts as they are. */
export function writeJsonArguments(
  chain: OutcomeChain,
  { module, name }: { module: string; name: string },
  args: readonly string[],
): Uint8Array[] {
  const shape = SHAPES[`${module}::${name}`]
  if (shape === undefined) return args.map((arg) => new TextEncoder().encode(arg))
  if (args.length !== shape.length) throw new Refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
  return args.map((arg, index) => written(chain, shape[index] ?? 'u64', parsed(arg)))
}

function written(chain: OutcomeChain, kind: Kind, value: unknown): Uint8Array {
  if (kind === 'option') return value === null ? Uint8Array.of(0) : Uint8Array.of(1, ...written(chain, 'u64', value))
  if (typeof value !== 'string') throw new Refusal('no text')
  if (kind === 'address') return new Uint8Array(Buffer.from(requireAccount(chain, value).padStart(64, '0'), 'hex'))
  if (!/^\d+$/.test(value) || BigInt(value) >= 2n ** 64n) throw new Refusal('no u64')
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return new Uint8Array(bytes)
}
