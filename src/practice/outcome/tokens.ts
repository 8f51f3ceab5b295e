// Models allowances of tokens: what a spender takes. Source: OpenZeppelin contracts/token/ERC20/ERC20.sol (an unlimited allowance is not
// reduced).
import type { OutcomeChain, Run } from './facts.ts'
import { allowanceKey, credit, debit, LOST, Refusal } from './ledger.ts'

interface Taking {
  owner: string
  spender: string
  denom: string
  amount: bigint
}

/** Counts an allowance down and takes the amount from its owner. @throws Refusal when either is less. */
export function takeAllowed({ ledger }: Run, chain: OutcomeChain, { owner, spender, denom, amount }: Taking): void {
  const key = allowanceKey(owner, chain.id, denom, spender)
  const allowed = ledger.allowed.get(key) ?? 0n
  if (allowed < amount) throw new Refusal('transfer amount exceeds allowance')
  if (allowed !== 2n ** 256n - 1n) ledger.allowed.set(key, allowed - amount)
  debit(ledger, owner, chain.id, denom, amount)
}

/** A hostile contract takes all that it may. */
export function takeEverything(run: Run, chain: OutcomeChain, owner: string, spender: string): void {
  const { ledger } = run
  const [start, end] = [`${owner} ${chain.id} `, ` ${spender}`]
  for (const [key, allowed] of ledger.allowed) {
    if (!key.startsWith(start) || !key.endsWith(end)) continue
    const denom = key.slice(start.length, -end.length)
    const held = ledger.held.get(`${start}${denom}`) ?? 0n
    const amount = allowed < held ? allowed : held
    if (amount === 0n) continue
    takeAllowed(run, chain, { owner, spender, denom, amount })
    credit(ledger, LOST, chain.id, denom, amount)
  }
}
