// Moves a coin from one store into another as a Move module does: without the bank, with the events of the stores.
// Source: initia-labs/movevm initia_stdlib fa/{fungible_asset,primary_fungible_store}.move (events).
import { metadataOf } from '../../book/dex.ts'
import type { Effects } from '../../book/effects.ts'
import type { Coin } from '../../book/state.ts'
import { hexAddress } from '../../evm/abi.ts'

/** Moves the coin. @throws ChainError in the chain's own words when `from` holds too little. */
export function moveCoin(effects: Effects, from: string, to: string, coin: Coin): void {
  effects.shift(from, to, [coin])
  tell(effects, 'Withdraw', from, coin)
  tell(effects, 'Deposit', to, coin)
}

/** Pays a coin out of a vault that the book does not keep. */
export function issueCoin(effects: Effects, to: string, coin: Coin): void {
  effects.shift(null, to, [coin])
  tell(effects, 'Deposit', to, coin)
}

function tell(effects: Effects, event: 'Withdraw' | 'Deposit', owner: string, coin: Coin): void {
  const data = { store_addr: metadataOf(`${owner} ${coin.denom}`), metadata_addr: metadataOf(coin.denom), amount: coin.amount }
  effects.emit('move', { type_tag: `0x1::fungible_asset::${event}Event`, data: JSON.stringify(data) })
  effects.emit('move', {
    type_tag: `0x1::primary_fungible_store::${event}OwnerEvent`,
    data: JSON.stringify({ owner: hexAddress(owner) }),
  })
}
