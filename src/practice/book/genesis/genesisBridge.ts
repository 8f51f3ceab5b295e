// Genesis transactions between chains: optimistic bridge deposits and withdrawals, IBC packets with acknowledgement or timeout.
// Sources: initia-labs/OPinit x/ophost and x/opchild events; cosmos/ibc-go modules/apps/transfer.
import { createHash } from 'node:crypto'
import { toBase64 } from '../../keys/bytes.ts'
import { arrivalOf, namedAddress, type PracticeChain } from '../chains/chains.ts'
import { HARBOUR } from '../chains/harbour.ts'
import { channelsOf } from '../chains/links.ts'
import {
  acknowledgeMessage,
  acknowledgePacket,
  giveBackRefused,
  giveBackTimedOut,
  RECV_PACKET,
  receivePacket,
  recvPacketMessage,
  sendPacket,
  timeoutMessage,
  type Packet,
} from '../packets.ts'
import { depositMessage, emitConvertedDeposit, emitDeposit, finalizeMessage } from '../bridgeEvents.ts'
import { draft, serviceAddress, shareOfMine, tokens, type TxWriter, type GenesisContext } from '../genesisContext.ts'
import type { Coin } from '../state.ts'
import { FAR_CHANNEL, FAR_DENOM } from '../traces.ts'

/** A deposit from the L1; the credit on the rollup follows within a minute. */
export function deposit(rollup: PracticeChain, denom: string, fixed?: bigint): TxWriter {
  return (context) => {
    const coin = fixed === undefined ? shareOfMine(context, denom, 5, 40) : { denom, amount: fixed.toString() }
    if (coin === null || arrivalOf(rollup, denom) === undefined) return null
    const me = context.me.bech32
    const sequence = (context.state.bridgeSequence += 1n)
    context.follow(context.random.between(6, 50) * 1000, rollup.id, finalizeDeposit(rollup, me, me, coin, sequence))
    return draft(context, me, [depositMessage(me, rollup, me, coin, '')], (effects) => {
      effects.begin(0)
      emitDeposit(effects, { rollup, from: me, to: me, coin, sequence, data: '' })
    })
  }
}

function finalizeDeposit(rollup: PracticeChain, from: string, to: string, coin: Coin, sequence: bigint): TxWriter {
  return (context) => {
    const executor = serviceAddress(rollup, 'executor')
    const message = finalizeMessage(executor, { rollup, from, to, coin, sequence, data: '' }, context.state.txs.length + 1_000)
    const act = (effects: Parameters<typeof emitConvertedDeposit>[0]) => {
      effects.begin(0)
      emitConvertedDeposit(effects, executor, { rollup, from, to, coin, sequence, data: '' })
    }
    return draft(context, executor, [message], act, { fee: [] })
  }
}

/** A withdrawal from a rollup; claimed on the L1 a week later by the executor. */
export const withdraw: TxWriter = (context) => {
  const chain = context.state.chain
  const asset = chain.assets.find((one) => one.factor === 1n)
  const coin = asset === undefined ? null : shareOfMine(context, asset.denom, 5, 50)
  if (asset?.l1Denom === undefined || coin === null) return null
  const me = context.me.bech32
  const type = '/opinit.opchild.v1.MsgInitiateTokenWithdrawal'
  const sequence = (context.state.bridgeSequence += 1n)
  const l1Coin = { denom: asset.l1Denom, amount: coin.amount }
  context.follow(7 * 86_400_000, 'practice-1', claim(chain, me, l1Coin, sequence))
  return draft(context, me, [{ '@type': type, sender: me, to: me, amount: coin }], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me, module: 'opchild' })
    effects.burn(me, [coin])
    effects.emit('initiate_token_withdrawal', {
      from: me,
      to: me,
      denom: coin.denom,
      base_denom: l1Coin.denom,
      amount: coin.amount,
      l2_sequence: sequence.toString(),
    })
  })
}

function claim(rollup: PracticeChain, to: string, coin: Coin, sequence: bigint): TxWriter {
  return (context) => {
    const type = '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal'
    const digest = (name: string): string => toBase64(new Uint8Array(createHash('sha256').update(name).digest()))
    const message = {
      '@type': type,
      sender: to,
      bridge_id: rollup.bridgeId,
      output_index: String(300 + Number(sequence)),
      withdrawal_proofs: [digest(`proof ${sequence}`)],
      from: to,
      to,
      sequence: sequence.toString(),
      amount: coin,
      version: 'AA==',
      storage_root: digest(`root ${sequence}`),
      last_block_hash: digest(`block ${sequence}`),
    }
    return draft(context, to, [message], (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: to, module: 'ophost' })
      effects.transfer(namedAddress(`practice-1 bridge ${rollup.bridgeId}`), to, [coin])
      effects.emit('finalize_token_withdrawal', {
        bridge_id: rollup.bridgeId ?? '',
        l2_sequence: sequence.toString(),
        from: to,
        to,
        l1_denom: coin.denom,
        l2_denom: arrivalOf(rollup, coin.denom)?.denom ?? '',
        amount: coin.amount,
      })
    })
  }
}

