// Writes a list with one chain and one asset a line, so that a difference of two versions can be read.

export function textOf({ chains, assets, sources, ...rest }) {
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
