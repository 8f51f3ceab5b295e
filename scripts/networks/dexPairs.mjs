// Contracts of Initia's own exchange.

/** Pairs of Initia's DEX, by the coins of theirs that the asset list calls after what they trade. */
export function dexPairs(assets) {
  // Two forms of one coin: their pool may be a stable one, which no list needs to name.
  const isWeighted = (one, other) => !one.endsWith(other) && !other.endsWith(one)
  const baseOf = (symbol) => assets.find((asset) => asset.symbol === symbol)?.base
  return assets.flatMap(({ base, symbol, description = '' }) => {
    const named = /^(\w+)-(\w+) LP$/.exec(symbol)
    const isOfDex = description.endsWith('on Initia DEX')
    const denoms = named === null || !isWeighted(named[1], named[2]) ? [] : [baseOf(named[1]), baseOf(named[2])]
    if (!isOfDex || denoms.length === 0 || denoms.includes(undefined)) return []
    return [
      {
        address: base.replace('move/', '0x'),
        role: 'dexPair',
        vm: 'move',
        denoms: denoms.toSorted((left, right) => left.localeCompare(right)),
        source: 'registry',
      },
    ]
  })
}
