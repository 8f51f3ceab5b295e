// The messages a practice chain can execute: how each is read, shown as proto JSON, signed as amino JSON, and what it does.
// Sources: proto/opinit/{ophost,opchild}/v1/tx.proto, minievm/evm/v1/tx.proto, initia/move/v1/tx.proto, cosmos-sdk and ibc-go protos.
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { decodeBech32, encodeBech32 } from '../keys/bech32.ts'
import { fromHex, toBase64 } from '../keys/bytes.ts'
import { chainOfBridge } from '../book/chains.ts'
import { emitDeposit, type Deposit } from '../book/bridgeEvents.ts'
import { ChainError, coinsText, type Effects } from '../book/effects.ts'
import { packetEvent, type Packet } from '../book/packets.ts'
import { transferLog, type EvmLog } from '../evm/abi.ts'
import { serviceAddress } from '../book/scene.ts'
import type { ChainState, Coin } from '../book/state.ts'
import type { JsonValue } from './aminoJson.ts'
import { readFields } from './protoFields.ts'

/** What executing a message may touch beyond balances. */
export interface ActContext {
  state: ChainState
  /** A deposit was made; the other side must be told. */
  deposited(deposit: Deposit): void
  /** A packet was sent; a relayer must carry it. */
  sent(packet: Packet, coin: Coin): void
}

export interface DecodedMessage {
  typeUrl: string
  signer: string
  /** Proto JSON without "@type". */
  json: Record<string, unknown>
  amino: { type: string; value: { [key: string]: JsonValue | undefined } }
  act(effects: Effects, context: ActContext): void
}

type Reader = (bytes: Uint8Array) => DecodedMessage
const SEND = '/cosmos.bank.v1beta1.MsgSend'
const TRANSFER = '/ibc.applications.transfer.v1.MsgTransfer'
const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
const WITHDRAW = '/opinit.opchild.v1.MsgInitiateTokenWithdrawal'
const CALL = '/minievm.evm.v1.MsgCall'
const EXECUTE = '/initia.move.v1.MsgExecute'

function readCoin(bytes: Uint8Array): Coin {
  const { denom, amount } = CoinProto.decode(bytes)
  return { denom, amount }
}

/** The SDK refuses these before anything else (ValidateBasic). */
function checkCoin(coin: Coin): void {
  if (!/^[1-9]\d*$/.test(coin.amount) || coin.denom === '') throw new ChainError(10, 'sdk', `${coinsText([coin])}: invalid coins`)
}

function checkAddress(text: string): void {
  if (decodeBech32('init', text) === null) throw new ChainError(7, 'sdk', `invalid address ${text}: invalid address`)
}

const send: Reader = (bytes) => {
  const { fromAddress, toAddress, amount } = MsgSend.decode(bytes)
  const coins = amount.map(({ denom, amount: units }) => ({ denom, amount: units }))
  coins.forEach(checkCoin)
  checkAddress(toAddress)
  const json = { from_address: fromAddress, to_address: toAddress, amount: coins }
  return {
    typeUrl: SEND,
    signer: fromAddress,
    json,
    amino: { type: 'cosmos-sdk/MsgSend', value: json },
    act: (effects) => {
      effects.emit('message', { action: SEND, sender: fromAddress, module: 'bank' })
      effects.transfer(fromAddress, toAddress, coins)
    },
  }
}

const ibcTransfer: Reader = (bytes) => {
  const message = MsgTransfer.decode(bytes)
  const coin = { denom: message.token.denom, amount: message.token.amount }
  checkCoin(coin)
  const { revisionNumber, revisionHeight } = message.timeoutHeight
  const nonZero = (value: bigint): string | undefined => (value === 0n ? undefined : value.toString())
  const common = {
    source_port: message.sourcePort,
    source_channel: message.sourceChannel,
    token: coin,
    sender: message.sender,
    receiver: message.receiver,
  }
  return {
    typeUrl: TRANSFER,
    signer: message.sender,
    json: {
      ...common,
      timeout_height: { revision_number: revisionNumber.toString(), revision_height: revisionHeight.toString() },
      timeout_timestamp: message.timeoutTimestamp.toString(),
      memo: message.memo,
    },
    amino: {
      type: 'cosmos-sdk/MsgTransfer',
      value: {
        ...common,
        timeout_height: { revision_number: nonZero(revisionNumber), revision_height: nonZero(revisionHeight) },
        timeout_timestamp: nonZero(message.timeoutTimestamp),
        memo: message.memo === '' ? undefined : message.memo,
      },
    },
    act: (effects, context) => {
      const packet: Packet = {
        sequence: (context.state.bridgeSequence += 1n),
        sourceChannel: message.sourceChannel,
        destinationChannel: context.state.chain.kind === 'l1' ? 'channel-0' : 'channel-25',
        timeoutTimestamp: message.timeoutTimestamp,
        data: { denom: coin.denom, amount: coin.amount, sender: message.sender, receiver: message.receiver, memo: message.memo },
      }
      effects.emit('message', { action: TRANSFER, sender: message.sender, module: 'transfer' })
      effects.transfer(message.sender, serviceAddress(context.state.chain, 'escrow'), [coin])
      packetEvent(effects, 'send_packet', packet)
      effects.emit('ibc_transfer', { ...packet.data })
      context.sent(packet, coin)
    },
  }
}

