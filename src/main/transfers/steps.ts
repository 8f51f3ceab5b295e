// The steps of the protocol: each ends in one fact; the table is all there is.
import type { TransferStep } from '../../shared/transfer.ts'
import { build } from './build.ts'
import { poll, retrack } from './poll.ts'
import { register } from './register.ts'
import { abort, speedUp } from './replaceEvm.ts'
import { send } from './send.ts'
import { sign } from './sign.ts'
import type { Step } from './step.ts'

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
