// The step `build`: from a quote to the exact document that will be signed. Reads only; nothing leaves the house.
import { addUnits, compareUnits, formatUnits } from '../../shared/amount.ts'
import { AppError } from '../../shared/errors.ts'
import type { Quote } from '../../shared/route.ts'
import type { Transfer } from '../../shared/transfer.ts'
import type { ChainAccount, CosmosClient } from '../chains/cosmosClient.ts'
import type { ChainRecord } from '../chains/registry.ts'
import { withPrefix } from '../lib/address.ts'
import { MOST_MESSAGE_BYTES } from '../signers/ledgerEthereum.ts'
import { messageTooLong } from '../signers/deviceError.ts'
import { watchOnlyError } from '../signers/watchOnly.ts'
import { getAccount } from '../store/journal/accounts.ts'
import { listLiveTransfers } from '../store/journal/transfers.ts'
import { decodeRouterMessage, type EncodeObject, type MessageCodec } from '../transactions/cosmosMessages.ts'
import { hashDocument, writeDocument, type DocumentRequest } from '../transactions/cosmosDoc.ts'
import { feeFor, gasLimit } from '../transactions/gasFee.ts'
import { checkMessages } from './checkMessages.ts'
import { expiredError, type Step, type StepDeps } from './step.ts'

/** Blocks until a signed document can no longer be sent: minutes for the device, yet soon enough to be sure. */
export const TIMEOUT_BLOCKS = 150

export const build: Step = async (deps, { transfer, note, signal }) => {
  const { quote } = transfer
  if (deps.clock.now() > quote.expiresAt) {
    note({ type: 'expired', at: deps.clock.now() })
    throw expiredError('The quote is too old to build on.')
  }
  const account = getAccount(deps.db, transfer.accountId)
  if (account.signer.kind === 'watched') throw watchOnlyError()
  const { publicKey } = account.signer
  const source = requireChain(deps, quote.request.fromChainId)
  const chain = deps.chain(source.id)
  const codec = await deps.codec()
  const proposal = await askRouter(deps, transfer, signal)
  const messages = proposal.msgs.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
  const checks = checkMessages(
    { chainId: proposal.chain_id, signer: proposal.signer_address, messages },
    {
      fromChainId: source.id,
      toChainId: quote.request.toChainId,
      denom: quote.request.fromDenom,
      amount: quote.amountIn,
      sender: transfer.sender,
      recipient: transfer.recipient,
      bridgeId: deps.registry.chain(quote.request.toChainId)?.opBridgeId ?? null,
    },
  )
  const { accountNumber, sequence } = await requireAccount(chain, source, transfer.sender)
  await requireBalance(chain, transfer, { denom: quote.request.fromDenom, amount: quote.amountIn })
  const fee = await computeFee(deps, { chain, source, messages, publicKey, sequence })
  await requireFee(chain, transfer, fee)
  const request = { messages, chainId: source.id, accountNumber, sequence, fee, memo: '' }
  const { document, timeoutHeight } = writeUnique(deps, codec, transfer, {
    ...request,
    timeoutHeight: (await chain.height()) + TIMEOUT_BLOCKS,
  })
  if (Buffer.byteLength(document) > MOST_MESSAGE_BYTES) throw messageTooLong()
  return {
    type: 'built',
    at: deps.clock.now(),
    purpose: 'transfer',
    chainId: source.id,
    mode: 'eip191',
    document,
    documentHash: hashDocument(document),
    checks,
    fee,
    sequence,
    timeoutHeight,
  }
}

/**
 * Writes the document. Two transfers that are alike and built in the same block would be one transaction with two waybills,
 * each of which claims it; the later one lasts a block longer instead.
 */
function writeUnique(deps: StepDeps, codec: MessageCodec, { id }: Transfer, request: DocumentRequest) {
  const others = listLiveTransfers(deps.db).filter((other) => other.id !== id)
  const taken = new Set(others.flatMap(({ legs }) => legs.map(({ documentHash }) => documentHash)))
  for (let timeoutHeight = request.timeoutHeight; ; timeoutHeight += 1) {
    const document = writeDocument(codec, { ...request, timeoutHeight })
    if (!taken.has(hashDocument(document))) return { document, timeoutHeight }
  }
}

