// Writes an Ethereum transaction to be signed: simulated at the node, priced, with the next nonce.
import { formatUnits, getAddress, numberToHex, type Address } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import { asPhrase, phrase, type PhraseText } from '../../../../shared/domain/phrase.ts'
import type { Transfer, TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine, EvmCall, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { EvmClient } from '../../../clients/chains/evm/evmClient.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { hashDocument } from '../transactions/cosmosSignDoc.ts'
import { maxPerGas, initialFees, bumpFees, usualPerGas, type EvmFees } from '../transactions/evmFees.ts'
import { writeEvmDocument } from '../transactions/evmTx.ts'
import { gasLimit } from '../transactions/gasFee.ts'
import { feeIn, type OwnCall } from './evmCalls.ts'
import { feeChecks } from './feeBound.ts'
import { otherDocuments } from './otherDocuments.ts'
import type { StepDeps } from '../stepContext.ts'

/** What a document is written from. */
export interface EvmDraft extends Pick<Leg, 'purpose' | 'txIndex'> {
  chain: ChainRecord
  /** The address whose key signs. */
  sender: Address
  call: OwnCall
  /** Checks the call against the request; the gas limit is null until the call has been simulated. */
  check: (gas: string | null) => CheckLine[]
  /** The transaction to be replaced: its nonce, and the fees to exceed. Null for a new transaction. */
  replacing: { nonce: number; fees: EvmFees; replaces: NonNullable<Leg['replaces']> } | null
}

type Built = Extract<TransferFact, { type: 'built' }>

/**
 * Writes the document of a call.
 * @throws AppError errors of its check; chain.insufficientFunds, chain.nonceGap, chain.refused with the contract's reason when it would
 * fail.
 */
export async function draftEvm(deps: StepDeps, transfer: Transfer, draft: EvmDraft): Promise<Built> {
  const { chain, sender, call, check, replacing } = draft
  check(null)
  const client = deps.evm(chain.id)
  const nonce = replacing?.nonce ?? (await nextNonce(deps, client, transfer, draft))
  const builtHeight = await client.height()
  await requireCoin(deps, draft, call.value, 'This account doesn’t have that much.')
  await tryOut(client, draft)
  const gas = gasLimit(await client.estimateGas({ from: sender, ...call }))
  const prices = await client.prices()
  const fees = replacing === null ? initialFees(prices) : bumpFees(replacing.fees, prices)
  await requireCoin(deps, draft, call.value + gas * maxPerGas(fees), 'The remaining balance doesn’t cover the network fee.')
  const { document, evm } = writeUnique(deps, transfer, draft, { nonce, fees, gas, builtHeight })
  const costing = (perGas: bigint) => feeIn(deps.registry, chain.id, BigInt(evm.gas) * perGas)
  const [most, usual] = [costing(maxPerGas(fees)), costing(usualPerGas(fees, prices))]
  const fee = { ...most, gas: evm.gas, ...(usual.amount === most.amount ? {} : { usual: usual.amount }) }
  return {
    type: 'built',
    at: deps.clock.now(),
    purpose: draft.purpose,
    chainId: chain.id,
    mode: 'evm',
    signer: sender,
    document,
    documentHash: hashDocument(document),
    checks: [...check(evm.gas), ...feeChecks(deps.registry, chain, fee)],
    fee,
    sequence: nonce.toString(),
    timeoutHeight: null,
    evm,
    txIndex: draft.txIndex,
    replaces: replacing?.replaces ?? null,
  }
}

/**
 * Makes the document unique: two equal transfers with the same nonce would be one transaction claimed by both, so the later one has a
 * slightly higher gas limit.
 */
function writeUnique(
  deps: StepDeps,
  transfer: Transfer,
  { chain, call }: EvmDraft,
  terms: { nonce: number; fees: EvmFees; gas: bigint; builtHeight: number },
): { document: string; evm: EvmCall } {
  const isDuplicate = otherDocuments(deps.db, transfer)
  const { nonce, fees, builtHeight } = terms
  for (let { gas } = terms; ; gas += 1n) {
    const evm = { ...fees, to: call.to, value: call.value.toString(), data: call.data, gas: gas.toString(), builtHeight }
    const document = writeEvmDocument({ chainId: chain.evmChainId ?? 0, nonce, call: evm })
    if (!isDuplicate(document)) return { document, evm }
  }
}

/** Returns the next nonce. A pending transaction blocks all later nonces, so it must finish first. @throws AppError chain.nonceGap. */
async function nextNonce(deps: StepDeps, client: EvmClient, { id }: Transfer, { chain, sender }: EvmDraft): Promise<number> {
  const { latest, pending } = await client.nonces(sender)
  if (pending <= latest) return latest
  const waiting = listLiveTransfers(deps.db).find((other) => {
    const leg = other.legs.findLast(({ end }) => end === null)
    return other.id !== id && leg?.mode === 'evm' && leg.chainId === chain.id && Number(leg.sequence) >= latest && leg.hash !== null
  })
  const who = waiting === undefined ? asPhrase('a transaction sent from elsewhere') : phrase`transfer ${waiting.number}`
  throw new AppError('chain.nonceGap', phrase`${chain.name} hasn’t included ${who} yet, and this transaction can’t go ahead of it.`, {
    hint: waiting === undefined ? 'Wait for it, or speed it up where you sent it.' : 'Wait for it, speed it up or cancel it.',
    retry: 'later',
  })
}

/** Simulates the call at the node. Some tokens return false instead of failing. @throws AppError chain.refused. */
async function tryOut(client: EvmClient, { chain, sender, call }: EvmDraft): Promise<void> {
  const outcome = await client.simulate({ from: sender, ...call })
  const isNo = 'result' in outcome && outcome.result === NO && MAY_SAY_NO.includes(call.data.slice(0, 10))
  if ('result' in outcome && !isNo) return
  const reason = 'revert' in outcome ? outcome.revert : asPhrase('the token returned false')
  throw new AppError('chain.refused', phrase`${chain.name} would reject this transaction: ${reason}`, { hint: 'Nothing was signed.' })
}

const NO = numberToHex(0, { size: 32 })
/** Selectors of transfer(address,uint256) and approve(address,uint256). Source: EIP-20. */
const MAY_SAY_NO: readonly string[] = ['0xa9059cbb', '0x095ea7b3']

async function requireCoin(deps: StepDeps, { chain, sender }: EvmDraft, amount: bigint, otherwise: PhraseText): Promise<void> {
  if ((await deps.evm(chain.id).balance(sender)) >= amount) return
  throw new AppError('chain.insufficientFunds', otherwise, {
    hint: phrase`The fee is paid in ${chain.name}’s coin. Send a smaller amount.`,
  })
}

/** Lists the fields of a document, one per line, for comparison with the device. */
export function describeEvm({ evm, sequence }: { evm: EvmCall; sequence: string }, chain: ChainRecord): string {
  const fee = BigInt(evm.gas) * maxPerGas(evm)
  return [
    `Amount: ${formatUnits(BigInt(evm.value), 18)}`,
    `To: ${getAddress(evm.to)}`,
    `Max fees: ${formatUnits(fee, 18)}`,
    `Network: ${chain.evmChainId ?? ''}`,
    `Nonce: ${sequence}`,
    ...(evm.data === '0x' ? [] : [`Data: ${evm.data}`]),
  ].join('\n')
}
