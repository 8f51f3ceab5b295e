// What the router knows of chains, assets and balances. Source: initia-labs/docs api-reference/router-api/openapi.yaml.
import { hostOf, L1_CHAIN, type PracticeAsset, type PracticeChain } from '../book/chains/chains.ts'
import { COSMOS_CHAINS, listedAssets } from '../book/chains/links.ts'
import { BASIN } from '../book/chains/plainEvm.ts'
import { balanceOf } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { json, type PracticeReply } from '../reply.ts'

/** GET /v2/info/chains */
export function chainsReply(): PracticeReply {
  const shared = { is_testnet: true, hidden: false }
  const chains = COSMOS_CHAINS.map((chain) => ({
    chain_name: chain.name,
    chain_id: chain.id,
    pretty_name: chain.prettyName,
    chain_type: 'cosmos',
    bech32_prefix: chain.prefix,
    ...shared,
    rest: `https://${hostOf('rest', chain.id)}`,
    rpc: `https://${hostOf('rpc', chain.id)}`,
  }))
  const coin = { decimals: BASIN.coin.decimals, name: BASIN.coin.name, symbol: BASIN.coin.symbol }
  const plain = {
    chain_name: BASIN.name,
    chain_id: BASIN.id,
    pretty_name: BASIN.prettyName,
    chain_type: 'evm',
    bech32_prefix: '',
    ...shared,
    rpc: `https://${hostOf('json-rpc', BASIN.id)}`,
    evm_fee_asset: coin,
  }
  return json({ chains: [...chains, plain] })
}

/** POST /v2/info/balances */
export function balancesReply(body: Record<string, unknown>, world: World): PracticeReply {
  world.now()
  const asked = typeof body['chains'] === 'object' && body['chains'] !== null ? Object.entries(body['chains']) : []
  const chains = asked.map(([chainId, query]: [string, { address?: unknown; denoms?: unknown }]): [string, unknown] => {
    const state = world.state(chainId)
    const denoms = Array.isArray(query.denoms) ? query.denoms.map(String) : (state?.chain.assets ?? []).map((asset) => asset.denom)
    const rows = denoms.map((denom): [string, unknown] => {
      const decimals = state?.chain.assets.find((asset) => asset.denom === denom)?.decimals
      return [denom, { amount: state === undefined ? '0' : balanceOf(state, String(query.address), denom).toString(), decimals }]
    })
    return [chainId, { denoms: Object.fromEntries(rows) }]
  })
  return json({ chains: Object.fromEntries(chains) })
}

interface Kind {
  chainId: string
  isEvm: boolean
  /** 0x, of a token on a chain of Ethereum's kind. */
  contract?: string
}

function entryOf(
  asset: Pick<PracticeAsset, 'denom' | 'symbol' | 'name' | 'decimals' | 'l1Denom'>,
  { chainId, isEvm, contract }: Kind,
): unknown {
  return {
    denom: asset.denom,
    chain_id: chainId,
    origin_denom: asset.l1Denom ?? asset.denom,
    origin_chain_id: asset.l1Denom === undefined ? chainId : L1_CHAIN.id,
    trace: '',
    is_cw20: false,
    is_evm: isEvm,
    is_svm: false,
    symbol: asset.symbol,
    name: asset.name,
    logo_uri: '',
    decimals: asset.decimals,
    recommended_symbol: asset.symbol,
    ...(contract === undefined ? {} : { token_contract: contract }),
  }
}

function ofCosmos(chain: PracticeChain): [string, unknown] {
  const kind = { chainId: chain.id, isEvm: chain.kind === 'minievm' }
  return [chain.id, { assets: listedAssets(chain).map((asset) => entryOf(asset, kind)) }]
}

/** GET /v2/fungible/assets: everything listed, on the chains asked for or on all. */
export function assetsReply(url: URL): PracticeReply {
  const wanted = (url.searchParams.get('chain_ids') ?? '').split(',').filter(Boolean)
  const kind = { chainId: BASIN.id, isEvm: true }
  const tokens = BASIN.tokens.map((token) => entryOf({ ...token, denom: token.contract }, { ...kind, contract: token.contract }))
  const all = [...COSMOS_CHAINS.map(ofCosmos), [BASIN.id, { assets: [entryOf(BASIN.coin, kind), ...tokens] }] as const]
  return json({ chain_to_assets_map: Object.fromEntries(all.filter(([id]) => wanted.length === 0 || wanted.includes(id))) })
}
