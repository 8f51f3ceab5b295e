// Defines the facts about chains that the model uses, and how their accounts are written.
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex } from '../keys/bytes.ts'
import { copyLedger, Refusal, type Ledger } from './ledger.ts'

/** Where a burning bridge pays out, by its number of the chain. */
export interface Remote {
  chainId: string
  denom: string
  /** Callers that deliver messages there, 32 bytes in hex without 0x. */
  callers: readonly string[]
}

/** A contract or module that does what it is called for; any other keeps what it is given. */
export type Contract =
  /** ERC-20 or cw20. */
  | { kind: 'token'; denom: string }
  /** minievm's ERC20Wrapper; without an amount its newer form takes the lesser of balance and allowance, its older one the balance. */
  | { kind: 'wrapper'; takes: 'lesser' | 'balance' }
  | { kind: 'exchange' }
  /** Skip's swap router on an EVM chain. */
  | { kind: 'swapRouter' }
  /** Skip's swap_and_action, as a Move module or a Wasm contract. */
  | { kind: 'entryPoint' }
  /** A pair of 0x1::dex. */
  | { kind: 'pair'; denoms: readonly string[] }
  /** Circle's bridge, Skip's payer of its fees, and Skip's gateway. */
  | { kind: 'burner' | 'relayer' | 'gateway'; denom: string; remotes: ReadonlyMap<number, Remote> }
  /** A bridge that carries the tokens it names: Axelar's and Eureka's handlers, a warp route, an OFT. */
  | {
      kind: 'carrier'
      form: 'axelar' | 'eureka' | 'warp' | 'oft'
      denoms: readonly string[]
      /** The contract is the token itself. */
      isToken?: true
      symbols: ReadonlyMap<string, string>
      /** By the bridge's own number or name of a chain. */
      remotes: ReadonlyMap<string, { chainId: string; pays: ReadonlyMap<string, string> }>
    }

/** A chain of the model. */
export interface OutcomeChain {
  id: string
  /** Of bech32 addresses; null on Ethereum chains. */
  prefix: string | null
  /** Channels of port `transfer`: own id, the chain beyond and the channel there. */
  channels: readonly { id: string; peer: string; peerChannel: string }[]
  /** Id of the optimistic bridge to the L1; null without one. */
  bridgeId: string | null
  vm: 'move' | 'wasm' | 'evm' | null
  /** By address in hex, without 0x and leading zeros. */
  contracts: ReadonlyMap<string, Contract>
  /** Forms that the wrapper makes, by the bridged denomination: how it is called, and the decimals of what it is made from. */
  wrapped: ReadonlyMap<string, { denom: string; from: number }>
  /** What an EVM's value is paid in; null without an EVM. */
  coin: string | null
  /** Whether Noble's orbiter reads the memos of packets for it. */
  hasOrbiter?: true
}

/** An op hook as the rollup reads it from a deposit. */
export interface SignedHook {
  signer: string
  messages: readonly WireMessage[]
  /** Whether its signature, sequence and last block fit. */
  isAccepted: boolean
}

/** The facts of the model. */
export interface Facts {
  l1: string
  chains: readonly OutcomeChain[]
  /** Trace paths ("transfer/channel-0/uinit") of vouchers that exist before. */
  paths: ReadonlyMap<string, string>
  /** Denominations of the L1 that the bridges know. */
  bridged: readonly string[]
  /** The transaction in a deposit's data; null for bytes that are none. */
  readHook(data: Uint8Array): SignedHook | null
  /** Nanoseconds since 1970. */
  nowNs: bigint
  /** Which exchange of a document finds no price for its least, from 0; null where all of them do. */
  failingExchange: number | null
}

/** A decoded message, as codecs give it. */
export interface WireMessage {
  typeUrl: string
  value: unknown
}

/** A packet as its sending chain takes it. */
export interface Packet {
  /** The account that gets a refund. */
  sender: string
  port: string
  channel: string
  receiver: string
  denom: string
  amount: bigint
  memo: string
  timeoutNs: bigint
}

/** A deposit with its hook. */
export interface Deposit {
  sender: string
  bridgeId: string
  to: string
  denom: string
  amount: bigint
  data: Uint8Array
}

/** One document under execution. What calls what in a circle is reached through here. */
export interface Run {
  facts: Facts
  ledger: Ledger
  /** Exchanges so far, those that were taken back included. */
  exchanges: { count: number }
  executeMessages(run: Run, chain: OutcomeChain, signer: string, messages: readonly WireMessage[]): void
  /** Takes the coins and sends them. @throws Refusal when the chain accepts no such packet; one that fails later comes back. */
  sendPacket(run: Run, chain: OutcomeChain, packet: Packet): void
  deposit(run: Run, chain: OutcomeChain, deposit: Deposit): void
}

/** Returns a chain of the facts. @throws Refusal for one that is not there. */
export function chainOf({ chains }: Facts, id: string): OutcomeChain {
  const chain = chains.find((one) => one.id === id)
  if (chain === undefined) throw new Refusal(`no chain ${id}`)
  return chain
}

/** How a chain writes its accounts. */
type Spelling = Pick<OutcomeChain, 'prefix' | 'vm'>

/** The bytes of an account in hex; null for a text that is no address of the chain. */
export function accountOf({ prefix, vm }: Spelling, text: string): string | null {
  const digits = /^0x([0-9a-f]{40}|[0-9a-f]{64})$/i.exec(text)?.[1]?.toLowerCase()
  const bytes = digits === undefined && prefix !== null ? decodeBech32(prefix, text) : null
  const account = digits ?? (bytes === null ? null : toHex(bytes))
  // Move writes its short accounts in 32 bytes; anywhere else those are another account.
  return vm === 'move' ? (account?.replace(/^0{24}(?=.{40}$)/, '') ?? null) : account
}

/** As `accountOf`. @throws Refusal for no address. */
export function requireAccount(chain: Spelling, text: string): string {
  const account = accountOf(chain, text)
  if (account === null) throw new Refusal(`${text} is no address`)
  return account
}

/** Counts an exchange. @throws Refusal when it is the one that finds no price. */
export function findPrice({ facts, exchanges }: Run): void {
  const index = exchanges.count
  exchanges.count += 1
  if (index === facts.failingExchange) throw new Refusal('less than the least')
}

/** Returns the contract at an address; undefined for an address that the facts do not name. */
export function contractAt({ contracts }: OutcomeChain, account: string): Contract | undefined {
  return contracts.get(account.replace(/^0+/, ''))
}

/** Tries a part of a document: what it changed is forgotten when a chain refuses it. Returns whether it was done. */
export function attempt(run: Run, part: (trial: Run) => void): boolean {
  const trial: Run = { ...run, ledger: copyLedger(run.ledger) }
  try {
    part(trial)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  run.ledger.held = trial.ledger.held
  run.ledger.allowed = trial.ledger.allowed
  return true
}
