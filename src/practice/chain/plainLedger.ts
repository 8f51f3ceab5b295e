// The chain outside Initia as it executes: coins, tokens, bridges, an exchange, and a receipt for everything that got into a block.
// Source: ethereum/go-ethereum core/state_transition.go (order of charges), EIP-1559 (the price that is paid).
import { ANCHOR_MS, BLOCK_MS } from '../book/chains/chains.ts'
import { BASIN } from '../book/chains/plainEvm.ts'
import { NOBODY, transferLog, type EvmLog } from '../evm/abi.ts'
import { costOf } from '../evm/admission.ts'
import { addressesOf } from '../evm/bridgeContract.ts'
import type { CallOutcome, Departure, TokenFacts } from '../evm/contractCall.ts'
import { quantity } from '../evm/evmTx.ts'
import { NodeRefusal, Reverted } from '../evm/nodeRefusal.ts'
import { createPlainHistory } from '../evm/plainHistory.ts'
import { draftOver, slot, type PlainDraft, type PlainNumbers } from '../evm/plainState.ts'
import type { EvmReceipt, EvmTx } from '../evm/receipt.ts'
import { gasOfCall, intrinsicGas, runCall } from '../evm/runCall.ts'
import type { SignedEthereum } from '../evm/signedTx.ts'
import { nameHash } from '../keys/bytes.ts'
import { emptyBlockHash } from './evm/evmBlocks.ts'
import type { BlockPlace, EvmLedger, EvmState, Waiting } from './mempool.ts'

/** The ledger of the chain outside Initia. */
export interface PlainLedger extends EvmLedger {
  /** Coins (token null) or tokens that come from another chain, in a transaction of a service. @returns its hash, 0x. */
  credit(to: string, token: string | null, amount: bigint, at: BlockPlace): string
}

const CONTRACTS = {
  tokens: BASIN.tokens.map(({ contract, name, symbol, decimals, isStrict }): TokenFacts => ({
    contract,
    name,
    symbol,
    decimals,
    isStrict: isStrict === true,
  })),
  bridge: BASIN.bridge,
  exchange: BASIN.exchange,
}
/** Addresses with code, lower case. */
const CODES: readonly string[] = [
  ...BASIN.tokens.map(({ contract }) => contract.toLowerCase()),
  ...addressesOf(BASIN.bridge),
  BASIN.exchange.router.toLowerCase(),
]
/** The account that carries money in from other chains; it has no key. */
const CARRIER = `0x${nameHash('practice carrier on Basin').slice(0, 40).toLowerCase()}`

interface Executed {
  succeeded: boolean
  logs: EvmLog[]
  gasUsed: bigint
  departures: readonly Departure[]
}

function genesisNumbers(holder: string): PlainNumbers {
  const numbers: PlainNumbers = new Map([[slot.coin(holder), BASIN.coin.held]])
  for (const { contract, held } of BASIN.tokens) {
    numbers.set(slot.held(contract, holder), held)
    numbers.set(slot.supply(contract), held * 1000n)
  }
  const { pool, token, reserves } = BASIN.exchange
  numbers.set(slot.coin(pool.toLowerCase()), reserves.coin)
  numbers.set(slot.held(token, pool.toLowerCase()), reserves.token)
  return numbers
}

/** Runs the call with what is left after the fee. @throws Reverted. */
function callOf(draft: PlainDraft, tx: SignedEthereum): CallOutcome {
  const to = tx.to ?? NOBODY
  const outcome = runCall(draft.host, { from: tx.from, to, value: tx.value, input: tx.input })
  draft.add(slot.coin(tx.from), -tx.value)
  draft.add(slot.coin(to), tx.value)
  return outcome
}

/** What execution leaves; a transaction that reverts still costs its gas. */
function execute(numbers: PlainNumbers, { tx, fate }: Waiting, price: bigint): Executed {
  const charge = (gasUsed: bigint): void => {
    const ante = draftOver(numbers, CONTRACTS)
    ante.add(slot.nonce(tx.from), 1n)
    ante.add(slot.coin(tx.from), -gasUsed * price)
    ante.commit()
  }
  const draft = draftOver(numbers, CONTRACTS)
  try {
    if (fate === 'reverted') throw new Reverted('')
    const outcome = callOf(draft, tx)
    const gasUsed = gasOfCall(tx.input, outcome)
    if (gasUsed > tx.gas) {
      charge(tx.gas)
      return { succeeded: false, logs: [], gasUsed: tx.gas, departures: [] }
    }
    draft.commit()
    charge(gasUsed)
    return { succeeded: true, logs: outcome.logs, gasUsed, departures: draft.departures }
  } catch (error) {
    if (!(error instanceof Reverted)) throw error
    const gasUsed = intrinsicGas(tx.input)
    charge(gasUsed)
    return { succeeded: false, logs: [], gasUsed, departures: [] }
  }
}

