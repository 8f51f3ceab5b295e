// Detects name spoofing: an untrusted name written with letters that look like those of a known name.
// Source: Unicode Technical Standard 39, section 4 (skeletons of confusable strings) and its confusables table, limited to the letters that
// resemble Latin ones in short names.

/** Confusables by the Latin capital or digit that they resemble. Compatibility forms (wide, bold, …) are handled by NFKD. */
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

/** Returns equal text for names that look the same: without marks, case, spaces and punctuation, confusables as Latin capitals. */
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

/** Right-to-left embeddings, overrides and isolates. */
const TURNS = /[\u202B\u202E\u2067]/

/**
 * Returns the known name that an untrusted name imitates; null when it resembles none.
 * @example spoofedName('ІNІТ', ['INIT']) // 'INIT', written with Cyrillic letters
 */
export function spoofedName(name: string, known: readonly string[]): string | null {
  const own = skeleton(name)
  if (own === '') return null
  // A direction mark can reverse the display order, so the reversed text is compared too.
  const seen = TURNS.test(name) ? [own, [...own].toReversed().join('')] : [own]
  return known.find((candidate) => seen.includes(skeleton(candidate))) ?? null
}

/** A name of the user's, and the address that it stands for. */
export interface NamedAddress {
  name: string
  address: string
}

/**
 * Returns the known name that a name of another address can be mistaken for; null where it resembles none.
 * @param name with its ending
 * @param known names and labels of the user; addresses in the same notation as `address`
 */
export function imitatedUsername(name: string, address: string, known: readonly NamedAddress[]): string | null {
  const wanted = look(name)
  const mine = address.toLowerCase()
  if (wanted === '' || known.some((entry) => entry.address.toLowerCase() === mine)) return null
  return known.find((entry) => look(entry.name) === wanted)?.name ?? null
}

/** Returns equal text for names that look the same; pairs of letters that look like one are that one. */
function look(name: string): string {
  return skeleton(name.trim().replace(/\.init$/i, ''))
    .replaceAll('RN', 'M')
    .replaceAll('VV', 'W')
}
