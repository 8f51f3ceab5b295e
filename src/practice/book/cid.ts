// Content addresses as IPFS writes them: version 1, dag-pb, SHA-256, base32. Source: multiformats/cid, multiformats/multibase.
import { sha256 } from '@noble/hashes/sha2.js'
import { concat, utf8 } from '../keys/bytes.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** The address of a folder of which only the name is known here. */
export function cidOf(name: string): string {
  const bytes = concat(new Uint8Array([0x01, 0x70, 0x12, 0x20]), sha256(utf8(`practice folder ${name}`)))
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return `b${groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')}`
}
