// The facts of a registry's chain and asset entries that Waybill uses, and nothing else.
import { pickHosts } from './hosts.mjs'

/** Copies the named fields that are there. */
export const pick = (object = {}, fields) =>
  Object.fromEntries(fields.filter((field) => object[field] !== undefined).map((f) => [f, object[f]]))

const FEES = ['denom', 'fixed_min_gas_price', 'low_gas_price', 'average_gas_price', 'high_gas_price']

const NUMBERS = ['is_l1', 'op_bridge_id', 'op_denoms', 'ibc_channels', 'minitia']

/**
 * Returns a chain's entry. `options` are those of pickHosts. A chain that was shut down keeps its name and numbers, and none of its hosts
 * are asked.
 */
export function chainFacts(chain, options = {}) {
  const kinds = ['rpc', 'rest', 'indexer', 'json-rpc']
  const apis = Object.fromEntries(kinds.filter((kind) => chain.apis?.[kind]).map((kind) => [kind, pickHosts(chain.apis[kind], options)]))
  return {
    ...pick(chain, [
      'chain_type',
      'chain_id',
      'chain_name',
      'pretty_name',
      'network_type',
      'bech32_prefix',
      'slip44',
      'key_algos',
      'evm_chain_id',
    ]),
    ...(chain.status === 'killed' ? { status: 'killed' } : {}),
    fees: { fee_tokens: (chain.fees?.fee_tokens ?? []).map((token) => pick(token, FEES)) },
    apis: chain.status === 'killed' ? {} : apis,
    explorers: txPages(chain.explorers),
    metadata: pick(chain.metadata, chain.status === 'killed' ? NUMBERS : [...NUMBERS, 'executor_uri']),
  }
}

/** The first page of a transaction that is asked over https and has a place for the hash. */
function txPages(explorers = []) {
  const pages = explorers.map(({ tx_page }) => tx_page).filter((page) => page?.startsWith('https://') && page.includes('${txHash}'))
  return pages.slice(0, 1).map((tx_page) => ({ tx_page }))
}

export function assetFacts(asset) {
  const traces = (asset.traces ?? []).map(({ type, counterparty, chain = {} }) => ({
    type,
    counterparty: pick(counterparty, ['chain_name', 'chain_id', 'base_denom']),
    ...(chain.path === undefined ? {} : { chain: { path: chain.path } }),
  }))
  return {
    ...pick(asset, ['base', 'display', 'symbol', 'name']),
    ...(asset.coingecko_id ? { coingecko_id: asset.coingecko_id } : {}),
    denom_units: unitsOf(asset),
    ...(traces.length > 0 ? { traces } : {}),
  }
}

/** Returns the base unit and the displayed one. */
function unitsOf({ base, display, denom_units: units = [] }) {
  const used = units.filter(({ denom }) => denom === base || denom === display)
  return (used.length > 0 ? used : units.slice(0, 1)).map(({ denom, exponent }) => ({ denom, exponent }))
}
