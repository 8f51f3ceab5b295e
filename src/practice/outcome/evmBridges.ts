// Models contracts that bring a token to another domain in the worst case: the whole fee is kept, and an order that names a different
// sender is refunded to that one.
// Sources: circlefin/evm-cctp-contracts src/TokenMessenger.sol, src/v2/TokenMessengerV2.sol, src/v2/FinalityThresholds.sol;
// skip-mev/skip-go-evm-contracts CCTPRelayer/src/CCTPRelayer.sol; skip-mev/go-fast-contracts solidity/src/FastTransferGateway.sol,
// cosmwasm/contracts/fast-transfer-gateway/src/execute.rs (fill_order).
import { selectorOf } from '../evm/abi.ts'
import { payOut, type Bridge, type Burn } from './burns.ts'
import { wordsOf, type EvmCall, type Words } from './evmWords.ts'
import { attempt, chainOf, contractAt, type OutcomeChain, type Run } from './facts.ts'
import { fieldsOf, parsed } from './fields.ts'
import { credit, LOST, Refusal } from './ledger.ts'
import { swapInto } from './evmSwaps.ts'
import { takeAllowed } from './tokens.ts'
import { callWasm } from './wasmContracts.ts'

interface Context {
  run: Run
  chain: OutcomeChain
  caller: string
  own: string
  bridge: Bridge
  /** Coins of the chain that came with the call; they are the contract's already. */
  value: bigint
}

/** Takes no coins with the call. */
function free(act: Act): Act {
  return (context, words) => {
    if (context.value > 0n) throw new Refusal('not payable')
    act(context, words)
  }
}

type Act = (context: Context, words: Words) => void

const FUNCTIONS: ReadonlyMap<Bridge['kind'], ReadonlyMap<string, Act>> = new Map([
  [
    'burner',
    bySelector({
      'depositForBurn(uint256,uint32,bytes32,address)': (context, words) => burn(context, words, null),
      'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)': (context, words) => burn(context, words, words.word(4)),
      'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)': burnSecond,
    }),
  ],
  [
    'relayer',
    bySelector({
      'requestCCTPTransfer(uint256,uint32,bytes32,address,uint256)': free((context, words) => relay(context, words, null)),
      'requestCCTPTransferWithCaller(uint256,uint32,bytes32,address,uint256,bytes32)': free((context, words) =>
        relay(context, words, words.word(5)),
      ),
      'swapAndRequestCCTPTransfer(address,uint256,bytes,uint32,bytes32,address,uint256)': (context, words) =>
        swapAndRelay(context, words, null),
      'swapAndRequestCCTPTransferWithCaller(address,uint256,bytes,uint32,bytes32,address,uint256,bytes32)': (context, words) =>
        swapAndRelay(context, words, words.word(7)),
    }),
  ],
  [
    'gateway',
    bySelector({
      'submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)': free(order),
      'swapAndSubmitOrder(address,uint256,bytes,uint256,uint256,bytes32,bytes32,uint32,uint64,bytes)': swapAndOrder,
    }),
  ],
])

/** @throws Refusal when the call reverts. */
export function callBridge(run: Run, chain: OutcomeChain, { caller, to, input, value }: EvmCall, bridge: Bridge): void {
  const act = FUNCTIONS.get(bridge.kind)?.get(input.slice(0, 8))
  if (act === undefined) throw new Refusal('Reverted')
  act({ run, chain, caller, own: to, bridge, value }, wordsOf(input.slice(8)))
}

function bySelector(acts: Record<string, Act>): ReadonlyMap<string, Act> {
  return new Map(Object.entries(acts).map(([signature, act]) => [selectorOf(signature), act]))
}

const NOBODY = '0'.repeat(64)

function requireToken({ chain, bridge }: Context, account: string): void {
  const known = contractAt(chain, account)
  if (known?.kind !== 'token' || known.denom !== bridge.denom) throw new Refusal('Burn token not supported')
}

/** The first version: of nothing it keeps a fee. */
function burn(context: Context, words: Words, caller: string | null): void {
  const { run, chain, bridge, own } = context
  requireToken(context, words.address(3))
  if (words.number(0) === 0n) throw new Refusal('Amount must be nonzero')
  if (caller === NOBODY) throw new Refusal('Destination caller must be nonzero')
  takeAllowed(run, chain, { owner: context.caller, spender: own, denom: bridge.denom, amount: words.number(0) })
  const burnt = { domain: words.small(1, 32), recipient: words.word(2), caller: caller ?? NOBODY, paid: words.number(0) }
  payOut(run, chain, bridge, burnt)
}

/** Finalities that are attested; others never are. */
const FINALITIES = [1000, 2000]

