// Checks votes on VIP gauges: the module of this chain, the function, the cycle, and each rollup with its part.
// Sources: initia-labs/vip-contract sources/weight_vote.move (vote); initia-labs/initia proto/initia/move/v1/tx.proto (MsgExecuteJSON);
// initia-labs/movevm crates/json/src/json_to_move.rs (how its arguments are read).
import { z } from 'zod'
import { phrase } from '../../../shared/domain/phrase.ts'
import { GAUGE_MODULE, gaugeUnits } from '../../../shared/domain/transfer/gaugeVotes.ts'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { vipPublisher } from '../../../shared/domain/transfer/vipModules.ts'
import { unsafe } from '../checkReport.ts'
import { MOVE_EXECUTE_JSON } from '../contracts/moveExecute.ts'
import type { ActionCheck } from './actionCheck.ts'
import { readJson, requireCall } from './moduleCall.ts'

/** The function that votes. */
export const GAUGE_VOTE = { module: GAUGE_MODULE, function: 'vote' } as const

const Args = z.tuple([z.string(), z.string(), z.string()])
const Whole = z.string().regex(/^[1-9]\d{0,18}$/)
const Weight = z.string().refine((text) => gaugeUnits(text) !== null)

/** Checks that exactly this vote is cast in exactly this cycle. @throws AppError transfer.unsafeMessage. */
export function checkGaugeVote(check: ActionCheck, asked: ActionOf<'voteGauges'>): void {
  const { report, chain } = check
  const publisher = vipPublisher(chain.id)
  if (publisher === null) throw unsafe(phrase`No gauge vote module is known on ${chain.id}.`)
  const [cycle, bridges, weights] = requireCall(check, { typeUrl: MOVE_EXECUTE_JSON, publisher, ...GAUGE_VOTE }, Args)
  report.require('cycle', 'text', readJson(Whole, cycle), asked.cycle)
  const [found, parts] = [readJson(z.array(Whole), bridges), readJson(z.array(Weight), weights)]
  if (found.length !== parts.length) throw unsafe('The arguments of this call can’t be read.')
  const wanted = asked.shares.map(({ bridge, weight }) => `${bridge} ${weight}`)
  report.require('gaugeVote', 'text', found.map((bridge, index) => `${bridge} ${parts[index]}`).join(', '), wanted.join(', '))
}
