// Channels for tokens between listed chains, with the channel at the other end: Initia's registry, traces of its assets, and _IBC.

const PORT = 'transfer'

/**
 * Adds to every entry's `ibc_channels` the known channels to other listed chains, and pairs both ends.
 * @returns sentences about contradictions; Initia's registry takes precedence there.
 */
export function pairChannels(initia, cosmos, registry) {
  const entries = [...initia, ...cosmos]
  const byId = new Map(entries.map((entry) => [entry.chain.chain_id, entry]))
  const problems = []
  for (const entry of cosmos) entry.chain.metadata.ibc_channels = []
  const pair = (a, b, fromRegistry) => {
    join(a, b, problems, fromRegistry)
    join(b, a, problems, fromRegistry)
  }
  for (const [a, b] of tracedChannels(initia[0], initia, cosmos)) pair(a, b, true)
  for (const entry of initia) pairRollups(entry, byId)
  for (const [a, b] of registryChannels(registry, entries)) pair(a, b, false)
  for (const { chain } of entries)
    chain.metadata.ibc_channels = chain.metadata.ibc_channels?.filter((one) => one.port_id !== PORT || one.chain_id !== chain.chain_id)
  return problems
}

/** Both ends by an asset that came to the L1 over the channel. Traces of rollups name channels of the L1 as if they were theirs. */
function tracedChannels({ chain, rawAssets }, initia, cosmos) {
  const named = (name) => [...initia, ...cosmos].find((entry) => entry.chain.chain_name === name)?.chain
  return rawAssets.flatMap(({ traces = [] }) =>
    traces.flatMap(({ type, counterparty = {}, chain: here = {} }) => {
      const other = named(counterparty.chain_name)
      if (type !== 'ibc' || other === undefined || counterparty.channel_id === undefined || !isOneStep(here)) return []
      return [
        [
          { chain, channel: here.channel_id },
          { chain: other, channel: counterparty.channel_id },
        ],
      ]
    }),
  )
}

/** A longer path has steps of other chains in it. */
function isOneStep({ path = '', channel_id: channel }) {
  const step = `${PORT}/${channel}/`
  return channel !== undefined && path.startsWith(step) && !path.startsWith(`${PORT}/`, step.length)
}

/** Both ends where each registry entry names the one and only channel to the other. */
function pairRollups({ chain }, byId) {
  for (const one of chain.metadata.ibc_channels ?? []) {
    const back = (byId.get(one.chain_id)?.chain.metadata.ibc_channels ?? []).filter(
      (other) => other.port_id === PORT && other.chain_id === chain.chain_id,
    )
    const ours = chain.metadata.ibc_channels.filter((other) => other.port_id === PORT && other.chain_id === one.chain_id)
    if (one.port_id === PORT && one.counterparty_channel_id === undefined && back.length === 1 && ours.length === 1) {
      one.counterparty_channel_id = back[0].channel_id
    }
  }
}

/** Both ends as `_IBC` has them, for channels in use between listed chains. */
function registryChannels(registry, entries) {
  const names = new Map(entries.filter(({ registryName }) => registryName !== undefined).map((entry) => [entry.registryName, entry.chain]))
  const files = registry.list('_IBC').filter((path) => {
    const [, one = '', other = ''] = /^_IBC\/([^-]+)-([^-]+)\.json$/.exec(path) ?? []
    return names.has(one) && names.has(other)
  })
  return files.flatMap((path) => {
    const { chain_1: one, chain_2: other, channels } = registry.json(path)
    const isUsed = ({ chain_1, chain_2, version, tags = {} }) =>
      chain_1.port_id === PORT && chain_2.port_id === PORT && version === 'ics20-1' && (tags.status ?? 'ACTIVE').toUpperCase() === 'ACTIVE'
    return channels.filter(isUsed).map(({ chain_1, chain_2 }) => [
      { chain: names.get(one.chain_name), channel: chain_1.channel_id },
      { chain: names.get(other.chain_name), channel: chain_2.channel_id },
    ])
  })
}

function join({ chain, channel }, { chain: other, channel: counterparty }, problems, isTrusted) {
  const list = (chain.metadata.ibc_channels ??= [])
  const known = list.find((one) => one.port_id === PORT && one.channel_id === channel)
  if (known === undefined) {
    list.push({ chain_id: other.chain_id, port_id: PORT, channel_id: channel, version: 'ics20-1', counterparty_channel_id: counterparty })
  } else if (known.chain_id !== other.chain_id || (known.counterparty_channel_id ?? counterparty) !== counterparty) {
    problems.push(
      `${chain.chain_id} ${channel}: listed to ${known.chain_id} ${known.counterparty_channel_id ?? ''}, ${isTrusted ? 'a trace' : '_IBC'} says ${other.chain_id} ${counterparty}.`,
    )
  } else known.counterparty_channel_id = counterparty
}
