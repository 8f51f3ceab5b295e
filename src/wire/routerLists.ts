// The transfer router's lists: assets, chains, balances. Untrusted: an unparsable entry is omitted.
// Sources: initia-labs/docs router-api/openapi.yaml; skip-mev/skip-go packages/client/src/types/swaggerTypesJson.ts.
import { z } from 'zod'
import { clip } from './router.ts'

/** Maximum entries, more than all chains have together. */
const MAX_ENTRIES = 20_000
const MAX_DECIMALS = 36

/** Returns the parsable entries of a list. */
function readable<T extends z.ZodType>(entry: T) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((all): z.output<T>[] =>
      (all ?? []).slice(0, MAX_ENTRIES).flatMap((raw) => {
        const parsed = entry.safeParse(raw)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

/** Identifiers are compared and never cut, so a longer one is rejected. */
const identifier = z.string().min(1).max(300)

const shown = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === null || text.trim() === '' ? null : clip(text)))

/** An asset. */
export const RouterAsset = z
  .looseObject({
    denom: identifier,
    chain_id: identifier,
    symbol: shown,
    recommended_symbol: shown,
    name: shown,
    decimals: z.number().int().min(0).max(MAX_DECIMALS).nullish().catch(null),
    token_contract: shown,
  })
  .transform(({ denom, chain_id, symbol, recommended_symbol, name, decimals, token_contract }) => ({
    chainId: chain_id,
    denom,
    symbol: symbol ?? recommended_symbol,
    name,
    decimals: decimals ?? null,
    /** As the router writes it. */
    contract: token_contract,
  }))
export type RouterAsset = z.infer<typeof RouterAsset>

/** GET /v2/fungible/assets?chain_ids= as one list. */
export const RouterAssets = z
  .object({
    chain_to_assets_map: z.record(
      z.string(),
      z
        .looseObject({ assets: readable(RouterAsset) })
        .nullish()
        .catch(null),
    ),
  })
  .transform(({ chain_to_assets_map }) => Object.values(chain_to_assets_map).flatMap((entry) => entry?.assets ?? []))

/** A chain. */
export const RouterChain = z
  .looseObject({
    chain_id: identifier,
    chain_name: shown,
    pretty_name: shown,
    chain_type: shown,
    bech32_prefix: shown,
    hidden: z.boolean().nullish().catch(null),
  })
  .transform((chain) => ({
    chainId: chain.chain_id,
    name: chain.pretty_name ?? chain.chain_name ?? chain.chain_id,
    /** cosmos, evm, svm or an unknown word. */
    type: chain.chain_type,
    bech32Prefix: chain.bech32_prefix,
    isHidden: chain.hidden === true,
  }))
export type RouterChain = z.infer<typeof RouterChain>

/** GET /v2/info/chains as one list. */
export const RouterChains = z.object({ chains: readable(RouterChain) }).transform(({ chains }) => chains)

const Amount = z.looseObject({ amount: z.string().regex(/^\d+$/) })

/** POST /v2/info/balances: base units by chain and denomination; omits unparsable entries. */
export const RouterBalances = z
  .object({
    chains: z.record(
      z.string(),
      z
        .looseObject({ denoms: z.record(z.string(), z.unknown()) })
        .nullish()
        .catch(null),
    ),
  })
  .transform(({ chains }) =>
    Object.entries(chains).flatMap(([chainId, entry]) =>
      Object.entries(entry?.denoms ?? {}).flatMap(([denom, raw]) => {
        const parsed = Amount.safeParse(raw)
        return parsed.success ? [{ chainId, denom, amount: parsed.data.amount }] : []
      }),
    ),
  )
/** A balance. */
export type RouterBalance = z.infer<typeof RouterBalances>[number]
