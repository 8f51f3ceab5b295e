// Redacts log content, which users may share: no addresses, hashes, keys, or texts of the user.
import { homedir } from 'node:os'

/** Names of facts that contain the user's texts or secrets; tested at any depth. */
const OWN =
  /memo|label|note|text|token|secret|pass|phrase|mnemonic|seed|private|signature|signed|apdu|payload|body|authorization|cookie|account$|address|recipient|sender|hash$/i

/** Any bech32 address, also with a wrong checksum. */
const BECH32 = /\b([a-z][a-z0-9]{1,15})1[02-9ac-hj-np-z]{20,}\b/gi
const HEX = /\b(?:0x)?[0-9a-f]{32,}\b/gi
/** Keys, tokens and signatures in base64 or base64url. */
const BASE64 = /[A-Za-z0-9+/_-]{40,}={0,2}/g
const BEARER = /\b(bearer|token[=:])\s*\S+/gi
const QUERY = /(\bhttps?:\/\/[^\s?"]+)\?[^\s"]*/g
/** Quoted text: the user's words, unless it is a field of an answer, as in “balances.0.amount”. */
const QUOTED = /“([^”]*)”/g
const FIELD = /^[a-z]\w*(\.\w+)*\.\d+(\.\w+)*$/

/** Redacts text that identifies its user or others. */
export function redactText(text: string): string {
  return withoutHome(text)
    .replace(BEARER, '$1 …')
    .replace(QUERY, '$1?…')
    .replace(BECH32, '$11…')
    .replace(HEX, '(hex)…')
    .replace(BASE64, keepPath)
    .replace(QUOTED, (quote, inside: string) => (FIELD.test(inside) ? quote : '“…”'))
}

/** Redacts facts: omits the user's texts, and what is nested too deep. */
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

/** Numbers and booleans are never secret, whatever their name. */
function redactEntries(facts: object, depth: number): Record<string, unknown> {
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => [
      redactText(name),
      OWN.test(name) && !isPlain(value) ? '…' : redactValue(value, depth),
    ]),
  )
}

/** Keeps file paths, which stacks contain: they are long and full of slashes. */
function keepPath(run: string): string {
  return run.includes('/') && run.split('/').every((part) => part.length < 40) ? run : '…'
}

/** The home folder contains the user's name. */
function withoutHome(text: string): string {
  const home = homedir()
  return home.length < 3 ? text : text.replaceAll(home, '~')
}
