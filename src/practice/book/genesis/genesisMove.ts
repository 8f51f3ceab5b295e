// Genesis transactions of Move: calls of modules, a swap on the chain's exchange, objects that change hands.
// Source: initia-labs/initia x/move.
import { hexAddress } from '../../evm/abi.ts'
import { fromHex, toBase64, uint64, utf8 } from '../../keys/bytes.ts'
import { SPAM_DENOM } from '../chains/chains.ts'
import { objectAddress } from '../nfts.ts'
import { draft, serviceAddress, shareOfMine, type TxWriter, type GenesisContext } from '../genesisContext.ts'

function execute(
  context: GenesisContext,
  module: { address: string; name: string; func: string },
  args: string[],
  typeArgs: string[],
  act: Parameters<typeof draft>[3],
) {
  const me = context.me.bech32
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
  return draft(context, me, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'move' })
    effects.emit('execute', { sender: me, module_addr: module.address, module_name: module.name, function_name: module.func })
    act(effects)
  })
}

/** A Move call that moves no coins. */
export const moveCall: TxWriter = (context) => {
  const name = context.random.pick(['lighthouse', 'logbook', 'usernames'])
  const module = { address: '0x3f1c9d0000000000000000000000000000000000000000000000000000000a11', name, func: 'record' }
  return execute(context, module, [toBase64(utf8(`\u0005entry`)), toBase64(uint64(BigInt(context.random.next())))], [], (effects) => {
    effects.emit('move', {
      type_tag: `${module.address}::${name}::RecordEvent`,
      data: JSON.stringify({ by: context.me.hex.toLowerCase(), serial: '9007199254740993' }),
    })
  })
}

/** Swaps INIT for USDC on the chain's own exchange. */
export const swap: TxWriter = (context) => {
  const [offerAsset, returnAsset] = context.state.chain.assets
  const offer = offerAsset === undefined ? null : shareOfMine(context, offerAsset.denom, 5, 50)
  if (returnAsset === undefined || offer === null) return null
  const pool = serviceAddress(context.state.chain, 'pool')
  const received = { denom: returnAsset.denom, amount: ((BigInt(offer.amount) * 62n) / 100n + 1n).toString() }
  const module = { address: '0x1', name: 'dex', func: 'swap_script' }
  const args = [context.random.hex(32), context.random.hex(32)].map((hex) => toBase64(new Uint8Array(Buffer.from(hex, 'hex'))))
  return execute(context, module, [...args, toBase64(uint64(BigInt(offer.amount)).toReversed()), 'AA=='], [], (effects) => {
    effects.transfer(context.me.bech32, pool, [offer])
    effects.transfer(pool, context.me.bech32, [received])
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

/** A collectable is made for the first account. Source: initia-labs/movevm initia_stdlib collection.move, nft.move. */
export function objectMinted(collection: string, tokenId: string): TxWriter {
  return (context) => {
    const { chain } = context.state
    const [object, set] = [objectAddress(chain, `${collection} ${tokenId}`), objectAddress(chain, collection)]
    return execute(context, { address: set, name: 'minter', func: 'mint' }, [toBase64(utf8(tokenId))], [], (effects) => {
      effects.emit('move', {
        type_tag: '0x1::collection::MintEvent',
        data: JSON.stringify({ collection: set, index: tokenId, nft: object, token_id: tokenId }),
      })
      effects.emit('move', {
        type_tag: '0x1::object::TransferEvent',
        data: JSON.stringify({ object, from: set, to: context.me.hex.toLowerCase() }),
      })
    })
  }
}

/** An NFT goes to another address. Source: initia-labs/movevm initia_stdlib object.move, transfer_call. */
export function objectSent(collection: string, tokenId: string): TxWriter {
  return (context) => {
    const [object, to] = [objectAddress(context.state.chain, `${collection} ${tokenId}`), hexAddress(context.random.pick(context.people))]
    const args = [object, `0x${to.slice(2).padStart(64, '0')}`].map((hex) => toBase64(fromHex(hex)))
    return execute(context, { address: '0x1', name: 'object', func: 'transfer_call' }, args, [], (effects) => {
      effects.emit('move', {
        type_tag: '0x1::object::TransferEvent',
        data: JSON.stringify({ object, from: context.me.hex.toLowerCase(), to }),
      })
    })
  }
}

/** The unrequested token goes into a vault; only Move events show it. */
export const vaultFed: TxWriter = (context) => {
  const coin = shareOfMine(context, SPAM_DENOM, 500, 500)
  if (coin === null) return null
  const [metadata, store] = [`0x${SPAM_DENOM.slice('move/'.length)}`, `0x${context.random.hex(32)}`]
  const module = { address: '0x3f1c9d0000000000000000000000000000000000000000000000000000000a11', name: 'vault', func: 'feed' }
  return execute(context, module, [toBase64(uint64(1n))], [metadata], (effects) => {
    effects.shift(context.me.bech32, serviceAddress(context.state.chain, 'pool'), [coin])
    const moved = { store_addr: store, metadata_addr: metadata, amount: coin.amount }
    effects.emit('move', { type_tag: '0x1::fungible_asset::WithdrawEvent', data: JSON.stringify(moved) })
    const owner = { owner: context.me.hex.toLowerCase() }
    effects.emit('move', { type_tag: '0x1::primary_fungible_store::WithdrawOwnerEvent', data: JSON.stringify(owner) })
  })
}
