// Detects text that could be a Cosmos transaction. An EIP-191 signature over a transaction's amino JSON is that transaction's signature on
// Initia's chains, so such text is never signed as a plain message.
// Free of zod, so that the renderer can import it as a value. Sources: initia-labs/initia tx/eip191.go (SIGN_MODE_EIP_191); cosmos-sdk
// x/auth/migrations/legacytx/stdsign.go (StdSignDoc); cosmos-sdk ADR-050 (SIGN_MODE_TEXTUAL).

/** Fields of every sign document, in the spellings of amino JSON, protobuf JSON and the textual mode. */
const FIELDS: Readonly<Record<string, string>> = {
  chain: 'chain[_\\s-]*id',
  account: 'account[_\\s-]*number',
  sequence: 'sequence',
  fee: 'fees?|gas[_\\s-]*limit|auth[_\\s-]*info(?:[_\\s-]*bytes)?',
  messages: 'msgs?|body[_\\s-]*bytes',
}

/** Matches a field: its name as a whole word, optionally quoted, before the separator of its value. */
const FIELD_PATTERNS = Object.values(FIELDS).map((names) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names})["'“”‘’\`*\\s]*[:=]`, 'iu'))

/** Every sign document has all five fields; a text with three of them is refused already. */
const ENOUGH_FIELDS = 3

/** Invisible characters, which could split a name unnoticed. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?![\t\n\v\f\r])\p{Cc}/gu

/** JSON escapes, and those that more lenient parsers accept. */
const ESCAPE = /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([^ux]))/giu
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/**
 * Returns whether a text is a Cosmos sign document or contains one: as JSON with any spacing, order, escapes, duplicate keys or invisible
 * characters, also inside a JSON string, truncated, embedded in prose, as YAML, or as the screens of the textual mode. Matches field names,
 * so it also refuses some texts that only mention them; no document passes.
 */
export function isSignDocument(text: string): boolean {
  const plain = plainly(text)
  return FIELD_PATTERNS.filter((pattern) => pattern.test(plain)).length >= ENOUGH_FIELDS
}

/** Removes escapes and invisible characters until nothing changes: a string inside a string is escaped twice. */
function plainly(text: string): string {
  for (let before = text; ;) {
    const after = before.normalize('NFKC').replace(INVISIBLE, '').replace(ESCAPE, unescaped)
    if (after === before) return after
    before = after
  }
}

function unescaped(whole: string, braced?: string, four?: string, two?: string, other?: string): string {
  const digits = braced ?? four ?? two
  if (digits === undefined) return ESCAPED[other ?? ''] ?? other ?? whole
  const code = Number.parseInt(digits, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
