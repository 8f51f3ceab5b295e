// Draws docs/networks.md: what the lists hold, counted, and where it comes from.

const KINDS = [
  ['L1 of Initia', ({ metadata }) => metadata.is_l1 === true],
  ['Rollups of Initia', ({ metadata, status }) => metadata.op_bridge_id !== undefined && status !== 'killed'],
  ['Other chains of Cosmos', (chain) => chain.chain_type !== 'eip155' && chain.status !== 'killed'],
  ['EVM chains', ({ chain_type }) => chain_type === 'eip155'],
  ['Shut down, kept for names and channels', ({ status }) => status === 'killed'],
]

const kindOf = (chain) => KINDS.findIndex(([, fits]) => fits(chain))

/** @param networks `{ name, list, contracts }`, as in resources/networks. @param icons icons.json beside them. */
export function networksPage(networks, icons) {
  return `${HEAD}\n${networks.map(networkText).join('\n')}\n${iconText(networks, icons)}`
}

/** Which chains have an icon, and under which licence it is. */
function iconText(networks, { source, registry, icons, chains, assets }) {
  const listed = networks.flatMap(({ list }) => list.chains)
  const without = listed.filter(({ chain_id, status }) => chains[chain_id] === undefined && status !== 'killed')
  const fromRegistry = Object.values(icons).filter(({ drawing }) => registry.paths[drawing] !== undefined).length
  const others = Object.keys(icons).length - fromRegistry
  return `## Icons

${others} drawings are those of \`${source.package}\` (${source.licence}), ${fromRegistry} of ${registry.repository} (${registry.licence}, \`${registry.commit.slice(0, 12)}\`). ${Object.keys(chains).length} chains and ${Object.keys(assets).length} assets, with all of their forms, have one. Assets get theirs by symbol and name of their origin (\`npm run icons\`).

The drawings of initia-labs/initia-registry stand under no licence, so Initia’s rollups have none of theirs. Whatever has no icon is marked by its letters: ${without.map(named).join(', ')}.
`
}

const HEAD = `# Networks

Drawn by \`npm run networks\`; [registry tests](../test/networks/lists.test.ts) hold the lists and this page. What is taken from where, and by which rule, is in \`scripts/networks\`. The commit of each source stands in \`sources\` of the files in \`resources/networks\`.
`

function networkText({ name, list, contracts }) {
  return `## ${name === 'mainnet' ? 'Mainnet' : 'Testnet'}

${chainTable(list)}
${contractTable(contracts)}
${sourceTable([list.sources, contracts.sources])}
`
}

function chainTable({ chains, assets }) {
  const rows = KINDS.flatMap(([title], index) => {
    const these = chains.filter((chain) => kindOf(chain) === index)
    if (these.length === 0) return []
    const held = these.reduce((sum, { chain_id }) => sum + (assets[chain_id]?.length ?? 0), 0)
    const channels = these.flatMap(({ metadata }) => metadata.ibc_channels ?? []).filter(({ port_id }) => port_id === 'transfer').length
    const hosts = these.flatMap(({ apis }) => Object.values(apis).flat()).length
    return [[title, these.length, held, channels, hosts, these.map((chain) => named(chain)).join(', ')]]
  })
  return table(['Chains', 'Number', 'Assets', 'Channels', 'Hosts', 'Which'], rows)
}

const named = ({ chain_id, pretty_name, chain_name }) => `${pretty_name ?? chain_name} (\`${chain_id}\`)`

function contractTable({ contracts }) {
  const all = Object.entries(contracts).flatMap(([chainId, list]) => list.map((contract) => ({ ...contract, chainId })))
  if (all.length === 0) return 'No contracts are listed.\n'
  const roles = [...new Set(all.map(({ role }) => role))].sort((a, b) => a.localeCompare(b))
  const rows = roles.map((role) => {
    const these = all.filter((one) => one.role === role)
    return [`\`${role}\``, these.length, [...new Set(these.map(({ chainId }) => `\`${chainId}\``))].join(', ')]
  })
  return table(['Contracts by role', 'Number', 'On'], rows)
}

function sourceTable(lists) {
  const all = lists.flatMap((sources) => Object.values(sources ?? {}))
  const groups = [...new Set(all.map(({ repository, commit }) => `${repository} ${commit}`))].sort((a, b) => a.localeCompare(b))
  const rows = groups.map((group) => {
    const [repository, commit] = group.split(' ')
    return [repository, `\`${commit.slice(0, 12)}\``, all.filter((one) => `${one.repository} ${one.commit}` === group).length]
  })
  return table(['Source', 'Commit', 'Paths'], rows)
}

const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
