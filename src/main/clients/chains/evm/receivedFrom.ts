// Reads what a transaction paid to an address of an EVM chain: tokens by their logs, coins by the call's value or by the balance.
import {
  erc20Abi,
  isAddressEqual,
  parseEventLogs,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Hex,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import { nodeErrorIn } from './evmNode.ts'

/** What a transaction paid, base units. */
export interface Received {
  amount: bigint
  height: number
}

/** Implements `received` of the EVM client. */
export async function findReceived(client: PublicClient, hash: Hex, owner: Address, contract: Address | null): Promise<Received | null> {
  try {
    const receipt = await client.getTransactionReceipt({ hash })
    if (receipt.status !== 'success') return null
    const amount = contract === null ? await coinsReceived(client, receipt, owner) : tokensReceived(receipt, owner, contract)
    return { amount, height: Number(receipt.blockNumber) }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return null
    throw error
  }
}

function tokensReceived({ logs }: TransactionReceipt, owner: Address, contract: Address): bigint {
  const moves = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }).filter(({ address }) => isAddressEqual(address, contract))
  const sumOf = (side: 'from' | 'to') => moves.reduce((sum, { args }) => (isAddressEqual(args[side], owner) ? sum + args.value : sum), 0n)
  return sumOf('to') - sumOf('from')
}

async function coinsReceived(client: PublicClient, receipt: TransactionReceipt, owner: Address): Promise<bigint> {
  const { to, from, transactionHash: hash } = receipt
  if (to !== null && isAddressEqual(to, owner)) return (await client.getTransaction({ hash })).value
  return isAddressEqual(from, owner) ? await coinsPaidBack(client, receipt, owner) : 0n
}

/**
 * Returns by how many coins the balance of a transaction's sender grew in its block, apart from the fee: coins that a contract pays leave
 * no trace in a receipt. 0 where the sender has another transaction in the block, or the node no longer has the state.
 */
async function coinsPaidBack(client: PublicClient, receipt: TransactionReceipt, owner: Address): Promise<bigint> {
  const [after, before] = [receipt.blockNumber, receipt.blockNumber - 1n].map((blockNumber) => ({ address: owner, blockNumber }))
  if (after === undefined || before === undefined) return 0n
  try {
    const [made, madeBefore, held, heldBefore] = await Promise.all([
      client.getTransactionCount(after),
      client.getTransactionCount(before),
      client.getBalance(after),
      client.getBalance(before),
    ])
    return made - madeBefore === 1 ? held - heldBefore + feeOf(receipt) : 0n
  } catch (error) {
    if (nodeErrorIn(error) === null) throw error
    return 0n
  }
}

/** The fee, with what the rollups of Optimism's kind charge for the L1. Source: ethereum-optimism/specs protocol/exec-engine.md. */
function feeOf(receipt: TransactionReceipt & { l1Fee?: unknown }): bigint {
  const { gasUsed, effectiveGasPrice, l1Fee } = receipt
  return gasUsed * effectiveGasPrice + (typeof l1Fee === 'string' && /^0x[0-9a-f]+$/i.test(l1Fee) ? BigInt(l1Fee) : 0n)
}