interface Noted {
  hash: string
  from: string
  to: string
  type: string
  price: bigint
  signed?: SignedEthereum
}

function written(txs: readonly EvmTx[], { height, timeMs }: BlockPlace, noted: Noted, { succeeded, logs, gasUsed }: Executed): EvmTx {
  const index = txs.filter((one) => one.height === height).length
  const place = {
    blockHash: emptyBlockHash(BigInt(BASIN.id), height),
    blockNumber: quantity(height),
    transactionHash: noted.hash,
    transactionIndex: quantity(index),
  }
  const receipt: EvmReceipt = {
    ...place,
    contractAddress: null,
    cumulativeGasUsed: quantity(gasUsed),
    effectiveGasPrice: quantity(noted.price),
    from: noted.from,
    gasUsed: quantity(gasUsed),
    logs: logs.map((log, at) => ({ ...log, address: log.address.toLowerCase(), ...place, logIndex: quantity(at), removed: false })),
    status: succeeded ? '0x1' : '0x0',
    to: noted.to,
    type: noted.type,
  }
  const { hash, signed } = noted
  const base = {
    hash,
    cosmosHash: '',
    height,
    timeMs,
    visibleAtMs: timeMs,
    sequence: txs.length + 1,
    accounts: new Set<string>(),
    receipt,
    frames: [],
  }
  return signed === undefined ? base : { ...base, signed }
}

function stateOver(numbers: PlainNumbers): EvmState {
  const read = (name: string): bigint => numbers.get(name) ?? 0n
  return {
    nonceOf: (address) => read(slot.nonce(address)),
    balanceOf: (address) => read(slot.coin(address)),
    trial: () => draftOver(numbers, CONTRACTS).host,
  }
}

/** A node without an archive. Source: ethereum/go-ethereum trie/errors.go. */
function prunedRefusal(height: number): NodeRefusal {
  const root = nameHash(`${BASIN.id} state ${height}`).toLowerCase()
  return new NodeRefusal(-32000, `missing trie node ${root} (path ) state 0x${root} is not available`)
}

/**
 * Creates the ledger of the chain outside Initia, where at first only the first account holds anything.
 * @param holder 0x, lower case.
 * @param departed is called with what left by a bridge, once its transaction is in a block.
 */
export function createPlainLedger(
  holder: string,
  pace: number,
  departed: (departure: Departure, waiting: Waiting, at: BlockPlace) => void,
): PlainLedger {
  const history = createPlainHistory(genesisNumbers(holder))
  const { numbers } = history
  const txs: EvmTx[] = []
  const step = BLOCK_MS / pace
  const read = (name: string): bigint => numbers.get(name) ?? 0n
  return {
    chainId: BigInt(BASIN.id),
    tip: BASIN.tip,
    minFee: 0n,
    firstBaseFee: BASIN.baseFee,
    heightAt: (timeMs) => BASIN.anchorHeight + Math.floor((timeMs - ANCHOR_MS) / step),
    timeOf: (height) => ANCHOR_MS + (height - BASIN.anchorHeight) * step,
    ...stateOver(numbers),
    firstHeight: 0,
    behind: { safe: 32, finalized: 64 },
    hasCode: (address) => CODES.includes(address),
    stateAt: (height, head) => {
      if (height > head) throw new NodeRefusal(-32000, 'header not found')
      const then = history.at(height, head)
      if (then === null) throw prunedRefusal(height)
      return stateOver(then)
    },
    txs,
    include: (waiting, at) => {
      const { tx } = waiting
      // A node throws out what can no longer be paid.
      if (read(slot.coin(tx.from)) < costOf(tx)) return
      const price = tx.maxFee < at.baseFee + tx.maxTip ? tx.maxFee : at.baseFee + tx.maxTip
      history.keepBefore(at.height)
      const executed = execute(numbers, waiting, price)
      const noted = { hash: tx.hash, from: tx.from, to: tx.to ?? '', type: quantity(tx.type), price, signed: tx }
      txs.push(written(txs, at, noted, executed))
      for (const departure of executed.departures) departed(departure, waiting, at)
    },
    credit: (to, token, amount, at) => {
      history.keepBefore(at.height)
      const draft = draftOver(numbers, CONTRACTS)
      if (token === null) draft.add(slot.coin(to), amount)
      else draft.host.move(token, NOBODY, to, amount)
      draft.commit()
      const hash = `0x${nameHash(`${BASIN.id} credit ${txs.length} ${to} ${amount}`).toLowerCase()}`
      const noted = { hash, from: CARRIER, to: BASIN.bridge.messenger.toLowerCase(), type: '0x2', price: at.baseFee }
      const logs = token === null ? [] : [transferLog(token, NOBODY, to, amount)]
      txs.push(written(txs, at, noted, { succeeded: true, logs, gasUsed: 120_000n, departures: [] }))
      return hash
    },
  }
}
