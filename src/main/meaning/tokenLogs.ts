// Token movements that only a contract tells of: ERC-20 Transfer logs and Move's owner events, where the bank emitted none.
// Sources: EIP-20 (Transfer event); initia-labs/minievm x/evm/types/event.go (`evm` events, one JSON log an attribute);
// initia-labs/movevm primary_fungible_store (DepositOwnerEvent, WithdrawOwnerEvent follow fungible_asset's events).
import { z } from 'zod'
import type { IndexerEvent } from '../../wire/indexer.ts'
import { attribute, type Perspective } from './perspective.ts'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const EvmLog = z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })
const MoveAmount = z.object({ metadata_addr: z.string(), amount: z.string().regex(/^\d+$/) })
const MoveOwner = z.object({ owner: z.string() })

/** Net change by denomination. */
export function tokenLogMovements(events: readonly IndexerEvent[], me: Perspective): Map<string, bigint> {
  const net = new Map<string, bigint>()
  const add = (denom: string, amount: bigint) => net.set(denom, (net.get(denom) ?? 0n) + amount)
  for (const { type, attributes } of events) {
    if (type !== 'evm') continue
    for (const { key, value } of attributes ?? []) if (key === 'log') readTransfer(value ?? '', me, add)
  }
  readMoveEvents(events, me, add)
  return net
}

type Add = (denom: string, amount: bigint) => void

function readTransfer(text: string, me: Perspective, add: Add): void {
  const log = parse(EvmLog, text)
  // An ERC-721 transfer has the token's number as a fourth topic.
  if (log === null || log.topics.length !== 3 || log.topics[0]?.toLowerCase() !== TRANSFER || !/^0x[0-9a-f]{1,64}$/i.test(log.data)) return
  const denom = `evm/${log.address.replace(/^0x/, '')}`
  const mine = me.hex.slice(2).toLowerCase()
  if (log.topics[1]?.toLowerCase().endsWith(mine) === true) add(denom, -BigInt(log.data))
  if (log.topics[2]?.toLowerCase().endsWith(mine) === true) add(denom, BigInt(log.data))
}

/** A withdraw or deposit names store and amount; the owner event right behind it names whose store it was. */
function readMoveEvents(events: readonly IndexerEvent[], me: Perspective, add: Add): void {
  let last: { sign: bigint; denom: string; amount: bigint } | null = null
  for (const event of events) {
    if (event.type !== 'move') continue
    const value = (name: string) => attribute(event, name) ?? ''
    const tag = value('type_tag')
    if (/^0x1::fungible_asset::(Withdraw|Deposit)(Event)?$/.test(tag)) {
      const moved = parse(MoveAmount, value('data'))
      last =
        moved === null
          ? null
          : {
              sign: tag.includes('Withdraw') ? -1n : 1n,
              denom: `move/${moved.metadata_addr.replace(/^0x/, '')}`,
              amount: BigInt(moved.amount),
            }
    } else if (/^0x1::primary_fungible_store::(Withdraw|Deposit)OwnerEvent$/.test(tag) && last !== null) {
      const owner = parse(MoveOwner, value('data'))?.owner.replace(/^0x0*/, '').toLowerCase()
      if (owner !== undefined && owner === me.hex.slice(2).toLowerCase().replace(/^0+/, '')) add(last.denom, last.sign * last.amount)
      last = null
    }
  }
}

function parse<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    // Untrusted text of a contract: what is no JSON says nothing.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
