// Runs hooks with the coins of a packet: those of the chain's virtual machine only.
import type { Packet } from '../../book/packets.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { moveHookOf, type MoveHook } from '../messages/entryPoint.ts'
import { evmHookOf } from '../evm/evmHook.ts'

/** The hook of a packet; null where its chain runs none. @throws ChainError where it would fail, so that the packet is refused. */
export function packetHookOf(state: ChainState, packet: Packet, arrived: Coin, nowMs: number): MoveHook | null {
  return moveHookOf(state, packet, arrived, nowMs) ?? evmHookOf(state, packet, arrived)
}
