// Checks the extension of a name of the L1: one call of the module of names, its arguments decoded.
// Sources: initia-labs/usernames-contract sources/name_service.move (extend_expiration); initia-labs/initia proto/initia/move/v1/tx.proto.
import { bcs } from '@mysten/bcs'
import { z } from 'zod'
import type { ActionOf } from '../../../shared/domain/transfer/ownActions.ts'
import { NAME_YEAR_SECONDS, USERNAME_ENDING, usernamesModule } from '../../../shared/domain/username.ts'
import { unsafe } from '../checkReport.ts'
import { exact } from '../contracts/moveCalls.ts'
import { MOVE_EXECUTE } from '../contracts/moveExecute.ts'
import { Bytes } from '../fields.ts'
import type { ActionCheck } from './actionCheck.ts'
import { requireCall } from './moduleCall.ts'

/** Module and function that extend a name. */
export const EXTEND_NAME = { module: 'usernames', function: 'extend_expiration' } as const

const Args = z.tuple([Bytes, Bytes])
const readName = exact(bcs.string())
const readSeconds = exact(bcs.u64())

/**
 * Checks that exactly this name is extended by exactly these years, by the module of names of this chain. The call names no price: what it
 * costs is the module's word when it runs. @throws AppError transfer.unsafeMessage.
 */
export function checkExtendName(check: ActionCheck, { name, years }: ActionOf<'extendName'>): void {
  const { report, chain } = check
  const wanted = { typeUrl: MOVE_EXECUTE, publisher: usernamesModule(chain.id), ...EXTEND_NAME }
  const [labelBytes, secondsBytes] = requireCall(check, wanted, Args)
  const [label, seconds] = [readName(labelBytes), readSeconds(secondsBytes)]
  if (label === null || seconds === null) throw unsafe('The arguments of this call can’t be read.')
  report.require('name', 'text', `${label}${USERNAME_ENDING}`, name)
  report.require('duration', 'text', seconds, String(years * NAME_YEAR_SECONDS))
}
