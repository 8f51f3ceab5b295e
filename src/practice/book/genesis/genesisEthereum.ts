// Writes genesis transactions on the EVM rollup that an Ethereum wallet signed: tokens of three standards, a swap with internal calls, a
// new contract, a failure, and unrequested transfers to the first account. Sources: EIP-20, EIP-721, EIP-1155; minievm.
import {
  addressWord,
  hexAddress,
  multiTransferLog,
  nftTransferLog,
  NOBODY,
  operatorLog,
  selectorOf,
  topicOf,
  transferLog,
  word,
  textWords,
} from '../../evm/abi.ts'
import type { InnerCall } from '../../evm/evmTx.ts'
import { checksumAddress, fromHex, nameHash } from '../../keys/bytes.ts'
import { contractOf } from '../chains/chains.ts'
import { ChainError, type Effects } from '../effects.ts'
import { callDraft, type Call } from './genesisEvm.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, type TxWriter, type GenesisContext } from '../genesisContext.ts'

/** Returns the address of a contract without a bank denomination, 0x with checksum. */
export function namedContract(name: string): string {
  return checksumAddress(fromHex(nameHash(`practice contract ${name}`).slice(0, 40)))
}

/** Contract of an NFT collection. */
export const TIDE_TABLES = namedContract('Tide Tables')
/** Contract of a collection of several tokens. */
export const HARBOUR_PASSES = namedContract('Harbour Passes')
const ROUTER = namedContract('router')
const PAIR = namedContract('pair')

/** The same call, but signed by a wallet for Ethereum. */
function ethereum(context: GenesisContext, call: Omit<Call, 'sender'>, inner: readonly InnerCall[] = []): TxDraft {
  const { contract, input, value = 0n } = call
  const signed = { secretKey: context.me.secretKey, to: contract, value, input, inner }
  return { ...callDraft(context, { sender: context.me.bech32, ...call }), ethereum: signed }
}

/** A transfer of USDC to another address. */
export const tokenSent: TxWriter = (context) => {
  const asset = context.state.chain.assets[1]
  const coin = asset === undefined ? null : shareOfMine(context, asset.denom, 4, 20)
  if (asset === undefined || coin === null) return null
  const [me, to, amount] = [context.me.bech32, context.random.pick(context.people), BigInt(coin.amount)]
  const contract = contractOf(context.state.chain, asset.denom)
  return ethereum(context, {
    contract,
    input: `0x${selectorOf('transfer(address,uint256)')}${addressWord(to)}${word(amount)}`,
    logs: [transferLog(contract, me, to, amount)],
    act: (effects) => effects.shift(me, to, [coin]),
  })
}

/** INIT as the plain value of a transaction, without any input. */
export const valueSent: TxWriter = (context) => {
  const coin = shareOfMine(context, context.state.chain.feeDenom, 1, 5)
  const to = context.random.pick(context.people)
  if (coin === null) return null
  const act = (effects: Effects) => effects.shift(context.me.bech32, to, [coin])
  return ethereum(context, { contract: hexAddress(to), input: '0x', value: BigInt(coin.amount), act })
}

/** INIT for USDC through a router and a pair: five frames, three logs. */
export const swapped: TxWriter = (context) => {
  const [offered, returned] = context.state.chain.assets
  const offer = offered === undefined ? null : shareOfMine(context, offered.denom, 3, 12)
  if (returned === undefined || offer === null) return null
  const { chain } = context.state
  const [me, pool] = [context.me.bech32, serviceAddress(chain, 'pool')]
  const back = { denom: returned.denom, amount: (BigInt(offer.amount) / 1_500_000_000_000n + 1n).toString() }
  const [inToken, outToken] = [contractOf(chain, offer.denom), contractOf(chain, back.denom)]
  const swapTopic = topicOf('Swap(address,uint256,uint256,uint256,uint256,address)')
  const data = `0x${word(BigInt(offer.amount))}${word(0n)}${word(0n)}${word(BigInt(back.amount))}`
  const frame = (parentIndex: number, from: string, to: string, type: InnerCall['type'] = 'CALL', value = 0n) => ({
    parentIndex,
    type,
    from,
    to,
    value,
  })
  return ethereum(
    context,
    {
      contract: ROUTER,
      input: `0x${selectorOf('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)')}${word(BigInt(offer.amount))}${word(1n)}`,
      logs: [
        transferLog(inToken, me, PAIR, BigInt(offer.amount)),
        transferLog(outToken, PAIR, me, BigInt(back.amount)),
        { address: PAIR, topics: [swapTopic, `0x${addressWord(ROUTER)}`, `0x${addressWord(me)}`], data },
      ],
      act: (effects) => {
        effects.shift(me, pool, [offer])
        effects.shift(pool, me, [back])
      },
    },
    [
      frame(0, ROUTER, inToken),
      frame(0, ROUTER, PAIR),
      frame(2, PAIR, outToken),
      frame(2, PAIR, hexAddress(me), 'CALL', 1_000_000n),
      frame(2, PAIR, outToken, 'STATICCALL'),
    ],
  )
}

