// Decodes EVM calls by the function's selector and, where that is unknown, by the call's logs.
// Sources: initia-labs/minievm proto/minievm/evm/v1/tx.proto; the standards named in evmAbi.ts.
import { maxUint256 } from 'viem'
import { IndexerMessage, type IndexerEvent } from '../../../wire/indexer.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { decodeCall, selectorOf, type Call } from './evmAbi.ts'
import { contractDenom, logsAbout, logsIn, readLog, type LogMeaning } from './evmLogs.ts'
import { bech32Of, gaveNft, isZero, permitted, readLogs, readOthersLogs } from './evmParties.ts'
import { readWrapper } from './evmWrapper.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  jsonObject,
  meaning,
  numberField,
  type MessageMeaning,
  type MessageDecoder,
  type NetworkMap,
  type Viewpoint,
  type DecodeContext,
} from '../decodeContext.ts'
import { isSwap } from '../cosmos/swaps.ts'

/** A call with its context. */
interface CallView {
  me: Viewpoint
  network: NetworkMap
  sender: string | null
  contract: string
  call: Call
  events: readonly IndexerEvent[]
  movements: readonly CoinAmount[]
}

/** Decodes minievm MsgCall. */
export const readEvmCall: MessageDecoder = (context) => {
  const { message, me, movements, network, events } = context
  const sender = field(message, 'sender')
  const contract = field(message, 'contract_addr') ?? ''
  const input = field(message, 'input') ?? ''
  const call = decodeCall(input)
  const known = call === null ? null : readKnownCall({ me, network, sender, contract, call, events, movements }, context)
  if (known !== null) return known
  const isPlain = selectorOf(input) === null && numberField(message, 'value') !== '0'
  const paid = isPlain ? readValueTransfer(context, { from: sender, to: contract }) : null
  if (paid !== null) return paid
  const logs = logsAbout(events, me).flatMap((log) => readLog(log) ?? [])
  const method = call?.functionName ?? selectorOf(input)
  if (!isMine(me, sender)) {
    const fromLogs = readOthersLogs(logs, { me, sender, movements })
    if (fromLogs !== null) return { ...fromLogs, method }
    // Moves nothing: a call without value, of which only who made it is known.
    return isMine(me, contract) ? meaning('other', { counterparty: sender === null ? null : bech32Of(me, sender), method }) : null
  }
  const fromLogs = readLogs(logs, { me, contract, movements })
  return {
    ...(fromLogs ?? meaning('evmCall')),
    counterparty: fromLogs?.counterparty ?? contract,
    method,
    facts: [...(fromLogs?.facts ?? []), ...facts({ token: contract })],
  }
}

/** Decodes a call without input, which pays its target; null where the account is not involved. */
function readValueTransfer({ me, movements }: DecodeContext, { from, to }: { from: string | null; to: string }): MessageMeaning | null {
  if (!isMine(me, from) && !isMine(me, to)) return null
  const isOut = isMine(me, from)
  const about = movements
    .filter(({ amount }) => amount.startsWith('-') === isOut)
    .map(({ denom, amount }) => ({ denom, amount: amount.replace(/^-/, '') }))
  if (isOut) return meaning(isMine(me, to) ? 'self' : 'sent', { counterparty: bech32Of(me, to), about })
  return meaning('received', { counterparty: from === null ? null : bech32Of(me, from), about })
}

/** Decodes a function with the same meaning on every contract; null where it does not concern the account or is ambiguous. */
function readKnownCall(view: CallView, context: DecodeContext): MessageMeaning | null {
  const { call, sender } = view
  switch (call.functionName) {
    case 'transfer':
      return paid(view, { from: sender, to: call.args[0], amount: call.args[1] })
    case 'transferFrom':
      return isNftContract(view)
        ? movedNft(view, { from: call.args[0], to: call.args[1], nft: call.args[2].toString() })
        : paid(view, { from: call.args[0], to: call.args[1], amount: call.args[2] })
    case 'safeTransferFrom':
      return movedNft(view, { from: call.args[0], to: call.args[1], nft: call.args[2].toString() })
    case 'safeBatchTransferFrom':
      return movedNft(view, { from: call.args[0], to: call.args[1], nft: call.args[2].join(', ') })
    case 'approve':
      return isNftContract(view)
        ? approvedNft(view, call.args[0], { nft: call.args[1].toString(), isGiven: BigInt(call.args[0]) !== 0n })
        : approved(view, call.args[0], call.args[1])
    case 'increaseAllowance':
      return approved(view, call.args[0], call.args[1])
    case 'permit':
      return approved({ ...view, sender: call.args[0] }, call.args[1], call.args[2])
    case 'setApprovalForAll':
      return approvedNft(view, call.args[0], { nft: null, isGiven: call.args[1] })
    case 'execute_cosmos':
    case 'execute_cosmos_with_options':
      return readCosmos(call.args[0], context)
    case 'wrap':
      return wrapped(view, call.args)
    default:
      return isMine(view.me, sender) ? (readWrapper(view) ?? readExchange(view)) : null
  }
}

