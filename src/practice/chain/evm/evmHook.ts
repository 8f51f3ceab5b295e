// The call that an IBC packet brings to an EVM rollup: made by an intermediate account with the packet's coins, which the called
// contract may take, to the last unit.
// Sources: initia-labs/minievm v1.0.3 app/ibc-hooks/{receive,util}.go; initia-labs/initia x/ibc-hooks/keeper (contracts are called only
// where the chain lists them; the wrapper is listed from the start).
import { contractOf, namedAddress } from '../../book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../../book/contracts.ts'
import { ChainError, createEffects, type Effects } from '../../book/effects.ts'
import type { Packet } from '../../book/packets.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { addressWord, hexAddress, selectorOf, topicOf, word } from '../../evm/abi.ts'
import type { MoveHook } from '../messages/entryPoint.ts'
import { callOnRollup, type RollupCalls } from '../rollupHost.ts'
import { tokensOf } from '../rollupTokens.ts'

const TRANSFER = topicOf('Transfer(address,address,uint256)')

interface Message {
  contract: string
  input: string
  value: bigint
}

function refused(why: string): ChainError {
  return new ChainError(2, 'evmhooks', `ibc evm hook error: ${why}`)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The call that a memo asks for; null where it asks for none, as one with a callback alone. */
function messageIn(memo: string): Message | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(memo)
  } catch {
    // Any text is a memo.
    return null
  }
  const message = record(record(parsed)['evm'])['message']
  if (message === undefined) return null
  const text = (name: string): string => {
    const value = record(message)[name]
    return typeof value === 'string' ? value : ''
  }
  if (!/^\d*$/.test(text('value'))) throw refused('failed to parse value')
  return { contract: text('contract_addr'), input: text('input').toLowerCase(), value: BigInt(text('value')) }
}

/** What the last transfer of a run moved; null where none did. */
function lastMoved(state: ChainState, effects: Effects): Coin | null {
  const logs = effects.events.filter(({ type }) => type === 'evm').flatMap(({ attributes }) => attributes)
  const read = logs
    .filter(({ key }) => key === 'log')
    .map(({ value }) => JSON.parse(value) as { address: string; topics: string[]; data: string })
  const last = read.findLast(({ topics }) => topics[0] === TRANSFER)
  if (last === undefined) return null
  const denom = tokensOf(state, effects.moved()).get(last.address.toLowerCase())?.denom
  return { denom: denom ?? `evm/${last.address.slice(2)}`, amount: BigInt(last.data).toString() }
}

/**
 * The EVM hook of a packet for an EVM rollup; null where the memo has none. Any other chain ignores such a memo.
 * @throws ChainError where the call would fail: the packet is then refused and the coins go back.
 */
export function evmHookOf(state: ChainState, packet: Packet, arrived: Coin): MoveHook | null {
  const message = state.chain.kind === 'minievm' ? messageIn(packet.data.memo) : null
  if (message === null) return null
  const { contract, input, value } = message
  if (contract.toLowerCase() !== TIDEWATCH_WRAPPER.toLowerCase())
    throw refused(`contract \`${contract}\` not allowed to be used in ibchooks`)
  if (packet.data.receiver !== contract) throw refused('receiver is not properly set: invalid packet')
  const caller = namedAddress(`hook ${packet.destinationChannel} ${packet.data.sender}`, state.chain.prefix)
  const from = hexAddress(caller)
  const approve = `0x${selectorOf('approve(address,uint256)')}${addressWord(contract)}${word(BigInt(arrived.amount))}`
  const run = (effects: Effects): void => {
    const on: RollupCalls = { state, effects, follow: { withdrew: () => undefined, sent: () => undefined } }
    callOnRollup(on, { from, to: contractOf(state.chain, arrived.denom).toLowerCase(), value: 0n, input: approve })
    callOnRollup(on, { from, to: contract.toLowerCase(), value, input })
  }
  const trial = createEffects(state)
  trial.shift(null, caller, [arrived])
  run(trial)
  return { caller, got: lastMoved(state, trial) ?? arrived, run }
}