/** Mints a collectable. */
export function minted(tokenId: bigint): TxWriter {
  return (context) =>
    ethereum(context, {
      contract: TIDE_TABLES,
      input: `0x${selectorOf('mint(address,uint256)')}${addressWord(context.me.bech32)}${word(tokenId)}`,
      logs: [nftTransferLog(TIDE_TABLES, NOBODY, context.me.bech32, tokenId)],
    })
}

/** Gives a collectable away. */
export function collectableSent(tokenId: bigint): TxWriter {
  return (context) => {
    const [me, to] = [context.me.bech32, context.random.pick(context.people)]
    return ethereum(context, {
      contract: TIDE_TABLES,
      input: `0x${selectorOf('safeTransferFrom(address,address,uint256)')}${addressWord(me)}${addressWord(to)}${word(tokenId)}`,
      logs: [nftTransferLog(TIDE_TABLES, me, to, tokenId)],
    })
  }
}

/** Lets a marketplace move a whole collection. */
export const operatorNamed: TxWriter = (context) => {
  const operator = namedContract('marketplace')
  return ethereum(context, {
    contract: TIDE_TABLES,
    input: `0x${selectorOf('setApprovalForAll(address,bool)')}${addressWord(operator)}${word(1n)}`,
    logs: [operatorLog(TIDE_TABLES, context.me.bech32, operator, true)],
    act: (effects) => effects.allow(TIDE_TABLES, hexAddress(context.me.bech32), operator, 1n),
  })
}

/** Seven of one kind of ERC-1155 token. */
export const severalSent: TxWriter = (context) => {
  const [me, to] = [context.me.bech32, context.random.pick(context.people)]
  const head = `${addressWord(me)}${addressWord(to)}${word(3n)}${word(7n)}`
  return ethereum(context, {
    contract: HARBOUR_PASSES,
    input: `0x${selectorOf('safeTransferFrom(address,address,uint256,uint256,bytes)')}${head}${word(160n)}${word(0n)}`,
    logs: [multiTransferLog(HARBOUR_PASSES, { operator: me, from: me, to }, 3n, 7n)],
  })
}

/** The creation of a contract. */
export const contractCreated: TxWriter = (context) => {
  const me = context.me.bech32
  const type = '/minievm.evm.v1.MsgCreate'
  const [code, created] = [`0x608060405234801561001057600080fd5b50${context.random.hex(60)}`, namedContract('logbook')]
  const base = draft(context, me, [{ '@type': type, sender: me, code, value: '0', access_list: [], auth_list: [] }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'evm' })
    effects.emit('contract_created', { contract: created })
    effects.emit('create', { contract: created, ret: '0x6080' })
    effects.emit('evm', {})
  })
  return { ...base, ethereum: { secretKey: context.me.secretKey, to: null, created, value: 0n, input: code } }
}

/** Runs out of luck: the receipt says status 0, and there are no logs. */
export const failedCall: TxWriter = (context) => {
  const base = ethereum(context, { contract: ROUTER, input: `0x${selectorOf('addLiquidity(address,address,uint256)')}${word(5n)}` })
  const act = (): never => {
    throw new ChainError(2, 'evm', `execution reverted, revert: 0x08c379a0${textWords('Router: less than the minimum')}: Reverted`)
  }
  return { ...base, act }
}

function fromThirdParty(context: GenesisContext, call: Omit<Call, 'sender'>): TxDraft {
  const { contract, input, value = 0n } = call
  const signed = { secretKey: null, to: contract, value, input }
  return { ...callDraft(context, { sender: context.people[3] ?? '', ...call }), ethereum: signed }
}

/** A malicious contract writes the first account into a log, and nothing else: a token that no list names. */
export const dusted: TxWriter = (context) => {
  const token = namedContract('dust')
  const input = `0x${selectorOf('airdrop(address[])')}${context.random.hex(64)}`
  return fromThirdParty(context, { contract: token, input, logs: [transferLog(token, NOBODY, context.me.bech32, 777n * 10n ** 18n)] })
}

/** A transfer of USDC to the first account, whose Cosmos counterpart is missing from every account's list of the indexer. */
export const unlinkedReceipt: TxWriter = (context) => {
  const asset = context.state.chain.assets[1]
  if (asset === undefined) return null
  const [from, me, coin] = [context.people[3] ?? '', context.me.bech32, { denom: asset.denom, amount: '42000000' }]
  const contract = contractOf(context.state.chain, asset.denom)
  const call: Omit<Call, 'sender'> = {
    contract,
    input: `0x${selectorOf('transfer(address,uint256)')}${addressWord(me)}${word(42_000_000n)}`,
    logs: [transferLog(contract, from, me, 42_000_000n)],
    act: (effects) => effects.shift(from, me, [coin]),
  }
  return { ...fromThirdParty(context, call), isUnlinked: true }
}
