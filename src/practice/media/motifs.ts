// Draws the pictures of the larger collections as SVG, each from the number of its token: signal flags,
// moons, depth charts and birds; passes and badges for names.
import { nameHash } from '../keys/bytes.ts'

/** A kind of drawing. */
export type Motif = 'flag' | 'moon' | 'chart' | 'bird' | 'pass' | 'name'

/** Bytes that are the same each time for the same token. */
function bytesOf(seed: string): (at: number) => number {
  const digits = nameHash(`motif ${seed}`)
  return (at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16)
}

/** The colours of the International Code of Signals. */
const FLAG_COLOURS = ['#c8102e', '#f2c230', '#0b4ea2', '#f4f4f0', '#15161a'] as const

const FLAGS: readonly ((first: string, second: string) => string)[] = [
  (_, second) => `<path fill="${second}" d="M48 0h48v96H48z"/>`,
  (_, second) => `<path fill="${second}" d="M0 48h96v48H0z"/>`,
  (_, second) => `<path fill="${second}" d="M0 32h96v32H0z"/>`,
  (_, second) => `<path fill="${second}" d="M32 32h32v32H32z"/>`,
  (_, second) => `<path fill="${second}" d="M0 0h96L0 96z"/>`,
  (_, second) => `<path fill="${second}" d="M0 0h48v48H0zM48 48h48v48H48z"/>`,
  (_, second) => `<path stroke="${second}" stroke-width="22" d="M0 0l96 96M96 0L0 96"/>`,
  (_, second) => `<path fill="${second}" d="M38 0h20v38h38v20H58v38H38V58H0V38h38z"/>`,
  (_, second) => `<path fill="${second}" d="M48 14l34 34-34 34-34-34z"/>`,
]

function flag(seed: number): string {
  const first = FLAG_COLOURS[seed % 5] ?? ''
  const second = FLAG_COLOURS[(seed + 1 + (Math.floor(seed / 5) % 4)) % 5] ?? ''
  const draw = FLAGS[seed % FLAGS.length]
  return `<rect width="96" height="96" fill="${first}"/>${draw?.(first, second) ?? ''}`
}

/** The moon after a number of days; its shadow is an ellipse over half of the disc. */
function moon(day: number): string {
  const phase = (day % 29.5) / 29.5
  const across = Math.cos(phase * 2 * Math.PI) * 26
  const isWaxing = phase < 0.5
  const edge = `M48 22A26 26 0 0 ${isWaxing ? 1 : 0} 48 74`
  const inner = `A${Math.abs(across).toFixed(1)} 26 0 0 ${isWaxing === across > 0 ? 0 : 1} 48 22Z`
  const stars = [17, 31, 53, 71, 83].map((step) => `<circle cx="${(day * step) % 96}" cy="${(day * step * 3 + step) % 96}" r=".8"/>`)
  return (
    `<rect width="96" height="96" fill="hsl(${218 + (day % 5) * 7} 42% ${14 + (day % 4) * 3}%)"/>` +
    `<g fill="#dfe6f2" opacity=".7">${stars.join('')}</g><circle cx="48" cy="48" r="26" fill="#2b3447"/>` +
    `<path fill="#f1ead8" d="${edge}${inner}"/>`
  )
}

/** Lines of equal depth around a bank. */
function chart(byte: (at: number) => number): string {
  const [x, y] = [30 + (byte(0) % 36), 30 + (byte(1) % 36)]
  const turn = byte(2) % 180
  const hue = 178 + (byte(3) % 50)
  const rings = [64, 52, 41, 31, 22, 14].map((radius, ring) => {
    const squash = 0.55 + (byte(4 + ring) % 40) / 100
    const colour = `hsl(${hue} ${30 + ring * 5}% ${46 + ring * 7}%)`
    return `<ellipse rx="${radius}" ry="${(radius * squash).toFixed(1)}" fill="${colour}" stroke="hsl(${hue} 40% 32%)" stroke-width=".7"/>`
  })
  return (
    `<rect width="96" height="96" fill="hsl(${hue} 34% 38%)"/><g transform="translate(${x} ${y}) rotate(${turn})">${rings.join('')}` +
    `<ellipse rx="6" ry="4" fill="hsl(42 48% 70%)"/></g><path stroke="#fff" stroke-opacity=".18" stroke-width=".6" d="M32 0v96M64 0v96M0 32h96M0 64h96"/>`
  )
}

function bird(byte: (at: number) => number): string {
  const hue = 10 + (byte(0) % 46)
  const wings = Array.from({ length: 3 + (byte(1) % 4) }, (_, at) => {
    const [x, y, span] = [14 + (byte(2 + at) % 68), 16 + (byte(9 + at) % 42), 7 + (byte(15 + at) % 9)]
    return `<path d="M${x - span} ${y}q${span / 2} -${span * 0.7} ${span} 0q${span / 2} -${span * 0.7} ${span} 0"/>`
  })
  return (
    `<rect width="96" height="96" fill="hsl(${hue} 62% 80%)"/><circle cx="${20 + (byte(8) % 56)}" cy="66" r="15" fill="hsl(${hue} 78% 64%)"/>` +
    `<path fill="hsl(${hue + 170} 24% 42%)" d="M0 66q24-5 48 0t48 0v30H0z"/><path fill="hsl(${hue + 170} 28% 30%)" d="M0 80q24-6 48 0t48 0v16H0z"/>` +
    `<g fill="none" stroke="#2a2630" stroke-width="2" stroke-linecap="round">${wings.join('')}</g>`
  )
}

/** A pass with an anchor and a perforated edge. */
function pass(number: number): string {
  const hue = (number * 130 + 70) % 360
  const holes = Array.from({ length: 8 }, (_, at) => `<circle cx="96" cy="${6 + at * 12}" r="3.4" fill="#f6f3ea"/>`)
  return (
    `<rect width="96" height="96" fill="hsl(${hue} 34% 34%)"/><path fill="hsl(${hue} 30% 27%)" d="M0 72h96v24H0z"/>` +
    `<g fill="none" stroke="#f1ead8" stroke-width="4" stroke-linecap="round"><circle cx="48" cy="20" r="6"/>` +
    `<path d="M48 27v42M34 36h28M24 52q4 17 24 17t24-17"/></g>` +
    `<path stroke="#f1ead8" stroke-width="2" stroke-dasharray="${6 + number * 3} 4" d="M10 84h70"/>${holes.join('')}`
  )
}

/** A badge for a name: a ring around a four-pointed star. */
function nameBadge(number: number): string {
  return (
    `<rect width="96" height="96" fill="hsl(${(number * 40 + 150) % 360} 38% 26%)"/><circle cx="48" cy="48" r="30" fill="none" stroke="#e9dfc4" stroke-width="3"/>` +
    `<path fill="#e9dfc4" d="M48 22l6 20 20 6-20 6-6 20-6-20-20-6 20-6z"/><circle cx="48" cy="48" r="4" fill="#b5482f"/>`
  )
}

/** Returns a token's drawing. */
export function drawMotif(motif: Motif, slug: string, tokenId: string): string {
  const number = Number(tokenId)
  const byte = bytesOf(`${slug} ${tokenId}`)
  const drawn = {
    flag: () => flag(number - 1),
    moon: () => moon(number),
    chart: () => chart(byte),
    bird: () => bird(byte),
    pass: () => pass(number),
    name: () => nameBadge(number),
  }[motif]()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${drawn}</svg>`
}
