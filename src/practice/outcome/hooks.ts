// The hook in a packet's memo. A hook for another virtual machine than the chain's is ignored: the coins stay with the receiver as
// written. An intermediate account makes the call and keeps what it leaves.
// Sources: initia-labs/initia x/ibc-hooks; initia-labs/minievm app/ibc-hooks; osmosis-labs/osmosis x/ibc-hooks.
import { createHash } from 'node:crypto'
import { encodeBech32 } from '../keys/bech32.ts'
import { callEvm } from './evmCalls.ts'
import { accountOf, type OutcomeChain, type Run } from './facts.ts'
import { fieldsOf, parsed, textOf, unitsOf, type Coin, type Fields } from './fields.ts'
import { allowanceKey, credit, LOST, Refusal } from './ledger.ts'
import { callMove } from './moveModules.ts'
import { callWasm } from './wasmContracts.ts'

interface Arrival {
  sender: string
  receiver: string
  memo: string
  coin: Coin
}

/** Runs the hook with what arrives. Returns whether the chain runs one of this kind. @throws Refusal when the packet is refused. */
export function runHook(run: Run, chain: OutcomeChain, arrival: Arrival): boolean {
  const hook = chain.vm === null ? undefined : fieldsOf(parsed(arrival.memo))[chain.vm]
  if (hook === undefined) return false
  const fields = fieldsOf(hook)
  const { coin } = arrival
  // What an intermediate account keeps is out of reach for the user.
  const caller = `${LOST} with the intermediate sender of ${arrival.sender}`
  const isCalled = chain.vm === 'wasm' || fields['message'] !== undefined
  if (!isCalled) return false
  credit(run.ledger, caller, chain.id, coin.denom, coin.amount)
  if (chain.vm === 'wasm') runWasm(run, chain, caller, arrival, fields)
  else if (chain.vm === 'move') runMove(run, chain, caller, arrival, fieldsOf(fields['message']))
  else runEvm(run, chain, caller, arrival, fieldsOf(fields['message']))
  return true
}

function runMove(run: Run, chain: OutcomeChain, caller: string, { receiver }: Arrival, message: Fields): void {
  const [address, module, name] = [textOf(message, 'module_address'), textOf(message, 'module_name'), textOf(message, 'function_name')]
  const full = `${address}::${module}::${name}`
  const hashed = encodeBech32(chain.prefix ?? '', new Uint8Array(createHash('sha256').update(full).digest()))
  if (receiver !== full && receiver !== hashed) throw new Refusal('the receiver does not name the function')
  const args = Array.isArray(message['args']) ? message['args'].map((arg) => new Uint8Array(Buffer.from(String(arg), 'base64'))) : []
  callMove(run, chain, caller, { address, module, name, args })
}

function runWasm(run: Run, chain: OutcomeChain, caller: string, { receiver, coin }: Arrival, hook: Fields): void {
  const contract = textOf(hook, 'contract')
  if (receiver !== contract) throw new Refusal('the receiver is not the contract')
  callWasm(run, chain, caller, { contract, message: fieldsOf(hook['msg']), funds: [coin] })
}

function runEvm(run: Run, chain: OutcomeChain, caller: string, { receiver, coin }: Arrival, message: Fields): void {
  const contract = textOf(message, 'contract_addr')
  const account = accountOf(chain, contract)
  if (receiver !== contract || account === null) throw new Refusal('the receiver is not the contract')
  // The hook lets the contract take what arrived and no more.
  run.ledger.allowed.set(allowanceKey(caller, chain.id, coin.denom, account), coin.amount)
  const value = message['value'] === undefined || message['value'] === '' ? 0n : unitsOf(message, 'value')
  callEvm(run, chain, { caller, to: account, input: textOf(message, 'input'), value })
}