/** One Cosmos transaction, or nothing that this version can drive. */
async function askRouter(deps: StepDeps, transfer: Transfer, signal: AbortSignal) {
  const { quote, operations, signedHook } = transfer
  const { request, amountIn, amountOut } = quote
  const addresses = addressList(deps, quote, transfer)
  const { fromChainId, fromDenom, toChainId, toDenom, slippagePercent } = request
  const assets = { fromChainId, fromDenom, toChainId, toDenom }
  const reply = await deps.router().messages({ ...assets, amountIn, amountOut, addresses, operations, slippagePercent, signedHook }, signal)
  const [tx, ...others] = reply.txs
  if (tx?.cosmos_tx !== undefined && others.length === 0) return tx.cosmos_tx
  throw new AppError('transfer.unsupported', 'This route needs transactions that Waybill cannot drive yet.', {
    hint: 'Choose another route.',
  })
}

/**
 * One address per chain that the route names; the last is the recipient's. The others are the sender's own bytes in the
 * form of that chain. Source: interwovenkit FooterWithAddressList.tsx.
 */
function addressList(deps: StepDeps, quote: Quote, { sender, recipient, accountId }: Transfer): string[] {
  const { address } = getAccount(deps.db, accountId)
  const ids = quote.addressChainIds
  return ids.map((chainId, index) => {
    if (index === ids.length - 1) return recipient
    const chain = requireChain(deps, chainId)
    return chain.kind === 'evm' ? address.hex : withPrefix(sender, chain.bech32Prefix)
  })
}

async function requireAccount(chain: CosmosClient, source: ChainRecord, address: string): Promise<ChainAccount> {
  const account = await chain.account(address)
  if (account !== null) return account
  throw new AppError('chain.accountMissing', `This account does not exist on ${source.name} yet: nothing was ever sent to it.`, {
    hint: `Send a small amount to it on ${source.name} first.`,
  })
}

interface FeeInput {
  chain: CosmosClient
  source: ChainRecord
  messages: EncodeObject[]
  publicKey: string
  sequence: string
}

async function computeFee(deps: StepDeps, { chain, source, messages, publicKey, sequence }: FeeInput) {
  const [token] = source.feeTokens
  if (token === undefined) throw new AppError('registry.invalid', `The chain list names no gas price for ${source.name}.`)
  // With cosmjs's signing half, loaded when it is needed for the first time.
  const { assembleForSimulation } = await import('../transactions/cosmosTx.ts')
  const gas = gasLimit(await chain.simulate(assembleForSimulation(await deps.codec(), { messages, publicKey, sequence })))
  return { denom: token.denom, amount: feeFor(gas, token.gasPrice).toString(), gas: gas.toString() }
}

interface Cost {
  denom: string
  amount: string
}

async function requireBalance(chain: CosmosClient, transfer: Transfer, cost: Cost): Promise<void> {
  if (compareUnits(await chain.balance(transfer.sender, cost.denom), cost.amount) >= 0) return
  const { from } = transfer.quote
  throw insufficient(`There is less than ${formatUnits(cost.amount, from.decimals)} ${from.symbol} in this account.`)
}

/** The fee comes on top where it is paid in what is sent. */
async function requireFee(chain: CosmosClient, transfer: Transfer, fee: Cost): Promise<void> {
  const { from, amountIn } = transfer.quote
  const cost = fee.denom === from.denom ? addUnits(amountIn, fee.amount) : fee.amount
  if (compareUnits(await chain.balance(transfer.sender, fee.denom), cost) >= 0) return
  throw insufficient('What would be left does not pay the network fee.')
}

function insufficient(message: string): AppError {
  return new AppError('chain.insufficientFunds', message, { hint: 'Send a smaller amount.' })
}

function requireChain({ registry }: StepDeps, id: string): ChainRecord {
  const chain = registry.chain(id)
  if (chain !== null) return chain
  throw new AppError('chain.unknown', `Waybill does not know the chain ${id}.`, { hint: 'Choose another route.' })
}
