// Calls of Move modules: coins of the standard library, its exchange, and Skip's entry point. Any other module has the caller's
// signature for all that the caller holds.
// Sources: initia-labs/movevm precompile/modules/initia_stdlib/sources/{coin,dex}.move, fa/primary_fungible_store.move;
// initia-labs/skipapi-move-integration skip/sources/entry-point.move, ack-callback.move.
import { metadataOf } from '../book/dex.ts'
import { address, blob, list, option, text, u64, u8, whole } from './bcs.ts'
import { attempt, contractAt, findPrice, requireAccount, type OutcomeChain, type Run } from './facts.ts'
import { fieldsOf, parsed, type Coin } from './fields.ts'
import { credit, debit, Refusal, seize } from './ledger.ts'
import { exchangeThrough } from './moveExchange.ts'

/** A call of a Move function. */
export interface MoveCall {
  address: string
  module: string
  name: string
  args: readonly Uint8Array[]
}

/** @throws Refusal when the call aborts. */
export function callMove(run: Run, chain: OutcomeChain, caller: string, call: MoveCall): void {
  if (chain.vm !== 'move') throw new Refusal('the chain has no Move')
  if (/^0x0*1$/.test(call.address)) return callStandard(run, chain, caller, call)
  const account = /^0x[0-9a-f]{1,64}$/i.test(call.address) ? call.address.slice(2).toLowerCase() : requireAccount(chain, call.address)
  if (contractAt(chain, account)?.kind !== 'entryPoint' || call.module !== 'entry_point') return seize(run.ledger, caller, chain.id)
  switch (call.name) {
    case 'swap_and_action':
      return swapAndAction(run, chain, caller, call.args)
    case 'swap_and_action_with_recover':
      return withRecover(run, chain, caller, call.args)
    case 'action': {
      const [amount, denom, ...rest] = call.args
      return postAction(run, chain, caller, { denom: whole(denom, text), amount: whole(amount, u64) }, readAction(rest))
    }
    default:
      throw new Refusal('FUNCTION_RESOLUTION_FAILURE')
  }
}

function callStandard(run: Run, chain: OutcomeChain, caller: string, { module, name, args }: MoveCall): void {
  const { ledger } = run
  const pay = (to: string, object: string, amount: bigint) => {
    const denom = denomOfObject(run, chain, caller, object)
    debit(ledger, caller, chain.id, denom, amount)
    credit(ledger, requireAccount(chain, to), chain.id, denom, amount)
  }
  switch (`${module}::${name}`) {
    case 'coin::transfer':
      requireCount(args, 3)
      return pay(whole(args[0], address), whole(args[1], address), whole(args[2], u64))
    case 'primary_fungible_store::transfer':
      requireCount(args, 3)
      return pay(whole(args[1], address), whole(args[0], address), whole(args[2], u64))
    case 'dex::swap_script': {
      requireCount(args, 4)
      const pair = contractAt(chain, whole(args[0], address).slice(2))
      const denom = denomOfObject(run, chain, caller, whole(args[1], address))
      const amount = whole(args[2], u64)
      debit(ledger, caller, chain.id, denom, amount)
      if (pair?.kind === 'pair' && !pair.denoms.includes(denom)) throw new Refusal('ECOIN_TYPE')
      if (amount === 0n) throw new Refusal('EZERO_AMOUNT')
      findPrice(run)
      // Any account can create a pair with its coin.
      const got = pair?.kind === 'pair' ? (pair.denoms.find((one) => one !== denom) ?? '') : 'a coin of somebody’s'
      return credit(ledger, caller, chain.id, got, whole(args[3], option(u64)) ?? 0n)
    }
    default:
      seize(ledger, caller, chain.id)
  }
}

function requireCount(args: readonly Uint8Array[], count: number): void {
  if (args.length !== count) throw new Refusal('NUMBER_OF_ARGUMENTS_MISMATCH')
}

