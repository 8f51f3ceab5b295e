// Families of calls of Move's standard library on the L1, in both of its messages: coins sent, and an exchange in a pair.
import { createHash } from 'node:crypto'
import { bcs } from '@mysten/bcs'
import { MOVE_EXECUTE, MOVE_EXECUTE_JSON } from '../../../src/main/guard/contracts/moveExecute.ts'
import { ENTRY_MOVE, FRIEND_HEX, ME, PAIR, THEM_HEX, VOUCHER_PAIR, type Request } from '../benches/guardBench.ts'
import { u64 } from '../bodies/guardMessages.ts'
import { family, type Family } from './hostileFamily.ts'
import { cosmos } from './hostilePlain.ts'

const LEASTS = [0n, 1n, 989999n, 990001n]
const AMOUNTS = [0n, 1n, 999999n, 1000001n, 1005000n, 2000000n]

const padded = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2).padStart(64, '0'), 'hex'))
/** Where a coin's metadata lies. Source: initia-labs/movevm initia_stdlib object.move, create_object_address. */
const metadata = (denom: string) =>
  Uint8Array.from(createHash('sha3-256').update(padded('0x1')).update(denom).update(Uint8Array.of(0xfe)).digest())
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

interface Standard {
  address: string
  name: string
  to: string
  denom: string
  amount: bigint
  typeArgs: string[]
}

function gift(isJson: boolean): Family {
  return family<Standard>(
    { address: '0x1', name: 'coin::transfer', to: FRIEND_HEX, denom: 'uinit', amount: 1000000n, typeArgs: [] },
    ({ address, name, to, denom, amount, typeArgs }) => {
      const [moduleName, functionName] = name.split('::')
      const bytes = [padded(to), metadata(denom), u64(amount)]
      const json = [`"${to}"`, `"${hex(metadata(denom))}"`, `"${amount}"`]
      const call = { sender: ME, moduleAddress: address, moduleName, functionName, typeArgs, args: isJson ? json : bytes }
      const request: Request = { from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] }
      return cosmos(request, isJson ? MOVE_EXECUTE_JSON : MOVE_EXECUTE, call)
    },
    {
      address: ['0x2', ENTRY_MOVE, THEM_HEX],
      name: [
        'coin::burn',
        'primary_fungible_store::transfer',
        'coin::sudo_transfer',
        'object::transfer',
        'dex::swap_script',
        'code::publish_v2',
      ],
      to: [THEM_HEX, '0x1', `${FRIEND_HEX}00`, `0x01${'00'.repeat(11)}${FRIEND_HEX.slice(2)}`],
      denom: ['uusdc', 'move/worthless', ''],
      amount: [...AMOUNTS, 2n ** 64n - 1n],
      typeArgs: [['0x1::coin::Coin']],
    },
    { 'less, as quoted': { params: { amount: 1n }, patch: { minimumOut: '1' } } },
  )
}

interface Trade {
  pair: string
  denom: string
  amount: bigint
  least: bigint | null
  name: string
}

function pair(isJson: boolean): Family {
  return family<Trade>(
    { pair: PAIR, denom: 'uinit', amount: 1000000n, least: 990000n, name: 'swap_script' },
    ({ pair: address, denom, amount, least, name }) => {
      const bytes = [padded(address), metadata(denom), u64(amount), bcs.option(bcs.u64()).serialize(least).toBytes()]
      const json = [`"${address}"`, `"${hex(metadata(denom))}"`, `"${amount}"`, least === null ? 'null' : `"${least}"`]
      const call = { sender: ME, moduleAddress: '0x1', moduleName: 'dex', functionName: name, typeArgs: [], args: isJson ? json : bytes }
      const request: Request = { from: ['one-1', 'uinit'], to: ['one-1', 'uusdc'], way: ['one-1', 'one-1'], recipient: ME }
      return cosmos(request, isJson ? MOVE_EXECUTE_JSON : MOVE_EXECUTE, call)
    },
    {
      pair: [VOUCHER_PAIR, ENTRY_MOVE, `0x${'bb'.repeat(32)}`, '0x1'],
      denom: ['uusdc', 'uother'],
      amount: AMOUNTS,
      least: [null, ...LEASTS],
      name: ['provide_liquidity_script', 'withdraw_liquidity_script', 'create_pair_script'],
    },
    {
      'least 1, as quoted': { params: { least: 1n }, patch: { minimumOut: '1' } },
      'no least, nothing promised': { params: { least: null }, patch: { minimumOut: '0' } },
    },
  )
}

/** By name. */
export const COIN_FAMILIES: Readonly<Record<string, Family>> = {
  movePair: pair(false),
  movePairJson: pair(true),
  coinTransfer: gift(false),
  coinTransferJson: gift(true),
}
