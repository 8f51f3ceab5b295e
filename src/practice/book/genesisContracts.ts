// Genesis transactions of the virtual machines: ERC-20 calls and an unknown selector on the EVM rollup, Move calls and a swap.
// Sources: initia-labs/minievm x/evm/types/events.go; initia-labs/initia x/move; ERC-20 ABI.
import { decodeBech32 } from '../keys/bech32.ts'
import { checksumAddress, toBase64, toHex, uint64, utf8 } from '../keys/bytes.ts'
import { ChainError } from './effects.ts'
import { draft, serviceAddress, shareOfMine, tokens, type Kind, type Scene } from './scene.ts'

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL_TOPIC = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

/** An address as a 32-byte ABI word without 0x. */
function addressWord(bech32: string): string {
  return toHex(decodeBech32('init', bech32) ?? new Uint8Array(20)).padStart(64, '0')
}

function call(
  scene: Scene,
  contract: string,
  input: string,
  topics: string[],
  data: string,
  act: (effects: Parameters<Parameters<typeof draft>[3]>[0]) => void,
) {
  const me = scene.me.bech32
  const type = '/minievm.evm.v1.MsgCall'
  const message = { '@type': type, sender: me, contract_addr: contract, input: `0x${input}`, value: '0', access_list: [], auth_list: [] }
  return draft(scene, me, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'evm' })
    act(effects)
    effects.emit('call', { contract, sender: me, ret: `0x${word(1n)}` })
    effects.emit('evm', { log: JSON.stringify({ address: contract.toLowerCase(), topics, data }) })
  })
}

/** Sends INIT as an ERC-20; amounts are in 18 decimals and exceed 2^53. */
export const erc20Transfer: Kind = (scene) => {
  const asset = scene.state.chain.assets[0]
  const coin = asset === undefined ? null : shareOfMine(scene, asset.denom, 2, 40)
  const to = scene.random.pick(scene.people)
  if (asset?.contract === undefined || coin === null) return null
  const topics = [TRANSFER_TOPIC, `0x${addressWord(scene.me.bech32)}`, `0x${addressWord(to)}`]
  const input = `a9059cbb${addressWord(to)}${word(BigInt(coin.amount))}`
  return call(scene, asset.contract, input, topics, `0x${word(BigInt(coin.amount))}`, (effects) =>
    effects.transfer(scene.me.bech32, to, [coin]),
  )
}

/** Approves a spender, now and then without a limit. */
export const erc20Approve: Kind = (scene) => {
  const asset = scene.state.chain.assets[0]
  if (asset?.contract === undefined) return null
  const spender = serviceAddress(scene.state.chain, 'pool')
  const amount = scene.random.chance(0.4) ? 2n ** 256n - 1n : tokens(scene, 18, 1, 500)
  const topics = [APPROVAL_TOPIC, `0x${addressWord(scene.me.bech32)}`, `0x${addressWord(spender)}`]
  return call(scene, asset.contract, `095ea7b3${addressWord(spender)}${word(amount)}`, topics, `0x${word(amount)}`, () => undefined)
}

/** Calls a function whose selector nobody lists. */
export const unknownCall: Kind = (scene) => {
  const contract = checksumAddress(decodeBech32('init', serviceAddress(scene.state.chain, 'pool')) ?? new Uint8Array(20))
  return call(scene, contract, `deadc0de${scene.random.hex(64)}`, [`0x${scene.random.hex(32)}`], '0x', () => undefined)
}

/** A call that reverts with a reason. */
export const revertedCall: Kind = (scene) => {
  const base = unknownCall(scene)
  const act = (): never => {
    throw new ChainError(2, 'evm', 'execution reverted, revert: ERC20: transfer amount exceeds balance: Reverted')
  }
  return base === null ? null : { ...base, act }
}

function execute(
  scene: Scene,
  module: { address: string; name: string; func: string },
  args: string[],
  typeArgs: string[],
  act: Parameters<typeof draft>[3],
) {
  const me = scene.me.bech32
  const type = '/initia.move.v1.MsgExecute'
  const message = {
    '@type': type,
    sender: me,
    module_address: module.address,
    module_name: module.name,
    function_name: module.func,
    type_args: typeArgs,
    args,
  }
  return draft(scene, me, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'move' })
    effects.emit('execute', { sender: me, module_addr: module.address, module_name: module.name, function_name: module.func })
    act(effects)
  })
}

/** A Move call that moves no coins. */
export const moveCall: Kind = (scene) => {
  const name = scene.random.pick(['lighthouse', 'logbook', 'usernames'])
  const module = { address: '0x3f1c9d0000000000000000000000000000000000000000000000000000000a11', name, func: 'record' }
  return execute(scene, module, [toBase64(utf8(`\u0005entry`)), toBase64(uint64(BigInt(scene.random.next())))], [], (effects) => {
    effects.emit('move', {
      type_tag: `${module.address}::${name}::RecordEvent`,
      data: JSON.stringify({ by: scene.me.hex.toLowerCase(), serial: '9007199254740993' }),
    })
  })
}

/** Swaps INIT for USDC on the chain's own exchange. */
export const swap: Kind = (scene) => {
  const [offerAsset, returnAsset] = scene.state.chain.assets
  const offer = offerAsset === undefined ? null : shareOfMine(scene, offerAsset.denom, 5, 50)
  if (returnAsset === undefined || offer === null) return null
  const pool = serviceAddress(scene.state.chain, 'pool')
  const received = { denom: returnAsset.denom, amount: ((BigInt(offer.amount) * 62n) / 100n + 1n).toString() }
  const module = { address: '0x1', name: 'dex', func: 'swap_script' }
  const args = [scene.random.hex(32), scene.random.hex(32)].map((hex) => toBase64(new Uint8Array(Buffer.from(hex, 'hex'))))
  return execute(scene, module, [...args, toBase64(uint64(BigInt(offer.amount)).toReversed()), 'AA=='], [], (effects) => {
    effects.transfer(scene.me.bech32, pool, [offer])
    effects.transfer(pool, scene.me.bech32, [received])
    effects.emit('move', {
      type_tag: '0x1::dex::SwapEvent',
      data: JSON.stringify({
        offer_coin: offer.denom,
        return_coin: received.denom,
        liquidity_token: '0xdbf06c48af3984ec6d9ae8a9aa7dbb0bb1e784aa9b8c4a5681af660cf8558d7d',
        offer_amount: offer.amount,
        return_amount: received.amount,
        spread_amount: '12',
        fee_amount: '31',
      }),
    })
  })
}