/** Returns the caller's coin that an object represents. @throws Refusal for none of them. */
function denomOfObject({ ledger }: Run, chain: OutcomeChain, caller: string, object: string): string {
  const start = `${caller} ${chain.id} `
  const denoms = [...ledger.held.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  const found = denoms.find(
    (denom) => (/^move\/[0-9a-f]+$/.test(denom) ? `0x${denom.slice(5).padStart(64, '0')}` : metadataOf(denom)) === object,
  )
  if (found === undefined) throw new Refusal(`no coin ${object}`)
  return found
}

function swapAndAction(run: Run, chain: OutcomeChain, caller: string, args: readonly Uint8Array[]): void {
  const [venues, mode, amountIn, least, pools, coins, ...rest] = args
  const got = exchangeThrough(run, chain, caller, {
    venues: [...whole(venues, blob)],
    mode: whole(mode, u8),
    amountIn: whole(amountIn, u64),
    least: whole(least, u64),
    pools: whole(pools, list(list(text))),
    coins: whole(coins, list(list(text))),
  })
  postAction(run, chain, caller, got, readAction(rest))
}

/** What it was given goes to the recovery address when anything of it fails. */
function withRecover(run: Run, chain: OutcomeChain, caller: string, args: readonly Uint8Array[]): void {
  const denom = whole(args[5], list(list(text)))[0]?.[0] ?? ''
  const amount = whole(args[2], u64)
  const recover = requireAccount(chain, whole(args[8], text))
  if (whole(args[1], u8) !== 0) throw new Refusal('EINVALID_ARGUMENTS')
  if (attempt(run, (trial) => swapAndAction(trial, chain, caller, args))) return
  debit(run.ledger, caller, chain.id, denom, amount)
  credit(run.ledger, recover, chain.id, denom, amount)
}

interface Action {
  kind: number
  untilNs: bigint
  recover: string
  args: Uint8Array[]
}

function readAction(args: readonly Uint8Array[]): Action {
  requireCount(args, 4)
  return { kind: whole(args[0], u8), untilNs: whole(args[1], u64), recover: whole(args[2], text), args: whole(args[3], list(blob)) }
}

const [TRANSFER, IBC, OP_BRIDGE] = [0, 1, 3]

function postAction(
  run: Run,
  chain: OutcomeChain,
  caller: string,
  { denom, amount }: Coin,
  { kind, untilNs, recover, args }: Action,
): void {
  const { ledger } = run
  if (kind === TRANSFER) {
    requireCount(args, 1)
    debit(ledger, caller, chain.id, denom, amount)
    return credit(ledger, requireAccount(chain, whole(args[0], text)), chain.id, denom, amount)
  }
  if (kind === OP_BRIDGE) {
    requireCount(args, 3)
    const [bridgeId, to, data] = [whole(args[0], u64).toString(), whole(args[1], text), whole(args[2], blob)]
    return run.deposit(run, chain, { sender: caller, bridgeId, to, denom, amount, data })
  }
  // A module of the router's choice gets the caller's signature.
  if (kind !== IBC) return seize(ledger, caller, chain.id)
  requireCount(args, 3)
  const [channel, receiver, memo] = [whole(args[0], text), whole(args[1], text), whole(args[2], text)]
  // A callback is written into the memo, and what comes back is handed to the recovery address.
  if (memo !== '' && (parsed(memo) === null || Array.isArray(parsed(memo)) || typeof parsed(memo) !== 'object'))
    throw new Refusal('no JSON')
  const isOther = Object.keys(fieldsOf(fieldsOf(parsed(memo))['move'])).length > 0
  if (isOther) throw new Refusal('the memo has a Move hook of its own')
  const sender = requireAccount(chain, recover)
  debit(ledger, caller, chain.id, denom, amount)
  credit(ledger, sender, chain.id, denom, amount)
  run.sendPacket(run, chain, { sender, port: 'transfer', channel, receiver, denom, amount, memo, timeoutNs: untilNs })
}
