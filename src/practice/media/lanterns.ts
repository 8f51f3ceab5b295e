// Draws lanterns at night, each of its own shape, colour and brightness, as pixels (PNG) or lines (SVG).
import { nameHash } from '../keys/bytes.ts'
import { encodePng } from './png.ts'

const SIZE = 96
const MIDDLE = SIZE / 2

type Colour = readonly [red: number, green: number, blue: number]

interface Lantern {
  sky: Colour
  light: Colour
  /** Half widths of the glass at its top and its foot. */
  top: number
  foot: number
  /** Height of the glass. */
  height: number
  /** How far the light reaches. */
  reach: number
  bars: number
}

const SKIES: readonly Colour[] = [
  [18, 24, 44],
  [30, 22, 48],
  [14, 34, 46],
  [40, 26, 40],
  [22, 36, 34],
]
const LIGHTS: readonly Colour[] = [
  [255, 196, 92],
  [255, 150, 84],
  [252, 226, 150],
  [140, 226, 200],
  [244, 128, 140],
  [150, 190, 255],
]
const IRON: Colour = [36, 34, 40]
const [TOP_Y, RAIL] = [30, 5]

function lanternOf(seed: string): Lantern {
  const digits = nameHash(`lantern ${seed}`)
  const byte = (at: number): number => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16)
  return {
    sky: SKIES[byte(0) % SKIES.length] ?? IRON,
    light: LIGHTS[byte(1) % LIGHTS.length] ?? IRON,
    top: 12 + (byte(2) % 8),
    foot: 12 + (byte(3) % 10),
    height: 32 + (byte(4) % 12),
    reach: 34 + (byte(5) % 22),
    bars: byte(6) % 3,
  }
}

const blend = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share)

const mix = (from: Colour, to: Colour, share: number): Colour => [
  blend(from[0], to[0], share),
  blend(from[1], to[1], share),
  blend(from[2], to[2], share),
]

/** Pixels of a picture for each unit of its drawing: more than a tile of the grid shows, so that slanted edges stay smooth. */
const DENSITY = 2
/** Samples of a pixel across and down, whose mean is its colour. */
const SAMPLES = [0.25, 0.75]

/** Returns the mean colour of a pixel of a drawing. */
function smooth(colour: (x: number, y: number) => Colour, x: number, y: number): Colour {
  const colours = SAMPLES.flatMap((down) => SAMPLES.map((across) => colour((x + across) / DENSITY - 0.5, (y + down) / DENSITY - 0.5)))
  const mean = (channel: 0 | 1 | 2) => Math.round(colours.reduce((sum, one) => sum + one[channel], 0) / colours.length)
  return [mean(0), mean(1), mean(2)]
}

/** A lantern of 192x192 pixels. */
export function lanternPng(seed: string): Uint8Array {
  const { sky, light, top, foot, height, reach, bars } = lanternOf(seed)
  const flame = TOP_Y + height / 2
  const colour = (x: number, y: number): Colour => {
    const across = Math.abs(x + 0.5 - MIDDLE)
    const down = (y - TOP_Y) / height
    const glow = Math.max(0, 1 - Math.hypot(across, y - flame) / reach) ** 2
    const width = top + (foot - top) * down
    if (y < TOP_Y && y >= TOP_Y - 12 && across < (top + 6) * ((y - TOP_Y + 14) / 14)) return IRON
    if (y < TOP_Y - 12 && Math.abs(Math.hypot(across, y - (TOP_Y - 15)) - 5) < 1.4) return IRON
    if (down >= 1 && down * height < height + RAIL && across < foot + 4) return IRON
    if (down < 0 || down >= 1 || across >= width) return mix(sky, light, glow * 0.75)
    const isBar = width - across < 2 || (bars > 0 && across % (width / bars) < 1.2)
    return isBar ? IRON : mix(light, [255, 252, 236], Math.max(0, 1 - Math.hypot(across, (y - flame) * 0.7) / 13))
  }
  return encodePng(SIZE * DENSITY, SIZE * DENSITY, (x, y) => smooth(colour, x, y))
}

const css = (colour: Colour): string => `rgb(${colour.join(' ')})`

/** A lantern as an SVG document. */
export function lanternSvg(seed: string): string {
  const { sky, light, top, foot, height, reach, bars } = lanternOf(seed)
  const end = TOP_Y + height
  const flame = TOP_Y + height / 2
  const lines = Array.from({ length: bars }, (_, at) =>
    [-1, 1]
      .map((side) => `<path d="M${MIDDLE + (side * top * at) / bars} ${TOP_Y}L${MIDDLE + (side * foot * at) / bars} ${end}"/>`)
      .join(''),
  )
  const rings = [1, 0.72, 0.48].map(
    (share) => `<circle cx="${MIDDLE}" cy="${flame}" r="${(reach * share).toFixed(1)}" fill="${css(light)}" opacity=".14"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${css(sky)}"/>${rings.join('')}` +
    `<g stroke="${css(IRON)}" stroke-width="2"><circle cx="48" cy="${TOP_Y - 15}" r="5" fill="none"/>` +
    `<path fill="${css(light)}" d="M${MIDDLE - top} ${TOP_Y}h${top * 2}L${MIDDLE + foot} ${end}h-${foot * 2}z"/>${lines.join('')}</g>` +
    `<ellipse cx="48" cy="${flame}" rx="5" ry="9" fill="#fffcec"/><g fill="${css(IRON)}">` +
    `<path d="M${MIDDLE - 4} ${TOP_Y - 12}h8L${MIDDLE + top + 6} ${TOP_Y}h-${(top + 6) * 2}zM${MIDDLE - foot - 4} ${end}h${(foot + 4) * 2}v${RAIL}h-${(foot + 4) * 2}z"/></g></svg>`
  )
}
