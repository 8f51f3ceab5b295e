// Tells which permission a revocation ends, and how many one signature revokes: as many as its document may hold on the device. Pure, free of
// zod, so that the renderer can import it as a value.
import type { Permission } from '../../contract/transfer/permissions.ts'
import { MAX_MESSAGE_BYTES } from '../messageText.ts'

/** Type URL of the message that revokes the right to have fees paid. */
export const REVOKE_FEES = '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'

/** A permission that a chain's module keeps, as its revocation names it. */
export interface Revocation {
  /** bech32 address of its holder. */
  grantee: string
  /** Type URL of the message that may be run; null = fees may be paid. */
  message: string | null
}

/** Returns whether a permission is the one that a revocation names. */
export function isRevokedBy({ grantee, message }: Revocation, permission: Permission): boolean {
  if (permission.spender !== grantee) return false
  return message === null ? permission.kind === 'feeGrant' : permission.kind === 'grant' && permission.message === message
}

/** What a document has besides its messages, with the largest numbers, a rollup's long denomination and a long chain id. */
const AROUND = 420
/** The own address, also with a prefix of 24 letters. */
const OWN = 63
const GRANT = '{"type":"cosmos-sdk/MsgRevoke","value":{"grantee":"","granter":"","msg_type_url":""}},'.length
const FEES = '{"type":"cosmos-sdk/MsgRevokeAllowance","value":{"grantee":"","granter":""}},'.length

/** Returns how many of these revocations, from the first, one signature can hold. */
export function fittingRevocations(revocations: readonly Revocation[]): number {
  let bytes = AROUND
  for (const [index, one] of revocations.entries()) {
    bytes += bytesOf(one)
    if (bytes > MAX_MESSAGE_BYTES) return index
  }
  return revocations.length
}

/** Returns whether a list can be revoked in one signature: not empty, nothing twice, and not too long for the device. */
export function isOneRevocation(revocations: readonly Revocation[]): boolean {
  const keys = new Set(revocations.map(({ grantee, message }) => `${grantee} ${message ?? ''}`))
  return keys.size > 0 && keys.size === revocations.length && fittingRevocations(revocations) === revocations.length
}

function bytesOf({ grantee, message }: Revocation): number {
  return OWN + grantee.length + (message === null ? FEES : GRANT + message.length)
}
