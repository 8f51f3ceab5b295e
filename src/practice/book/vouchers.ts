// Names coins that travel over IBC, and what they become on arrival.
// Source: cosmos/ibc-go modules/apps/transfer/types/trace.go. A token that was migrated arrives on its rollup in the bridge's form:
// initia-labs/OPinit x/opchild/middleware/migration/ibc_middleware.go, OnRecvPacket.
import { arrivingCoin } from './bridgeEvents.ts'
import { L1_CHAIN, type PracticeChain } from './chains/chains.ts'
import { ibcDenom } from './chains/harbour.ts'
import type { Packet } from './packets.ts'
import type { Coin } from './state.ts'
import { traceOf } from './traces.ts'
import { isMigrated } from './withdrawals.ts'

/** The name of a denomination inside a packet: with the way it came. */
export function wireDenom(chain: PracticeChain, denom: string): string {
  const trace = denom.startsWith('ibc/') ? traceOf(chain, denom) : undefined
  return trace === undefined ? denom : `${trace.path}/${trace.base}`
}

/** Returns what a packet's coin becomes on the receiving chain; `denom` is the one inside the packet. */
export function arrivingOverIbc(from: PracticeChain, to: PracticeChain, packet: Packet): Coin {
  const { denom, amount } = packet.data
  const home = `transfer/${packet.sourceChannel}/`
  if (denom.startsWith(home)) {
    const rest = denom.slice(home.length)
    const last = rest.lastIndexOf('/')
    return { denom: last === -1 ? rest : ibcDenom(rest.slice(0, last), rest.slice(last + 1)), amount }
  }
  if (from.id === L1_CHAIN.id && isMigrated(to, denom)) return arrivingCoin(to, { denom, amount }, false)
  return { denom: ibcDenom(`transfer/${packet.destinationChannel}`, denom), amount }
}
