// The messages a practice chain can execute: how each is read, shown as proto JSON, signed as amino JSON, and what it does.
// Sources: proto/opinit/{ophost,opchild}/v1/tx.proto, minievm/evm/v1/tx.proto, initia/move/v1/tx.proto, cosmos-sdk and ibc-go protos.
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { ChainError } from '../book/effects.ts'
import { farEnd } from '../book/links.ts'
import { sendPacket, type Packet } from '../book/packets.ts'
import { serviceAddress } from '../book/scene.ts'
import { wireDenom } from '../book/vouchers.ts'
import { hexAddress } from '../evm/abi.ts'
import { toBase64 } from '../keys/bytes.ts'
import { deposit, DEPOSIT, withdrawal, WITHDRAW } from './bridgeMessages.ts'
import { FINALIZE, readFinalize } from './claim.ts'
import { checkAddress, checkCoin, type DecodedMessage, type Reader } from './message.ts'
import { readFields } from './protoFields.ts'
import { callOnRollup } from './rollupHost.ts'
import { runSwap } from './swap.ts'

const SEND = '/cosmos.bank.v1beta1.MsgSend'
const TRANSFER = '/ibc.applications.transfer.v1.MsgTransfer'
const CALL = '/minievm.evm.v1.MsgCall'
const EXECUTE = '/initia.move.v1.MsgExecute'

const send: Reader = (bytes) => {
  const { fromAddress, toAddress, amount } = MsgSend.decode(bytes)
  const coins = amount.map(({ denom, amount: units }) => ({ denom, amount: units }))
  coins.forEach(checkCoin)
  checkAddress(toAddress, fromAddress.slice(0, fromAddress.lastIndexOf('1')))
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
    crosses: true,
    act: (effects, context) => {
      const { chain } = context.state
      const far = farEnd(chain, message.sourceChannel)
      const data = { sender: message.sender, receiver: message.receiver, memo: message.memo }
      const packet: Packet = {
        sequence: (context.state.bridgeSequence += 1n),
        sourceChannel: message.sourceChannel,
        destinationChannel: far?.channelId ?? 'channel-0',
        timeoutTimestamp: message.timeoutTimestamp,
        data: { denom: wireDenom(chain, coin.denom), amount: coin.amount, ...data },
      }
      effects.emit('message', { action: TRANSFER, sender: message.sender, module: 'transfer' })
      sendPacket(effects, serviceAddress(chain, 'escrow'), packet, coin)
      context.sent(packet, coin)
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
      const called = {
        from: hexAddress(sender),
        to: contract.toLowerCase(),
        value: BigInt(value === '' ? '0' : value),
        input: input.toLowerCase(),
      }
      const { output, logs } = callOnRollup(context.state, effects, called)
      effects.called(contract, output, logs)
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
      const isSwap = [common.module_name, common.function_name].join('::') === 'dex::swap_script' && /^0x0*1$/.test(common.module_address)
      if (isSwap && context.state.chain.kind === 'l1') runSwap(context.state, effects, common.sender, fields.bytesList(6))
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
  [FINALIZE]: readFinalize,
}

/** Reads one message of a transaction. @throws ChainError code 2 for a type no practice chain knows, 7 or 10 for bad fields. */
export function decodeMessage(typeUrl: string, bytes: Uint8Array): DecodedMessage {
  const reader = READERS[typeUrl]
  if (reader === undefined) throw new ChainError(2, 'sdk', `unable to resolve type URL ${typeUrl}: tx parse error`)
  return reader(bytes)
}
