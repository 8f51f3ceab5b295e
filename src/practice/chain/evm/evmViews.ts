// Blocks and transactions as an Ethereum node shows them. Source: ethereum/execution-apis src/schemas.
import { NOBODY } from '../../evm/abi.ts'
import { BLOCK_GAS } from '../../evm/admission.ts'
import { quantity } from '../../evm/evmTx.ts'
import type { EvmTx } from '../../evm/receipt.ts'
import type { SignedEthereum } from '../../evm/signedTx.ts'
import { blockHashOf } from './evmBlocks.ts'
import type { EvmNodeState } from './evmNodeState.ts'

const FILLER = `0x${'0'.repeat(64)}`

/** Returns a block with or without its transactions' bodies; null for one that does not exist yet. */
export function blockView(nodeState: EvmNodeState, height: number, isFull: boolean): unknown {
  const { ledger, pool, script } = nodeState
  if (height > nodeState.height || height < 0) return null
  const txs = ledger.txs.filter((tx) => tx.height === height)
  return {
    number: quantity(height),
    hash: blockHashOf(nodeState, height),
    parentHash: blockHashOf(nodeState, height - 1),
    timestamp: quantity(Math.floor(ledger.timeOf(height) / 1000)),
    transactions: isFull ? txs.map((tx) => txView(nodeState, tx)) : txs.map(({ hash }) => hash),
    gasLimit: quantity(BLOCK_GAS),
    gasUsed: quantity(txs.reduce((sum, { receipt }) => sum + BigInt(receipt.gasUsed), 0n)),
    ...(script.isLegacy ? {} : { baseFeePerGas: quantity(pool.baseFeeAt(height)) }),
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    logsBloom: `0x${'0'.repeat(512)}`,
    miner: NOBODY,
    mixHash: FILLER,
    nonce: '0x0000000000000000',
    receiptsRoot: FILLER,
    sha3Uncles: FILLER,
    size: '0x0',
    stateRoot: FILLER,
    transactionsRoot: FILLER,
    uncles: [],
  }
}

function signedFields(tx: SignedEthereum): object {
  const isLegacy = tx.type === 0
  return {
    hash: tx.hash,
    type: quantity(tx.type),
    chainId: quantity(tx.chainId),
    nonce: quantity(tx.nonce),
    gas: quantity(tx.gas),
    gasPrice: quantity(tx.maxFee),
    ...(isLegacy
      ? {}
      : { maxFeePerGas: quantity(tx.maxFee), maxPriorityFeePerGas: quantity(tx.maxTip), accessList: [], yParity: quantity(tx.parity) }),
    from: tx.from,
    to: tx.to,
    value: quantity(tx.value),
    input: tx.input,
    v: quantity(isLegacy ? tx.chainId * 2n + 35n + BigInt(tx.parity) : tx.parity),
    r: quantity(tx.r),
    s: quantity(tx.s),
  }
}

/** A transaction that waits: as it was signed, without a place. */
export function waitingView(tx: SignedEthereum): unknown {
  return { ...signedFields(tx), blockHash: null, blockNumber: null, transactionIndex: null }
}

/** A transaction in a block. What the written history holds was never signed here, and shows only what its receipt and its call say. */
export function txView(nodeState: EvmNodeState, tx: EvmTx): unknown {
  const { receipt, signed, frames } = tx
  const place = { blockHash: receipt.blockHash, blockNumber: receipt.blockNumber, transactionIndex: receipt.transactionIndex }
  if (signed !== undefined) return { ...signedFields(signed), gasPrice: receipt.effectiveGasPrice, ...place }
  const [outer] = frames
  return {
    hash: tx.hash,
    type: '0x0',
    chainId: quantity(nodeState.ledger.chainId),
    nonce: '0x0',
    gas: receipt.gasUsed,
    gasPrice: receipt.effectiveGasPrice,
    from: receipt.from,
    to: receipt.to === '' ? null : receipt.to,
    value: quantity(BigInt(outer === undefined || outer.value === '0x' ? '0x0' : outer.value)),
    input: outer?.input ?? '0x',
    v: '0x0',
    r: '0x0',
    s: '0x0',
    ...place,
  }
}
