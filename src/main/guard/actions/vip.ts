// Checks claims of VIP rewards: the module of this chain, the function, and of each rollup its stages with the scores in them and their proofs.
// The module pays the sender. Sources: initia-labs/vip-contract sources/vip.move (batch_claim_user_reward_script); initia-labs/initia
// proto/initia/move/v1/tx.proto (MsgExecuteJSON); initia-labs/movevm crates/json/src/json_to_move.rs (how its arguments are read).
import { z } from 'zod'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { VIP_MODULE, type VipClaim } from '../../../shared/domain/transfer/vipClaims.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import { unsafe } from '../checkReport.ts'
import { MOVE_EXECUTE_JSON } from '../contracts/moveExecute.ts'
import type { ActionCheck } from './actionCheck.ts'
import { readJson, requireCall } from './moduleCall.ts'

/** The function that claims. */
export const VIP_CLAIM = { module: VIP_MODULE, function: 'batch_claim_user_reward_script' } as const

const Args = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()])
const Whole = z.string().regex(/^[1-9]\d{0,18}$/)
const Score = z.string().regex(/^(0|[1-9]\d{0,19})$/)
const Proof = z.array(z.string().regex(/^[0-9a-f]{64}$/))

/** Checks that exactly these stages are claimed, one message for each rollup. @throws AppError transfer.unsafeMessage. */
export function checkVipClaim(check: ActionCheck, { rollups }: ActionOf<'claimVip'>): void {
  const { messages } = check
  if (messages.length !== rollups.length) {
    throw unsafe(phrase`The transaction contains ${messages.length} messages; ${rollups.length} were expected.`)
  }
  for (const [index, claim] of rollups.entries()) checkRollup({ ...check, messages: messages.slice(index, index + 1) }, claim)
}

function checkRollup(check: ActionCheck, asked: VipClaim): void {
  const { report, chain } = check
  const publisher = vipPublisher(chain.id)
  if (publisher === null) throw unsafe(phrase`No VIP module is known on ${chain.id}.`)
  const [bridge, version, stages, proofs, scores] = requireCall(check, { typeUrl: MOVE_EXECUTE_JSON, publisher, ...VIP_CLAIM }, Args)
  report.require('vipRollup', 'text', `${readJson(Whole, bridge)} ${readJson(Whole, version)}`, `${asked.bridge} ${asked.version}`)
  const found = [readJson(z.array(Whole), stages), readJson(z.array(Score), scores)] as const
  const hashes = readJson(z.array(Proof), proofs)
  if (found[0].length !== found[1].length || found[0].length !== hashes.length) throw unsafe('The arguments of this call can’t be read.')
  const named = found[0].map((stage, index) => `${stage} ${found[1][index]}`)
  report.require('vipStages', 'text', named.join(', '), asked.stages.map(({ stage, score }) => `${stage} ${score}`).join(', '))
  const isSame = JSON.stringify(hashes) === JSON.stringify(asked.stages.map(({ proof }) => proof))
  // Hashes say nothing to a reader: they are compared one by one, and counted.
  report.require(
    'vipProofs',
    'text',
    hashes.map(({ length }) => length).join(', '),
    asked.stages.map(({ proof }) => proof.length).join(', '),
    isSame,
  )
}
