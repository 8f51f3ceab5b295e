// The function of the usernames module that the practice L1 executes: a name is extended, for its price. Each account may extend any name.
// Sources: initia-labs/usernames-contract sources/name_service.move (extend_expiration); initia-labs/movevm initia_stdlib table.move and
// crates/natives (a missing key); diem/bcs README.
import { ChainError, refusal, type Effects } from '../../book/effects.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { moveAbort } from '../../book/refusals.ts'
import type { ChainState } from '../../book/state.ts'
import { endOf, GRACE_SECONDS, MIN_SECONDS, objectOf, priceOf, USERNAMES_MODULE, YEAR_SECONDS } from '../../book/usernames.ts'
import { hexAddress } from '../../evm/abi.ts'
import { moveCoin } from './moveCoin.ts'
import type { MoveCall } from './moveStdlib.ts'
import { readU64 } from './swap.ts'

const PAID_IN = 'uinit'
const MAX_SECONDS = 10n * YEAR_SECONDS
/** Codes of the module: a category above, its number below. */
const ABORTS = { tooFar: 0x10003, tooShort: 0x10003, ended: 0x30009 } as const
/** What the VM says of a key that a table does not have. */
const NOT_IN_TABLE = 25_863

function aborted(why: keyof typeof ABORTS): ChainError {
  return new ChainError(1, 'undefined', `VM aborted: location=${USERNAMES_MODULE.slice(2)}::usernames, code=${ABORTS[why]}`)
}

function verification(status: string): ChainError {
  return new ChainError(1, 'undefined', `VM error: status ${status} of type Verification`)
}

/** A text of at most 127 bytes, which every name is. */
export function readText(bytes: Uint8Array): string {
  if (bytes[0] !== bytes.length - 1 || bytes.length > 128) throw verification('FAILED_TO_DESERIALIZE_ARGUMENT')
  return new TextDecoder().decode(bytes.slice(1))
}

/** Executes a call of the module; other functions change nothing here. @throws ChainError in the VM's words. */
export function runUsernames(state: ChainState, effects: Effects, call: MoveCall, timeMs: number): void {
  if (call.module_address !== USERNAMES_MODULE || `${call.module_name}::${call.function_name}` !== 'usernames::extend_expiration') return
  const [nameBytes, secondsBytes, more] = call.args
  if (nameBytes === undefined || secondsBytes === undefined || more !== undefined) throw verification('NUMBER_OF_ARGUMENTS_MISMATCH')
  const label = readText(nameBytes).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const seconds = readU64(secondsBytes)
  if (objectOf(label) === null) throw refusal(moveAbort('table', NOT_IN_TABLE))
  if (seconds < MIN_SECONDS) throw aborted('tooShort')
  const [now, end] = [BigInt(Math.floor(timeMs / 1000)), BigInt(Math.floor(endOf(state, label, timeMs) / 1000))]
  if (end + GRACE_SECONDS < now) throw aborted('ended')
  const extended = (end > now ? end : now) + seconds
  if (extended - now > MAX_SECONDS) throw aborted('tooFar')
  moveCoin(effects, call.sender, serviceAddress(state.chain, 'names'), { denom: PAID_IN, amount: priceOf(label, seconds).toString() })
  effects.emit('move', {
    type_tag: `${USERNAMES_MODULE}::usernames::ExtendEvent`,
    data: JSON.stringify({ addr: hexAddress(call.sender), domain_name: label, expiration_date: extended.toString() }),
  })
  effects.afterwards(() => state.nameEnds.set(label, Number(extended) * 1000))
}
