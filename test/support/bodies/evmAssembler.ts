// A small assembler for the Ethereum virtual machine: words in, code out. For contracts of tests that are short enough to read.
// Source: the yellow paper, appendix H; EIP-3855 (PUSH0).

const CODES: Readonly<Record<string, number>> = {
  STOP: 0x00,
  ADD: 0x01,
  SUB: 0x03,
  LT: 0x10,
  EQ: 0x14,
  ISZERO: 0x15,
  AND: 0x16,
  SHL: 0x1b,
  SHR: 0x1c,
  KECCAK256: 0x20,
  ADDRESS: 0x30,
  CALLER: 0x33,
  CALLVALUE: 0x34,
  CALLDATALOAD: 0x35,
  MLOAD: 0x51,
  MSTORE: 0x52,
  SLOAD: 0x54,
  SSTORE: 0x55,
  JUMP: 0x56,
  JUMPI: 0x57,
  GAS: 0x5a,
  JUMPDEST: 0x5b,
  PUSH0: 0x5f,
  POP: 0x50,
  DUP1: 0x80,
  DUP2: 0x81,
  DUP3: 0x82,
  SWAP1: 0x90,
  LOG3: 0xa3,
  CALL: 0xf1,
  RETURN: 0xf3,
  REVERT: 0xfd,
}

/**
 * Words are names of operations, hex numbers to push (`0x0a`), `@name` to push where a label is, and `name:` for the label.
 * @returns the code, hex with 0x.
 */
export function assemble(source: string): `0x${string}` {
  const words = source
    .split('\n')
    .flatMap((line) => (line.split(';')[0] ?? '').trim().split(/\s+/))
    .filter((word) => word !== '')
  const labels = new Map<string, number>()
  let at = 0
  for (const word of words) {
    if (word.endsWith(':')) labels.set(word.slice(0, -1), at)
    at += bytesOf(word, () => 0).length
  }
  return `0x${Buffer.from(words.flatMap((word) => bytesOf(word, (name) => labels.get(name)))).toString('hex')}`
}

function bytesOf(word: string, place: (label: string) => number | undefined): number[] {
  if (word.endsWith(':')) return [CODES['JUMPDEST'] ?? 0]
  if (word.startsWith('@')) {
    const target = place(word.slice(1))
    if (target === undefined) throw new Error(`no label ${word}`)
    return [0x61, target >> 8, target & 0xff]
  }
  if (word.startsWith('0x')) {
    const bytes = [...Buffer.from(word.slice(2), 'hex')]
    return [0x5f + bytes.length, ...bytes]
  }
  const code = CODES[word]
  if (code === undefined) throw new Error(`no operation ${word}`)
  return [code]
}