function burnSecond(context: Context, words: Words): void {
  const { run, chain, bridge, own, caller } = context
  requireToken(context, words.address(3))
  const [amount, fee] = [words.number(0), words.number(5)]
  if (amount === 0n || fee >= amount) throw new Refusal('Max fee must be less than amount')
  takeAllowed(run, chain, { owner: caller, spender: own, denom: bridge.denom, amount })
  const burnt = { domain: words.small(1, 32), recipient: words.word(2), caller: words.word(4), paid: amount - fee }
  if (!FINALITIES.includes(words.small(6, 32))) return credit(run.ledger, LOST, chain.id, bridge.denom, amount)
  payOut(run, chain, bridge, burnt)
}

function relay(context: Context, words: Words, caller: string | null): void {
  const { run, chain, bridge, own } = context
  requireToken(context, words.address(3))
  const [amount, fee] = [words.number(0), words.number(4)]
  if (amount === 0n || fee === 0n) throw new Refusal('PaymentCannotBeZero')
  if (caller === NOBODY) throw new Refusal('Destination caller must be nonzero')
  takeAllowed(run, chain, { owner: context.caller, spender: own, denom: bridge.denom, amount: amount + fee })
  payOut(run, chain, bridge, { domain: words.small(1, 32), recipient: words.word(2), caller: caller ?? NOBODY, paid: amount })
}

/** Relays the yield of a swap; a fee as large as the yield is refused. */
function swapAndRelay(context: Context, words: Words, caller: string | null): void {
  const { run, chain, bridge } = context
  const fee = words.number(6)
  if (words.number(1) === 0n || fee === 0n) throw new Refusal('PaymentCannotBeZero')
  if (caller === NOBODY) throw new Refusal('Destination caller must be nonzero')
  const yielded = swapInto(context, { token: words.address(0), amount: words.number(1), call: words.bytes(2) }, context.caller)
  if (yielded <= fee) throw new Refusal('InsufficientSwapOutput')
  requireToken(context, words.address(5))
  payOut(run, chain, bridge, { domain: words.small(3, 32), recipient: words.word(4), caller: caller ?? NOBODY, paid: yielded - fee })
}

function order(context: Context, words: Words): void {
  const { run, chain, bridge, own, caller } = context
  const [amountIn, amountOut] = [words.number(2), words.number(3)]
  takeAllowed(run, chain, { owner: caller, spender: own, denom: bridge.denom, amount: amountIn })
  const [sender, recipient, domain] = [words.word(0), words.word(1), words.small(4, 32)]
  submit(context, { sender, recipient, amountIn, amountOut, domain, until: words.small(5, 64), data: words.bytes(6) })
}

function swapAndOrder(context: Context, words: Words): void {
  // What the swap leaves in the contract, a pool that runs in between can take.
  const amountIn = swapInto(context, { token: words.address(0), amount: words.number(1), call: words.bytes(2) }, LOST)
  const fees = words.number(3) + (amountIn * words.number(4)) / 10_000n
  if (amountIn < fees) throw new Refusal('amount received from swap is less than fee')
  const [sender, recipient, domain] = [words.word(5), words.word(6), words.small(7, 32)]
  submit(context, { sender, recipient, amountIn, amountOut: amountIn - fees, domain, until: words.small(8, 64), data: words.bytes(9) })
}

interface Order {
  sender: string
  recipient: string
  amountIn: bigint
  amountOut: bigint
  domain: number
  until: number
  data: string
}

function submit({ run, chain, bridge, caller }: Context, { sender, recipient, amountIn, amountOut, domain, until, data }: Order): void {
  if (BigInt(until) * 1_000_000_000n <= run.facts.nowNs) throw new Refusal('timeout timestamp must be in the future')
  const back = sender.slice(24)
  // An order at a loss is never filled; after its timeout the sender gets the money back.
  if (back !== caller || amountOut > amountIn) return credit(run.ledger, back, chain.id, bridge.denom, amountIn)
  const filled = { domain, recipient, caller: NOBODY, paid: amountOut }
  if (data === '') return payOut(run, chain, bridge, filled)
  // A call that fails fills no order.
  if (!attempt(run, (trial) => fillByCall(trial, bridge, filled, data))) credit(run.ledger, back, chain.id, bridge.denom, amountIn)
}

/** Fills an order with a call: the filler pays the gateway there, which calls the recipient with the amount. */
function fillByCall(run: Run, { remotes }: Bridge, { domain, recipient, paid }: Burn, data: string): void {
  const remote = remotes.get(domain)
  if (remote === undefined) throw new Refusal('destination domain not found')
  const there = chainOf(run.facts, remote.chainId)
  const message = fieldsOf(parsed(Buffer.from(data, 'hex').toString('utf8')))
  credit(run.ledger, GATEWAY, there.id, remote.denom, paid)
  callWasm(run, there, GATEWAY, { contract: `0x${recipient}`, message, funds: [{ denom: remote.denom, amount: paid }] })
}

/** The gateway's account on another chain. */
const GATEWAY = 'f1'.repeat(20)
