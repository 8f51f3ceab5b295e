// Executes signed documents as the chains do, at their worst for the user: messages of Cosmos transactions one after another, all
// of them or none, and Ethereum transactions. A message that is not known loses all that its signer holds.
// Sources: cosmos/cosmos-sdk x/bank; initia-labs/initia x/move; initia-labs/minievm x/evm/keeper/msg_server.go; CosmWasm/wasmd x/wasm.
import { burnByModule } from './burns.ts'
import { deposit, withdraw } from './deposits.ts'
import { callEvm } from './evmCalls.ts'
import { chainOf, requireAccount, type Facts, type OutcomeChain, type Run, type WireMessage } from './facts.ts'
import { bytesOf, coinOf, fieldsOf, parsed, textOf, unitsOf, type Fields } from './fields.ts'
import { copyLedger, credit, debit, Refusal, seize, type Ledger } from './ledger.ts'
import { callMove } from './moveModules.ts'
import { sendPacket } from './packets.ts'
import { callWasm } from './wasmContracts.ts'

/** A transaction of a Cosmos chain. */
export interface CosmosDocument {
  chainId: string
  signer: string
  messages: readonly WireMessage[]
}

/** A transaction of an Ethereum chain. */
export interface EvmDocument {
  chainId: string
  from: string
  to: string
  /** Base units. */
  value: bigint
  data: string
}

/** What everybody holds afterwards. @throws Refusal when the chain refuses the document, so that nothing of it happens. */
export function executeCosmos(facts: Facts, before: Ledger, { chainId, signer, messages }: CosmosDocument): Ledger {
  const run = begin(facts, before)
  const chain = chainOf(facts, chainId)
  if (messages.length === 0) throw new Refusal('must contain at least one message')
  executeMessages(run, chain, requireAccount(chain, signer), messages)
  return run.ledger
}

/** As `executeCosmos`. */
export function executeEvm(facts: Facts, before: Ledger, { chainId, from, to, value, data }: EvmDocument): Ledger {
  const run = begin(facts, before)
  const chain = chainOf(facts, chainId)
  callEvm(run, chain, { caller: requireAccount(chain, from), to: requireAccount(chain, to), input: data, value })
  return run.ledger
}

function begin(facts: Facts, before: Ledger): Run {
  return { facts, ledger: copyLedger(before), exchanges: { count: 0 }, executeMessages, sendPacket, deposit }
}

type Act = (run: Run, chain: OutcomeChain, account: string, value: Fields) => void

const ACTS: Readonly<Record<string, { by: string; act: Act }>> = {
  '/cosmos.bank.v1beta1.MsgSend': { by: 'fromAddress', act: send },
  '/ibc.applications.transfer.v1.MsgTransfer': { by: 'sender', act: transfer },
  '/opinit.ophost.v1.MsgInitiateTokenDeposit': { by: 'sender', act: initiateDeposit },
  '/opinit.opchild.v1.MsgInitiateTokenWithdrawal': {
    by: 'sender',
    act: (run, chain, account, value) => withdraw(run, chain, account, textOf(value, 'to'), coinOf(value['amount'])),
  },
  '/initia.move.v1.MsgExecute': { by: 'sender', act: execute },
  '/initia.move.v1.MsgExecuteJSON': { by: 'sender', act: executeJson },
  '/cosmwasm.wasm.v1.MsgExecuteContract': { by: 'sender', act: executeContract },
  '/minievm.evm.v1.MsgCall': { by: 'sender', act: call },
  '/circle.cctp.v1.MsgDepositForBurn': { by: 'from', act: (run, chain, account, value) => burnByModule(run, chain, account, value, false) },
  '/circle.cctp.v1.MsgDepositForBurnWithCaller': {
    by: 'from',
    act: (run, chain, account, value) => burnByModule(run, chain, account, value, true),
  },
}

function executeMessages(run: Run, chain: OutcomeChain, signer: string, messages: readonly WireMessage[]): void {
  for (const { typeUrl, value } of messages) {
    const known = Object.hasOwn(ACTS, typeUrl) ? ACTS[typeUrl] : undefined
    if (known === undefined) {
      seize(run.ledger, signer, chain.id)
      continue
    }
    const fields = fieldsOf(value)
    const account = requireAccount(chain, textOf(fields, known.by))
    if (account !== signer) throw new Refusal('the sender did not sign')
    known.act(run, chain, account, fields)
  }
}

