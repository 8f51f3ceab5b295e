// Validates a host address from an untrusted source: https, a public name or IP address, no credentials, query or fragment.
import { isIP } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'

/** Names of networks that are not public. Source: RFC 6761, 6762, 8375, 9476; ICANN SAC113. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa|lan|localdomain|intranet|corp|home|onion|test|alt)$/

const MAX_LENGTH = 200

/** Returns the address without its trailing slash; null when it must not be asked. */
export function untrustedHost(address: string): string | null {
  const url = address.length > MAX_LENGTH ? null : URL.parse(address)
  if (url?.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isPublic = isIP(name) === 0 ? name.includes('.') && !PRIVATE_NAME.test(name) : isPublicAddress(name)
  return isPublic ? url.href.replace(/\/+$/, '') : null
}
