// `node scripts/composeContracts.mjs FOLDER`: composes resources/networks/contracts.{mainnet,testnet}.json from fetched public repositories
// and prints what changed. FOLDER holds a git directory for each of REPOSITORIES, as owner+name/repo.
// No registry says what a contract does: the roles are set here, and src/main/guard has a reader for each of them.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fromBech32 } from '@cosmjs/encoding'
import { getAddress } from 'viem'
import { dexPairs } from './networks/dexPairs.mjs'
import { axelarContracts, eurekaContract, stargatePools, swapRouters, warpRoutes } from './networks/bridgeContracts.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Usage: composeContracts.mjs FOLDER\n')
  process.exit(2)
}

const REPOSITORIES = {
  skip: ['skip-mev/skip-go', 'docs/contracts/skip-go-contracts.mdx'],
  circle: ['wormhole-foundation/wormhole-sdk-ts', 'core/base/src/constants/circle.ts'],
  caller: ['dydxprotocol/v4-abacus', 'src/commonTest/kotlin/exchange.dydx.abacus/tests/payloads/SkipRouteMock.kt'],
  circleSecond: ['hyperlane-xyz/hyperlane-registry', 'deployments/warp_routes/USDC/mainnet-cctp-v2-standard-deploy.yaml'],
  hyperlane: ['hyperlane-xyz/hyperlane-registry', 'chains/osmosis/metadata.yaml'],
  registry: ['initia-labs/initia-registry', 'mainnets'],
  orbiter: ['noble-assets/orbiter', 'docs/integration.md'],
  axelar: ['axelarnetwork/axelar-docs', 'src/data/tokens.json'],
  eureka: ['skip-mev/skip-go', 'docs/eureka/contract-addresses.mdx'],
  hub: ['cosmos/chain-registry', 'cosmoshub/assetlist.json'],
  warp: ['hyperlane-xyz/hyperlane-registry', 'deployments/warp_routes/TIA'],
  stargate: ['stargate-protocol/stargate-v2', 'packages/stg-evm-v2/deployments'],
  swapRouter: ['skip-mev/skip-go-evm-contracts', 'AxelarHandler/broadcast/AxelarHandlerSetRouter.sol'],
}

const git = (repository, ...args) =>
  execFileSync('git', ['--git-dir', join(folder, repository.replace('/', '+'), 'repo'), ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })
const files = (key, path = REPOSITORIES[key][1]) =>
  git(REPOSITORIES[key][0], 'ls-tree', '-r', '--name-only', 'HEAD', path).trim().split('\n')
const show = (key, path = REPOSITORIES[key][1]) => git(REPOSITORIES[key][0], 'show', `HEAD:${path}`)
const sources = Object.fromEntries(
  Object.entries(REPOSITORIES).map(([key, [repository, path]]) => [
    key,
    { repository, path, commit: git(repository, 'rev-parse', 'HEAD').trim() },
  ]),
)

