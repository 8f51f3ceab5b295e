// Checks a signed transaction as a node does before it may wait for a block, with the messages that clients look for.
// Source: ethereum/go-ethereum core/txpool/validation.go, core/txpool/errors.go, core/error.go, internal/ethapi/api.go.
import { NodeRefusal } from './nodeRefusal.ts'
import { intrinsicGas } from './runCall.ts'
import type { SignedEthereum } from './signedTx.ts'

/** What the node knows of the chain and of the sender. Money in wei. */
export interface Standing {
  chainId: bigint
  /** Knows no fee market: legacy transactions only. */
  isLegacy: boolean
  /** The sender's next number. */
  nonce: bigint
  balance: bigint
  /** What waits under the same sender and number. */
  rival: SignedEthereum | undefined
  /** Least fee that the node takes at all; 0 where anything may wait. */
  minFee: bigint
}

/** Most gas that a block holds. */
export const BLOCK_GAS = 200_000_000n

function refuse(message: string): never {
  throw new NodeRefusal(-32000, message)
}

/** The most that a transaction can cost: its value, and all its gas at its highest price. */
export function costOf({ value, gas, maxFee }: SignedEthereum): bigint {
  return value + gas * maxFee
}

function checkForm(tx: SignedEthereum, { chainId, isLegacy, minFee }: Standing): void {
  if (tx.chainId !== chainId) refuse(`invalid sender: invalid chain id for signer: have ${tx.chainId} want ${chainId}`)
  if (isLegacy && tx.type !== 0) refuse('transaction type not supported')
  if (tx.to === null) refuse('contract creation is not possible on this chain')
  if (tx.maxTip > tx.maxFee) {
    refuse(
      `max priority fee per gas higher than max fee per gas: address ${tx.from}, maxPriorityFeePerGas: ${tx.maxTip}, maxFeePerGas: ${tx.maxFee}`,
    )
  }
  if (tx.gas > BLOCK_GAS) refuse('exceeds block gas limit')
  const least = intrinsicGas(tx.input)
  if (tx.gas < least) refuse(`intrinsic gas too low: gas ${tx.gas}, minimum needed ${least}`)
  if (tx.maxFee < minFee) refuse(`transaction underpriced: gas price ${tx.maxFee}, minimum needed ${minFee}`)
}

/** A tenth more, in both prices, is what it takes to move a waiting transaction out of its place. */
function outbids(tx: SignedEthereum, rival: SignedEthereum): boolean {
  return tx.maxFee * 10n >= rival.maxFee * 11n && tx.maxTip * 10n >= rival.maxTip * 11n
}

/** Decides whether a transaction may wait for a block. @throws NodeRefusal -32000 in the words of go-ethereum. */
export function admit(tx: SignedEthereum, standing: Standing): void {
  const { nonce, balance, rival } = standing
  checkForm(tx, standing)
  if (rival?.hash === tx.hash) refuse('already known')
  if (tx.nonce < nonce) refuse(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`)
  const cost = costOf(tx)
  if (balance < cost) {
    refuse(`insufficient funds for gas * price + value: balance ${balance}, tx cost ${cost}, overshot ${cost - balance}`)
  }
  if (rival !== undefined && !outbids(tx, rival)) refuse('replacement transaction underpriced')
}
