// `npm run sign-update`: makes the key pair of releases, signs the files in dist/, and checks what was signed. To be run on an offline
// computer. See docs/packaging.md.
import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { readRelease, signRelease } from '../src/main/features/updates/signedRelease.ts'

const USAGE = `npm run sign-update -- keys --out KEY.pem
npm run sign-update -- sign --key KEY.pem --from dist [--days 120]
npm run sign-update -- check --public BASE64 --from dist
`
/** Files that users install; other files of electron-builder are not published. */
const RELEASED = /\.(AppImage|deb|rpm|dmg|zip|exe)$/
const DAY_MS = 86_400_000

const rawPublic = (key) => Buffer.from(key.export({ format: 'jwk' }).x, 'base64url').toString('base64')

function makeKeys({ out }) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  // Never overwrites an existing key: a lost key cannot sign any more.
  writeFileSync(resolve(out), privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  process.stdout.write(`The public key, for WAYBILL_UPDATE_KEY:\n${rawPublic(publicKey)}\n`)
}

async function digestOf(path) {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function signAll({ key, from, days }) {
  const names = readdirSync(from).filter((name) => RELEASED.test(name))
  if (names.length === 0) throw new Error(`There is nothing to sign in ${from}.`)
  const files = []
  for (const name of names.toSorted()) {
    const path = join(from, name)
    files.push({ name, bytes: statSync(path).size, sha512: await digestOf(path) })
  }
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
  const now = Date.now()
  const moments = { signedAt: new Date(now).toISOString(), goodUntil: new Date(now + Number(days) * DAY_MS).toISOString() }
  const release = { app: 'waybill', format: 1, version, ...moments, files }
  writeFileSync(join(from, 'release.json'), signRelease(release, createPrivateKey(readFileSync(key))))
  process.stdout.write(`${version}: ${files.length} files signed, good until ${moments.goodUntil.slice(0, 10)}\n`)
}

async function checkAll({ public: publicKey, from }) {
  const rules = { publicKey, current: '0.0.0', newestSeen: null, now: Date.now() }
  const release = readRelease(readFileSync(join(from, 'release.json'), 'utf8'), rules)
  for (const { name, bytes, sha512 } of release?.files ?? []) {
    const path = join(from, name)
    if (statSync(path).size !== bytes || (await digestOf(path)) !== sha512) throw new Error(`${name} is not the file that was signed.`)
  }
  process.stdout.write(`${release?.version}: the signature and ${release?.files.length} files are right\n`)
}

const text = { type: 'string' }
const { values, positionals } = parseArgs({
  options: { out: text, key: text, from: { ...text, default: 'dist' }, public: text, days: { ...text, default: '120' } },
  allowPositionals: true,
})
const COMMANDS = { keys: [makeKeys, ['out']], sign: [signAll, ['key']], check: [checkAll, ['public']] }
const [command, needed] = COMMANDS[positionals[0]] ?? [null, []]
if (command === null || needed.some((flag) => values[flag] === undefined)) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    await command(values)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