function send({ ledger }: Run, chain: OutcomeChain, account: string, value: Fields): void {
  const to = requireAccount(chain, textOf(value, 'toAddress'))
  const coins = Array.isArray(value['amount']) ? value['amount'].map(coinOf) : []
  for (const { denom, amount } of coins) {
    debit(ledger, account, chain.id, denom, amount)
    credit(ledger, to, chain.id, denom, amount)
  }
}

function transfer(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  sendPacket(run, chain, {
    ...coinOf(value['token']),
    sender: account,
    port: textOf(value, 'sourcePort'),
    channel: textOf(value, 'sourceChannel'),
    receiver: textOf(value, 'receiver'),
    memo: textOf(value, 'memo'),
    timeoutNs: unitsOf(value, 'timeoutTimestamp'),
  })
}

function initiateDeposit(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  const [bridgeId, to, data] = [unitsOf(value, 'bridgeId').toString(), textOf(value, 'to'), bytesOf(value, 'data')]
  deposit(run, chain, { ...coinOf(value['amount']), sender: account, bridgeId, to, data })
}

function execute(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  const args = Array.isArray(value['args']) ? value['args'].map((arg) => bytesOf({ arg }, 'arg')) : []
  callMove(run, chain, account, { ...functionOf(value), args })
}

function executeJson(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  const args = Array.isArray(value['args']) ? value['args'].map((arg) => textOf({ arg }, 'arg')) : []
  const named = functionOf(value)
  callMove(run, chain, account, { ...named, args: writeJsonArguments(chain, named, args) })
}

function functionOf(value: Fields): { address: string; module: string; name: string } {
  return { address: textOf(value, 'moduleAddress'), module: textOf(value, 'moduleName'), name: textOf(value, 'functionName') }
}

function executeContract(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  const message = fieldsOf(parsed(Buffer.from(bytesOf(value, 'msg')).toString('utf8')))
  const funds = Array.isArray(value['funds']) ? value['funds'].map(coinOf) : []
  callWasm(run, chain, account, { contract: textOf(value, 'contract'), message, funds })
}

function call(run: Run, chain: OutcomeChain, account: string, value: Fields): void {
  if (chain.vm !== 'evm') throw new Refusal('the chain has no EVM')
  // An authorization hands the account over to third-party code (EIP-7702).
  if (Array.isArray(value['authList']) && value['authList'].length > 0) return seize(run.ledger, account, chain.id)
  const to = requireAccount(chain, textOf(value, 'contractAddr'))
  callEvm(run, chain, { caller: account, to, input: textOf(value, 'input'), value: unitsOf(value, 'value') })
}

type Kind = 'address' | 'u64' | 'option'

const SHAPES: Readonly<Record<string, readonly Kind[]>> = {
  'coin::transfer': ['address', 'address', 'u64'],
  'primary_fungible_store::transfer': ['address', 'address', 'u64'],
  'dex::swap_script': ['address', 'address', 'u64', 'option'],
}

/**
 * Writes arguments of MsgExecuteJSON as the BCS that the VM reads. Source: initia-labs/movevm crates/json.
 * @throws Refusal for values that do not fit their types; functions without a known shape get their texts as they are.
 */
function writeJsonArguments(
  chain: OutcomeChain,
  { module, name }: { module: string; name: string },
  args: readonly string[],
): Uint8Array[] {
  const shape = SHAPES[`${module}::${name}`]
  if (shape === undefined) return args.map((arg) => new TextEncoder().encode(arg))
  if (args.length !== shape.length) throw new Refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
  return args.map((arg, index) => written(chain, shape[index] ?? 'u64', parsed(arg)))
}

function written(chain: OutcomeChain, kind: Kind, value: unknown): Uint8Array {
  if (kind === 'option') return value === null ? Uint8Array.of(0) : Uint8Array.of(1, ...written(chain, 'u64', value))
  if (typeof value !== 'string') throw new Refusal('no text')
  if (kind === 'address') return new Uint8Array(Buffer.from(requireAccount(chain, value).padStart(64, '0'), 'hex'))
  if (!/^\d+$/.test(value) || BigInt(value) >= 2n ** 64n) throw new Refusal('no u64')
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return new Uint8Array(bytes)
}
