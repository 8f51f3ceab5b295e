// Prices of the practice assets: made up, wandering a little from hour to hour, and the same for everybody at the same time.
// Form: initia-labs/interwovenkit, interwovenkit-react/src/data/chains.ts (assets?quote=USD&with_prices=true).
import { PRACTICE_CHAINS } from './book/chains/chains.ts'
import { json, partsAfter, text, type PracticeReply, type PracticeRequest } from './reply.ts'

/** In thousandths of a dollar. */
export const USUAL: Readonly<Record<string, number>> = { INIT: 412, USDC: 1000, TIA: 1730, ETH: 2_914_500 }
const HOUR_MS = 3_600_000

function priceOf(symbol: string, nowMs: number): string | null {
  const usual = USUAL[symbol]
  if (usual === undefined) return null
  const swing = symbol === 'USDC' ? 0 : Math.round(Math.sin(Math.floor(nowMs / HOUR_MS) * 0.7 + symbol.length) * 40)
  const micros = BigInt(usual) * BigInt(1000 + swing)
  // More digits than a double keeps: a reader that parses it as a number changes the price.
  return `${micros / 1_000_000n}.${(micros % 1_000_000n).toString().padStart(6, '0')}00000000000001`
}

const DAY_MS = 24 * HOUR_MS
/** Days of the sheet, which reach past the first of the written history. */
const SHEET_DAYS = 730
const IN_SHEET = ['INIT', 'USDC', 'TIA', 'ETH'] as const

/** Returns the price at the end of a day that is long past: lower the longer ago, in waves of some months. */
function pastPrice(symbol: (typeof IN_SHEET)[number], ago: number): string {
  const usual = USUAL[symbol] ?? 0
  const wave = symbol === 'USDC' ? 0 : Math.round(Math.sin(ago / 19 + symbol.length) * 160 - Math.min(ago, 400) / 2)
  const micros = BigInt(usual) * BigInt(1000 + wave)
  return `${micros / 1_000_000n}.${(micros % 1_000_000n).toString().padStart(6, '0')}`
}

function sheet(nowMs: number): PracticeReply {
  const lines = Array.from({ length: SHEET_DAYS }, (_, ago) => {
    const date = new Date(nowMs - ago * DAY_MS).toISOString().slice(0, 10)
    return IN_SHEET.map((symbol) => `${date},${symbol},${pastPrice(symbol, ago)},USD`)
  })
  return text(`date,asset,price,currency\n${lines.flat().join('\n')}\n`, 200)
}

/** Answers `/initia/{chainId}/assets`; without `with_prices` nothing is said of them. */
export function priceService({ url }: PracticeRequest, nowMs: number): PracticeReply {
  if (url.pathname === '/history.csv') return sheet(nowMs)
  const [chainId, what] = partsAfter(url, '/initia') ?? []
  const chain = PRACTICE_CHAINS.find(({ id }) => id === chainId)
  if (chain === undefined || what !== 'assets') return text('Not Found', 404)
  const withPrices = url.searchParams.get('with_prices') === 'true' && url.searchParams.get('quote') === 'USD'
  const rows = chain.assets.map((asset) => {
    const price = withPrices ? priceOf(asset.symbol, nowMs) : null
    const plain = JSON.stringify({ id: asset.denom, symbol: asset.symbol, name: asset.name, exponent: asset.decimals, logo: '' })
    return price === null ? plain : `${plain.slice(0, -1)},"price":${price}}`
  })
  return { ...json([]), body: `[${rows.join(',')}]` }
}
