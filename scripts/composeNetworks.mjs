// `npm run networks -- --from FOLDER`: composes resources/networks/mainnet.json and testnet.json from fetched public repositories
// and says what changed. FOLDER holds a bare git directory for each of REPOSITORIES, as owner+name.
//
// Contracts are in no public registry: contracts.NETWORK.json beside them stay as they are. docs/networks.md is drawn from all four;
// without --from it alone is drawn again.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { root } from './lib/run.mjs'
import { composeMainnet, composeTestnet } from './networks/compose.mjs'
import { differences } from './networks/difference.mjs'
import { openRepository } from './networks/gitFolder.mjs'
import { networksPage } from './networks/page.mjs'

const REPOSITORIES = {
  initia: 'initia-labs/initia-registry',
  cosmos: 'cosmos/chain-registry',
  viem: 'wevm/viem',
  chainlist: 'DefiLlama/chainlist',
}

const { values } = parseArgs({ options: { from: { type: 'string' } } })
const fileOf = (name) => join(root, 'resources', 'networks', `${name}.json`)
const readJson = (name) => JSON.parse(readFileSync(fileOf(name), 'utf8'))
const print = (line) => process.stdout.write(`${line}\n`)

if (values.from !== undefined) {
  const opened = Object.entries(REPOSITORIES).map(([key, repository]) => [key, openRepository(values.from, repository)])
  const repositories = Object.fromEntries(opened)
  for (const [network, compose] of Object.entries({ mainnet: composeMainnet, testnet: composeTestnet })) {
    const { list, problems } = compose(repositories)
    const lines = differences(readJson(network), list)
    writeFileSync(fileOf(network), textOf(list))
    print(`${network}: ${list.chains.length} chains, ${Object.values(list.assets).flat().length} assets; ${lines.length} differences`)
    for (const line of lines) print(`  ${line}`)
    for (const problem of problems) print(`  does not fit: ${problem}`)
  }
}
const names = ['mainnet', 'testnet']
writeFileSync(
  join(root, 'docs', 'networks.md'),
  networksPage(
    names.map((name) => ({ name, list: readJson(name), contracts: readJson(`contracts.${name}`) })),
    readJson('icons'),
  ),
)

/** Writes a list with one chain and one asset a line, so that a difference of two versions can be read. */
function textOf({ chains, assets, sources, ...rest }) {
  const lines = (list) => (list.length === 0 ? '[]' : `[\n  ${list.map((one) => JSON.stringify(one)).join(',\n  ')}\n ]`)
  const pairs = (object, write) =>
    `{\n  ${Object.entries(object)
      .map(([key, value]) => `${JSON.stringify(key)}: ${write(value)}`)
      .join(',\n  ')}\n }`
  const fields = [
    ...Object.entries(rest).map(([key, value]) => [key, JSON.stringify(value)]),
    ['sources', pairs(sources, (value) => JSON.stringify(value))],
    ['chains', lines(chains)],
    ['assets', pairs(assets, lines)],
  ]
  return `{\n ${fields.map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(',\n ')}\n}\n`
}
