// Mints on the chain outside Initia what Circle's module burnt on a Cosmos chain. A burn is never refunded: it comes, late, or never.
import { BRIDGE_MS } from '../../book/chains/chains.ts'
import { BASIN } from '../../book/chains/plainEvm.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'
import type { OutwardBurn } from '../messages/message.ts'
import type { ChainWorks } from '../messages/works.ts'
import { addHop, delayOf, endBadly, endWell, openTrail } from '../trail.ts'
import { LATE, LOST, REFUSED, trailKey } from './evmArrivals.ts'

/** A burn whose transaction is in a block. */
interface MadeBurn {
  chainId: string
  burn: OutwardBurn
  hash: string
  outcome: TransferOutcome
  /** Of the block. */
  timeMs: number
}

/** Lets a burn be minted for the account that the last twenty bytes of its recipient name. */
export function followOutwardBurn(works: ChainWorks, { chainId, burn, hash, outcome, timeMs }: MadeBurn): void {
  const trail = openTrail(works.trails, { chainId, hash, outcome })
  const hop = addHop(trail, 'cctp_transfer', chainId, BASIN.id, hash)
  const times = REFUSED.includes(outcome) ? LATE : delayOf(trail)
  const atMs = timeMs + (BRIDGE_MS * times) / works.pace
  const { token } = BASIN.bridge
  const minted = { denom: token, amount: burn.coin.amount }
  if (LOST.includes(outcome)) {
    works.agenda.add(atMs, () => endBadly(trail, BASIN.id, minted, 'the transfer was not completed', false))
    return
  }
  works.payOutside(`0x${burn.recipient.slice(-40)}`, token, BigInt(minted.amount), atMs, (receiveHash) => {
    hop.state = 'received'
    hop.receiveHash = trailKey(receiveHash)
    endWell(trail, BASIN.id, minted)
  })
}
