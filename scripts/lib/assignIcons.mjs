// Which listed asset gets which icon: by symbol and name of what the lists say of its origin.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { practiceRegistry } from '../../src/practice/book/chains/registry.ts'
import { root } from './run.mjs'

/** The networks that ship with Waybill, each in the form of NetworkFile. */
function shippedNetworks() {
  const live = ['mainnet', 'testnet'].map((name) => JSON.parse(readFileSync(join(root, `resources/networks/${name}.json`), 'utf8')))
  return [...live, practiceRegistry()]
}

/**
 * Assigns an icon to each origin whose listed asset (where the origin itself is not listed: all of its forms) has a symbol and a name of
 * that icon. `homes`: the chains that the origin may be on, where bridges issue tokens of the same symbol and name.
 * @param {Record<string, { symbols: string[], names: string[], homes?: string[] | undefined }>} icons
 * @returns {Record<string, string>} names of icons by origin, sorted by origin.
 */
export function assignIcons(icons) {
  const found = shippedNetworks().flatMap((file) => {
    const byOrigin = Map.groupBy(createRegistry(file).assets, ({ originId }) => originId)
    return [...byOrigin].flatMap(([origin, forms]) => {
      // Contracts stand in either case in lists, in small letters in origins.
      const own = forms.filter(({ chainId, denom }) => `${chainId}:${denom}`.toLowerCase() === origin.toLowerCase())
      const name = iconOf(icons, origin.split(':')[0], own.length > 0 ? own : forms)
      return name === null ? [] : [[origin, name]]
    })
  })
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function iconOf(icons, home, forms) {
  const fits = ({ symbols, names, homes = [home] }) =>
    homes.includes(home) && forms.every(({ symbol, name }) => symbols.includes(symbol) && names.includes(name))
  return Object.entries(icons).find(([, icon]) => fits(icon))?.[0] ?? null
}