function packetOut(context: GenesisContext, coin: Coin, memo: string): Packet {
  const chain = context.state.chain
  const channel =
    chain.kind === 'l1' ? context.random.pick(channelsOf(chain).filter(({ chain_id }) => chain_id !== HARBOUR.id)).channel_id : 'channel-0'
  return {
    sequence: (context.state.bridgeSequence += 1n),
    sourceChannel: channel,
    destinationChannel: chain.kind === 'l1' ? 'channel-0' : 'channel-25',
    // Nanoseconds since 1970: always beyond 2^53.
    timeoutTimestamp: BigInt(1_760_000_000 + context.state.txs.length * 3600) * 1_000_000_000n + 123n,
    data: { denom: coin.denom, amount: coin.amount, sender: context.me.bech32, receiver: context.random.pick(context.people), memo },
  }
}

const ENDS = { acknowledgement: acknowledged, error: refused, timeout: timedOut }

/** An IBC transfer out; a relayer's acknowledgement follows, or one with an error, or a timeout: these give the coins back. */
export function ibcOut(endsIn: keyof typeof ENDS): TxWriter {
  return (context) => {
    const coin = shareOfMine(context, context.random.pick(context.state.chain.assets).denom, 2, 25)
    if (coin === null) return null
    const packet = packetOut(context, coin, context.random.chance(0.2) ? '{"forward":{"receiver":"practice","port":"transfer"}}' : '')
    const chain = context.state.chain
    const type = '/ibc.applications.transfer.v1.MsgTransfer'
    context.follow(context.random.between(12, 40) * 1000, chain.id, ENDS[endsIn](packet, coin))
    const message = {
      '@type': type,
      source_port: 'transfer',
      source_channel: packet.sourceChannel,
      token: coin,
      sender: context.me.bech32,
      receiver: packet.data.receiver,
      timeout_height: { revision_number: '0', revision_height: '0' },
      timeout_timestamp: packet.timeoutTimestamp.toString(),
      memo: packet.data.memo,
    }
    return draft(context, context.me.bech32, [message], (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: context.me.bech32, module: 'transfer' })
      sendPacket(effects, serviceAddress(chain, 'escrow'), packet, coin)
    })
  }
}

function acknowledged(packet: Packet): TxWriter {
  return (context) => {
    const relayer = serviceAddress(context.state.chain, 'relayer')
    return draft(context, relayer, [acknowledgeMessage(packet, relayer, null)], (effects) => {
      effects.begin(0)
      acknowledgePacket(effects, relayer, packet)
    })
  }
}

/** The other chain would not take it. */
function refused(packet: Packet, coin: Coin): TxWriter {
  return (context) => {
    const from = endsOf(context)
    const reason = 'ABCI code: 5: error handling packet: see events for details'
    return draft(context, from.relayer, [acknowledgeMessage(packet, from.relayer, reason)], (effects) => {
      effects.begin(0)
      giveBackRefused(effects, from, packet, { coin, reason })
    })
  }
}

function timedOut(packet: Packet, coin: Coin): TxWriter {
  return (context) => {
    const from = endsOf(context)
    return draft(context, from.relayer, [timeoutMessage(packet, from.relayer)], (effects) => {
      effects.begin(0)
      giveBackTimedOut(effects, from, packet, coin)
    })
  }
}

function endsOf({ state }: GenesisContext): { relayer: string; escrow: string } {
  return { relayer: serviceAddress(state.chain, 'relayer'), escrow: serviceAddress(state.chain, 'escrow') }
}

/** A packet from another chain arrives through a relayer, with the client update that goes before it. */
export const ibcIn: TxWriter = (context) => {
  const chain = context.state.chain
  const relayer = serviceAddress(chain, 'relayer')
  const coin = { denom: FAR_DENOM, amount: tokens(context, 6, 1, 50).toString() }
  const packet: Packet = {
    sequence: BigInt(context.random.between(100_000, 900_000)),
    sourceChannel: 'channel-1841',
    destinationChannel: FAR_CHANNEL,
    timeoutTimestamp: 1_790_000_000_000_000_123n,
    data: { denom: 'uosmo', amount: coin.amount, sender: `osmo1${context.me.bech32.slice(5)}`, receiver: context.me.bech32, memo: '' },
  }
  const update = { '@type': '/ibc.core.client.v1.MsgUpdateClient', client_id: '07-tendermint-12', client_message: null, signer: relayer }
  return draft(context, relayer, [update, recvPacketMessage(RECV_PACKET, packet, relayer, { proof_commitment: 'cHJvb2Y=' })], (effects) => {
    effects.begin(0)
    effects.emit('update_client', { client_id: '07-tendermint-12', client_type: '07-tendermint' })
    effects.begin(1)
    receivePacket(effects, relayer, packet, coin)
  })
}
