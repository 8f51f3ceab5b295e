// The table of all steps; each ends in one fact.
import type { TransferStep } from '../../../shared/contract/transfer/transfer.ts'
import { build } from './documents/build.ts'
import { poll, retrack } from './follow/poll.ts'
import { register } from './follow/register.ts'
import { abort, speedUp } from './send/replaceEvm.ts'
import { send } from './send/send.ts'
import { sign } from './documents/sign.ts'
import type { Step } from './step.ts'

/** The implementation of each step. */
export const STEPS: Readonly<Record<TransferStep, Step>> = {
  build,
  sign,
  send,
  register,
  poll,
  retrack,
  speedUp,
  abort,
}
