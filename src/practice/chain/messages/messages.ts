// The messages a practice chain can execute: how each is read, shown as proto JSON, signed as amino JSON, and what it does.
// Sources: proto/opinit/{ophost,opchild}/v1/tx.proto, minievm/evm/v1/tx.proto, initia/move/v1/tx.proto, cosmos-sdk and ibc-go protos.
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { MsgTransfer } from 'cosmjs-types/ibc/applications/transfer/v1/tx'
import { ChainError } from '../../book/effects.ts'
import { farEnd } from '../../book/chains/links.ts'
import { sendPacket, type Packet } from '../../book/packets.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { wireDenom } from '../../book/vouchers.ts'
import { hexAddress, selectorOf } from '../../evm/abi.ts'
import { deposit, DEPOSIT, withdrawal, WITHDRAW } from './bridgeMessages.ts'
import { BURN, burn } from './burnMessage.ts'
import { EXECUTE_CONTRACT, executeContract } from './executeContract.ts'
import { VOTE, vote, VOTE_WEIGHTED, voteWeighted } from './governanceMessages.ts'
import { REVOKE_FEES, REVOKE_GRANT, revokeFees, revokeGrant } from './grantMessages.ts'
import { FINALIZE, readFinalize } from '../relay/claim.ts'
import { checkAddress, checkCoin, type DecodedMessage, type Reader } from './message.ts'
import { EXECUTE, EXECUTE_JSON, execute, executeJson } from './moveMessages.ts'
import { readFields } from '../protoFields.ts'
import { STAKING_READERS } from './stakingMessages.ts'
import { callOnRollup } from '../rollupHost.ts'

const SEND = '/cosmos.bank.v1beta1.MsgSend'
const TRANSFER = '/ibc.applications.transfer.v1.MsgTransfer'
const CALL = '/minievm.evm.v1.MsgCall'
/** Functions of the wrapper that send a packet. */
const SENDING = ['', ',string'].map((rest) => selectorOf(`toRemoteAndIBCTransfer(string,uint256,string,string,uint256${rest})`))

const send: Reader = (bytes) => {
  const { fromAddress, toAddress, amount } = MsgSend.decode(bytes)
  const coins = amount.map(({ denom, amount: units }) => ({ denom, amount: units }))
  const json = { from_address: fromAddress, to_address: toAddress, amount: coins }
  return {
    typeUrl: SEND,
    signer: fromAddress,
    json,
    amino: { type: 'cosmos-sdk/MsgSend', value: json },
    act: (effects) => {
      checkAddress(toAddress, fromAddress.slice(0, fromAddress.lastIndexOf('1')))
      coins.forEach(checkCoin)
      effects.emit('message', { action: SEND, sender: fromAddress, module: 'bank' })
      effects.transfer(fromAddress, toAddress, coins)
    },
  }
}

/**
 * Checks what bounds a packet in time, once its coins lie in escrow.
 * Source: cosmos/ibc-go modules/core/04-channel/{types/packet.go,keeper/packet.go}.
 */
function checkTimeout({ timeoutHeight, timeoutTimestamp }: MsgTransfer, nowMs: number): void {
  if (timeoutTimestamp === 0n && timeoutHeight.revisionHeight === 0n) {
    const why = 'packet timeout height and packet timeout timestamp cannot both be 0'
    throw new ChainError(13, 'channel', `constructed packet failed basic validation: ${why}: invalid packet`)
  }
  const now = BigInt(Math.floor(nowMs)) * 1_000_000n
  if (timeoutTimestamp === 0n || timeoutTimestamp > now) return
  const stamps = `current timestamp: ${now}, timeout timestamp ${timeoutTimestamp}`
  throw new ChainError(40, 'channel', `invalid packet timeout: ${stamps}: timeout elapsed`)
}

const ibcTransfer: Reader = (bytes) => {
  const message = MsgTransfer.decode(bytes)
  const coin = { denom: message.token.denom, amount: message.token.amount }
  checkCoin(coin)
  if (message.receiver === '') throw new ChainError(5, 'ibc', 'missing recipient address: invalid address')
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
      if (far === undefined) {
        const place = `port ID (${message.sourcePort}) channel ID (${message.sourceChannel})`
        throw new ChainError(3, 'channel', `${place}: channel not found`)
      }
      const data = { sender: message.sender, receiver: message.receiver, memo: message.memo }
      const packet: Packet = {
        sequence: (context.state.bridgeSequence += 1n),
        sourceChannel: message.sourceChannel,
        destinationChannel: far.channelId,
        timeoutTimestamp: message.timeoutTimestamp,
        data: { denom: wireDenom(chain, coin.denom), amount: coin.amount, ...data },
      }
      effects.emit('message', { action: TRANSFER, sender: message.sender, module: 'transfer' })
      sendPacket(effects, serviceAddress(chain, 'escrow'), packet, coin)
      checkTimeout(message, context.timeMs)
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
    crosses: SENDING.includes(input.slice(2, 10).toLowerCase()),
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
      callOnRollup({ state: context.state, effects, follow: context }, called)
    },
  }
}

const READERS: Readonly<Record<string, Reader>> = {
  [SEND]: send,
  [TRANSFER]: ibcTransfer,
  [BURN]: burn,
  [DEPOSIT]: deposit,
  [WITHDRAW]: withdrawal,
  [CALL]: call,
  [EXECUTE]: execute,
  [EXECUTE_JSON]: executeJson,
  [EXECUTE_CONTRACT]: executeContract,
  [FINALIZE]: readFinalize,
  [REVOKE_GRANT]: revokeGrant,
  [REVOKE_FEES]: revokeFees,
  [VOTE]: vote,
  [VOTE_WEIGHTED]: voteWeighted,
  ...STAKING_READERS,
}

/** Reads one message of a transaction. @throws ChainError code 2 for a type no practice chain knows, 7 or 10 for bad fields. */
export function decodeMessage(typeUrl: string, bytes: Uint8Array): DecodedMessage {
  const reader = READERS[typeUrl]
  if (reader === undefined) throw new ChainError(2, 'sdk', `unable to resolve type URL ${typeUrl}: tx parse error`)
  return reader(bytes)
}
