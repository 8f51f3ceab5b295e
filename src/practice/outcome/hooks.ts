// Executes the hook in a packet's memo, at its worst: an exchange yields exactly the least that it names, and what a call leaves
// stays with the account that makes it.
// Sources: initia-labs/initia x/ibc-hooks (Move hooks, intermediate sender); initia-labs/skipapi-move-integration
// skip/sources/entry-point.move; skip-mev/skip-go-cosmwasm-contracts contracts/entry-point; initia-labs/minievm app/ibc-hooks and
// x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol.
import { createHash } from 'node:crypto'
import { readSwapArguments } from '../chain/entryPoint.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import type { OutcomeChain, Payment } from './ledger.ts'

interface Arrival {
  receiver: string
  memo: string
  coin: { denom: string; amount: bigint }
}

/** Who makes the call and keeps what it leaves. */
const CALLER = 'intermediate sender'
type Fields = Record<string, unknown>
/** null: the chain runs no hook of this kind. `fails`: the packet is refused. */
type Outcome = Payment[] | null | 'fails'

/** What a packet's hook leaves with whom. */
export function runHook(chain: OutcomeChain, arrival: Arrival): Outcome {
  const memo = fieldsOf(parsed(arrival.memo))
  const hook = chain.vm === null ? undefined : memo[chain.vm]
  if (hook === undefined) return null
  if (chain.vm === 'wasm') return runWasm(chain, arrival, fieldsOf(hook))
  const message = fieldsOf(hook)['message']
  if (message === undefined) return null
  return chain.vm === 'move' ? runMove(chain, arrival, fieldsOf(message)) : runEvm(chain, arrival, fieldsOf(message))
}

function runMove(chain: OutcomeChain, { receiver, coin }: Arrival, message: Fields): Outcome {
  const [address, module, name] = ['module_address', 'module_name', 'function_name'].map((key) => String(message[key]))
  const full = `${address ?? ''}::${module ?? ''}::${name ?? ''}`
  const hashed = encodeBech32('init', new Uint8Array(createHash('sha256').update(full).digest()))
  if (receiver !== full && receiver !== hashed) return 'fails'
  if (!chain.honest.includes(address ?? '')) return [{ owner: address ?? '', denom: coin.denom, units: coin.amount }]
  const args = Array.isArray(message['args']) ? message['args'].map((arg) => new Uint8Array(Buffer.from(String(arg), 'base64'))) : []
  try {
    const { paid, least, to } = readSwapArguments(args)
    return exchange(coin, { ...paid, units: BigInt(paid.amount) }, { denom: least.denom, units: BigInt(least.amount), owner: to })
  } catch {
    // Arguments that the module does not take abort the call.
    return 'fails'
  }
}

function runWasm(chain: OutcomeChain, { receiver, coin }: Arrival, hook: Fields): Outcome {
  const contract = String(hook['contract'])
  if (receiver !== contract) return 'fails'
  if (!chain.honest.includes(contract)) return [{ owner: contract, denom: coin.denom, units: coin.amount }]
  const call = fieldsOf(fieldsOf(hook['msg'])['swap_and_action'])
  const sent = fieldsOf(fieldsOf(call['sent_asset'])['native'])
  const least = fieldsOf(fieldsOf(call['min_asset'])['native'])
  const to = fieldsOf(fieldsOf(call['post_swap_action'])['transfer'])['to_address']
  // The contract refuses a call that speaks of other coins than it is given.
  const isSame = call['sent_asset'] === undefined || (sent['denom'] === coin.denom && BigInt(String(sent['amount'])) === coin.amount)
  if (!isSame || typeof to !== 'string') return 'fails'
  return exchange(
    coin,
    { denom: coin.denom, units: coin.amount },
    { denom: String(least['denom']), units: BigInt(String(least['amount'])), owner: to },
  )
}

/** Of toLocal(address,string,uint256,uint8). */
const SELECTOR = '0x1efd1a84'

function runEvm(chain: OutcomeChain, { receiver, coin }: Arrival, message: Fields): Outcome {
  const contract = String(message['contract_addr'])
  if (receiver !== contract) return 'fails'
  if (!chain.honest.includes(contract)) return [{ owner: contract, denom: coin.denom, units: coin.amount }]
  const input = String(message['input'])
  if (!input.startsWith(SELECTOR)) return 'fails'
  const { to, denom, amount, decimals } = readToLocal(input.slice(SELECTOR.length))
  const form = chain.wrapped.get(denom)
  // The hook lets the contract take what arrived and no more.
  if (denom !== coin.denom || amount > coin.amount) return 'fails'
  // Other decimals make another token.
  const made = form !== undefined && form.from === decimals ? form.denom : `another form of ${denom}`
  const units = amount * 10n ** BigInt(Math.max(0, 18 - decimals))
  return [
    { owner: CALLER, denom, units: coin.amount - amount },
    { owner: to.toLowerCase(), denom: made, units },
  ]
}

/** Arguments in ABI: receiver, where the text begins, amount, decimals; then the text with its length. */
function readToLocal(words: string): { to: string; denom: string; amount: bigint; decimals: number } {
  const word = (at: number) => words.slice(at * 64, at * 64 + 64)
  const start = Number(BigInt(`0x${word(1)}`)) * 2
  const length = Number(BigInt(`0x${words.slice(start, start + 64)}`)) * 2
  const denom = Buffer.from(words.slice(start + 64, start + 64 + length), 'hex').toString('utf8')
  return { to: `0x${word(0).slice(24)}`, denom, amount: BigInt(`0x${word(2)}`), decimals: Number(BigInt(`0x${word(3)}`)) }
}

function exchange(coin: Arrival['coin'], paid: { denom: string; units: bigint }, got: Payment): Outcome {
  if (paid.denom !== coin.denom || paid.units > coin.amount) return 'fails'
  return [{ owner: CALLER, denom: coin.denom, units: coin.amount - paid.units }, got]
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function parsed(memo: string): unknown {
  try {
    return JSON.parse(memo)
  } catch {
    // Any text is a memo.
    return null
  }
}
