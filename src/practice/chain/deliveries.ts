// What bridge executors and relayers write on a chain after somebody's transaction: credits, refunds, packets and acknowledgements.
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64, toHex, utf8 } from '../keys/bytes.ts'
import { bridgeAddress, emitFinalizedDeposit, finalizeMessage, type Deposit } from '../book/bridgeEvents.ts'
import { L1_CHAIN, PRACTICE_CHAINS, type PracticeChain } from '../book/chains.ts'
import type { TxDraft } from '../book/record.ts'
import { packetEvent, RECV_PACKET, receivePacket, recvPacketMessage, type Packet } from '../book/packets.ts'
import { serviceAddress } from '../book/scene.ts'
import type { Coin } from '../book/state.ts'

const SERVICE_GAS = { gasWanted: 400_000n, gasUsed: 212_345n, fee: [], signMode: 'SIGN_MODE_DIRECT' }

/** The rollup's side of a deposit; `converted` false leaves the plain bridged denomination. */
export function creditDraft(deposit: Deposit, l1Height: number, converted: boolean): TxDraft {
  const executor = serviceAddress(deposit.rollup, 'executor')
  return {
    ...SERVICE_GAS,
    signer: executor,
    messages: [finalizeMessage(executor, deposit, l1Height)],
    act: (effects) => {
      effects.begin(0)
      emitFinalizedDeposit(effects, executor, deposit, converted)
    },
  }
}

/** Gives a deposit back on the L1. */
export function refundDraft(deposit: Deposit): TxDraft {
  const executor = serviceAddress(L1_CHAIN, 'executor')
  const type = '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal'
  const message = {
    '@type': type,
    sender: executor,
    bridge_id: deposit.rollup.bridgeId,
    output_index: deposit.sequence.toString(),
    withdrawal_proofs: [],
    from: deposit.to,
    to: deposit.from,
    sequence: deposit.sequence.toString(),
    amount: deposit.coin,
    version: 'AA==',
    storage_root: '',
    last_block_hash: '',
  }
  return {
    ...SERVICE_GAS,
    signer: executor,
    messages: [message],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: executor, module: 'ophost' })
      effects.transfer(bridgeAddress(deposit.rollup), deposit.from, [deposit.coin])
      effects.emit('finalize_token_withdrawal', {
        from: deposit.to,
        to: deposit.from,
        l1_denom: deposit.coin.denom,
        amount: deposit.coin.amount,
      })
    },
  }
}

/** The practice chain at the far end of a packet's channel, or undefined when it leads out of this world. */
export function receivingChain(from: PracticeChain, packet: Packet): PracticeChain | undefined {
  if (from.kind !== 'l1') return packet.sourceChannel === 'channel-0' ? L1_CHAIN : undefined
  const kind = { 'channel-25': 'minievm', 'channel-31': 'minimove', 'channel-40': 'miniwasm' }[packet.sourceChannel]
  return PRACTICE_CHAINS.find((chain) => chain.kind === kind)
}

/** Brings a packet to its receiver as a voucher. Source: ibc-go modules/apps/transfer/types/trace.go. */
export function receiveDraft(chain: PracticeChain, packet: Packet, coin: Coin): TxDraft {
  const relayer = serviceAddress(chain, 'relayer')
  const trace = `transfer/${packet.destinationChannel}/${coin.denom}`
  const voucher = { denom: `ibc/${toHex(sha256(utf8(trace))).toUpperCase()}`, amount: coin.amount }
  return {
    ...SERVICE_GAS,
    signer: relayer,
    messages: [recvPacketMessage(RECV_PACKET, packet, relayer, { proof_commitment: 'cHJvb2Y=' })],
    act: (effects) => {
      effects.begin(0)
      receivePacket(effects, relayer, packet, voucher)
    },
  }
}

/** Tells the sending chain that a packet arrived. */
export function acknowledgeDraft(chain: PracticeChain, packet: Packet): TxDraft {
  const relayer = serviceAddress(chain, 'relayer')
  const type = '/ibc.core.channel.v1.MsgAcknowledgement'
  const rest = { acknowledgement: toBase64(utf8('{"result":"AQ=="}')), proof_acked: 'cHJvb2Y=' }
  return {
    ...SERVICE_GAS,
    signer: relayer,
    messages: [recvPacketMessage(type, packet, relayer, rest)],
    act: (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: relayer, module: 'ibc_channel' })
      packetEvent(effects, 'acknowledge_packet', packet)
      effects.emit('fungible_token_packet', { module: 'transfer', ...packet.data, acknowledgement: 'result:"\\001" ' })
      effects.emit('fungible_token_packet', { success: '\u0001' })
    },
  }
}
