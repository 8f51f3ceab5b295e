// minievm's wrapper: a bridged token into its form of 18 decimals and back, paid out, withdrawn or sent on.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol (in v1.0.3 toLocal without an amount takes the balance).
import { selectorOf } from '../evm/abi.ts'
import { withdraw } from './deposits.ts'
import { wordsOf, type EvmCall, type Words } from './evmWords.ts'
import type { OutcomeChain, Run } from './facts.ts'
import { fieldsOf, parsed, type Coin } from './fields.ts'
import { allowanceKey, credit, heldBy, Refusal } from './ledger.ts'
import { takeAllowed } from './tokens.ts'

const LOCAL_DECIMALS = 18
const REMOTE_DECIMALS = 6

interface Context {
  run: Run
  chain: OutcomeChain
  caller: string
  /** The wrapper's own account. */
  own: string
}

/** @throws Refusal when the call reverts. */
export function callWrapper(run: Run, chain: OutcomeChain, { caller, to, input }: EvmCall, takes: 'lesser' | 'balance'): void {
  const context = { run, chain, caller, own: to }
  const words = wordsOf(input.slice(8))
  const act = FUNCTIONS.get(input.slice(0, 8))
  if (act !== undefined) return act(context, words)
  if (input.slice(0, 8) !== selectorOf('toLocal(address,string,uint8)')) throw new Refusal('Reverted')
  const denom = words.text(1)
  const held = heldBy(run.ledger, caller, chain.id, denom)
  const allowed = run.ledger.allowed.get(allowanceKey(caller, chain.id, denom, to)) ?? 0n
  const amount = takes === 'balance' || held < allowed ? held : allowed
  toLocal(context, { to: words.address(0), denom, amount, decimals: words.small(2, 8) })
}

const FUNCTIONS: ReadonlyMap<string, (context: Context, words: Words) => void> = new Map(
  Object.entries({
    'toLocal(address,string,uint256,uint8)': (context: Context, words: Words) =>
      toLocal(context, { to: words.address(0), denom: words.text(1), amount: words.number(2), decimals: words.small(3, 8) }),
    'toRemote(address,string,uint256)': (context: Context, words: Words) =>
      toRemote(context, words.address(0), { denom: words.text(1), amount: words.number(2) }),
    'toRemoteAndOPWithdraw(string,string,uint256)': remoteAndWithdraw,
    'toRemoteAndOPWithdraw(string,string,uint256,uint64)': remoteAndWithdraw,
    'toRemoteAndIBCTransfer(string,uint256,string,string,uint256)': (context: Context, words: Words) => remoteAndSend(context, words, '{}'),
    'toRemoteAndIBCTransfer(string,uint256,string,string,uint256,string)': (context: Context, words: Words) =>
      remoteAndSend(context, words, words.text(5)),
    'toRemoteAndIBCTransfer(string,uint256,string,string,uint256,string,uint64)': (context: Context, words: Words) =>
      remoteAndSend(context, words, words.text(5)),
  }).map(([signature, act]) => [selectorOf(signature), act]),
)

function toLocal({ run, chain, caller, own }: Context, { to, denom, amount, decimals }: Coin & { to: string; decimals: number }): void {
  if (amount === 0n) return
  takeAllowed(run, chain, { owner: caller, spender: own, denom, amount })
  const form = chain.wrapped.get(denom)
  // Other decimals make another token.
  const made = form?.from === decimals ? form.denom : `form of ${denom} with ${decimals} decimals`
  credit(run.ledger, to, chain.id, made, converted(amount, decimals, LOCAL_DECIMALS))
}

/** Returns the amount that is paid out. */
function toRemote({ run, chain, caller, own }: Context, to: string, { denom, amount }: Coin): Coin {
  const made = [...chain.wrapped].find(([, form]) => form.denom === denom)
  const remote = made === undefined ? `remote form of ${denom}` : made[0]
  if (amount === 0n) return { denom: remote, amount }
  takeAllowed(run, chain, { owner: caller, spender: own, denom, amount })
  const units = converted(amount, LOCAL_DECIMALS, made === undefined ? REMOTE_DECIMALS : made[1].from)
  credit(run.ledger, to, chain.id, remote, units)
  return { denom: remote, amount: units }
}

function remoteAndWithdraw(context: Context, words: Words): void {
  const { run, chain, own } = context
  const coin = toRemote(context, own, { denom: words.text(1), amount: words.number(2) })
  if (coin.amount > 0n) withdraw(run, chain, own, words.text(0), coin)
}

/** What cannot be delivered comes back to the wrapper, which gives its caller the local form again. */
function remoteAndSend(context: Context, words: Words, memo: string): void {
  const { run, chain, caller, own } = context
  const local = { denom: words.text(0), amount: words.number(1) }
  const coin = toRemote(context, own, local)
  if (coin.amount === 0n) return
  const json = parsed(memo)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Refusal('the memo is no JSON object')
  const merged = { ...fieldsOf(json), evm: { async_callback: { id: 1, contract_address: `0x${own}` } } }
  const before = heldBy(run.ledger, own, chain.id, coin.denom)
  const packet = { sender: own, port: 'transfer', channel: words.text(2), receiver: words.text(3), memo: JSON.stringify(merged) }
  run.sendPacket(run, chain, { ...packet, ...coin, timeoutNs: words.number(4) })
  if (heldBy(run.ledger, own, chain.id, coin.denom) < before) return
  credit(run.ledger, own, chain.id, coin.denom, -coin.amount)
  credit(run.ledger, caller, chain.id, local.denom, local.amount)
}

function converted(amount: bigint, from: number, to: number): bigint {
  if (from <= to) return amount * 10n ** BigInt(to - from)
  const factor = 10n ** BigInt(from - to)
  if (amount % factor !== 0n) throw new Refusal('dust amount should be zero')
  return amount / factor
}
