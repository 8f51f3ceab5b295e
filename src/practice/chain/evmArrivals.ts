// What left the chain outside Initia by a bridge: how it arrives on a Cosmos chain, or comes back.
// Sources: circlefin/noble-cctp x/cctp (MsgReceiveMessage); skip-mev/skip-go-fast-contracts (an order is filled from the filler's own coins).
import { BRIDGE_MS, type PracticeChain } from '../book/chains.ts'
import { cosmosChain } from '../book/links.ts'
import { BASIN, BRIDGE_DOMAINS } from '../book/plainEvm.ts'
import type { TxDraft } from '../book/record.ts'
import { serviceAddress } from '../book/scene.ts'
import type { Coin } from '../book/state.ts'
import type { Departure } from '../evm/contractCall.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex, toBase64 } from '../keys/bytes.ts'
import type { TransferOutcome } from '../store/acceptedStore.ts'
import { addHop, delayOf, endBadly, endWell, openTrail, type Trail } from './trail.ts'
import { deliver, type ChainWorks } from './works.ts'

/** A departure whose transaction is in a block. */
export interface MadeDeparture {
  departure: Departure
  /** 0x, lower case. */
  hash: string
  outcome: TransferOutcome
  /** Of the block. */
  timeMs: number
}

/** Gives tokens back on the chain outside Initia, in the first block after a moment. */
export type GiveBack = (to: string, token: string, amount: bigint, afterMs: number, done: (hash: string) => void) => void

const REFUSED: readonly TransferOutcome[] = ['refunded', 'timedOut', 'strandedOnTheWay', 'pendingError']
const LOST: readonly TransferOutcome[] = ['failed', 'lying']
const SERVICE = { gasWanted: 300_000n, gasUsed: 187_654n, fee: [], signMode: 'SIGN_MODE_DIRECT' }

/** Under which key trails know a transaction of an Ethereum chain. */
export function trailKey(hash: string): string {
  return hash.replace(/^0x/i, '').toUpperCase()
}

/** The denomination under which the bridged token arrives on a chain. */
export function arrivingDenom(chain: PracticeChain): string {
  return chain.assets.find(({ symbol }) => symbol === 'USDC')?.denom ?? chain.feeDenom
}

/** The filler of an order pays from its own coins. */
function filledDraft(chain: PracticeChain, recipient: string, coin: Coin): TxDraft {
  const filler = serviceAddress(chain, 'pool')
  const type = '/cosmos.bank.v1beta1.MsgSend'
  return {
    ...SERVICE,
    signer: filler,
    messages: [{ '@type': type, from_address: filler, to_address: recipient, amount: [coin] }],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: filler, module: 'bank' })
      effects.transfer(filler, recipient, [coin])
    },
  }
}

/** What was burnt is minted anew. */
function mintedDraft(chain: PracticeChain, recipient: string, coin: Coin, hash: string): TxDraft {
  const relayer = serviceAddress(chain, 'relayer')
  const type = '/circle.cctp.v1.MsgReceiveMessage'
  return {
    ...SERVICE,
    signer: relayer,
    messages: [{ '@type': type, from: relayer, message: toBase64(fromHex(hash)), attestation: '' }],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: relayer, module: 'cctp' })
      effects.mint(recipient, [coin])
    },
  }
}

/** Lets a departure arrive, or come back. A fast order is filled in a third of the time. */
export function followDeparture(works: ChainWorks, made: MadeDeparture, giveBack: GiveBack): void {
  const { departure, hash, outcome } = made
  const chain = cosmosChain(Object.keys(BRIDGE_DOMAINS).find((id) => BRIDGE_DOMAINS[id] === departure.domain) ?? '')
  if (chain === undefined) return
  const isFast = departure.bridge === 'goFast'
  const trail: Trail = openTrail(works.trails, { chainId: BASIN.id, hash: trailKey(hash), outcome })
  const hop = addHop(trail, isFast ? 'go_fast_transfer' : 'cctp_transfer', BASIN.id, chain.id, trailKey(hash))
  const atMs = made.timeMs + (BRIDGE_MS * delayOf(trail)) / works.pace / (isFast ? 3 : 1)
  const coin = { denom: arrivingDenom(chain), amount: departure.amountOut.toString() }
  if (LOST.includes(outcome)) {
    works.agenda.add(atMs, () => endBadly(trail, chain.id, coin, 'the transfer was not completed', false))
    return
  }
  if (REFUSED.includes(outcome)) {
    trail.isFailing = true
    giveBack(departure.from, departure.token, departure.amount, atMs, (refundHash) => {
      hop.state = 'failed'
      hop.acknowledgeHash = trailKey(refundHash)
      const paid = { denom: departure.token, amount: departure.amount.toString() }
      endBadly(trail, BASIN.id, paid, 'the order was not filled; it was refunded')
    })
    return
  }
  const recipient = encodeBech32(chain.prefix, fromHex(departure.recipient).slice(-20))
  const draft = (): TxDraft => (isFast ? filledDraft(chain, recipient, coin) : mintedDraft(chain, recipient, coin, hash))
  deliver(works, chain.id, atMs, draft, ({ hash: receiveHash }) => {
    hop.state = 'received'
    hop.receiveHash = receiveHash
    endWell(trail, chain.id, coin)
  })
}