const NFT_LOGS = new Set<LogMeaning['what'] | undefined>(['nfts', 'nftApproval'])

/** ERC-20 and ERC-721 share `approve` and `transferFrom`; the contract's logs decide, else what is known about the contract. */
function isNftContract({ me, network, events, contract }: CallView): boolean {
  const own = logsIn(events).filter(({ address }) => address.toLowerCase() === contract.toLowerCase())
  // A failed call left no logs.
  return own.length === 0 ? network.isNft(me.chain.id, contract) : own.some((log) => NFT_LOGS.has(readLog(log)?.what))
}

function tokensOf({ me, network, contract }: CallView, amount: bigint): CoinAmount[] {
  return [{ denom: network.denomOf(me.chain.id, contract) ?? contractDenom(contract), amount: amount.toString() }]
}

function paid(view: CallView, { from, to, amount }: { from: string | null; to: string; amount: bigint }): MessageMeaning | null {
  const { me, call, contract } = view
  const known = { method: call.functionName, about: tokensOf(view, amount), facts: facts({ token: contract }) }
  if (isMine(me, from)) {
    const kind = isZero(to) ? 'burned' : isMine(me, to) ? 'self' : 'sent'
    return meaning(kind, { counterparty: isZero(to) ? contract : bech32Of(me, to), ...known })
  }
  return isMine(me, to) ? meaning('received', { counterparty: from === null ? null : bech32Of(me, from), ...known }) : null
}

function movedNft({ me, call, contract }: CallView, moved: { from: string; to: string; nft: string }): MessageMeaning | null {
  const fromLogs = gaveNft(me, { ...moved, contract, minter: contract })
  return fromLogs === null ? null : { ...fromLogs, method: call.functionName }
}

/** Allowances above this count as unlimited; wallets write 2^256-1, some contracts decrease it with use. */
const UNLIMITED = maxUint256 / 2n

function approved(view: CallView, spender: string, amount: bigint): MessageMeaning | null {
  const { me, sender, call, contract } = view
  const isUnlimited = amount > UNLIMITED
  const parties = { owner: sender, spender, isGiven: amount !== 0n }
  return permitted(me, parties, {
    method: call.functionName,
    about: amount === 0n || isUnlimited ? [] : tokensOf(view, amount),
    facts: facts({ token: contract, unlimited: isUnlimited ? 'yes' : null }),
  })
}

function approvedNft(
  { me, sender, call, contract }: CallView,
  spender: string,
  { nft, isGiven }: { nft: string | null; isGiven: boolean },
): MessageMeaning | null {
  const known = facts({ collection: contract, nft, unlimited: nft === null ? 'yes' : null })
  return permitted(me, { owner: sender, spender, isGiven }, { method: call.functionName, facts: known })
}

/** Decodes ICosmos.execute_cosmos: a Cosmos message in JSON, run on behalf of the caller. */
function readCosmos(text: string, { readInner }: DecodeContext): MessageMeaning | null {
  const inner = IndexerMessage.safeParse(jsonObject(text)).data
  return inner === undefined ? null : readInner(inner)
}

/** Decodes ERC20Wrapper.wrap: sends a token by IBC in a form that other chains accept. */
function wrapped(
  view: CallView,
  [channel, token, receiver, amount]: readonly [string, string, string, bigint, bigint],
): MessageMeaning | null {
  const { me, sender } = view
  if (!isMine(me, sender)) return null
  const otherChainId = me.chain.transferChannels.find(({ channelId }) => channelId === channel)?.chainId ?? null
  return meaning('ibcSent', {
    counterparty: receiver,
    otherChainId,
    about: tokensOf({ ...view, contract: token }, amount),
    facts: facts({ channel }),
  })
}

/** Decodes swaps and pools by the routers' function names, which show the intent even where nothing moved. */
function readExchange({ call, contract, movements }: CallView): MessageMeaning | null {
  const known = { counterparty: contract, method: call.functionName, facts: facts({ token: contract }) }
  if (call.functionName.startsWith('addLiquidity')) return meaning('liquidityAdded', known)
  if (call.functionName.startsWith('removeLiquidity')) return meaning('liquidityRemoved', known)
  const isRouter = /^(swap|exactInput|exactOutput)/.test(call.functionName)
  return isSwap(movements) || (isRouter && movements.length === 0) ? meaning('swapped', known) : null
}

/** Decodes minievm MsgCreate and MsgCreate2; the contract's address is in the event. */
export const readEvmCreate: MessageDecoder = ({ message, me, events }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const created = events.find(({ type }) => type === 'create') ?? events.find(({ type }) => type === 'contract_created')
  return meaning('contractCreated', { counterparty: created === undefined ? null : attribute(created, 'contract'), method: 'create' })
}
