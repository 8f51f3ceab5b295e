// How denominations are called where they arrive.
// Sources: cosmos/ibc-go modules/apps/transfer/types/denom.go; initia-labs/OPinit x/ophost/types/denom.go.
import { createHash } from 'node:crypto'

/** A bridged asset's denomination on a rollup: SHA3-256 of the bridge id, 8 bytes big endian, and the L1's denomination. */
export function bridgedForm(bridgeId: string, denom: string): string {
  const id = Buffer.alloc(8)
  id.writeBigUInt64BE(BigInt(bridgeId))
  return `l2/${createHash('sha3-256').update(id).update(denom).digest('hex')}`
}

/** The denomination of a trace path. */
export function denomOfPath(path: string): string {
  if (!path.startsWith('transfer/')) return path
  return `ibc/${createHash('sha256').update(path).digest('hex').toUpperCase()}`
}
