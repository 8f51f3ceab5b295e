// Counts for tests what the practice network gets: broadcasts and accepted transactions, prompts, requests.
import { ChainError } from './book/effects.ts'
import type { EvmNodeState } from './chain/evm/evmNodeState.ts'
import type { World } from './chain/world.ts'
import type { ShownPrompt } from './device/practiceDevice.ts'
import { NodeRefusal } from './evm/nodeRefusal.ts'
import { ethereumHash, txHash } from './keys/bytes.ts'

/** What happened, for tests to count. */
export interface Observed {
  /** Hashes accepted by chain id, since this network was created. */
  accepted: Record<string, string[]>
  /** Every broadcast by chain id with its answer. */
  broadcasts: { chainId: string; hash: string; code: number }[]
  /** Questions the device asked, with the exact text. */
  prompts: ShownPrompt[]
  /** Hashes the router accepted for tracking, in order, repeats included. */
  tracked: string[]
  /** Requests by host, refused ones included. */
  requests: Record<string, number>
}

/** Notes what is sent to an Ethereum node: hashes 0x, refusals with the node's number. */
function observedFace(nodeState: EvmNodeState, chainId: string, observed: Observed): EvmNodeState {
  const send: EvmNodeState['send'] = (raw) => {
    const note = (code: number): void => void observed.broadcasts.push({ chainId, hash: ethereumHash(raw), code })
    try {
      const hash = nodeState.send(raw)
      ;(observed.accepted[chainId] ??= []).push(hash)
      note(0)
      return hash
    } catch (error) {
      if (error instanceof NodeRefusal) note(error.code)
      throw error
    }
  }
  return { ...nodeState, send }
}

/** A world that notes every broadcast with its answer. */
export function observedWorld(world: World, observed: Observed): World {
  return {
    ...world,
    evm: { ...world.evm, nodeState: (chainId) => observedFace(world.evm.nodeState(chainId), chainId, observed) },
    broadcast: (chainId, raw) => {
      const note = (code: number): void => void observed.broadcasts.push({ chainId, hash: txHash(raw), code })
      try {
        const result = world.broadcast(chainId, raw)
        if (result.code === 0 && result.kept) (observed.accepted[chainId] ??= []).push(result.hash)
        note(result.code)
        return result
      } catch (error) {
        if (error instanceof ChainError) note(error.code)
        throw error
      }
    },
  }
}
