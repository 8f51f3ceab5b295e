// Genesis transactions of CosmWasm: tokens and collectables of contracts, a swap, a new contract.
// Sources: CosmWasm/wasmd proto/cosmwasm/wasm/v1/tx.proto, x/wasm/types/events.go; CosmWasm/cw-plus cw20-base; cw-nfts cw721-base; astroport pair.
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromHex, toBase64, utf8 } from '../../keys/bytes.ts'
import type { Effects } from '../effects.ts'
import { objectAddress } from '../nfts.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, tokens, type TxWriter, type GenesisContext } from '../genesisContext.ts'
import type { Coin } from '../state.ts'

const EXECUTE = '/cosmwasm.wasm.v1.MsgExecuteContract'

/** The bech32 address of a contract by its name: 32 bytes. */
function contractOf(context: GenesisContext, name: string): string {
  return encodeBech32('init', fromHex(objectAddress(context.state.chain, name)))
}

interface Execution {
  contract: string
  msg: Record<string, unknown>
  funds?: Coin[]
  /** Attributes of the contract's own event, after its address. */
  says: Record<string, string>
  act?(effects: Effects): void
}

function execute(context: GenesisContext, { contract, msg, funds = [], says, act }: Execution): TxDraft {
  const sender = context.me.bech32
  return draft(context, sender, [{ '@type': EXECUTE, sender, contract, msg, funds }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: EXECUTE, sender, module: 'wasm' })
    if (funds.length > 0) effects.transfer(sender, serviceAddress(context.state.chain, 'pool'), funds)
    effects.emit('execute', { _contract_address: contract })
    effects.emit('wasm', { _contract_address: contract, ...says })
    act?.(effects)
  })
}

/** A contract's token goes to another address: no event of the bank shows it. */
export const cw20Transfer: TxWriter = (context) => {
  const [from, recipient] = [context.me.bech32, context.random.pick(context.people)]
  const amount = tokens(context, 6, 1, 400).toString()
  const msg = { transfer: { recipient, amount } }
  return execute(context, { contract: contractOf(context, 'Reed token'), msg, says: { action: 'transfer', from, to: recipient, amount } })
}

/** Lets a contract spend that token. */
export const cw20Allowance: TxWriter = (context) => {
  const spender = contractOf(context, 'pair')
  const amount = tokens(context, 6, 10, 900).toString()
  const msg = { increase_allowance: { spender, amount, expires: null } }
  return execute(context, {
    contract: contractOf(context, 'Reed token'),
    msg,
    says: { action: 'increase_allowance', owner: context.me.bech32, spender, amount },
  })
}

/** An NFT arrives from its maker's contract, or goes to another address. */
export function cw721(tokenId: string, goes: 'in' | 'out'): TxWriter {
  return (context) => {
    const [me, other, contract] = [context.me.bech32, context.random.pick(context.people), contractOf(context, 'Reed Boats')]
    if (goes === 'in') {
      const msg = { mint: { token_id: tokenId, owner: me, token_uri: null, extension: {} } }
      return execute(context, { contract, msg, says: { action: 'mint', minter: me, owner: me, token_id: tokenId } })
    }
    const msg = { transfer_nft: { recipient: other, token_id: tokenId } }
    return execute(context, { contract, msg, says: { action: 'transfer_nft', sender: me, recipient: other, token_id: tokenId } })
  }
}

/** INIT for USDC at a pair. */
export const wasmSwap: TxWriter = (context) => {
  const [offered, returned] = context.state.chain.assets
  const offer = offered === undefined ? null : shareOfMine(context, offered.denom, 4, 30)
  if (returned === undefined || offer === null) return null
  const back = { denom: returned.denom, amount: ((BigInt(offer.amount) * 61n) / 100n + 1n).toString() }
  const me = context.me.bech32
  const asset = { info: { native_token: { denom: offer.denom } }, amount: offer.amount }
  return execute(context, {
    contract: contractOf(context, 'pair'),
    msg: { swap: { offer_asset: asset, max_spread: '0.005', to: null } },
    funds: [offer],
    says: {
      action: 'swap',
      sender: me,
      receiver: me,
      offer_asset: offer.denom,
      ask_asset: back.denom,
      offer_amount: offer.amount,
      return_amount: back.amount,
      spread_amount: '14',
      commission_amount: '37',
    },
    act: (effects) => effects.transfer(serviceAddress(context.state.chain, 'pool'), me, [back]),
  })
}

/** A contract that no standard describes. */
export const wasmCall: TxWriter = (context) =>
  execute(context, {
    contract: contractOf(context, 'tide gauge'),
    msg: { record: { station: 'Dunkirk', centimetres: context.random.between(-90, 600), serial: '9007199254740993' } },
    says: { action: 'record', note: toBase64(utf8('high water')) },
  })

/** A new contract from code that is already there. */
export const instantiated: TxWriter = (context) => {
  const sender = context.me.bech32
  const type = '/cosmwasm.wasm.v1.MsgInstantiateContract'
  const contract = contractOf(context, 'my own ledger')
  const message = {
    '@type': type,
    sender,
    admin: sender,
    code_id: '12',
    label: 'logbook of the Slow Tide',
    msg: { name: 'logbook' },
    funds: [],
  }
  return draft(context, sender, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender, module: 'wasm' })
    effects.emit('instantiate', { _contract_address: contract, code_id: '12' })
    effects.emit('wasm', { _contract_address: contract, action: 'instantiate' })
  })
}
