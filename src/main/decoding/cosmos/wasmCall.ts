// Decodes calls of Wasm contracts: the function is the only key of the inner message. Sources: CosmWasm/wasmd
// proto/cosmwasm/wasm/v1/tx.proto; CosmWasm/cw-plus packages/cw20 (Cw20ExecuteMsg); CosmWasm/cw-nfts packages/cw721.
import type { IndexerEvent } from '../../../wire/indexer.ts'
import { coin, coinsField } from '../coins.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  jsonInside,
  meaning,
  numberField,
  objectField,
  type MessageMeaning,
  type MessageDecoder,
  type Viewpoint,
} from '../decodeContext.ts'
import { isSwap } from './swaps.ts'

/** Returns the denomination of a Wasm contract's token; no bank lists it. */
export const cw20Denom = (contract: string) => `cw20:${contract}`

/** Decodes MsgExecuteContract. */
export const readWasmCall: MessageDecoder = ({ message, me, movements, events }) => {
  const sender = field(message, 'sender')
  const contract = field(message, 'contract') ?? ''
  // Some indexers leave the inner message in base64.
  const inner = objectField(message, 'msg') ?? jsonInside(field(message, 'msg')) ?? {}
  const [method = null] = Object.keys(inner)
  const args = method === null ? {} : (objectField(inner, method) ?? {})
  const known = method === null ? null : readKnown({ me, sender, contract, method, args })
  if (known !== null) return known
  if (!isMine(me, sender)) return readWasmReceipt(events, me, sender)
  const about = coinsField(message, 'funds')
  if (method === 'provide_liquidity') return meaning('liquidityAdded', { counterparty: contract, method, about })
  if (method === 'withdraw_liquidity') return meaning('liquidityRemoved', { counterparty: contract, method, about })
  const isExchange = /swap/i.test(method ?? '')
  const swapped = isExchange && (isSwap(movements) || movements.length === 0)
  return meaning(swapped ? 'swapped' : 'wasmCall', { counterparty: contract, method, about })
}

interface KnownCall {
  me: Viewpoint
  sender: string | null
  contract: string
  method: string
  args: Record<string, unknown>
}

/** Decodes cw20 and cw721 calls that concern the account. */
function readKnown({ me, sender, contract, method, args }: KnownCall): MessageMeaning | null {
  const text = (name: string) => field(args, name)
  const amount = coin(cw20Denom(contract), numberField(args, 'amount'))
  const nft = facts({ collection: contract, nft: text('token_id') })
  const permission = { counterparty: text('spender') ?? text('operator'), method }
  switch (method) {
    case 'transfer':
    case 'transfer_from':
      return gave('sent', 'received', me, text('owner') ?? sender, text('recipient'), {
        method,
        about: amount,
        facts: facts({ token: contract }),
      })
    case 'send':
      return gave('sent', 'received', me, sender, text('contract'), { method, about: amount, facts: facts({ token: contract }) })
    case 'transfer_nft':
      return gave('nftSent', 'nftReceived', me, sender, text('recipient'), { method, facts: nft })
    case 'send_nft':
      return gave('nftSent', 'nftReceived', me, sender, text('contract'), { method, facts: nft })
    case 'mint':
      if (text('token_id') !== null) return gave('nftMinted', 'nftReceived', me, sender, text('owner'), { method, facts: nft })
      return amount.length === 0
        ? null
        : gave('minted', 'received', me, sender, text('recipient'), { method, about: amount, facts: facts({ token: contract }) })
    case 'burn':
      return isMine(me, sender)
        ? meaning(text('token_id') === null ? 'burned' : 'nftBurned', { counterparty: contract, method, about: amount, facts: nft })
        : null
    case 'increase_allowance':
      return isMine(me, sender) ? meaning('approved', { ...permission, about: amount, facts: facts({ token: contract }) }) : null
    case 'approve':
      return isMine(me, sender) ? meaning('approved', { ...permission, facts: nft }) : null
    case 'approve_all':
      return isMine(me, sender) ? meaning('approved', { ...permission, facts: facts({ collection: contract, unlimited: 'yes' }) }) : null
    case 'revoke':
    case 'revoke_all':
      return isMine(me, sender) ? meaning('approvalRevoked', { ...permission, facts: nft }) : null
    default:
      return null
  }
}

function gave(
  out: 'sent' | 'nftSent' | 'minted' | 'nftMinted',
  into: 'received' | 'nftReceived',
  me: Viewpoint,
  from: string | null,
  to: string | null,
  known: Partial<MessageMeaning>,
): MessageMeaning | null {
  if (isMine(me, from)) return meaning(out === 'sent' && isMine(me, to) ? 'self' : out, { counterparty: to, ...known })
  return isMine(me, to) ? meaning(into, { counterparty: from, ...known }) : null
}

/** Decodes another account's call that transferred an NFT to this one. */
function readWasmReceipt(events: readonly IndexerEvent[], me: Viewpoint, sender: string | null): MessageMeaning | null {
  for (const event of events) {
    if (event.type !== 'wasm' || !isMine(me, attribute(event, 'recipient') ?? attribute(event, 'owner'))) continue
    const nft = attribute(event, 'token_id')
    if (nft === null) continue
    return meaning('nftReceived', { counterparty: sender, facts: facts({ collection: attribute(event, '_contract_address'), nft }) })
  }
  return null
}

/** Decodes MsgInstantiateContract and MsgInstantiateContract2. */
export const readInstantiate: MessageDecoder = ({ message, me, events }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const made = events.find(({ type }) => type === 'instantiate')
  return meaning('contractCreated', {
    counterparty: made === undefined ? null : attribute(made, '_contract_address'),
    method: field(message, 'label'),
    about: coinsField(message, 'funds'),
    facts: facts({ code: numberField(message, 'code_id') }),
  })
}

/** Decodes MsgStoreCode. */
export const readStoreCode: MessageDecoder = ({ message, me, events }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const stored = events.find(({ type }) => type === 'store_code')
  return meaning('codePublished', {
    method: 'MsgStoreCode',
    facts: facts({ code: stored === undefined ? null : attribute(stored, 'code_id') }),
  })
}

/** Decodes MsgMigrateContract. */
export const readMigrate: MessageDecoder = ({ message, me }) =>
  isMine(me, field(message, 'sender'))
    ? meaning('wasmCall', {
        counterparty: field(message, 'contract'),
        method: 'migrate',
        facts: facts({ code: numberField(message, 'code_id') }),
      })
    : null

/**
 * Decodes miniwasm tokenfactory MsgMint: to the sender or to another account. Source: initia-labs/miniwasm
 * proto/miniwasm/tokenfactory/v1/tx.proto.
 */
export const readTokenMint: MessageDecoder = ({ message, me }) => {
  const sender = field(message, 'sender')
  const to = field(message, 'mint_to_address') ?? sender
  return gave('minted', 'received', me, sender, to, { method: 'MsgMint', about: coinsField(message, 'amount') })
}

/** Decodes miniwasm tokenfactory MsgBurn. */
export const readTokenBurn: MessageDecoder = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('burned', { method: 'MsgBurn', about: coinsField(message, 'amount') }) : null
