// Verifies releases signed with an offline key: version, time, and the hash of each file. Control of the feed, or even of the system's
// certificate, does not suffice to make Waybill accept another file, or an older version after a newer one was seen.
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

const ReleaseFile = z.object({
  name: z.string().regex(/^[\w][\w. -]{0,199}$/),
  bytes: z.number().int().min(1).max(2_000_000_000),
  /** SHA-512 of its bytes, in lower-case hex. */
  sha512: z.string().regex(/^[0-9a-f]{128}$/),
})
/** A file of a release. */
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** Three numbers; pre-releases are not published. */
const Version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)

const Release = z.object({
  app: z.literal('waybill'),
  format: z.literal(1),
  version: Version,
  /** When it was signed, and until when it may be regarded as the newest. */
  signedAt: z.iso.datetime(),
  goodUntil: z.iso.datetime(),
  files: z.array(ReleaseFile).min(1).max(50),
})
/** A release. */
export type Release = z.infer<typeof Release>

/** release.json: the release as text, because a signature covers bytes. */
const Signed = z.object({
  release: z.string().max(50_000),
  /** Ed25519, in base64. */
  signature: z.base64().length(88),
})

/** What a release is checked against. */
export interface ReleaseRules {
  /** Raw public key of 32 bytes, in base64. */
  publicKey: string
  /** The running version. */
  current: string
  /** The newest version ever seen with a valid signature; null before the first. */
  newestSeen: string | null
  now: number
}

/**
 * Verifies the signature, then parses the release.
 * @returns null when it is the running version.
 * @throws AppError update.unsigned for a missing or wrong signature; update.old for a release older than the running or newest seen
 * version, or past its time: a replayed old feed would keep a vulnerability open.
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
  if (byVersion(version, least) < 0) throw old(phrase`It’s version ${version}, but ${least} is already known.`)
  if (Date.parse(goodUntil) < rules.now) throw old(phrase`It was valid until ${goodUntil.slice(0, 10)}.`)
  return byVersion(version, rules.current) === 0 ? null : parsed.data
}

/** Writes a signed release. */
export function signRelease(release: Release, privateKey: KeyObject): string {
  const text = JSON.stringify(Release.parse(release))
  return `${JSON.stringify({ release: text, signature: sign(null, Buffer.from(text), privateKey).toString('base64') }, null, 2)}\n`
}

/** Compares versions numerically: 0.10.0 follows 0.9.0. */
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

function old(why: Phrase): AppError {
  return new AppError('update.old', phrase`The offered release is out of date. ${why}`, {
    hint: 'Nothing was installed.',
    retry: 'later',
  })
}
