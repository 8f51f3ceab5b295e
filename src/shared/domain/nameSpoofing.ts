// Whether a stranger's name is written to be taken for a known one: the same word in other letters.
// Source: Unicode Technical Standard 39, section 4 (skeletons of confusable strings) and its confusables table, of which these
// are the letters that stand for Latin ones in short names.

/** Look-alikes of a capital Latin letter or digit, by what they look like. Compatibility forms (wide, bold, …) are left to NFKD. */
const SIMILAR_LETTERS: Readonly<Record<string, string>> = {
  A: 'АΑᎪᗅꓮαа4@',
  B: 'ВΒᏴᗷꓐЬвβ8',
  C: 'СϹᏟꓚс',
  D: 'ᎠᗞꓓԁᏧ',
  E: 'ЕΕᎬꓰеεє3',
  F: 'ϜᖴꓝғƑ',
  G: 'ᏀԌꓖɡԍ',
  H: 'НΗᎻᕼꓧнһ',
  I: 'ІΙӀᛁꓲіıǀι1lL|!ӏ',
  J: 'ЈᎫᒍꓙјϳ',
  K: 'КΚᏦꓗкκ',
  M: 'МΜᎷᛖꓟм',
  N: 'ΝꓠпηᴎИи',
  O: 'ОΟՕᏅꓳоοσօ0',
  P: 'РΡᏢᑭꓑрρ',
  Q: 'Ԛԛ',
  R: 'ᎡᖇꓣгᏒя',
  S: 'ЅՏᏚꓢѕ5$',
  T: 'ТΤᎢꓔтτ',
  U: 'ՍᑌꓴυսʋЦ',
  V: 'ѴᏙᐯꓦѵν',
  W: 'ԜᎳꓪԝшω',
  X: 'ХΧ᙭ꓫхχ',
  Y: 'УΥҮꓬуүγ',
  Z: 'ΖᏃꓜ2',
}

const LATIN = new Map(Object.entries(SIMILAR_LETTERS).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)))

/** The same text for names that look the same: no marks, no case, no spaces or punctuation, look-alikes as Latin capitals. */
export function skeleton(name: string): string {
  const plain = [...name.normalize('NFKD').replace(/[\p{M}\p{C}]/gu, '')]
  const latin = plain
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .toUpperCase()
  return [...latin]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Embeddings, overrides and isolates from right to left. */
const TURNS = /[\u202B\u202E\u2067]/

/**
 * The known name that a stranger's name imitates; null when it looks like none.
 * @example imitated('ІNІТ', ['INIT']) // 'INIT', written with Cyrillic letters
 */
export function spoofedName(name: string, known: readonly string[]): string | null {
  const own = skeleton(name)
  if (own === '') return null
  // Turned round by a direction mark it would be read backwards.
  const seen = TURNS.test(name) ? [own, [...own].toReversed().join('')] : [own]
  return known.find((candidate) => seen.includes(skeleton(candidate))) ?? null
}
