// MsgFinalizeTokenWithdrawal on the L1: any account may bring the proof; the bridge pays what it proves, once, when the output is final.
// Sources: initia-labs/OPinit proto/opinit/ophost/v1/tx.proto, x/ophost/keeper/msg_server.go, x/ophost/types/error.go.
import { sha3_256 } from '@noble/hashes/sha3.js'
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { bridgeAddress } from '../../book/bridgeEvents.ts'
import { bridgedDenom, chainOfBridge, L1_CHAIN } from '../../book/chains/chains.ts'
import { ChainError, type Effects } from '../../book/effects.ts'
import type { TxDraft } from '../../book/record.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { ChainState } from '../../book/state.ts'
import {
  FINALIZATION_MS,
  isClaimed,
  lastOutput,
  outputOf,
  proofsOf,
  rootFromProofs,
  withdrawalHash,
  type BridgeWithdrawal,
} from '../../book/withdrawals.ts'
import { concat, toBase64, toHex } from '../../keys/bytes.ts'
import { SERVICE_GAS } from './deliveries.ts'
import type { ActContext, DecodedMessage } from '../messages/message.ts'
import { readFields, type ProtoFields } from '../protoFields.ts'

/** Type URL of the message that finalizes a withdrawal. */
export const FINALIZE = '/opinit.ophost.v1.MsgFinalizeTokenWithdrawal'

interface Claim {
  sender: string
  bridgeId: string
  outputIndex: bigint
  proofs: Uint8Array[]
  from: string
  to: string
  sequence: bigint
  coin: { denom: string; amount: string }
  version: Uint8Array
  storageRoot: Uint8Array
  lastBlockHash: Uint8Array
}

function readClaim(fields: ProtoFields): Claim {
  const { denom, amount } = CoinProto.decode(fields.bytes(8))
  return {
    sender: fields.text(1),
    bridgeId: fields.uint(2).toString(),
    outputIndex: fields.uint(3),
    proofs: fields.bytesList(4),
    from: fields.text(5),
    to: fields.text(6),
    sequence: fields.uint(7),
    coin: { denom, amount },
    version: fields.bytes(9),
    storageRoot: fields.bytes(10),
    lastBlockHash: fields.bytes(11),
  }
}

function refuse(code: number, log: string): ChainError {
  return new ChainError(code, 'ophost', log)
}

/** @throws ChainError unless the proof holds and the output is final. */
function verify(claim: Claim, rollup: ChainState, { state, timeMs, pace }: ActContext): void {
  const index = Number(claim.outputIndex)
  if (index < 1 || index > lastOutput(timeMs, pace)) throw refuse(4, `output ${index} not found: invalid output index`)
  const output = outputOf(rollup, index, pace)
  if (timeMs < output.proposedMs + FINALIZATION_MS / pace) throw refuse(8, 'output has not finalized')
  const root = sha3_256(concat(claim.version, claim.storageRoot, claim.lastBlockHash))
  if (toHex(root) !== toHex(output.root)) throw refuse(10, 'output root: failed to verify withdrawal tx')
  const leaf = withdrawalHash(claim.bridgeId, claim)
  if (isClaimed(state, claim.bridgeId, claim.sequence)) throw refuse(11, 'withdrawal already finalized')
  if (toHex(rootFromProofs(leaf, claim.proofs)) !== toHex(claim.storageRoot))
    throw refuse(10, 'storage root: failed to verify withdrawal tx')
}

function pay(claim: Claim, effects: Effects, context: ActContext): void {
  const chain = chainOfBridge(claim.bridgeId)
  const rollup = chain === undefined ? undefined : context.book.get(chain.id)
  if (chain === undefined || rollup === undefined || context.state.chain.kind !== 'l1')
    throw refuse(2, `bridge ${claim.bridgeId} not found: invalid bridge id`)
  verify(claim, rollup, context)
  effects.emit('message', { action: FINALIZE, sender: claim.sender, module: 'ophost' })
  effects.transfer(bridgeAddress(chain), claim.to, [claim.coin])
  effects.emit('finalize_token_withdrawal', {
    bridge_id: claim.bridgeId,
    output_index: claim.outputIndex.toString(),
    l2_sequence: claim.sequence.toString(),
    from: claim.from,
    to: claim.to,
    l1_denom: claim.coin.denom,
    l2_denom: bridgedDenom(claim.bridgeId, claim.coin.denom),
    amount: claim.coin.amount,
  })
  context.claimed(chain.id, claim.sequence)
}

/** Reads the message. */
export function readFinalize(bytes: Uint8Array): DecodedMessage {
  const claim = readClaim(readFields(bytes))
  const json = claimJson(claim)
  const { withdrawal_proofs: proofs } = json
  return {
    typeUrl: FINALIZE,
    signer: claim.sender,
    json,
    amino: { type: 'ophost/MsgFinalizeTokenWithdrawal', value: { ...json, withdrawal_proofs: proofs.length === 0 ? undefined : proofs } },
    act: (effects, context) => pay(claim, effects, context),
  }
}

/** Finalizes a withdrawal for its recipient, as anyone may once its output is final. */
export function finalizeDraft(rollup: ChainState, one: BridgeWithdrawal, context: ActContext): TxDraft {
  const output = outputOf(rollup, one.outputIndex, context.pace)
  const claim: Claim = {
    ...one,
    ...output,
    sender: serviceAddress(L1_CHAIN, 'executor'),
    bridgeId: rollup.chain.bridgeId ?? '0',
    outputIndex: BigInt(one.outputIndex),
    proofs: proofsOf(rollup, one, context.pace),
  }
  return {
    ...SERVICE_GAS,
    signer: claim.sender,
    messages: [{ '@type': FINALIZE, ...claimJson(claim) }],
    act: (effects) => {
      effects.begin(0)
      pay(claim, effects, context)
    },
  }
}

function claimJson(claim: Claim) {
  return {
    sender: claim.sender,
    bridge_id: claim.bridgeId,
    output_index: claim.outputIndex.toString(),
    withdrawal_proofs: claim.proofs.map(toBase64),
    from: claim.from,
    to: claim.to,
    sequence: claim.sequence.toString(),
    amount: claim.coin,
    version: toBase64(claim.version),
    storage_root: toBase64(claim.storageRoot),
    last_block_hash: toBase64(claim.lastBlockHash),
  }
}
