// Reads events of Move modules by their publisher, and the denominations that they name by metadata.
// Source: initia-labs/initia x/move/types/event.go (type_tag, data as JSON), x/move/types/denom.go.
import type { IndexerEvent } from '../../../wire/indexer.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { coin, parseCoins } from '../coins.ts'
import { ownersOf, type ModuleOwner } from '../../../shared/domain/knownModules.ts'
import { attribute, field, jsonObject, textsField, type DecodeContext } from '../decodeContext.ts'
import { metadataAddress, tokenKey } from '../cosmos/tokens.ts'

/** Parsed data of an event. */
export type EventData = Readonly<Record<string, unknown>>

/** Returns the data of a known module's events. @param name as in `dex::ProvideEvent` */
export function moveEvents(events: readonly IndexerEvent[], owner: ModuleOwner, name: string): EventData[] {
  return events.flatMap((event) => {
    const tag = event.type === 'move' ? attribute(event, 'type_tag') : null
    const address = tag?.endsWith(`::${name}`) === true ? tag.slice(0, -name.length - 2) : null
    if (address === null || !ownersOf(address).includes(owner)) return []
    const data = jsonObject(attribute(event, 'data') ?? '')
    return data === null ? [] : [data]
  })
}

/** Returns coins by metadata and amount; omits what is not a whole number above 0. */
export function coinsOf(
  context: DecodeContext,
  pairs: readonly (readonly [metadata: string | null, amount: string | null])[],
): CoinAmount[] {
  return pairs.flatMap(([metadata, amount]) =>
    metadata === null || amount === null || /^0*$/.test(amount) ? [] : coin(denomOfMetadata(context, metadata), amount),
  )
}

/** Returns coins of two fields each, as in `coin_a` and `coin_a_amount`. */
export function fieldCoins(
  context: DecodeContext,
  data: EventData,
  ...names: readonly (readonly [metadata: string, amount: string])[]
): CoinAmount[] {
  return coinsOf(
    context,
    names.map(([metadata, amount]) => [field(data, metadata), field(data, amount)]),
  )
}

/** Returns coins of two lists, as in `coins` and `coin_amounts`. */
export function listCoins(context: DecodeContext, data: EventData, metadata: string, amounts: string): CoinAmount[] {
  const all = textsField(data, amounts)
  return coinsOf(
    context,
    textsField(data, metadata).map((entry, index) => [entry, all[index] ?? null]),
  )
}

/** Returns the denomination of a metadata object: a listed one, one that the bank moved in the same message, else the object's own name. */
export function denomOfMetadata({ network, me, events }: DecodeContext, metadata: string): string {
  const listed = network.denomOf(me.chain.id, metadata)
  if (listed !== null) return listed
  const key = tokenKey(metadata)
  const isIt = (denom: string) => tokenKey(metadataAddress(denom)) === key
  const fee = me.chain.feeTokens.find(({ denom }) => isIt(denom))
  if (fee !== undefined) return fee.denom
  for (const event of events) {
    if (event.type !== 'coin_spent' && event.type !== 'coin_received') continue
    const found = parseCoins(attribute(event, 'amount') ?? '').find(({ denom }) => isIt(denom))
    if (found !== undefined) return found.denom
  }
  return `move/${key.padStart(64, '0')}`
}

/** Converts seconds since 1970 to RFC 3339; null where it is not a time. */
export function timeOf(seconds: string | null): string | null {
  const value = Number(seconds ?? '')
  return value > 0 && value < 1e11 ? new Date(value * 1000).toISOString() : null
}
