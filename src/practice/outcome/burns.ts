// Models burns of Circle's bridge, in both of its forms, and the payment at the other end.
// Sources: circlefin/evm-cctp-contracts src/TokenMessenger.sol, src/v2/TokenMessengerV2.sol, src/messages/Message.sol (an address is the
// last 20 bytes of 32); circlefin/noble-cctp x/cctp/keeper/msg_server_{deposit_for_burn,receive_message}.go.
import { contractAt, type Contract, type OutcomeChain, type Run } from './facts.ts'
import { bytesOf, fieldsOf, textOf, unitsOf, type Fields } from './fields.ts'
import { credit, debit, LOST, Refusal } from './ledger.ts'

/** A burn at a bridge. */
export interface Burn {
  domain: number
  /** 32 bytes in hex, without 0x. */
  recipient: string
  caller: string
  /** The amount after the fee. */
  paid: bigint
}

/** A bridge contract. */
export type Bridge = Extract<Contract, { kind: 'burner' | 'relayer' | 'gateway' }>

const NOBODY = '0'.repeat(64)
/** Under which the facts list the module of a Cosmos chain. */
const MODULE = ''

/** Pays out at the other end; what only an unknown caller may deliver, or what goes where no list reaches, is lost. */
export function payOut(
  { facts, ledger }: Run,
  chain: OutcomeChain,
  { remotes, denom }: Bridge,
  { domain, recipient, caller, paid }: Burn,
): void {
  if (recipient === NOBODY) throw new Refusal('Mint recipient must be nonzero')
  const remote = remotes.get(domain)
  if (remote === undefined || (caller !== NOBODY && !remote.callers.includes(caller))) return credit(ledger, LOST, chain.id, denom, paid)
  credit(ledger, recipient.slice(24), facts.chains.find(({ id }) => id === remote.chainId)?.id ?? LOST, remote.denom, paid)
}

/** MsgDepositForBurn and MsgDepositForBurnWithCaller. @throws Refusal when the module does. */
export function burnByModule(run: Run, chain: OutcomeChain, account: string, value: Fields, isWithCaller: boolean): void {
  const bridge = contractAt(chain, MODULE)
  const fields = fieldsOf(value)
  const [amount, burnToken] = [unitsOf(fields, 'amount'), textOf(fields, 'burnToken')]
  if (bridge?.kind !== 'burner' || burnToken.toLowerCase() !== bridge.denom.toLowerCase())
    throw new Refusal('burning denom is not supported')
  if (amount === 0n) throw new Refusal('amount must be positive')
  const caller = fields['destinationCaller'] === undefined ? NOBODY : hex(bytesOf(fields, 'destinationCaller'))
  if (isWithCaller && (caller === '' || caller === NOBODY)) throw new Refusal('invalid destination caller')
  // Of a message that has no such field a caller is none.
  const named = isWithCaller ? caller.padStart(64, '0') : NOBODY
  debit(run.ledger, account, chain.id, burnToken, amount)
  const recipient = hex(bytesOf(fields, 'mintRecipient'))
  if (recipient.length !== 64) throw new Refusal('mint recipient has another length')
  payOut(run, chain, bridge, { domain: Number(unitsOf(fields, 'destinationDomain')), recipient, caller: named, paid: amount })
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
