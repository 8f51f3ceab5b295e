// Decodes calls of the L1's exchanges; of a swap that moved nothing, what was offered.
// Source: initia-labs/movevm initia_stdlib/sources/{dex,stableswap,minitswap}.move; diem/bcs README.
import { tokenKey } from '../cosmos/tokens.ts'
import { coin } from '../coins.ts'
import { field, meaning, textsField } from '../decodeContext.ts'
import { denomOfMetadata } from './moveEvents.ts'
import type { CallReader } from './moveStaking.ts'

/** Places of the offered asset and of its amount among the arguments. */
const OFFERED: ReadonlyMap<string, { asset: number; amount: number }> = new Map([
  ['dex::swap_script', { asset: 1, amount: 2 }],
  ['stableswap::swap_script', { asset: 1, amount: 3 }],
  ['minitswap::swap', { asset: 0, amount: 2 }],
])

/** Decodes a swap; movements show what an executed one exchanged. */
export const readSwap: CallReader = (context) => {
  const { message, movements } = context
  const places = OFFERED.get(`${field(message, 'module_name') ?? ''}::${field(message, 'function_name') ?? ''}`)
  if (places === undefined || movements.length > 0) return meaning('swapped')
  const args = textsField(message, 'args')
  const [asset, amount] = [objectOf(args[places.asset] ?? ''), numberOf(args[places.amount] ?? '')]
  return meaning('swapped', { about: asset === null || amount === null ? [] : coin(denomOfMetadata(context, asset), amount) })
}

/** Parses the address of an object: BCS in base64 (32 bytes), or a JSON string. */
function objectOf(argument: string): string | null {
  const written = /^"?(0x[0-9a-f]{1,64})"?$/i.exec(argument)?.[1]
  if (written !== undefined) return `0x${tokenKey(written).padStart(64, '0')}`
  const bytes = Buffer.from(argument, 'base64')
  return bytes.length === 32 ? `0x${bytes.toString('hex')}` : null
}

/** Parses a number of eight bytes: BCS in base64, or JSON. */
function numberOf(argument: string): string | null {
  const written = /^"?(\d{1,20})"?$/.exec(argument)?.[1]
  if (written !== undefined) return written
  const bytes = Buffer.from(argument, 'base64')
  return bytes.length === 8 ? bytes.readBigUInt64LE().toString() : null
}
