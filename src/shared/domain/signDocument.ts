// Tells a text that could be a Cosmos transaction from one that could not. An EIP-191 signature over the amino JSON of a
// transaction is that transaction's signature on Initia's chains, so such a text is never signed as a mere message.
// Free of zod, so that the renderer can import it as a value. Sources: initia-labs/initia tx/eip191.go (SIGN_MODE_EIP_191);
// cosmos-sdk x/auth/migrations/legacytx/stdsign.go (StdSignDoc); cosmos-sdk ADR-050 (SIGN_MODE_TEXTUAL).

/** What every sign document says, in the spellings of amino JSON, protobuf JSON and the textual mode. */
const FIELDS: Readonly<Record<string, string>> = {
  chain: 'chain[_\\s-]*id',
  account: 'account[_\\s-]*number',
  sequence: 'sequence',
  fee: 'fees?|gas[_\\s-]*limit|auth[_\\s-]*info(?:[_\\s-]*bytes)?',
  messages: 'msgs?|body[_\\s-]*bytes',
}

/** A field is a name that stands alone, perhaps in quotes, before what introduces its value. */
const FIELD_PATTERNS = Object.values(FIELDS).map((names) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names})["'“”‘’\`*\\s]*[:=]`, 'iu'))

/** Every sign document has all five; a text with three of them is too much like one. */
const ENOUGH_FIELDS = 3

/** What nobody sees: it could part a name without a trace. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?![\t\n\v\f\r])\p{Cc}/gu

/** Escapes of JSON, and those that more lenient readers take. */
const ESCAPE = /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([^ux]))/giu
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/**
 * Whether a text is a Cosmos sign document or holds one: as JSON with any spacing, order, escapes, doubled keys or letters
 * that nobody sees, also inside a JSON string, broken off, in the middle of prose, as YAML, or as the screens of the textual
 * mode. It looks for the names of the fields, so it refuses a few texts that only speak of them; no document passes.
 */
export function isSignDocument(text: string): boolean {
  const plain = plainly(text)
  return FIELD_PATTERNS.filter((pattern) => pattern.test(plain)).length >= ENOUGH_FIELDS
}

/** The text without escapes and without what is invisible, as often as it takes: a string in a string is escaped twice. */
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
