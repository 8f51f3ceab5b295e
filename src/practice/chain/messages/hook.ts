// Runs a deposit's hook: a signed transaction that the rollup runs together with the credit, after separate checks.
// Source: initia-labs/OPinit x/opchild/keeper/deposit.go: a failure spares the deposit, and the sequence stays used once the checks passed.
import { ChainError, type Effects } from '../../book/effects.ts'
import { fromBase64 } from '../../keys/bytes.ts'
import { checkHookTx, checkTypes, sequenceStep } from '../checkTx.ts'
import { decodeTx, type DecodedTx } from '../decodeTx.ts'
import type { ActContext } from './message.ts'

/** What running a hook needs. */
export interface HookRun {
  /** Those of the credit; the hook's own become part of them when all of it succeeds. */
  effects: Effects
  context: ActContext
  /** Of the block. */
  height: number
  /** Set where a test has the hook revert. */
  isReverted: boolean
}

/** Letters of a reason before it is cut. */
const LONGEST_REASON = 128

/**
 * Runs the hook of a deposit on the rollup.
 * @param data base64.
 * @returns null where it succeeded, else why not, in the chain's words.
 */
export function runHook(data: string, run: HookRun): string | null {
  const { effects, context, height } = run
  let tx: DecodedTx
  try {
    tx = decodeTx(fromBase64(data))
    checkTypes(context.state, tx)
  } catch (error) {
    return reasonOf('Failed to decode tx', error)
  }
  let steps: () => void
  try {
    const account = checkHookTx(context.state, tx, height)
    account.publicKey = tx.publicKey?.key ?? account.publicKey
    account.keyType = tx.publicKey?.typeUrl ?? account.keyType
    account.sequence += 1n
    steps = () => void (account.sequence += sequenceStep(tx) - 1n)
  } catch (error) {
    return reasonOf('Failed to run AnteHandler', error)
  }
  const inner = effects.branch()
  try {
    if (run.isReverted) throw new ChainError(3, 'evm', 'execution reverted: EVMCall failed')
    for (const message of tx.messages) message.act(inner, context)
  } catch (error) {
    return reasonOf('Failed to execute Msg', error)
  }
  inner.commit()
  steps()
  return null
}

function reasonOf(step: string, error: unknown): string {
  if (!(error instanceof ChainError)) throw error
  const reason = `${step}: ${error.message}`
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}...` : reason
}
