// Builds a leg on an EVM chain: approvals first, one document each, then the router's call, or Waybill's own where the money stays on its
// chain.
import { getAddress, isAddress, isHex, type Address } from 'viem'
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../../../shared/domain/phrase.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import type { RouterEvmTx } from '../../../../wire/router.ts'
import { parseAddress } from '../../../platform/address.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { requireFreeAllowance } from '../allowances/allowanceOrder.ts'
import { approvalNeeded, type Approval } from '../allowances/approvals.ts'
import { approveCall, contractOf, dismissCall, sendCall, toProposal, type OwnCall } from './evmCalls.ts'
import { draftEvm, type EvmDraft } from './evmDocument.ts'
import { evmSignerOf } from './evmLeg.ts'
import { checkApproval, checkEvm, checkRevoke } from '../../../guard/checkEvm.ts'
import { intentOf, type Intent } from '../../../guard/intent.ts'
import { requireUnspoiledHooks } from './hookOrder.ts'
import { askRouterTx, nextTxIndex, requireChain, requireFreshQuote } from './routerTx.ts'
import type { Step, StepDeps } from '../stepContext.ts'

/** Builds the next document. @throws AppError also errors of `draftEvm`; transfer.unsafeMessage when a call differs from the request. */
export const buildEvm: Step = async (deps, { transfer, note, signal }) => {
  requireFreshQuote(deps, { transfer, note })
  const { quote } = currentQuote(transfer)
  const chain = requireChain(deps, quote.request.fromChainId)
  const sender = evmSignerOf(getAccount(deps.db, signingAccountId(transfer)))
  await requireUnspoiledHooks(deps, transfer, { chainId: chain.id, address: sender })
  const source = { chain, sender, quote, signal }
  const next = quote.task === 'revoke' ? revocation(deps, source) : await payment(deps, transfer, source)
  return await draftEvm(deps, transfer, { chain, sender, txIndex: nextTxIndex(transfer), replacing: null, ...next })
}

type Source = Pick<EvmDraft, 'chain' | 'sender'> & { quote: Quote; signal: AbortSignal }
type Next = Pick<EvmDraft, 'purpose' | 'call' | 'check'>

function revocation({ registry }: StepDeps, { chain, sender, quote }: Source): Next {
  const token = contractOf(registry, chain.id, quote.from.denom)
  const spender = getAddress(quote.spender ?? '')
  if (token === null) throw new AppError('transfer.unsupported', 'Native coins don’t have allowances.')
  const kind = quote.revokes === 'operator' ? 'operator' : 'token'
  const call = kind === 'operator' ? dismissCall(token, spender) : approveCall(token, spender, 0n)
  const asked = { sender, registry, chainId: chain.id, kind, token, spender } as const
  return { purpose: 'revoke', call, check: (gas) => checkRevoke(toProposal(chain, sender, call, gas), asked) }
}

/** Checks the balance before anything is signed. */
async function payment(deps: StepDeps, transfer: Transfer, source: Source): Promise<Next> {
  const { chain, sender, quote } = source
  const intent = intentOf({ transfer, sender, registry: deps.registry, now: deps.clock.now() })
  const contract = contractOf(deps.registry, chain.id, quote.from.denom)
  if (quote.task === 'send') {
    const call = sendCall(contract, toHexAddress(transfer.recipient), BigInt(quote.amountIn))
    await requireToken(deps, source, contract)
    return { purpose: 'transfer', call, check: (gas) => checkEvm({ ...toProposal(chain, sender, call, gas), approvals: [] }, intent) }
  }
  const { evm_tx: tx } = await askRouterTx(deps, transfer, source.signal)
  if (tx === undefined) throw unsafe('The router’s transaction is for a different type of chain.')
  const { call, approvals, check } = routed(tx, intent)
  check(null)
  await requireToken(deps, source, contract)
  for (const { token, spender } of approvals) {
    requireFreeAllowance(deps, transfer, { chainId: chain.id, owner: sender, token, spender })
  }
  const missing = await approvalNeeded(deps, transfer, { chainId: chain.id, sender, approvals })
  return missing === null ? { purpose: 'transfer', call, check } : approval(source, intent, missing)
}

/** Returns the router's call, as signed and as checked. */
function routed({ chain_id, to, value, data, signer_address, required_erc20_approvals }: z.infer<typeof RouterEvmTx>, intent: Intent) {
  const bytes = data.startsWith('0x') ? data : `0x${data}`
  if (!isAddress(to, { strict: false }) || !isHex(bytes) || !/^\d+$/.test(value)) throw unsafe('The router’s transaction can’t be read.')
  const call: OwnCall = { to: getAddress(to), value: BigInt(value), data: bytes }
  const approvals = required_erc20_approvals.map(({ token_contract, spender, amount }) => ({ token: token_contract, spender, amount }))
  const evmChainId = intent.registry.chain(chain_id)?.evmChainId ?? 0
  const proposal = { chainId: chain_id, evmChainId, from: signer_address, to: call.to, value: call.value.toString(), data: call.data }
  return { call, approvals, check: (gas: string | null) => checkEvm({ ...proposal, gas, approvals }, intent) }
}

function approval({ chain, sender }: Source, intent: Intent, missing: Approval): Next {
  const call = approveCall(getAddress(missing.token), getAddress(missing.spender), BigInt(missing.amount))
  return { purpose: 'approval', call, check: (gas) => checkApproval(toProposal(chain, sender, call, gas), intent, missing) }
}

async function requireToken(deps: StepDeps, { chain, sender, quote }: Source, contract: Address | null): Promise<void> {
  if (contract === null) return
  if ((await deps.evm(chain.id).tokenBalance(contract, sender)) >= BigInt(quote.amountIn)) return
  throw new AppError('chain.insufficientFunds', phrase`This account doesn’t have enough ${quote.from.symbol}.`, {
    hint: 'Send a smaller amount.',
  })
}

/** Initia addresses are accepted in either notation. */
function toHexAddress(recipient: string): Address {
  return getAddress(parseAddress(recipient).hex)
}

function unsafe(message: PhraseText): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: 'Nothing was signed. Try another route.' })
}
