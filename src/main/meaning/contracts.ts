// Calls of contracts and modules: what is called, and the few calls that mean the same everywhere.
// Sources: initia-labs/minievm proto/minievm/evm/v1/tx.proto; initia-labs/initia proto/initia/move/v1/tx.proto;
// CosmWasm/wasmd proto/cosmwasm/wasm/v1/tx.proto; EIP-20 function selectors.
import { fromHex, toBech32 } from '@cosmjs/encoding'
import { z } from 'zod'
import type { CoinAmount } from '../store/archive/records.ts'
import { field, isMine, meaning, type MessageReader } from './perspective.ts'

const ERC20 = { a9059cbb: 'transfer', '095ea7b3': 'approve', '23b872dd': 'transferFrom' } as const
const Selector = z.enum(['a9059cbb', '095ea7b3', '23b872dd'])

/** An ABI word that holds an address, as bech32. */
function addressAt(input: string, word: number, prefix: string): string | null {
  const digits = input.slice(8 + word * 64 + 24, 8 + (word + 1) * 64)
  return /^[0-9a-f]{40}$/i.test(digits) ? toBech32(prefix, fromHex(digits)) : null
}

/** minievm MsgCall */
export const readEvmCall: MessageReader = ({ message, me, movements }) => {
  const sender = field(message, 'sender')
  const contract = field(message, 'contract_addr')
  const input = (field(message, 'input') ?? '').replace(/^0x/, '')
  const selector = Selector.safeParse(input.slice(0, 8).toLowerCase()).data
  if (selector !== undefined) {
    const at = (word: number) => addressAt(input, word, me.chain.bech32Prefix)
    const method = ERC20[selector]
    if (method === 'approve') return isMine(me, sender) ? meaning('approved', { counterparty: at(0), method }) : null
    const [from, to] = method === 'transferFrom' ? [at(0), at(1)] : [sender, at(0)]
    if (isMine(me, from)) {
      return isMine(me, to) ? meaning('self', { counterparty: to, method }) : meaning('sent', { counterparty: to, method })
    }
    if (isMine(me, to)) return meaning('received', { counterparty: from, method })
  }
  if (!isMine(me, sender)) return null
  const method = input.length >= 8 ? `0x${input.slice(0, 8)}` : null
  return meaning(isSwap(movements) ? 'swapped' : 'evmCall', { counterparty: contract, method })
}

/** minievm MsgCreate, MsgCreate2 */
export const readEvmCreate: MessageReader = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('evmCall', { method: 'create' }) : null

/** initia.move MsgExecute, MsgExecuteJSON, MsgScript */
export const readMoveCall: MessageReader = ({ message, me, movements }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const module = field(message, 'module_name')
  const called = field(message, 'function_name')
  const method = module === null || called === null ? null : `${module}::${called}`
  const swapped = isSwap(movements) && (method === null || /swap/i.test(method))
  return meaning(swapped ? 'swapped' : 'moveCall', { counterparty: field(message, 'module_address'), method })
}

/** wasm MsgExecuteContract: the function is the only key of the message inside. */
export const readWasmCall: MessageReader = ({ message, me, movements }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const [method = null] = Object.keys(z.record(z.string(), z.unknown()).safeParse(message['msg']).data ?? {})
  const swapped = isSwap(movements) && /swap/i.test(method ?? '')
  return meaning(swapped ? 'swapped' : 'wasmCall', { counterparty: field(message, 'contract'), method })
}

/** One asset went, another came. */
function isSwap(movements: readonly CoinAmount[]): boolean {
  const went = movements.filter(({ amount }) => amount.startsWith('-'))
  return went.length > 0 && went.length < movements.length
}
