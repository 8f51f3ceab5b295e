// Pure conversions of registry values: usable addresses, prices without float noise, station codes.
import type { RegistryChain } from '../../../../wire/registry.ts'

/**
 * Returns the addresses that may be asked, in order: those not reserved for an authorised user, https anywhere, http on this computer and
 * the practice network only. Removes trailing slashes and duplicates.
 */
export function usableEndpoints(endpoints: readonly { address: string; authorizedUser?: string | undefined }[]): string[] {
  const usable = endpoints.filter(({ address, authorizedUser }) => authorizedUser === undefined && mayBeAsked(address))
  return [...new Set(usable.map(({ address }) => address.replace(/\/+$/, '')))]
}

/** Returns the first of `usableEndpoints`; null when there is none. */
export function pickEndpoint(endpoints: Parameters<typeof usableEndpoints>[0]): string | null {
  return usableEndpoints(endpoints)[0] ?? null
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

function mayBeAsked(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  // Paths are appended, so it must have no query or fragment; and it must not contain a secret, which would end up in a log.
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && (LOOPBACK.has(hostname) || hostname.endsWith('.practice.invalid')))
}

/**
 * Converts a price that came as a JSON number to decimal text: 15 significant digits, no exponent.
 * @example decimalText(0.1 + 0.2) // '0.3'
 */
export function decimalText(value: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e')
  const digits = mantissa.replace('.', '')
  const point = 1 + Number(exponent)
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const whole = padded.slice(0, Math.max(point, 1))
  const fraction = padded.slice(Math.max(point, 1)).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/**
 * Returns a code of three capitals for each name, unique within the list, as close to the name's beginning as possible.
 * @example stationCodes(['Initia', 'Inertia', 'Yominet']) // ['INI', 'INE', 'YOM']
 */
export function stationCodes(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    for (const code of candidates(name)) {
      if (taken.has(code)) continue
      taken.add(code)
      return code
    }
    throw new Error('more chains than station codes')
  })
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function* candidates(name: string): Generator<string> {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  for (let second = 1; second < letters.length; second += 1) {
    for (let third = second + 1; third < letters.length; third += 1) yield `${letters[0]}${letters[second]}${letters[third]}`
  }
  for (const first of [letters[0] ?? 'X', ...ALPHABET]) {
    for (const second of [letters[1] ?? 'X', ...ALPHABET]) {
      for (const third of ALPHABET) yield `${first}${second}${third}`
    }
  }
}

/** Returns the virtual machine of a chain; null where it has none, or an unknown one. */
export function vmOf({ metadata }: RegistryChain): 'evm' | 'move' | 'wasm' | null {
  if (metadata.is_l1 === true) return 'move'
  switch (metadata.minitia?.type) {
    case 'minievm':
      return 'evm'
    case 'minimove':
      return 'move'
    case 'miniwasm':
      return 'wasm'
    default:
      return null
  }
}
