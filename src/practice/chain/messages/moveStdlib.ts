// The functions of Move's standard library that the practice L1 executes: an exchange and a transfer of coins. Other functions and
// modules are recorded and change nothing, unless the library is known not to have them.
// Sources: initia-labs/movevm precompile/modules/initia_stdlib/sources (coin.move, dex.move and the names of the files); diem/bcs README.
import { z } from 'zod'
import { moveU64 } from '../../book/dex.ts'
import { ChainError, refusal, type Effects } from '../../book/effects.ts'
import { moveAbort, shortOf, STDLIB } from '../../book/refusals.ts'
import { balanceOf, type ChainState } from '../../book/state.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { concat, fromHex } from '../../keys/bytes.ts'
import { denomOf, readU64, runSwap } from './swap.ts'

/** A call of a function; its arguments in BCS. */
export interface MoveCall {
  sender: string
  module_address: string
  module_name: string
  function_name: string
  args: readonly Uint8Array[]
}

type ArgumentKind = 'address' | 'u64' | 'option u64'

interface StdlibFunction {
  kinds: readonly ArgumentKind[]
  run(state: ChainState, effects: Effects, sender: string, args: readonly Uint8Array[]): void
}

function verification(status: string): ChainError {
  return new ChainError(1, 'undefined', `VM error: status ${status}`)
}

/** coin::transfer(to, metadata, amount). @throws ChainError */
function runTransfer(state: ChainState, effects: Effects, sender: string, args: readonly Uint8Array[]): void {
  const [to = new Uint8Array(), metadata = new Uint8Array(), amountBytes = new Uint8Array()] = args
  const denom = denomOf(state, metadata)
  if (denom === undefined) throw refusal(moveAbort('object', 393_218))
  const amount = readU64(amountBytes)
  const coin = { denom, amount: amount.toString() }
  const held = balanceOf(state, sender, denom)
  if (held < amount) throw refusal(shortOf(state.chain, coin, held, true))
  // An account is twenty bytes behind zeros; an object uses all thirty-two.
  const bytes = to.slice(0, 12).every((byte) => byte === 0) ? to.slice(12) : to
  effects.shift(sender, encodeBech32(state.chain.prefix, bytes), [coin])
}

/** Numbers and addresses are texts in JSON; an option that is empty is null. */
const Argument = z.string().nullable()

const FUNCTIONS: Readonly<Record<string, StdlibFunction>> = {
  'dex::swap_script': { kinds: ['address', 'address', 'u64', 'option u64'], run: runSwap },
  'coin::transfer': { kinds: ['address', 'address', 'u64'], run: runTransfer },
}
/** What the module coin offers beside it, to the chain alone. */
const COIN_FUNCTIONS: readonly string[] = ['transfer', 'sudo_transfer', 'sudo_multisend']
const MODULES =
  'account address any base64 bech32 bigdecimal biguint block code coin collection comparator cosmos dex event fungible_asset ' +
  'initia_nft json keccak managed_coin math64 minitswap multisig multisig_v2 nft object object_code_deployment oracle ' +
  'primary_fungible_store query royalty simple_nft soul_bound_token stableswap staking string_utils table type_info vesting vip'

function inBcs(kind: ArgumentKind | undefined, value: string | null): Uint8Array {
  if (kind === 'address') return fromHex((value ?? '').replace(/^0x/, '').padStart(64, '0'))
  if (value === null) return new Uint8Array([0])
  const number = moveU64(BigInt(value))
  return kind === 'option u64' ? concat(new Uint8Array([1]), number) : number
}

/** The arguments of MsgExecuteJSON as MsgExecute would carry them; none for a function that is not known here. */
export function argumentsInBcs(call: Pick<MoveCall, 'module_name' | 'function_name'>, args: readonly string[]): Uint8Array[] {
  const kinds = FUNCTIONS[`${call.module_name}::${call.function_name}`]?.kinds
  return kinds === undefined ? [] : args.map((text, index) => inBcs(kinds[index], Argument.parse(JSON.parse(text))))
}

/** Executes a call. @throws ChainError in the VM's words. */
export function runMove(state: ChainState, effects: Effects, call: MoveCall): void {
  const { module_address: address, module_name: module, function_name: name, args } = call
  if (!/^0x0*1$/.test(address)) return
  if (!MODULES.split(' ').includes(module))
    throw verification(`LINKER_ERROR of type Verification with message Linker Error: Module ${STDLIB}::${module} doesn't exist`)
  if (module === 'coin' && !COIN_FUNCTIONS.includes(name)) {
    throw verification(`FUNCTION_RESOLUTION_FAILURE of type Verification with message Function 0x1::coin::${name} does not exist`)
  }
  const found = FUNCTIONS[`${module}::${name}`]
  if (found === undefined) return
  if (args.length !== found.kinds.length) throw verification('NUMBER_OF_ARGUMENTS_MISMATCH of type Verification')
  found.run(state, effects, call.sender, args)
}
