// Models contracts that carry a token to a chain with their own numbers or names of chains, in the worst case: what goes to an unlisted
// chain, or calls a contract there, is lost, the minimum arrives, and the coins for the delivery are gone.
// Sources: skip-mev/skip-go-evm-contracts AxelarHandler/src/AxelarHandler.sol, EurekaHandler/src/EurekaHandler.sol;
// hyperlane-xyz/hyperlane-monorepo solidity/contracts/token/libs/TokenRouter.sol; LayerZero-Labs/LayerZero-v2 oapp/oft/OFTCore.sol.
import { selectorOf } from '../evm/abi.ts'
import { wordsOf, type EvmCall, type Words } from './evmWords.ts'
import { accountOf, chainOf, contractAt, type Contract, type OutcomeChain, type Run } from './facts.ts'
import { credit, debit, LOST, Refusal } from './ledger.ts'
import { takeAllowed } from './tokens.ts'

type Carrier = Extract<Contract, { kind: 'carrier' }>

interface Context {
  run: Run
  chain: OutcomeChain
  call: EvmCall
  carrier: Carrier
  words: Words
}

type Act = (context: Context) => void

const PARAMS = '(uint32,bytes32,uint256,uint256,bytes,bytes,bytes)'
const ACTS: ReadonlyMap<Carrier['form'], ReadonlyMap<string, Act>> = new Map([
  [
    'axelar',
    bySelector({
      'sendNativeToken(string,string)': (context) =>
        sendAxelar(context, { denom: null, amount: context.call.value, payload: null, fee: 0n }),
      'sendERC20Token(string,string,string,uint256)': (context) => {
        const { words } = context
        sendAxelar(context, { denom: behind(context, words.text(2)), amount: words.number(3), payload: null, fee: 0n })
      },
      'gmpTransferNativeToken(string,string,bytes,uint256,uint256)': (context) => {
        const { words } = context
        sendAxelar(context, { denom: null, amount: words.number(3), payload: words.bytes(2), fee: words.number(4) })
      },
      'gmpTransferERC20Token(string,string,bytes,string,uint256,uint256)': (context) => {
        const { words } = context
        const denom = behind(context, words.text(3))
        sendAxelar(context, { denom, amount: words.number(4), payload: words.bytes(2), fee: words.number(5) })
      },
      'gmpTransferERC20TokenGasTokenPayment(string,string,bytes,string,uint256,uint256)': (context) => {
        const { words, run, chain, call } = context
        const denom = behind(context, words.text(3))
        takeAllowed(run, chain, { owner: call.caller, spender: call.to, denom, amount: words.number(5) })
        sendAxelar(context, { denom, amount: words.number(4), payload: words.bytes(2), fee: 0n })
      },
    }),
  ],
  ['warp', bySelector({ 'transferRemote(uint32,bytes32,uint256)': transferRemote })],
  [
    'oft',
    bySelector({ [`send(${PARAMS},(uint256,uint256),address)`]: sendOft, [`sendToken(${PARAMS},(uint256,uint256),address)`]: sendOft }),
  ],
  ['eureka', bySelector({ 'transfer(uint256,(address,string,string,string,uint64,string),(uint256,address,uint64))': transferEureka })],
])

function bySelector(acts: Record<string, Act>): ReadonlyMap<string, Act> {
  return new Map(Object.entries(acts).map(([signature, act]) => [selectorOf(signature), act]))
}

/** Runs a call whose value the contract holds already. @throws Refusal when it reverts. */
export function callCarrier(run: Run, chain: OutcomeChain, call: EvmCall, carrier: Carrier): void {
  const act = ACTS.get(carrier.form)?.get(call.input.slice(0, 8))
  if (act === undefined) throw new Refusal('Reverted')
  act({ run, chain, call, carrier, words: wordsOf(call.input.slice(8)) })
}

function behind({ carrier }: Context, symbol: string): string {
  const denom = carrier.symbols.get(symbol)
  if (denom === undefined) throw new Refusal('TokenNotSupported')
  return denom
}

/** Takes the carried token, and burns the coins for the delivery. */
function take({ run, chain, call }: Context, denom: string | null, amount: bigint, fee: bigint): void {
  const coins = denom === null ? amount + fee : fee
  if (call.value !== coins || amount === 0n) throw new Refusal('NativeSentDoesNotMatchAmounts')
  if (coins > 0n) debit(run.ledger, call.to, chain.id, chain.coin ?? '', coins)
  if (denom !== null) takeAllowed(run, chain, { owner: call.caller, spender: call.to, denom, amount })
}

