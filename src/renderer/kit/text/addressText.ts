// Addresses and hashes cut into groups that an eye can compare, and shortened for lists.

const PREFIX = /^(?:0x|[a-z]{1,20}1(?=[02-9ac-hj-np-z]{6,}$))/

/**
 * The prefix (`init1`, `0x`), then groups of four.
 * @example groupsOfFour('init17w0adeg') // ['init1', '7w0a', 'deg']
 */
export function groupsOfFour(text: string): string[] {
  const prefix = PREFIX.exec(text)?.[0] ?? ''
  const groups = text.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return prefix === '' ? groups : [prefix, ...groups]
}

/**
 * Head and tail of an address, for lists only. Short text stays whole.
 * @example shorten('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz') // 'init17w0a…mpqz'
 */
export function shorten(text: string): string {
  const prefix = PREFIX.exec(text)?.[0] ?? ''
  return text.length <= prefix.length + 10 ? text : `${text.slice(0, prefix.length + 4)}…${text.slice(-4)}`
}

/** Whether a text has only what addresses, hashes and ports are written with, and no more of it than the longest of them. */
export function isPlainAddress(text: string): boolean {
  return /^[\w./:%+-]{1,160}$/.test(text)
}
