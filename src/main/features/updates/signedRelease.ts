// A release, signed with a key that no server holds: version, moment, and the digest of each file. Whoever holds the feed, and
// even the certificate of the systems, cannot make Waybill take another file, nor an older version once a newer was seen.
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

const ReleaseFile = z.object({
  name: z.string().regex(/^[\w][\w. -]{0,199}$/),
  bytes: z.number().int().min(1).max(2_000_000_000),
  /** Of its bytes, in lower-case hex. */
  sha512: z.string().regex(/^[0-9a-f]{128}$/),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** Three numbers: what is published is nothing in between. */
const Version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)

const Release = z.object({
  app: z.literal('waybill'),
  format: z.literal(1),
  version: Version,
  /** When it was signed, and until when it may be taken for the newest. */
  signedAt: z.iso.datetime(),
  goodUntil: z.iso.datetime(),
  files: z.array(ReleaseFile).min(1).max(50),
})
export type Release = z.infer<typeof Release>

/** release.json: the release as text, for a signature is over bytes and not over what they mean. */
const Signed = z.object({
  release: z.string().max(50_000),
  /** Ed25519, in base64. */
  signature: z.base64().length(88),
})

export interface ReleaseRules {
  /** Raw public key of 32 bytes, in base64. */
  publicKey: string
  /** The version that runs. */
  current: string
  /** The newest that was ever seen and was rightly signed; null before the first. */
  newestSeen: string | null
  now: number
}

/**
 * Reads a release and believes nothing of it before its signature.
 * @returns null where it is the version that runs.
 * @throws AppError update.unsigned for a missing or wrong signature; update.old for a release that is older than what runs or was
 * seen, or whose time has passed: an old feed that is played again would keep a hole open.
 */
export function readRelease(text: string, rules: ReleaseRules): Release | null {
  const signed = Signed.safeParse(jsonIfAny(text))
  if (!signed.success) throw unsigned()
  const { release, signature } = signed.data
  if (!verify(null, Buffer.from(release), publicKeyOf(rules.publicKey), Buffer.from(signature, 'base64'))) throw unsigned()
  const parsed = Release.safeParse(jsonIfAny(release))
  if (!parsed.success) throw new AppError('update.unsigned', 'This release is signed, but this version of Waybill can’t read it.')
  const { version, goodUntil } = parsed.data
  const least = [rules.current, rules.newestSeen ?? rules.current].toSorted(byVersion).at(-1) ?? rules.current
  if (byVersion(version, least) < 0) throw old(`It’s version ${version}, but ${least} is already known.`)
  if (Date.parse(goodUntil) < rules.now) throw old(`It was valid until ${goodUntil.slice(0, 10)}.`)
  return byVersion(version, rules.current) === 0 ? null : parsed.data
}

/** What a signer writes. */
export function signRelease(release: Release, privateKey: KeyObject): string {
  const text = JSON.stringify(Release.parse(release))
  return `${JSON.stringify({ release: text, signature: sign(null, Buffer.from(text), privateKey).toString('base64') }, null, 2)}\n`
}

/** Numbers, not texts: 0.10.0 follows 0.9.0. */
export function byVersion(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  const at = [0, 1, 2].find((place) => left?.[place] !== right?.[place])
  return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0)
}

function publicKeyOf(base64: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(base64, 'base64').toString('base64url') }, format: 'jwk' })
}

function unsigned(): AppError {
  return new AppError('update.unsigned', 'This release isn’t signed by the makers of Waybill.', {
    hint: 'Nothing was installed. The update server may have been tampered with.',
  })
}

function old(why: string): AppError {
  return new AppError('update.old', `The offered release is out of date. ${why}`, {
    hint: 'Nothing was installed.',
    retry: 'later',
  })
}