/** The lines of a list under two headings of Skip's page. */
function listed(heading, part) {
  const page = show('skip')
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const lines = section.split(/^###+ /m).find((text) => text.startsWith(part)) ?? ''
  return [...lines.matchAll(/^\s*- \*\*(?<name>[^*]+)\*\*: `(?<value>[^`]+)`/gm)].map(({ groups }) => [
    /Chain ID: (\d+)/.exec(groups.name)?.[1] ?? groups.name,
    groups.value,
  ])
}

const EVM = { Ethereum: '1', Avalanche: '43114', Optimism: '10', Arbitrum: '42161', Base: '8453', Polygon: '137' }
const COSMOS = {
  Osmosis: 'osmosis-1',
  Neutron: 'neutron-1',
  Injective: 'injective-1',
  Babylon: 'bbn-1',
  Archway: 'archway-1',
  Chihuahua: 'chihuahua-1',
  Migaloo: 'migaloo-1',
  Persistence: 'core-1',
  Sei: 'pacific-1',
  Terra: 'phoenix-1',
}
/** Noble's USDC on Osmosis; over the first channel between them. */
const OSMOSIS_USDC = 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4'

const chainOf = (name) => EVM[name] ?? name
const padded = (hex) => `0x${hex.padStart(64, '0')}`

function circleFacts() {
  const file = show('circle')
  const [usdcPart, domainPart] = [file.split('const circleDomains')[0], file.split('const circleDomains')[1]]
  const usdc = Object.fromEntries(
    Object.entries(EVM).map(([name, id]) => [id, new RegExp(`\\["${name}",\\s+"(0x[0-9a-fA-F]{40})"`).exec(usdcPart)[1]]),
  )
  const numbers = Object.fromEntries(
    Object.entries(EVM).map(([name, id]) => [id, new RegExp(`\\["${name}",\\s+(\\d+)\\]`).exec(domainPart)[1]]),
  )
  return { usdc, numbers }
}

const { usdc, numbers } = circleFacts()
const nobleCaller = /Noble \(Chain ID: noble-1, Domain: (?<domain>\d+)\)\*\*: \n\s*- Fee Address: `(?<address>noble1[0-9a-z]+)`/.exec(
  show('skip'),
).groups
const evmCaller = /destination_caller[\\":]+(AAAAAAAAAAAAAAAA[A-Za-z0-9+/=]{28})/.exec(show('caller'))[1]
const callers = {
  evm: `0x${Buffer.from(evmCaller, 'base64').toString('hex')}`,
  noble: padded(Buffer.from(fromBech32(nobleCaller.address, 120).data).toString('hex')),
}

/** Where Circle's bridge pays out, seen from a chain. */
function domainsFrom(chainId) {
  const others = Object.entries(numbers).filter(([id]) => id !== chainId)
  const evm = others.map(([id, number]) => [number, { chain: id, denom: usdc[id], callers: [callers.evm], source: 'circle' }])
  const noble = [nobleCaller.domain, { chain: 'noble-1', denom: 'uusdc', callers: [callers.noble], source: 'skip' }]
  return Object.fromEntries(chainId === 'noble-1' ? evm : [...evm, noble])
}

/** Messengers of the bridge's second version, on chains where they take the USDC that the first one takes. */
function secondMessengers() {
  const sections = show('circleSecond').split(/^(?=\w+:$)/m)
  return Object.entries(EVM).flatMap(([name, id]) => {
    const section = sections.find((text) => text.startsWith(`${name.toLowerCase()}:`)) ?? ''
    const [, address] = /tokenMessenger: "(0x[0-9a-fA-F]{40})"/.exec(section) ?? []
    return address !== undefined && section.includes('cctpVersion: V2') && section.includes(usdc[id]) ? [[id, getAddress(address)]] : []
  })
}

/** The wrappers that a network's asset lists name as what makes their wrapped forms. */
function wrappersOf(part) {
  return files('registry', part)
    .filter((path) => path.endsWith('/assetlist.json'))
    .flatMap((path) => {
      const traces = JSON.parse(show('registry', path)).assets.flatMap(({ traces: list = [] }) => list)
      return traces.flatMap(({ type, counterparty, chain }) =>
        type === 'wrapped' && chain?.contract !== undefined ? [[counterparty.chain_id, getAddress(chain.contract)]] : [],
      )
    })
}

const contracts = { mainnet: {}, testnet: {} }
const add = (network, chainId, contract) => (contracts[network][chainId] ??= []).push(contract)

function addEntryPoints(network, part, ids) {
  for (const [name, value] of listed('Cosmos Entry Point', part)) {
    const module = /^(0x[0-9a-fA-F]{40,64})\/modules\/entry_point$/.exec(value)?.[1]
    if (module !== undefined) {
      const address = module.toLowerCase()
      add(network, ids.Initia, { address, role: 'entryPoint', vm: 'move', source: 'skip' })
    } else if (ids[name] !== undefined) add(network, ids[name], { address: value, role: 'entryPoint', vm: 'wasm', source: 'skip' })
  }
}

/** Circle's messengers, Skip's payer of relaying and its gateway, which all take the USDC of the chain they are on. */
function addBridges() {
  const roles = [
    ['Circle CCTP Core', 'Token Messenger', 'cctp'],
    ['Skip CCTP Payment', 'Mainnet', 'cctpRelayer'],
    ['Skip Go Fast', 'Mainnet', 'goFast'],
  ]
  const fast = {
    [/domainId: (\d+)/.exec(show('hyperlane'))[1]]: { chain: 'osmosis-1', denom: OSMOSIS_USDC, callers: [], source: 'hyperlane' },
  }
  for (const [heading, part, role] of roles) {
    for (const [name, value] of listed(heading, part)) {
      const id = chainOf(name)
      if (usdc[id] === undefined) continue
      const domains = role === 'goFast' ? fast : domainsFrom(id)
      add('mainnet', id, { address: getAddress(value), role, vm: 'evm', denoms: [usdc[id]], domains, source: 'skip' })
    }
  }
  for (const [id, address] of secondMessengers()) {
    // Noble is not on it, and no list names the callers that Skip accepts for delivering its messages.
    const others = Object.entries(domainsFrom(id)).filter(([, { chain }]) => chain !== 'noble-1')
    const domains = Object.fromEntries(others.map(([number, domain]) => [number, { ...domain, callers: [] }]))
    add('mainnet', id, { address, role: 'cctp', vm: 'evm', denoms: [usdc[id]], domains, source: 'circleSecond' })
  }
  const domains = domainsFrom('noble-1')
  add('mainnet', 'noble-1', { address: '0x0', role: 'cctp', vm: 'module', denoms: ['uusdc'], domains, source: 'circle' })
  add('mainnet', 'noble-1', { address: nobleCaller.address, role: 'relayFee', vm: 'module', denoms: ['uusdc'], source: 'skip' })
  const [, orbiter] = /Testnet[^[]+\[(noble1[0-9a-z]+)\]/.exec(show('orbiter'))
  add('mainnet', 'noble-1', { address: orbiter, role: 'orbiter', vm: 'module', denoms: ['uusdc'], domains, source: 'orbiter' })
}

addEntryPoints('mainnet', 'Mainnet', { ...COSMOS, Initia: 'interwoven-1' })
addEntryPoints('testnet', 'Testnet', { Initia: 'initiation-2' })
addBridges()
addCarriers(JSON.parse(await readFile(new URL('../resources/networks/mainnet.json', import.meta.url), 'utf8')))
const kept = JSON.parse(await readFile(fileOf('mainnet'), 'utf8')).contracts
for (const [network, part] of [
  ['mainnet', 'mainnets'],
  ['testnet', 'testnets'],
]) {
  for (const [chainId, address] of wrappersOf(part)) {
    if (contracts[network][chainId]?.some((one) => one.address === address)) continue
    const tokens = network === 'mainnet' ? kept[chainId]?.find((one) => one.address === address)?.tokens : undefined
    add(network, chainId, { address, role: 'wrapper', vm: 'evm', ...(tokens === undefined ? {} : { tokens }), source: 'registry' })
  }
}
for (const pair of dexPairs(JSON.parse(show('registry', 'mainnets/initia/assetlist.json')).assets)) add('mainnet', 'interwoven-1', pair)
for (const network of Object.keys(contracts)) await replace(network)

/** Bridges with names of their own for chains. @param list of mainnet. */
function addCarriers(list) {
  const handlers = listed('Skip Go Contracts (Axelar', 'Mainnet').map(([name, address]) => [chainOf(name), address])
  const client = /\*\*clientId\*\*: `(cosmoshub-\d+)`/.exec(show('eureka'))[1]
  const [[, eureka]] = listed('Eureka (IBC)', 'Mainnet')
  const configs = files('warp').flatMap((path) => (path.endsWith('-config.yaml') ? [show('warp', path)] : []))
  const celestia = /^domainId: (\d+)$/m.exec(show('warp', 'chains/celestia/metadata.yaml'))[1]
  const deployments = new Set(files('stargate'))
  const deployed = (chain, name) => {
    const path = `${REPOSITORIES.stargate[1]}/${chain}-mainnet/${name}.json`
    return deployments.has(path) ? JSON.parse(show('stargate', path)) : null
  }
  const messaging = show('stargate', 'packages/stg-evm-v2/devtools/config/mainnet/01/json/token-messaging.config.json')
  const found = [
    ...axelarContracts(list, handlers, JSON.parse(show('axelar')).mainnet),
    ['1', eurekaContract(list, eureka, client, JSON.parse(show('hub')))],
    ...warpRoutes(configs, celestia),
    ...stargatePools(list, deployed, JSON.parse(messaging)),
    ...swapRouters(
      list,
      (path) => JSON.parse(show('swapRouter', path)),
      (path) => files('swapRouter', path),
    ),
  ]
  for (const [chainId, contract] of found) add('mainnet', chainId, contract)
}

function fileOf(network) {
  return new URL(`../resources/networks/contracts.${network}.json`, import.meta.url)
}

async function replace(network) {
  const before = JSON.parse(await readFile(fileOf(network), 'utf8')).contracts
  const rows = (lists) =>
    Object.entries(lists).flatMap(([chainId, list]) => list.map(({ role, address }) => `${chainId} ${role} ${address}`))
  const [old, now] = [new Set(rows(before)), new Set(rows(contracts[network]))]
  for (const row of now) if (!old.has(row)) process.stdout.write(`${network} + ${row}\n`)
  for (const row of old) if (!now.has(row)) process.stdout.write(`${network} - ${row}\n`)
  const used = JSON.stringify(contracts[network])
  const named = Object.fromEntries(Object.entries(sources).filter(([key]) => key === 'caller' || used.includes(`"source":"${key}"`)))
  await writeFile(fileOf(network), `${JSON.stringify({ sources: named, contracts: contracts[network] }, null, 1)}\n`)
}
