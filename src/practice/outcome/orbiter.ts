// Models Noble's orbiter, which reads from a packet's memo what to do with what arrives.
// Sources: noble-assets/orbiter controller/action/fee.go, controller/forwarding/cctp.go, docs/payload.md.
import { createHash } from 'node:crypto'
import { accountOf, requireAccount, type OutcomeChain, type Run } from './facts.ts'
import { fieldsOf, parsed, textOf, unitsOf, type Coin, type Fields } from './fields.ts'
import { credit, debit, Refusal } from './ledger.ts'

/** The module's account. */
const ACCOUNT = createHash('sha256').update('orbiter').digest('hex').slice(0, 40)

/** Returns the memo's instruction, where the chain has an orbiter and the packet is for it; null for any other packet. */
export function orbiterOf(chain: OutcomeChain, receiver: string, memo: string): Fields | null {
  if (chain.hasOrbiter !== true || accountOf(chain, receiver) !== ACCOUNT) return null
  const payload = fieldsOf(parsed(memo))['orbiter']
  // Coins without an instruction stay with the module.
  return payload === undefined ? null : fieldsOf(payload)
}

/** What an orbiter does with what arrived, its account holding it. @throws Refusal where the packet goes back. */
export function orbit(run: Run, chain: OutcomeChain, payload: Fields, { denom, amount }: Coin): void {
  credit(run.ledger, ACCOUNT, chain.id, denom, amount)
  let left = amount
  const actions = payload['pre_actions'] ?? []
  if (!Array.isArray(actions)) throw new Refusal('no list of actions')
  for (const action of actions) left = payFees(run, chain, fieldsOf(action), { denom, amount: left })
  const forwarding = fieldsOf(payload['forwarding'])
  const attributes = fieldsOf(forwarding['attributes'])
  if (textOf(forwarding, 'protocol_id') !== 'PROTOCOL_CCTP') throw new Refusal('unsupported protocol')
  const bytes = (key: string) => new Uint8Array(Buffer.from(typeof attributes[key] === 'string' ? attributes[key] : '', 'base64'))
  const caller = bytes('destination_caller')
  const burn = {
    typeUrl: `/circle.cctp.v1.MsgDepositForBurn${caller.length > 0 ? 'WithCaller' : ''}`,
    value: {
      from: `0x${ACCOUNT}`,
      amount: left.toString(),
      destinationDomain: unitsOf(attributes, 'destination_domain').toString(),
      mintRecipient: bytes('mint_recipient'),
      burnToken: denom,
      ...(caller.length > 0 ? { destinationCaller: caller } : {}),
    },
  }
  run.executeMessages(run, chain, ACCOUNT, [burn])
}

function payFees(run: Run, chain: OutcomeChain, action: Fields, { denom, amount }: Coin): bigint {
  if (textOf(action, 'id') !== 'ACTION_FEE') throw new Refusal('unsupported action')
  const fees = fieldsOf(action['attributes'])['fees_info']
  if (!Array.isArray(fees)) throw new Refusal('no list of fees')
  let left = amount
  for (const one of fees.map(fieldsOf)) {
    const taken = feeOf(one, amount)
    left -= taken
    if (left <= 0n) throw new Refusal('total fees equal or exceed transfer amount')
    debit(run.ledger, ACCOUNT, chain.id, denom, taken)
    credit(run.ledger, requireAccount(chain, textOf(one, 'recipient')), chain.id, denom, taken)
  }
  return left
}

function feeOf(fee: Fields, amount: bigint): bigint {
  const fixed = fee['amount']
  if (fixed !== undefined) return unitsOf(fieldsOf(fixed), 'value')
  const points = fee['basis_points']
  const rate = typeof points === 'object' ? unitsOf(fieldsOf(points), 'value') : unitsOf(fee, 'basis_points')
  return (amount * rate) / 10_000n
}
