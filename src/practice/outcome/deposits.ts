// The optimistic bridge: deposits with the hook that they carry, and withdrawals.
// Source: initia-labs/OPinit x/ophost/keeper/msg_server.go, x/opchild/keeper/{msg_server,deposit}.go.
import { bridgedForm } from './denoms.ts'
import { accountOf, attempt, chainOf, requireAccount, type Deposit, type OutcomeChain, type Run } from './facts.ts'
import { claimsAt, credit, debit, LOST, Refusal } from './ledger.ts'

/** Locks the coins on the L1 and pays their form out on the rollup; what cannot be paid out is given back by a withdrawal. */
export function deposit(run: Run, chain: OutcomeChain, { sender, bridgeId, to, denom, amount, data }: Deposit): void {
  const { facts, ledger } = run
  const rollup = facts.chains.find((one) => one.bridgeId === bridgeId)
  if (chain.id !== facts.l1 || rollup === undefined) throw new Refusal('bridge not found')
  debit(ledger, sender, chain.id, denom, amount)
  const account = accountOf(rollup, to)
  if (account === null) return credit(ledger, sender, claimsAt(facts.l1), denom, amount)
  credit(ledger, account, rollup.id, bridgedForm(bridgeId, denom), amount)
  if (data.length > 0) runDepositHook(run, rollup, data)
}

/** Runs the hook, a transaction of its signer, whatever the deposit's recipient. When it fails, the deposit remains. */
function runDepositHook(run: Run, rollup: OutcomeChain, data: Uint8Array): void {
  const hook = run.facts.readHook(data)
  if (hook === null || !hook.isAccepted) return
  attempt(run, (trial) => trial.executeMessages(trial, rollup, requireAccount(rollup, hook.signer), hook.messages))
}

/** Burns a bridged form; the L1's coins then wait to be claimed. @throws Refusal for what did not come over the bridge. */
export function withdraw(
  run: Run,
  chain: OutcomeChain,
  sender: string,
  to: string,
  { denom, amount }: { denom: string; amount: bigint },
): void {
  const { facts, ledger } = run
  const { bridgeId } = chain
  const paid = bridgeId === null ? undefined : facts.bridged.find((one) => bridgedForm(bridgeId, one) === denom)
  if (paid === undefined) throw new Refusal('token is not from L1')
  debit(ledger, sender, chain.id, denom, amount)
  // A claim needs a valid address.
  credit(ledger, accountOf(chainOf(facts, facts.l1), to) ?? LOST, claimsAt(facts.l1), paid, amount)
}
