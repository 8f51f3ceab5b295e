// Plans the fast way out of a rollup: a packet to the L1 whose Move hook exchanges the voucher for the coin.
// Sources: initia-labs/skipapi-move-integration skip/sources/entry-point.move; initia-labs/initia x/ibc-hooks README (the memo, and the
// receiver that names the function).
import { BRIDGE_MS, L1_CHAIN, PRACTICE_CHAINS } from '../book/chains/chains.ts'
import { L1_ENTRY_POINT } from '../book/contracts.ts'
import { moveU64 } from '../book/dex.ts'
import { exchangeVoucher, exitOf } from '../book/exits.ts'
import { channelTo } from '../book/chains/links.ts'
import { concat, toBase64, utf8 } from '../keys/bytes.ts'
import { cosmosTx, type Making, type Planner, type RouteRequest } from './plan.ts'

/** Long enough for a person with a device. */
const TIMEOUT_NS = 20n * 60n * 1_000_000_000n
const FUNCTION = 'swap_and_action_with_recover'
/** Number of the exchange that turns rollups' forms of a coin into the coin. */
const MINITSWAP = 2
const VENUE = { name: 'initia-minitswap', chain_id: L1_CHAIN.id, logo_uri: '' }

/** BCS of lists shorter than 128 and of texts. */
const counted = (items: readonly Uint8Array[]): Uint8Array => concat(new Uint8Array([items.length]), ...items)
const blob = (bytes: Uint8Array): Uint8Array => concat(new Uint8Array([bytes.length]), bytes)
const text = (value: string): Uint8Array => blob(utf8(value))

interface Hook {
  voucher: string
  request: RouteRequest
  least: string
  to: string
  untilNs: bigint
}

function memoOf({ voucher, request, least, to, untilNs }: Hook): string {
  const args = [
    blob(new Uint8Array([MINITSWAP])),
    new Uint8Array([0]),
    moveU64(BigInt(request.amountIn)),
    moveU64(BigInt(least)),
    counted([counted([])]),
    counted([counted([text(voucher), text(request.toDenom)])]),
    new Uint8Array([0]),
    moveU64(untilNs),
    text(to),
    counted([blob(text(to))]),
  ]
  const message = {
    module_address: L1_ENTRY_POINT,
    module_name: 'entry_point',
    function_name: FUNCTION,
    type_args: [],
    args: args.map(toBase64),
  }
  return JSON.stringify({ move: { message } })
}

/** Plans a transfer from rollup to L1 of a token that has a pool there. The recipient gets it back unexchanged where the call fails. */
export const planExit: Planner = (request) => {
  const rollup = PRACTICE_CHAINS.find(({ id, kind }) => id === request.fromChainId && kind !== 'l1')
  const exit = rollup === undefined || request.toChainId !== L1_CHAIN.id || request.isOpWithdraw ? null : exitOf(rollup, request.fromDenom)
  if (rollup === undefined || exit === null || exit.l1Denom !== request.toDenom) return null
  const got = exchangeVoucher({ denom: exit.voucher, amount: request.amountIn })
  if (got === null) return null
  const channel = channelTo(rollup, L1_CHAIN.id) ?? ''
  const swap = { swap_in: { swap_venue: VENUE, swap_operations: [{ pool: '', denom_in: exit.voucher, denom_out: request.toDenom }] } }
  return {
    hops: [
      {
        wrapper: 'transfer',
        fromChainId: rollup.id,
        toChainId: L1_CHAIN.id,
        denomIn: request.fromDenom,
        denomOut: exit.voucher,
        amountIn: request.amountIn,
        amountOut: request.amountIn,
        txIndex: 0,
        extra: { port: 'transfer', channel, bridge_id: 'IBC', smart_relay: false },
      },
      {
        wrapper: 'swap',
        fromChainId: L1_CHAIN.id,
        toChainId: L1_CHAIN.id,
        denomIn: exit.voucher,
        denomOut: request.toDenom,
        amountIn: request.amountIn,
        amountOut: got.amount,
        txIndex: 0,
        extra: { ...swap, chain_id: L1_CHAIN.id, swap_venues: [VENUE] },
      },
    ],
    stops: [rollup.id, L1_CHAIN.id],
    fees: [],
    durationMs: BRIDGE_MS + 4000,
    needsHook: false,
    priceImpact: '0.10',
    txs: ({ addresses: [sender = '', to = ''], nowMs, least }: Making) => {
      const untilNs = BigInt(Math.floor(nowMs)) * 1_000_000n + TIMEOUT_NS
      const message = {
        source_port: 'transfer',
        source_channel: channel,
        token: { denom: request.fromDenom, amount: request.amountIn },
        sender,
        receiver: `${L1_ENTRY_POINT}::entry_point::${FUNCTION}`,
        timeout_height: { revision_number: '0', revision_height: '0' },
        timeout_timestamp: `#${untilNs}`,
        memo: memoOf({ voucher: exit.voucher, request, least, to, untilNs }),
      }
      return [cosmosTx([rollup.id, L1_CHAIN.id], sender, '/ibc.applications.transfer.v1.MsgTransfer', message, [0, 1])]
    },
  }
}
