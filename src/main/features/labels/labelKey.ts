// Normalises the key of a label, so that it is found for any spelling of its thing.
import { toHex } from '@cosmjs/encoding'
import { AppError } from '../../../shared/domain/errors.ts'
import { bytesOfAddress } from '../../platform/address.ts'
import type { LabelKey } from '../../../shared/contract/history/label.ts'

const HEX_FORM = /^(?:0x)?((?:[0-9a-f]{40})|(?:[0-9a-f]{64}))$/i

/** Normalises a key as the journal's label table requires. @throws AppError input.invalid for a transaction with an invalid hash. */
export function oneSpelling({ kind, chainId, ref }: LabelKey): LabelKey {
  const typed = ref.trim()
  switch (kind) {
    case 'address':
      return { kind, chainId: '', ref: addressRef(typed) }
    case 'tx':
      return { kind, chainId, ref: hashRef(typed) }
    case 'collection':
    case 'nft':
      return { kind, chainId, ref: collectionRef(typed) }
    case 'asset':
      return { kind, chainId, ref: typed }
  }
}

/** Returns the bytes of init1… or 0x… as lower-case hex without 0x; unparsable text stays as typed. */
export function addressRef(typed: string): string {
  const hex = HEX_FORM.exec(typed)?.[1]
  if (hex !== undefined) return hex.toLowerCase()
  const bytes = typed.startsWith('0x') ? null : bytesOfAddress(typed)
  return bytes === null ? typed : toHex(bytes)
}

function hashRef(typed: string): string {
  const digits = typed.replace(/^0x/i, '').toUpperCase()
  if (/^[0-9A-F]{64}$/.test(digits)) return digits
  throw new AppError('input.invalid', 'This isn’t a transaction hash: it needs 64 hex digits.')
}

/** Returns a collection's address in lower case; a token's id, after the first slash, unchanged. */
export function collectionRef(typed: string): string {
  const [collection = '', ...tokenId] = typed.split('/')
  return [collection.toLowerCase(), ...tokenId].join('/')
}