/**
 * Pays at the other end.
 * @param account there, null where the text or bytes are no address.
 */
function pay({ run, chain, carrier }: Context, end: string, account: string | null, paid: { denom: string; amount: bigint }): void {
  const remote = carrier.remotes.get(end)
  const there = remote?.pays.get(paid.denom)
  if (remote === undefined || there === undefined || account === null) return credit(run.ledger, LOST, chain.id, paid.denom, paid.amount)
  credit(run.ledger, account, remote.chainId, there, paid.amount)
}

function spelled({ run, carrier }: Context, end: string, text: string): string | null {
  const remote = carrier.remotes.get(end)
  return remote === undefined ? null : accountOf(chainOf(run.facts, remote.chainId), text)
}

const NO_MESSAGE = '000000007b7d'

function sendAxelar(
  context: Context,
  { denom, amount, payload, fee }: { denom: string | null; amount: bigint; payload: string | null; fee: bigint },
): void {
  const { words, chain } = context
  const [end, to] = [words.text(0), words.text(1)]
  take(context, denom, amount, fee)
  const account = payload === null || payload === NO_MESSAGE ? spelled(context, end, to) : null
  pay(context, end, account, { denom: denom ?? chain.coin ?? '', amount })
}

/** Returns the address in 32 bytes; null where they are more than an address, for which no account has the key. */
function unpadded(word: string): string | null {
  return word.startsWith('0'.repeat(24)) ? word.slice(24) : null
}

function requireRemote({ carrier }: Context, end: string): void {
  if (!carrier.remotes.has(end)) throw new Refusal('No router enrolled for domain')
}

/** Runs a transfer; a router that is its own token burns it without an allowance. */
function transferRemote(context: Context): void {
  const { words, carrier, chain, run, call } = context
  const [end, amount, denom] = [String(words.small(0, 32)), words.number(2), carrier.denoms[0] ?? '']
  requireRemote(context, end)
  const isCoin = denom === chain.coin
  if (isCoin ? call.value < amount : carrier.isToken !== true) takeFor(context, denom, amount)
  else if (!isCoin) debit(run.ledger, call.caller, chain.id, denom, amount)
  if (call.value > 0n) debit(run.ledger, call.to, chain.id, chain.coin ?? '', call.value)
  pay(context, end, unpadded(words.word(1)), { denom, amount })
}

function takeFor({ run, chain, call }: Context, denom: string, amount: bigint): void {
  if (denom === chain.coin) throw new Refusal('Native: amount exceeds msg.value')
  takeAllowed(run, chain, { owner: call.caller, spender: call.to, denom, amount })
}

function sendOft(context: Context): void {
  const { words, carrier, chain } = context
  // The tuple begins where the first word says; the fee and the refund stand in the head.
  const at = Number(words.number(0) / 32n)
  const params = words.from(at)
  const [end, amount, least] = [String(params.small(0, 32)), params.number(2), params.number(3)]
  requireRemote(context, end)
  if (words.number(2) > 0n) throw new Refusal('LzTokenUnavailable')
  if (least > amount) throw new Refusal('SlippageExceeded')
  const denom = carrier.denoms[0] ?? ''
  take(context, denom === chain.coin ? null : denom, amount, words.number(1))
  words.address(3)
  const account = params.bytes(5) === '' ? unpadded(params.word(1)) : null
  pay(context, end, account, { denom, amount: least })
}

function transferEureka(context: Context): void {
  const { words, run, chain, call } = context
  const params = words.from(Number(words.number(1) / 32n))
  const [amount, relay] = [words.number(0), words.number(2)]
  const contract = contractAt(chain, params.address(0))
  if (contract?.kind !== 'token') throw new Refusal('no token')
  const [client, until] = [params.text(2), params.small(4, 64)]
  requireRemote(context, client)
  const seconds = run.facts.nowNs / 1_000_000_000n
  if (BigInt(words.small(4, 64)) <= seconds) throw new Refusal('Fee quote expired')
  if (BigInt(until) <= seconds || BigInt(until) > seconds + 86_400n) throw new Refusal('IBCInvalidTimeoutTimestamp')
  if (call.value > 0n) throw new Refusal('Insufficient native token')
  takeAllowed(run, chain, { owner: call.caller, spender: call.to, denom: contract.denom, amount: amount + relay })
  credit(run.ledger, words.address(3), chain.id, contract.denom, relay)
  const isPlain = params.text(3) === 'transfer' && params.text(5) === ''
  pay(context, client, isPlain ? spelled(context, client, params.text(1)) : null, { denom: contract.denom, amount })
}
