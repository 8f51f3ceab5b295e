// Which of the hosts that registries name are listed: https, a name, no credentials, nothing behind the path.
import { isIP } from 'node:net'
import { MAX_HOSTS, PROVIDERS } from './scope.mjs'

function isUsable(address) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isName && username === '' && password === '' && search === '' && hash === ''
}

/** An address without its trailing slashes, and without the port that https has anyway. */
const plain = (address) => address.replace(/^(https:\/\/[^/]+):443(?=\/|$)/, '$1').replace(/\/+$/, '')

/** At most `most` addresses of different hosts: those of `first` in its order, then as they come. */
export function pickHosts(endpoints = [], { first = PROVIDERS, most = MAX_HOSTS } = {}) {
  const rank = (address) => {
    const { hostname } = new URL(address)
    const found = first.findIndex((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
    return found === -1 ? first.length : found
  }
  const usable = endpoints
    .filter(({ address, authorizedUser }) => authorizedUser === undefined && isUsable(address))
    .map(({ address }) => plain(address))
  const ordered = usable
    .map((address, place) => ({ address, place }))
    .sort((a, b) => rank(a.address) - rank(b.address) || a.place - b.place)
  const hosts = new Set()
  return ordered
    .filter(({ address }) => !hosts.has(new URL(address).host) && hosts.add(new URL(address).host))
    .slice(0, most)
    .map(({ address }) => ({ address }))
}
