// A recorded body on the way that the app drives it: the router's reply parsed, made a quote and its legs, its messages decoded
// and held by the guard against what the user asked for, with the chain list of mainnet that Waybill ships with.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { liveFile } from '../../src/main/app/networks.ts'
import { toQuote } from '../../src/main/clients/router/toRoute.ts'
import { checkCosmos } from '../../src/main/guard/checkCosmos.ts'
import { checkEvm } from '../../src/main/guard/checkEvm.ts'
import { checkHook } from '../../src/main/guard/checkHook.ts'
import { intentOf, type Intent } from '../../src/main/guard/intent.ts'
import { withHookAmounts } from '../../src/main/features/transfers/documents/hookAmounts.ts'
import { unhookedDenom } from '../../src/main/features/transfers/quotes/quoteRoute.ts'
import { writeDocument } from '../../src/main/features/transfers/transactions/cosmosSignDoc.ts'
import { decodeRouterMessage, type MessageCodec } from '../../src/main/features/transfers/transactions/cosmosMessages.ts'
import { AppError } from '../../src/shared/domain/errors.ts'
import { grow } from '../../src/shared/domain/transfer/sampleTransfer.ts'
import { RouterMessages, RouterOpHook, RouterRoute } from '../../src/wire/router.ts'

/** One line of `honest/<family>.jsonl`. */
const Body = z.strictObject({
  source: z.strictObject({ repository: z.string(), path: z.string(), commit: z.string().regex(/^[0-9a-f]{40}$/), name: z.string() }),
  family: z.string(),
  /** When the router answered, milliseconds since 1970. */
  at: z.number().int(),
  /** Of the test user, one for each required chain; the last is the recipient's. */
  addresses: z.array(z.string()).min(1),
  slippagePercent: z.string(),
  /** Whether the optimistic bridge was asked for, which pays out after days (`is_op_withdraw`). */
  variant: z.enum(['standard', 'lossless']).default('standard'),
  /** What the source lacks or has for another network, written by the documented rules: a route that is implied by its message, or the reverse. */
  reconstructed: z.array(z.enum(['route', 'messages'])),
  route: RouterRoute,
  messages: RouterMessages,
  /** The router's reply for a hook, and the signed transaction that the deposit carries, base64. */
  hook: z.strictObject({ reply: RouterOpHook, signed: z.string() }).nullable().default(null),
  /** Why the guard refuses it: it endangers the user, or Waybill cannot check it yet. `says` is how the refusal begins. */
  refused: z
    .strictObject({ because: z.enum(['danger', 'gap']), why: z.string(), says: z.string() })
    .nullable()
    .default(null),
})
export type Body = z.infer<typeof Body>

const registry = createRegistry(liveFile({ kind: 'mainnet' }))
const folder = join(import.meta.dirname, 'honest')

/** Reads a line of these files. @throws ZodError for any other text. */
export function parseBody(body: unknown): Body {
  return Body.parse(body)
}

/** Every recorded body, in the order of the files. */
export function readBodies(): Body[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  return lines.map((line) => parseBody(JSON.parse(line)))
}

/** @returns a function that says why the guard does not let the body's messages, or others in their place, be signed; null where it does. */
export function createJudge(codec: MessageCodec, body: Body): (messages?: RouterMessages) => string | null {
  const { intent, refusal } = prepare(codec, body)
  return (messages = body.messages) => (intent === null ? refusal : refusalOf(() => checkMessages(codec, intent, messages)))
}

function refusalOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

/** What the user asked for, with the hook that the router offers for it checked; null where that is refused already. */
function prepare(codec: MessageCodec, body: Body): { intent: Intent | null; refusal: string | null } {
  const { addresses, hook } = body
  const [sender = '', recipient = ''] = [addresses[0], addresses.at(-1)]
  const signedHook = hook === null ? null : { signer: recipient, hook: hook.signed }
  const transfer = { ...grow([]), quote: quoteOf(body), recipient, signedHook }
  let intent: Intent | null = null
  const refusal = refusalOf(() => {
    const asked = intentOf({ transfer, sender, registry, now: body.at })
    if (hook !== null) {
      const offered = hook.reply.hook.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
      const messages = withHookAmounts(offered, body.route.amount_in)
      checkHook({ chainId: hook.reply.chain_id, signer: recipient, messages }, asked, recipient)
    }
    intent = asked
  })
  return { intent, refusal }
}

/** What stands in a sign document beside its messages. */
const UNSIGNED = { accountNumber: '1', sequence: '2', fee: { denom: 'fee', amount: '3', gas: '4' }, memo: '', timeoutHeight: 5 }

function checkMessages(codec: MessageCodec, intent: Intent, { txs: [tx] }: RouterMessages): void {
  const { cosmos_tx: cosmos, evm_tx: evm } = tx ?? {}
  if (cosmos !== undefined) {
    const decoded = cosmos.msgs.map(({ msg_type_url, msg }) => decodeRouterMessage(codec, msg_type_url, msg))
    checkCosmos({ chainId: cosmos.chain_id, signer: cosmos.signer_address, messages: decoded }, intent)
    return void writeDocument(codec, { ...UNSIGNED, chainId: cosmos.chain_id, messages: decoded })
  }
  if (evm === undefined) throw new AppError('transfer.unsupported', 'No transaction of this body is one of Cosmos or Ethereum.')
  const { chain_id: chainId, to, value, data, signer_address: from } = evm
  const approvals = evm.required_erc20_approvals.map(({ token_contract: token, spender, amount }) => ({ token, spender, amount }))
  const evmChainId = registry.chain(chainId)?.evmChainId ?? 0
  checkEvm({ chainId, evmChainId, from, to, value, data, gas: null, approvals }, intent)
}

function quoteOf({ route, addresses, slippagePercent, at, variant }: Body) {
  const [fromChainId, toChainId] = [route.source_asset_chain_id, route.dest_asset_chain_id]
  const [fromDenom, toDenom] = [route.source_asset_denom, route.dest_asset_denom]
  const request = { accountId: 'a', fromChainId, fromDenom, toChainId, toDenom, amount: route.amount_in, recipient: null, slippagePercent }
  const assets = { from: registry.asset(fromChainId, fromDenom), to: registry.asset(toChainId, toDenom) }
  const listed = route.required_chain_addresses.map((chainId, index) => ({
    chainId,
    address: addresses[index] ?? '',
    role: index === addresses.length - 1 ? ('recipient' as const) : ('own' as const),
    isSignable: true,
  }))
  const quote = { ...toQuote({ id: 'q', request, route, ...assets, obstacle: null, now: at }), addresses: listed, variant }
  return { ...quote, unhookedDenom: quote.needsOpHook ? unhookedDenom(registry, quote) : null }
}
