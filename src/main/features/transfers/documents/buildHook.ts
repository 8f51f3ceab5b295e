// Builds the op hook: a signed transaction of the destination that travels inside the deposit and converts what arrives there. It is never
// sent by itself.
// Sources: initia-labs/OPinit x/opchild/keeper/deposit.go (runs the ante checks, then the messages, and keeps the deposit when either
// fails); initia-labs/interwovenkit data/tx.ts (the document's form).
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { writeDocument } from '../transactions/cosmosSignDoc.ts'
import { decodeRouterMessage } from '../transactions/cosmosMessages.ts'
import { toBuilt } from './cosmosDocument.ts'
import { cosmosSignerOf } from './cosmosSigner.ts'
import { checkHook } from '../../../guard/checkHook.ts'
import { intentOf } from '../../../guard/intent.ts'
import { withHookAmounts } from './hookAmounts.ts'
import { requireQuietAccount } from './hookOrder.ts'
import { requireChain } from './routerTx.ts'
import type { Step, StepDeps } from '../stepContext.ts'

/**
 * Validity of a hook: the deposit is signed after it, waits for its block, and is delivered some minutes later; allows for a slow bridge.
 */
export const HOOK_VALID_MS = 60 * 60_000
/** Minimum remaining validity for a deposit: with less it could be delivered too late. */
const HOOK_NEEDS_MS = 15 * 60_000
/** The fee is unused, since the bridge's executor pays for the deposit. The chain itself limits the gas of a deposit. */
const HOOK_GAS = '1'

/**
 * Builds the hook. The quote's age does not matter: a hook says what to convert, not at what price.
 * @throws AppError transfer.accountAwaited while the account does not exist on the hook's chain; chain.nonceGap while another transaction
 * of it there is pending; transfer.unsafeMessage.
 */
export const buildHook: Step = async (deps, { transfer, signal }) => {
  const { quote } = currentQuote(transfer)
  const { fromChainId, fromDenom, toChainId, toDenom } = quote.request
  const account = getAccount(deps.db, signingAccountId(transfer))
  const chain = requireChain(deps, toChainId)
  const signer = cosmosSignerOf(account, chain)
  await requireQuietAccount(deps, transfer, { chainId: chain.id, address: signer.address })
  const from = cosmosSignerOf(account, requireChain(deps, fromChainId)).address
  const asked = { fromAddress: from, fromChainId, fromDenom, toAddress: transfer.recipient, toChainId, toDenom }
  const reply = await deps.router().opHook(asked, signal)
  const codec = await deps.codec()
  const offered = reply.hook.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
  const messages = withHookAmounts(offered, quote.amountIn)
  const intent = intentOf({ transfer, sender: from, registry: deps.registry, now: deps.clock.now() })
  const checks = checkHook({ chainId: reply.chain_id, signer: signer.address, messages }, intent, signer.address)
  const { accountNumber, sequence: next } = await requireHookAccount(deps, chain, signer.address)
  const sequence = hookSequence(next, chain.id === fromChainId)
  const fee = { denom: chain.feeTokens[0]?.denom ?? '', amount: '0', gas: HOOK_GAS }
  const timeoutHeight = await deps.chain(chain.id).heightAfter(HOOK_VALID_MS)
  const document = writeDocument(codec, { messages, chainId: chain.id, accountNumber, sequence, fee, memo: '', timeoutHeight })
  return toBuilt(deps, { purpose: 'hook', chain, signer, checks, txIndex: 0 }, { document, timeoutHeight, sequence, fee })
}

/**
 * Returns the account's sequence at the time when the hook runs. A route that begins and ends on one chain leaves it by a transaction of
 * two MsgCalls, each of which increments the sequence; the hook runs after it.
 * Source: initia-labs/interwovenkit data/tx.ts; initia-labs/minievm x/evm/keeper/msg_server.go.
 */
export function hookSequence(next: string, isOnSourceChain: boolean): string {
  return (BigInt(next) + (isOnSourceChain ? 2n : 0n)).toString()
}

/** Returns whether the signed hook would still run: before its timeout height, and with an unused sequence. */
export async function hasUsableHook(deps: StepDeps, transfer: Transfer): Promise<boolean> {
  const hook = transfer.legs.findLast(({ purpose, hash, end }) => purpose === 'hook' && hash !== null && end === null)
  if (transfer.signedHook === null || hook === undefined) return false
  const chain = deps.chain(hook.chainId)
  if (hook.timeoutHeight !== null && (await chain.heightAfter(HOOK_NEEDS_MS)) > hook.timeoutHeight) return false
  const account = await chain.account(hook.signer)
  const isOnSourceChain = currentQuote(transfer).quote.request.fromChainId === hook.chainId
  // A lower sequence means that the node lags.
  return account === null || BigInt(hookSequence(account.sequence, isOnSourceChain)) <= BigInt(hook.sequence)
}

/** The first deposit creates the account; until the chain knows it, nothing that it signs can run there. */
async function requireHookAccount(deps: StepDeps, chain: ChainRecord, address: string) {
  const account = await deps.chain(chain.id).account(address)
  if (account !== null) return account
  throw new AppError('transfer.accountAwaited', phrase`This account isn’t on ${chain.name} yet, so it can’t convert what arrives there.`, {
    hint: 'If a deposit is on its way, wait up to two minutes. Otherwise send without converting, or make a small deposit first.',
    retry: 'later',
  })
}