const deposit: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, bridgeId, to] = [fields.text(1), fields.uint(2).toString(), fields.text(3)]
  const coin = readCoin(fields.bytes(4))
  const data = toBase64(fields.bytes(5))
  checkCoin(coin)
  checkAddress(to)
  const common = { sender, bridge_id: bridgeId, to, amount: coin }
  return {
    typeUrl: DEPOSIT,
    signer: sender,
    json: { ...common, data: data === '' ? null : data },
    amino: { type: 'ophost/MsgInitiateTokenDeposit', value: { ...common, data: data === '' ? undefined : data } },
    act: (effects, context) => {
      const rollup = chainOfBridge(bridgeId)
      if (rollup === undefined || context.state.chain.kind !== 'l1')
        throw new ChainError(3, 'ophost', `bridge ${bridgeId} not found: not found`)
      const sequence = (context.state.bridgeSequence += 1n)
      const made = { rollup, from: sender, to, coin, sequence, data }
      emitDeposit(effects, made)
      context.deposited(made)
    },
  }
}

const withdrawal: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, to, coin] = [fields.text(1), fields.text(2), readCoin(fields.bytes(4))]
  checkCoin(coin)
  checkAddress(to)
  const json = { sender, to, amount: coin }
  return {
    typeUrl: WITHDRAW,
    signer: sender,
    json,
    amino: { type: 'opchild/MsgInitiateTokenWithdrawal', value: json },
    act: (effects, context) => {
      const asset = context.state.chain.assets.find((one) => one.denom === coin.denom && coin.denom.startsWith('l2/'))
      if (asset?.l1Denom === undefined) throw new ChainError(6, 'opchild', `${coin.denom}: token is not from L1`)
      const sequence = (context.state.bridgeSequence += 1n)
      effects.emit('message', { action: WITHDRAW, sender, module: 'opchild' })
      effects.burn(sender, [coin])
      effects.emit('initiate_token_withdrawal', {
        from: sender,
        to,
        denom: coin.denom,
        base_denom: asset.l1Denom,
        amount: coin.amount,
        l2_sequence: sequence.toString(),
      })
    },
  }
}

const call: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, contract, input, value] = [fields.text(1), fields.text(2), fields.text(3), fields.text(4)]
  const common = { sender, contract_addr: contract, input, value }
  return {
    typeUrl: CALL,
    signer: sender,
    json: { ...common, access_list: [], auth_list: [] },
    amino: { type: 'evm/MsgCall', value: { ...common, access_list: null } },
    act: (effects, context) => {
      if (context.state.chain.kind !== 'minievm') throw new ChainError(6, 'sdk', `unrecognized message route ${CALL}: unknown request`)
      if (!/^0x[0-9a-fA-F]{40}$/.test(contract)) throw new ChainError(7, 'sdk', `invalid address ${contract}: invalid address`)
      effects.emit('message', { action: CALL, sender, module: 'evm' })
      const asset = context.state.chain.assets.find((one) => one.contract?.toLowerCase() === contract.toLowerCase())
      const transfer = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(input)
      const logs: EvmLog[] = []
      if (asset !== undefined && transfer !== null) {
        const to = encodeBech32('init', fromHex(transfer[1] ?? ''))
        const amount = BigInt(`0x${transfer[2] ?? '0'}`)
        effects.shift(sender, to, [{ denom: asset.denom, amount: amount.toString() }])
        logs.push(transferLog(contract, sender, to, amount))
      }
      effects.called(contract, `0x${'1'.padStart(64, '0')}`, logs)
    },
  }
}

const execute: Reader = (bytes) => {
  const fields = readFields(bytes)
  const args = fields.bytesList(6).map(toBase64)
  const typeArgs = fields.texts(5)
  const common = { sender: fields.text(1), module_address: fields.text(2), module_name: fields.text(3), function_name: fields.text(4) }
  return {
    typeUrl: EXECUTE,
    signer: common.sender,
    json: { ...common, type_args: typeArgs, args },
    amino: {
      type: 'move/MsgExecute',
      value: { ...common, type_args: typeArgs.length === 0 ? undefined : typeArgs, args: args.length === 0 ? undefined : args },
    },
    act: (effects, context) => {
      if (!['l1', 'minimove'].includes(context.state.chain.kind))
        throw new ChainError(6, 'sdk', `unrecognized message route ${EXECUTE}: unknown request`)
      effects.emit('message', { action: EXECUTE, sender: common.sender, module: 'move' })
      effects.emit('execute', {
        sender: common.sender,
        module_addr: common.module_address,
        module_name: common.module_name,
        function_name: common.function_name,
      })
    },
  }
}

const READERS: Readonly<Record<string, Reader>> = {
  [SEND]: send,
  [TRANSFER]: ibcTransfer,
  [DEPOSIT]: deposit,
  [WITHDRAW]: withdrawal,
  [CALL]: call,
  [EXECUTE]: execute,
}

/** Reads one message of a transaction. @throws ChainError code 2 for a type no practice chain knows, 7 or 10 for bad fields. */
export function decodeMessage(typeUrl: string, bytes: Uint8Array): DecodedMessage {
  const reader = READERS[typeUrl]
  if (reader === undefined) throw new ChainError(2, 'sdk', `unable to resolve type URL ${typeUrl}: tx parse error`)
  return reader(bytes)
}
