// Small pure readings of registry values: which address may be asked, a price without float noise, station codes.

/**
 * The addresses that are reserved for nobody and may be asked, in their order: https anywhere; http on this computer and on the
 * practice network only. Without their trailing slashes, each once.
 */
export function usableEndpoints(endpoints: readonly { address: string; authorizedUser?: string | undefined }[]): string[] {
  const usable = endpoints.filter(({ address, authorizedUser }) => authorizedUser === undefined && mayBeAsked(address))
  return [...new Set(usable.map(({ address }) => address.replace(/\/+$/, '')))]
}

/** The first of `usableEndpoints`; null when there is none. */
export function pickEndpoint(endpoints: Parameters<typeof usableEndpoints>[0]): string | null {
  return usableEndpoints(endpoints)[0] ?? null
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

function mayBeAsked(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  // Paths are put behind it, so nothing may follow its own; and it must not carry a secret that would end up in a log.
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && (LOOPBACK.has(hostname) || hostname.endsWith('.practice.invalid')))
}

/**
 * A price that came as a JSON number, as decimal text: 15 significant digits, no exponent.
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
 * One code of three capitals for each name, unique within the list, as close to the name's beginning as that allows.
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
