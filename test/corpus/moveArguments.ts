// Arguments of Move calls without the freedoms that a router has.
// Sources: initia-labs/skipapi-move-integration skip/sources/{entry-point,dex-swap-adaptor,stable-swap-adaptor,minit-swap-adaptor}.move;
// initia-labs/movevm precompile/modules/initia_stdlib/sources/{dex,stableswap}.move.
import { bcs } from '@mysten/bcs'

export interface Freedoms {
  /** Whether a moment or duration in nanoseconds ends within a week. */
  isSoon(nanoseconds: bigint): boolean
  /** Takes a least yield down. @returns what stands in its place. */
  least(amount: bigint): string
  /** Takes down a pool that pays out whatever it holds, with the coins that are traded there. */
  pool(trade: string): void
}

const DEX = 0
const UNITS = 8
const lists = bcs.vector(bcs.vector(bcs.string()))

/** @param name module::function. @param args base64, as the message has them. @returns what makes a difference to the user. */
export function normalMoveArgs(name: string, args: readonly string[], { isSoon, least, pool }: Freedoms): string[] {
  const bytes = args.map((arg) => Buffer.from(arg, 'base64'))
  const last = bytes.at(-1) ?? Buffer.alloc(0)
  if (/^(dex|stableswap)::swap_script$/.test(name) && last[0] === 1 && last.length === UNITS + 1) {
    // Every stable pool pays out the coin that is named.
    const others = name.startsWith('stable') ? args.slice(1, -1) : args.slice(0, -1)
    return [...others, least(last.readBigUInt64LE(1))]
  }
  if (!name.startsWith('entry_point::swap_and_action')) return [...args]
  const [, mode = '', amount = '', , , , action = '', , recover = '', ...after] = args
  const [venues, , , floor, pools, coins, , deadline] = bytes
  const trade = venues && pools && coins ? tradeOf(venues, pools, coins, pool) : null
  if (trade === null || floor?.length !== UNITS || deadline?.length !== UNITS) return [...args]
  const end = isSoon(deadline.readBigUInt64LE()) ? 'soon' : deadline.toString('hex')
  return [trade, mode, amount, least(floor.readBigUInt64LE()), action, end, recover, ...after]
}

/**
 * Returns the offered and the wanted coin; null for bytes that are not lists. Pools of exchanges other than the DEX check the coin
 * themselves.
 */
function tradeOf(venues: Buffer, pools: Buffer, coins: Buffer, pool: Freedoms['pool']): string | null {
  try {
    const [, ...kinds] = venues
    const [named, traded] = [lists.parse(pools), lists.parse(coins)]
    for (const [row, kind] of kinds.entries()) if (kind === DEX) pool(JSON.stringify([named[row], traded[row]]))
    return JSON.stringify([traded[0]?.[0], traded.at(-1)?.at(-1)])
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
