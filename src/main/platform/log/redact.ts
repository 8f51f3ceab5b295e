// What may stand in a log that its user shows to a stranger: no address, no hash, no key, nothing that the user wrote.
import { homedir } from 'node:os'

/** Facts whose names say that they are the user's own words, or a secret; asked of every name, at any depth. */
const OWN =
  /memo|label|note|text|token|secret|pass|phrase|mnemonic|seed|private|signature|signed|apdu|payload|body|authorization|cookie|account$|address|recipient|sender|hash$/i

/** Any bech32 address, whole or with its checksum wrong. */
const BECH32 = /\b([a-z][a-z0-9]{1,15})1[02-9ac-hj-np-z]{20,}\b/gi
const HEX = /\b(?:0x)?[0-9a-f]{32,}\b/gi
/** Keys, tokens and signatures in base64 or base64url. */
const BASE64 = /[A-Za-z0-9+/_-]{40,}={0,2}/g
const BEARER = /\b(bearer|token[=:])\s*\S+/gi
const QUERY = /(\bhttps?:\/\/[^\s?"]+)\?[^\s"]*/g
/** What a sentence quotes: the user's words, unless it is a field of an answer, as in “balances.0.amount”. */
const QUOTED = /“([^”]*)”/g
const FIELD = /^[a-z]\w*(\.\w+)*\.\d+(\.\w+)*$/

/** The text without anything that names its user or somebody else. */
export function redactText(text: string): string {
  return withoutHome(text)
    .replace(BEARER, '$1 …')
    .replace(QUERY, '$1?…')
    .replace(BECH32, '$11…')
    .replace(HEX, '(hex)…')
    .replace(BASE64, keepPath)
    .replace(QUOTED, (quote, inside: string) => (FIELD.test(inside) ? quote : '“…”'))
}

/** Facts with the user's own words left out, and every text redacted; what is nested too deep is left out. */
export function redactFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return redactEntries(facts, 0)
}

const DEEPEST = 4

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? '…' : value
  if (depth >= DEEPEST || ArrayBuffer.isView(value)) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((entry) => redactValue(entry, depth + 1))
  return redactEntries(value, depth + 1)
}

/** A number or a yes is nobody's secret, whatever it is called. */
function redactEntries(facts: object, depth: number): Record<string, unknown> {
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => [
      redactText(name),
      OWN.test(name) && !isPlain(value) ? '…' : redactValue(value, depth),
    ]),
  )
}

/** Paths are long and full of slashes: what a stack names is a file of ours. */
function keepPath(run: string): string {
  return run.includes('/') && run.split('/').every((part) => part.length < 40) ? run : '…'
}

/** The folder of the user carries the user's name. */
function withoutHome(text: string): string {
  const home = homedir()
  return home.length < 3 ? text : text.replaceAll(home, '~')
}
