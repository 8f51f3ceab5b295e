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
} from '../../evm/abi.ts'
import type { InnerCall } from '../../evm/evmTx.ts'
import { checksumAddress, fromHex, nameHash } from '../../keys/bytes.ts'
import { contractOf } from '../chains/chains.ts'
import { ChainError, type Effects } from '../effects.ts'
import { callDraft, type Call } from './genesisEvm.ts'
import type { TxDraft } from '../record.ts'
import { draft, serviceAddress, shareOfMine, type Kind, type Scene } from '../scene.ts'

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
function ethereum(scene: Scene, call: Omit<Call, 'sender'>, inner: readonly InnerCall[] = []): TxDraft {
  const { contract, input, value = 0n } = call
  const signed = { secretKey: scene.me.secretKey, to: contract, value, input, inner }
  return { ...callDraft(scene, { sender: scene.me.bech32, ...call }), ethereum: signed }
}

/** A transfer of USDC to another address. */
export const tokenSent: Kind = (scene) => {
  const asset = scene.state.chain.assets[1]
  const coin = asset === undefined ? null : shareOfMine(scene, asset.denom, 4, 20)
  if (asset === undefined || coin === null) return null
  const [me, to, amount] = [scene.me.bech32, scene.random.pick(scene.people), BigInt(coin.amount)]
  const contract = contractOf(scene.state.chain, asset.denom)
  return ethereum(scene, {
    contract,
    input: `0x${selectorOf('transfer(address,uint256)')}${addressWord(to)}${word(amount)}`,
    logs: [transferLog(contract, me, to, amount)],
    act: (effects) => effects.shift(me, to, [coin]),
  })
}

/** INIT as the plain value of a transaction, without any input. */
export const valueSent: Kind = (scene) => {
  const coin = shareOfMine(scene, scene.state.chain.feeDenom, 1, 5)
  const to = scene.random.pick(scene.people)
  if (coin === null) return null
  const act = (effects: Effects) => effects.shift(scene.me.bech32, to, [coin])
  return ethereum(scene, { contract: hexAddress(to), input: '0x', value: BigInt(coin.amount), act })
}

/** INIT for USDC through a router and a pair: five frames, three logs. */
export const swapped: Kind = (scene) => {
  const [offered, returned] = scene.state.chain.assets
  const offer = offered === undefined ? null : shareOfMine(scene, offered.denom, 3, 12)
  if (returned === undefined || offer === null) return null
  const { chain } = scene.state
  const [me, pool] = [scene.me.bech32, serviceAddress(chain, 'pool')]
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
    scene,
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
export function minted(tokenId: bigint): Kind {
  return (scene) =>
    ethereum(scene, {
      contract: TIDE_TABLES,
      input: `0x${selectorOf('mint(address,uint256)')}${addressWord(scene.me.bech32)}${word(tokenId)}`,
      logs: [nftTransferLog(TIDE_TABLES, NOBODY, scene.me.bech32, tokenId)],
    })
}

/** Gives a collectable away. */
export function collectableSent(tokenId: bigint): Kind {
  return (scene) => {
    const [me, to] = [scene.me.bech32, scene.random.pick(scene.people)]
    return ethereum(scene, {
      contract: TIDE_TABLES,
      input: `0x${selectorOf('safeTransferFrom(address,address,uint256)')}${addressWord(me)}${addressWord(to)}${word(tokenId)}`,
      logs: [nftTransferLog(TIDE_TABLES, me, to, tokenId)],
    })
  }
}

/** Lets a marketplace move a whole collection. */
export const operatorNamed: Kind = (scene) => {
  const operator = namedContract('marketplace')
  return ethereum(scene, {
    contract: TIDE_TABLES,
    input: `0x${selectorOf('setApprovalForAll(address,bool)')}${addressWord(operator)}${word(1n)}`,
    logs: [operatorLog(TIDE_TABLES, scene.me.bech32, operator, true)],
    act: (effects) => effects.allow(TIDE_TABLES, hexAddress(scene.me.bech32), operator, 1n),
  })
}

/** Seven of one kind of ERC-1155 token. */
export const severalSent: Kind = (scene) => {
  const [me, to] = [scene.me.bech32, scene.random.pick(scene.people)]
  const head = `${addressWord(me)}${addressWord(to)}${word(3n)}${word(7n)}`
  return ethereum(scene, {
    contract: HARBOUR_PASSES,
    input: `0x${selectorOf('safeTransferFrom(address,address,uint256,uint256,bytes)')}${head}${word(160n)}${word(0n)}`,
    logs: [multiTransferLog(HARBOUR_PASSES, { operator: me, from: me, to }, 3n, 7n)],
  })
}

/** The creation of a contract. */
export const contractCreated: Kind = (scene) => {
  const me = scene.me.bech32
  const type = '/minievm.evm.v1.MsgCreate'
  const [code, created] = [`0x608060405234801561001057600080fd5b50${scene.random.hex(60)}`, namedContract('logbook')]
  const base = draft(scene, me, [{ '@type': type, sender: me, code, value: '0', access_list: [], auth_list: [] }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'evm' })
    effects.emit('contract_created', { contract: created })
    effects.emit('create', { contract: created, ret: '0x6080' })
    effects.emit('evm', {})
  })
  return { ...base, ethereum: { secretKey: scene.me.secretKey, to: null, created, value: 0n, input: code } }
}

/** Runs out of luck: the receipt says status 0, and there are no logs. */
export const failedCall: Kind = (scene) => {
  const base = ethereum(scene, { contract: ROUTER, input: `0x${selectorOf('addLiquidity(address,address,uint256)')}${word(5n)}` })
  const act = (): never => {
    throw new ChainError(2, 'evm', 'Reverted: 0x08c379a0')
  }
  return { ...base, act }
}

function fromThirdParty(scene: Scene, call: Omit<Call, 'sender'>): TxDraft {
  const { contract, input, value = 0n } = call
  const signed = { secretKey: null, to: contract, value, input }
  return { ...callDraft(scene, { sender: scene.people[3] ?? '', ...call }), ethereum: signed }
}

/** A malicious contract writes the first account into a log, and nothing else: a token that no list names. */
export const dusted: Kind = (scene) => {
  const token = namedContract('dust')
  const input = `0x${selectorOf('airdrop(address[])')}${scene.random.hex(64)}`
  return fromThirdParty(scene, { contract: token, input, logs: [transferLog(token, NOBODY, scene.me.bech32, 777n * 10n ** 18n)] })
}

/** A transfer of USDC to the first account, whose Cosmos counterpart is missing from every account's list of the indexer. */
export const unlinkedReceipt: Kind = (scene) => {
  const asset = scene.state.chain.assets[1]
  if (asset === undefined) return null
  const [from, me, coin] = [scene.people[3] ?? '', scene.me.bech32, { denom: asset.denom, amount: '42000000' }]
  const contract = contractOf(scene.state.chain, asset.denom)
  const call: Omit<Call, 'sender'> = {
    contract,
    input: `0x${selectorOf('transfer(address,uint256)')}${addressWord(me)}${word(42_000_000n)}`,
    logs: [transferLog(contract, from, me, 42_000_000n)],
    act: (effects) => effects.shift(from, me, [coin]),
  }
  return { ...fromThirdParty(scene, call), isUnlinked: true }
}
