// Writes the optimistic bridge's deposit on both sides, as messages, movements and events. Used by the written history and by live
// deposits.
// Source: initia-labs/OPinit x/ophost/keeper/msg_server.go, x/opchild/keeper/msg_server.go, x/*/types/event.go.
import { arrivalOf, bridgedDenom, L1_CHAIN, namedAddress, type PracticeChain } from './chains/chains.ts'
import { coinsText, type Effects } from './effects.ts'
import { fromBase64, toHex } from '../keys/bytes.ts'
import type { Coin } from './state.ts'

/** A deposit from the L1 into a rollup. */
export interface Deposit {
  rollup: PracticeChain
  from: string
  to: string
  /** On the L1. */
  coin: Coin
  sequence: bigint
  /** Base64; empty without a hook. */
  data: string
}

type Message = { '@type': string } & Record<string, unknown>

/** The coins a deposit becomes on the rollup. `converted` false leaves the plain bridged denomination. */
export function arrivingCoin(rollup: PracticeChain, coin: Coin, converted: boolean): Coin {
  const asset = arrivalOf(rollup, coin.denom)
  if (asset === undefined || !converted) return { denom: bridgedDenom(rollup.bridgeId ?? '0', coin.denom), amount: coin.amount }
  return { denom: asset.denom, amount: (BigInt(coin.amount) * (asset.factor ?? 1n)).toString() }
}

/** Returns the account where the L1 keeps what was bridged to a rollup. */
export function bridgeAddress(rollup: PracticeChain): string {
  return namedAddress(`practice-1 bridge ${rollup.bridgeId}`)
}

/** MsgInitiateTokenDeposit as proto JSON. */
export function depositMessage(sender: string, rollup: PracticeChain, to: string, coin: Coin, data: string): Message {
  return { '@type': '/opinit.ophost.v1.MsgInitiateTokenDeposit', sender, bridge_id: rollup.bridgeId, to, amount: coin, data }
}

/** Locks the coins on the L1 and emits the events. */
export function emitDeposit(effects: Effects, deposit: Deposit): void {
  effects.emit('message', { action: '/opinit.ophost.v1.MsgInitiateTokenDeposit', sender: deposit.from, module: 'ophost' })
  effects.transfer(deposit.from, bridgeAddress(deposit.rollup), [deposit.coin])
  effects.emit('initiate_token_deposit', {
    bridge_id: deposit.rollup.bridgeId ?? '',
    l1_sequence: deposit.sequence.toString(),
    from: deposit.from,
    to: deposit.to,
    l1_denom: deposit.coin.denom,
    l2_denom: bridgedDenom(deposit.rollup.bridgeId ?? '0', deposit.coin.denom),
    amount: deposit.coin.amount,
    data: toHex(fromBase64(deposit.data)),
  })
}

/** MsgFinalizeTokenDeposit as proto JSON; `height` is the L1 height of the deposit. */
export function finalizeMessage(executor: string, deposit: Deposit, height: number): Message {
  return {
    '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit',
    sender: executor,
    from: deposit.from,
    to: deposit.to,
    amount: { denom: bridgedDenom(deposit.rollup.bridgeId ?? '0', deposit.coin.denom), amount: deposit.coin.amount },
    sequence: deposit.sequence.toString(),
    height: String(height),
    base_denom: deposit.coin.denom,
    data: deposit.data === '' ? null : deposit.data,
  }
}

/** Returns the L1 denomination of a bridged one; undefined for what did not come over the bridge. */
export function l1DenomOf(rollup: PracticeChain, denom: string): string | undefined {
  return L1_CHAIN.assets.find((asset) => bridgedDenom(rollup.bridgeId ?? '0', asset.denom) === denom)?.denom
}

/**
 * Emits the events of coins that leave a rollup for the L1. Source: initia-labs/OPinit x/opchild/keeper/msg_server.go, emitWithdrawEvents.
 */
export function emitWithdrawal(
  effects: Effects,
  { sender, to, coin, l1Denom, sequence }: { sender: string; to: string; coin: Coin; l1Denom: string; sequence: bigint },
): void {
  effects.emit('initiate_token_withdrawal', {
    from: sender,
    to,
    denom: coin.denom,
    base_denom: l1Denom,
    amount: coin.amount,
    l2_sequence: sequence.toString(),
  })
}

/** Emits on the rollup how a deposit ended; `reason` is null where all of it succeeded. */
export function emitCredit(effects: Effects, deposit: Deposit, l1Height: number, reason: string | null): void {
  const plain = arrivingCoin(deposit.rollup, deposit.coin, false)
  effects.emit('finalize_token_deposit', {
    l1_sequence: deposit.sequence.toString(),
    sender: deposit.from,
    recipient: deposit.to,
    denom: plain.denom,
    base_denom: deposit.coin.denom,
    amount: plain.amount,
    finalize_height: String(l1Height),
    success: String(reason === null),
    ...(reason === null ? {} : { reason }),
  })
}

/** Begins the credit of a deposit on the rollup. */
export function emitFinalize(effects: Effects, executor: string): void {
  effects.emit('message', { action: '/opinit.opchild.v1.MsgFinalizeTokenDeposit', sender: executor, module: 'opchild' })
}

/** Credits the recipient of a deposit of the written history, in the converted form. */
export function emitConvertedDeposit(effects: Effects, executor: string, deposit: Deposit): void {
  const plain = arrivingCoin(deposit.rollup, deposit.coin, false)
  const final = arrivingCoin(deposit.rollup, deposit.coin, true)
  emitFinalize(effects, executor)
  effects.mint(deposit.to, [plain])
  if (final.denom !== plain.denom) {
    effects.burn(deposit.to, [plain])
    effects.mint(deposit.to, [final])
    effects.emit('wrap', { account: deposit.to, from: coinsText([plain]), to: coinsText([final]) })
  }
  emitCredit(effects, deposit, 0, null)
}
