// What a user of the practice network can let go wrong on purpose, one at a time: the next transfer, the router's messages, or whole services.
import type { Faults } from './faults.ts'
import { encodeBech32 } from './keys/bech32.ts'
import { toBase64 } from './keys/bytes.ts'
import type { RouterScript } from './router/scripting.ts'
import type { TransferOutcome } from './store/acceptedStore.ts'

/** One trouble. */
export type PracticeTrouble =
  /** The next transfer comes back to where it began. */
  | 'refund'
  /** The chain forgets the next transaction. */
  | 'lost'
  /** The next transfer never arrives, and the router says that it did. */
  | 'lie'
  /** The router adds a payment to a stranger. */
  | 'extraPayment'
  /** The router sends the money through a contract that no list names. */
  | 'unknownContract'
  | 'routerDown'
  | 'indexersDown'
  | 'nodesDown'

/** Switches troubles. */
export interface PracticeTroubles {
  /** The one that is on; null once the next transfer has had it. */
  current(): PracticeTrouble | null
  /** The one that a transaction had; null where it had none, also after a transaction that was lost. */
  of(hash: string): PracticeTrouble | null
  /** Ends the current trouble and begins another; null = all goes well. */
  set(trouble: PracticeTrouble | null): void
}

/** What troubles act upon. */
export interface TroubleTargets {
  faults: Pick<Faults, 'setFault'>
  script: RouterScript
  /** Outcome of the next transfer; back to `success` once it was taken. */
  outcome: { get(): TransferOutcome; set(outcome: TransferOutcome): void }
  /** How many of the next accepted transactions vanish. */
  drops: { get(): number; set(count: number): void }
  /** How the transfer of a transaction is to end; undefined where it crosses nothing, or is part of the opening. */
  outcomeOf(hash: string): TransferOutcome | undefined
}

const OUTCOMES = { refund: 'refunded', lie: 'lying' } as const
const SERVICES = { routerDown: ['router'], indexersDown: ['indexer'], nodesDown: ['rpc', 'rest'] } as const

/** Addresses that no list names. */
const UNKNOWN_ACCOUNT = new Uint8Array(20).fill(0xb7)
const UNKNOWN_CONTRACT = `0x${'b7'.repeat(20)}`
const UNKNOWN_PAIR = toBase64(new Uint8Array(32).fill(0xb7))

/** Fields of the router's messages that a trouble changes. */
interface RouterTx {
  cosmos_tx?: { signer_address: string; msgs: RouterMessage[] }
  evm_tx?: { to: string }
}
interface RouterMessage {
  msg_type_url: string
  /** JSON. */
  msg: string
}

/** A payment of one unit out of the user's account, beside what was asked for; on Ethereum, another recipient of the call. */
function withPayment(tx: RouterTx): RouterTx {
  if (tx.evm_tx !== undefined) return { ...tx, evm_tx: { ...tx.evm_tx, to: UNKNOWN_CONTRACT } }
  if (tx.cosmos_tx === undefined) return tx
  const { signer_address: from_address, msgs } = tx.cosmos_tx
  const to_address = encodeBech32(from_address.slice(0, from_address.lastIndexOf('1')), UNKNOWN_ACCOUNT)
  const payment = JSON.stringify({ from_address, to_address, amount: [{ denom: 'uinit', amount: '1' }] })
  return { ...tx, cosmos_tx: { ...tx.cosmos_tx, msgs: [...msgs, { msg_type_url: '/cosmos.bank.v1beta1.MsgSend', msg: payment }] } }
}

/** The same call of another contract. */
function withUnknownContract(tx: RouterTx): RouterTx {
  if (tx.evm_tx !== undefined) return { ...tx, evm_tx: { ...tx.evm_tx, to: UNKNOWN_CONTRACT } }
  if (tx.cosmos_tx === undefined) return tx
  const msgs = tx.cosmos_tx.msgs.map((message): RouterMessage => {
    const fields = JSON.parse(message.msg) as { args?: string[]; contract_addr?: string }
    if (fields.contract_addr !== undefined) return { ...message, msg: JSON.stringify({ ...fields, contract_addr: UNKNOWN_CONTRACT }) }
    if (fields.args === undefined) return message
    return { ...message, msg: JSON.stringify({ ...fields, args: [UNKNOWN_PAIR, ...fields.args.slice(1)] }) }
  })
  return { ...tx, cosmos_tx: { ...tx.cosmos_tx, msgs } }
}

const TAMPERING = { extraPayment: withPayment, unknownContract: withUnknownContract } as const

function tampered(body: unknown, change: (tx: RouterTx) => RouterTx): unknown {
  const fields = body as { txs: RouterTx[] }
  return { ...fields, txs: fields.txs.map(change) }
}

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

/** Creates the switch; nothing is wrong at first. */
export function createTroubles({ faults, script, outcome, drops, outcomeOf }: TroubleTargets): PracticeTroubles {
  const plain = script.msgs
  let chosen: PracticeTrouble | null = null
  const end = (): void => {
    outcome.set('success')
    drops.set(0)
    script.msgs = plain
    for (const service of Object.values(SERVICES).flat()) faults.setFault(service, null)
  }
  const begin = (trouble: PracticeTrouble): void => {
    if (isKeyOf(OUTCOMES, trouble)) outcome.set(OUTCOMES[trouble])
    else if (isKeyOf(TAMPERING, trouble)) script.msgs = (body) => tampered(body, TAMPERING[trouble])
    else if (isKeyOf(SERVICES, trouble)) for (const service of SERVICES[trouble]) faults.setFault(service, 'unreachable')
    else drops.set(1)
  }
  const isOver = (): boolean =>
    chosen !== null && ((isKeyOf(OUTCOMES, chosen) && outcome.get() === 'success') || (chosen === 'lost' && drops.get() === 0))
  return {
    current: () => {
      if (isOver()) chosen = null
      return chosen
    },
    of: (hash) => {
      const ending = outcomeOf(hash)
      return (['refund', 'lie'] as const).find((trouble) => OUTCOMES[trouble] === ending) ?? null
    },
    set: (trouble) => {
      end()
      chosen = trouble
      if (trouble !== null) begin(trouble)
    },
  }
}
