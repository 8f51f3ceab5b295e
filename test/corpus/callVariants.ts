// Other bytes of a contract's call: each argument, the function, and what stands behind the arguments.

/** Bytes of an account that belongs to no party of the test. */
export const THEM_BYTES = Uint8Array.from({ length: 20 }, (_, index) => index)
export const THEM_HEX = `0x${Buffer.from(THEM_BYTES).toString('hex')}`

const WORD = 64
const SELECTOR = 8
const MAX = 2n ** 256n
/** transferFrom, increaseAllowance, and what no contract has. */
const FUNCTIONS = ['23b872dd', '39509351', 'ffffffff']

/** Whether a text is a call: a function and whole words, with or without 0x. */
export function isCall(text: string): boolean {
  return /^(0x)?[0-9a-f]{8}([0-9a-f]{64})+$/i.test(text)
}

/** @param data as `isCall` takes it. */
export function callVariants(data: string): string[] {
  const digits = data.replace(/^0x/, '')
  const prefix = data.startsWith('0x') ? '0x' : ''
  const [selector, words] = [digits.slice(0, SELECTOR), digits.slice(SELECTOR)]
  const changed = Array.from({ length: words.length / WORD }, (_, index) => index * WORD).flatMap((at) =>
    wordVariants(words.slice(at, at + WORD)).map((word) => selector + words.slice(0, at) + word + words.slice(at + WORD)),
  )
  const functions = FUNCTIONS.map((other) => other + words)
  const lengths = [`${digits}00`, `${digits}${'0'.repeat(WORD)}`, `${digits}${THEM_HEX.slice(2)}`, digits.slice(0, -2), selector, '']
  return [...changed, ...functions, ...lengths].map((one) => prefix + one)
}

function wordVariants(word: string): string[] {
  const value = BigInt(`0x${word}`)
  const owner = word.slice(0, -THEM_BYTES.length * 2) + THEM_HEX.slice(2)
  const dirty = `01${word.slice(2)}`
  const numbers = [(value + 1n) % MAX, (value + MAX - 1n) % MAX, 0n, MAX - 1n].map((one) => one.toString(16).padStart(WORD, '0'))
  return [...numbers, owner, dirty].filter((other) => other !== word)
}
