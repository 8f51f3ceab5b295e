// Composes resources/networks/NETWORK.json from files of the public chain registry: the facts Waybill uses and nothing else.
//
//   node scripts/composeNetworks.mjs FOLDER NETWORK=CHAINS_JSON[,ROUTER_URL[,PRICES_URL]] ... NETWORK:ASSETLIST_JSON ...
//
// Contracts are in no public registry: they stand in contracts.NETWORK.json beside it, which stays as it is.
// Each assetlist.json belongs to the chain of that network whose chain_name it carries.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

const [folder, ...sources] = process.argv.slice(2)
if (folder === undefined || sources.length === 0) {
  process.stderr.write('Usage: composeNetworks.mjs FOLDER NETWORK=CHAINS_JSON[,ROUTER_URL[,PRICES_URL]] ... NETWORK:ASSETLIST_JSON ...\n')
  process.exit(2)
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Copies the named fields that are there. */
const pick = (object, fields) => Object.fromEntries(fields.filter((field) => object[field] !== undefined).map((f) => [f, object[f]]))

const endpoints = (list = []) => list.filter(({ authorizedUser }) => authorizedUser === undefined).map(({ address }) => ({ address }))

function chainFacts(chain) {
  const apis = Object.fromEntries(
    ['rpc', 'rest', 'indexer', 'json-rpc'].filter((kind) => chain.apis[kind]).map((kind) => [kind, endpoints(chain.apis[kind])]),
  )
  return {
    ...pick(chain, [
      'chain_id',
      'chain_name',
      'pretty_name',
      'network_type',
      'bech32_prefix',
      'slip44',
      'key_algos',
      'evm_chain_id',
      'fees',
    ]),
    apis,
    explorers: (chain.explorers ?? []).filter(({ tx_page }) => tx_page).map(({ tx_page }) => ({ tx_page })),
    metadata: pick(chain.metadata, ['is_l1', 'op_bridge_id', 'op_denoms', 'executor_uri', 'ibc_channels', 'minitia']),
  }
}

function assetFacts(asset) {
  const traces = (asset.traces ?? []).map(({ type, counterparty, chain = {} }) => ({
    type,
    counterparty: pick(counterparty, ['chain_name', 'chain_id', 'base_denom']),
    ...(chain.path === undefined ? {} : { chain: { path: chain.path } }),
  }))
  return {
    ...pick(asset, ['base', 'display', 'symbol', 'name']),
    denom_units: asset.denom_units.map(({ denom, exponent }) => ({ denom, exponent })),
    ...(traces.length > 0 ? { traces } : {}),
  }
}

const networks = {}
for (const source of sources.filter((text) => /^\w+=/.test(text))) {
  const [network, rest] = source.split(/=(.*)/s)
  const [file, router = null, prices] = rest.split(',')
  networks[network] = {
    sources: {},
    router,
    ...(prices === undefined ? {} : { prices }),
    chains: (await readJson(file)).map(chainFacts),
    assets: {},
  }
}
for (const source of sources.filter((text) => /^\w+:/.test(text))) {
  const [network, file] = source.split(/:(.*)/s)
  const list = await readJson(file)
  const chain = networks[network].chains.find(({ chain_name }) => chain_name === list.chain_name)
  if (chain === undefined) throw new Error(`${file}: no chain ${list.chain_name} in ${network}`)
  networks[network].assets[chain.chain_id] = list.assets.map(assetFacts)
}
for (const [network, file] of Object.entries(networks)) {
  await writeFile(join(folder, `${network}.json`), `${JSON.stringify(file, null, 1)}\n`)
}
