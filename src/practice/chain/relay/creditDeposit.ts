// Runs the rollup's side of a deposit: the credit, the hook after it, and the return of a deposit without a valid recipient.
// Source: initia-labs/OPinit x/opchild/keeper/msg_server.go, FinalizeTokenDeposit.
import { arrivingCoin, emitCredit, emitFinalize, emitWithdrawal, finalizeMessage, type Deposit } from '../../book/bridgeEvents.ts'
import type { Effects } from '../../book/effects.ts'
import type { TxDraft } from '../../book/record.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { openAccount, type Coin } from '../../book/state.ts'
import { SERVICE_GAS } from './deliveries.ts'
import { runHook, type HookRun } from '../messages/hook.ts'
import { addressFault, type ActContext } from '../messages/message.ts'

/** How a credit ended. `reason`: why not all of it succeeded; null where it did. */
export interface Credited {
  /** What the recipient has of it; null where it goes back to the L1. */
  coin: Coin | null
  reason: string | null
  /** Of the withdrawal that takes it back; null where it was credited. */
  sequence: bigint | null
}

/** What crediting a deposit needs. */
export interface Crediting extends Pick<HookRun, 'height' | 'isReverted'> {
  deposit: Deposit
  /** Set where the rollup doesn't take the coins, as where a contract of theirs refuses the credit. */
  isRefused: boolean
  /** Of the deposit on the L1. */
  l1Height: number
  context: ActContext
  ended(credited: Credited): void
}

/** Credits a deposit on the rollup. */
export function creditDraft(crediting: Crediting): TxDraft {
  const { deposit, l1Height } = crediting
  const executor = serviceAddress(deposit.rollup, 'executor')
  return {
    ...SERVICE_GAS,
    signer: executor,
    messages: [finalizeMessage(executor, deposit, l1Height)],
    act: (effects) => {
      effects.begin(0)
      emitFinalize(effects, executor)
      const reason = refusalOf(crediting)
      crediting.ended(reason === null ? credit(effects, crediting) : giveBack(effects, crediting, `deposit failed; ${reason}`))
    },
  }
}

/** The rollup's reason not to take a deposit; null where it does. Source: x/opchild/keeper/deposit.go, safeDepositToken. */
function refusalOf({ deposit, isRefused }: Crediting): string | null {
  const fault = addressFault(deposit.to, deposit.rollup.prefix)
  if (fault !== null) return `failed to convert recipient address: ${fault}`
  return isRefused ? 'failed to send coins: VM aborted: recipient does not accept this token' : null
}

function credit(effects: Effects, crediting: Crediting): Credited {
  const { deposit, l1Height, context } = crediting
  const { rollup, coin, to, data } = deposit
  const [plain, converted] = [arrivingCoin(rollup, coin, false), arrivingCoin(rollup, coin, true)]
  openAccount(context.state, to)
  effects.mint(to, [plain])
  const before = effects.held(to, converted.denom)
  const why = data === '' ? null : runHook(data, { ...crediting, effects })
  const reason = why === null ? null : `hook failed; ${why}`
  emitCredit(effects, deposit, l1Height, reason)
  const isConverted = converted.denom !== plain.denom && effects.held(to, converted.denom) - before >= BigInt(converted.amount)
  return { coin: isConverted ? converted : plain, reason, sequence: null }
}

/** Withdraws at once what cannot be credited, for the sender, who claims it on the L1. */
function giveBack(effects: Effects, { deposit, l1Height, context }: Crediting, reason: string): Credited {
  emitCredit(effects, deposit, l1Height, reason)
  const { rollup, from, to, coin } = deposit
  const sequence = (context.state.bridgeSequence += 1n)
  emitWithdrawal(effects, { sender: to, to: from, coin: arrivingCoin(rollup, coin, false), l1Denom: coin.denom, sequence })
  return { coin: null, reason, sequence }
}
