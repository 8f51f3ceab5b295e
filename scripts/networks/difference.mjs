// Prints in plain lines how two lists differ.

/** One line for each chain, host, channel and asset that is new, gone or changed. */
export function differences(before, after) {
  const old = new Map((before.chains ?? []).map((chain) => [chain.chain_id, chain]))
  const now = new Map(after.chains.map((chain) => [chain.chain_id, chain]))
  return [
    ...[...now].filter(([id]) => !old.has(id)).map(([id, chain]) => `new chain: ${id} (${chain.pretty_name ?? chain.chain_name})`),
    ...[...old].filter(([id]) => !now.has(id)).map(([id]) => `chain gone: ${id}`),
    ...[...now].flatMap(([id, chain]) => (old.has(id) ? chainLines(id, old.get(id), chain) : [])),
    ...[...now.keys()].flatMap((id) => assetLines(id, before.assets?.[id] ?? [], after.assets[id] ?? [])),
  ]
}

const FACTS = [
  'bech32_prefix',
  'slip44',
  'key_algos',
  'evm_chain_id',
  'status',
  'fees',
  'confirmations',
  'gas_ceiling_gwei',
  'bridge_fee_ceiling',
  'explorers',
]
const NUMBERS = ['is_l1', 'op_bridge_id', 'op_denoms', 'executor_uri', 'minitia']

function chainLines(id, before, after) {
  const facts = [
    ...FACTS.map((name) => [name, before[name], after[name]]),
    ...NUMBERS.map((name) => [name, before.metadata?.[name], after.metadata?.[name]]),
  ]
  const changed = facts.filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
  return [
    ...changed.map(
      ([name, one, other]) => `${id}: ${name} was ${JSON.stringify(one) ?? 'nothing'}, is ${JSON.stringify(other) ?? 'nothing'}`,
    ),
    ...setLines(id, 'host', hosts(before), hosts(after)),
    ...setLines(id, 'channel', channels(before), channels(after)),
  ]
}

const hosts = ({ apis = {} }) => Object.entries(apis).flatMap(([kind, list]) => list.map(({ address }) => `${kind} ${address}`))

const channels = ({ metadata = {} }) =>
  (metadata.ibc_channels ?? []).map(({ port_id, channel_id, chain_id }) => `${port_id}/${channel_id} to ${chain_id}`)

function setLines(id, what, before, after) {
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => `${id}: new ${what} ${one}`),
    ...before.filter((one) => !after.includes(one)).map((one) => `${id}: ${what} gone: ${one}`),
  ]
}

function assetLines(id, before, after) {
  const old = new Map(before.map((asset) => [asset.base, asset]))
  const now = new Map(after.map((asset) => [asset.base, asset]))
  const title = ({ symbol, base }) => `${symbol ?? ''} ${base}`.trim()
  const isOther = (asset) => old.has(asset.base) && JSON.stringify(old.get(asset.base)) !== JSON.stringify(asset)
  return [
    ...after.filter(({ base }) => !old.has(base)).map((asset) => `${id}: new asset ${title(asset)}`),
    ...before.filter(({ base }) => !now.has(base)).map((asset) => `${id}: asset gone: ${title(asset)}`),
    ...after.filter(isOther).map((asset) => `${id}: asset changed: ${title(asset)}`),
  ]
}
