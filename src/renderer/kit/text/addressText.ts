// Cuts addresses and hashes into groups that are easy to compare, and shortens them for lists.

const PREFIX = /^(?:0x|[a-z]{1,20}1(?=[02-9ac-hj-np-z]{6,}$))/

/** Shorter ones, such as `0x1`, are read at a glance. */
const MIN_GROUPED = 8

/**
 * Returns the prefix (`init1`, `0x`), then groups of four. Short text stays whole.
 * @example groupsOfFour('init17w0adeg64') // ['init1', '7w0a', 'deg6', '4']
 */
export function groupsOfFour(text: string): string[] {
  const prefix = PREFIX.exec(text)?.[0] ?? ''
  if (prefix !== '' && text.length - prefix.length < MIN_GROUPED) return [text]
  const groups = text.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return prefix === '' ? groups : [prefix, ...groups]
}

/**
 * Returns the first and last characters of an address, for lists only. Short text stays whole.
 * @example shorten('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz') // 'init17w0a…mpqz'
 */
export function shorten(text: string): string {
  const prefix = PREFIX.exec(text)?.[0] ?? ''
  return text.length <= prefix.length + 10 ? text : `${text.slice(0, prefix.length + 4)}…${text.slice(-4)}`
}

/** Returns whether a text has only characters of addresses, hashes and ports, and is no longer than the longest of them. */
export function isPlainAddress(text: string): boolean {
  return /^[\w./:%+-]{1,160}$/.test(text)
}
