// Metadata and pictures: real bytes of every format, the same each time, on both hosts; and files that misbehave.
import { crc32, inflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createBench, me, type Bench } from '../bench.ts'
import { HOSTILE_URIS } from '../book/nfts.ts'
import { lanternPng } from './lanterns.ts'
import { BOAT_JPEG, BOAT_WEBP } from './pictures.ts'

const open: Bench[] = []

function bench(): Bench {
  const made = createBench()
  open.push(made)
  return made
}

afterEach(() => {
  for (const { practice } of open.splice(0)) practice.close()
})

/** As a gateway of this network would be asked. */
const reach = (uri: string) => uri.replace(/^ipfs:\/\//, 'https://ipfs.practice.invalid/ipfs/')

async function tokensOf(on: Bench, chainId: string): Promise<{ uri: string; token_id: string }[]> {
  const { text } = await on.get(`indexer.${chainId}`, `/indexer/nft/v1/tokens/by_account/${me}?pagination.limit=100`)
  return (JSON.parse(text) as { tokens: { nft: { uri: string; token_id: string } }[] }).tokens.map(({ nft }) => nft)
}

function checkPng(bytes: Buffer): void {
  const length = bytes.readUInt32BE(33)
  const data = bytes.subarray(41, 41 + length)
  expect(inflateSync(data)).toHaveLength(bytes.readUInt32BE(20) * (1 + 3 * bytes.readUInt32BE(16)))
  expect(crc32(bytes.subarray(37, 41 + length))).toBe(bytes.readUInt32BE(41 + length))
}

describe('pictures', () => {
  it('are of four formats, on a host and behind the gateway', async () => {
    const on = bench()
    const heads = new Map([
      ['image/png', '89504e470d0a1a0a'],
      ['image/jpeg', 'ffd8ff'],
      ['image/webp', '52494646'],
      ['image/svg+xml', Buffer.from('<svg').toString('hex')],
    ])
    const seen = new Set<string>()
    for (const { uri } of [...(await tokensOf(on, 'tidewatch-1')), ...(await tokensOf(on, 'lantern-1'))]) {
      if (uri.startsWith('data:')) continue
      const metadata = (await (await on.practice.fetch(reach(uri))).json()) as { image: string; name: string }
      const reply = await on.practice.fetch(reach(metadata.image))
      const type = reply.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect(bytes.toString('hex').startsWith(heads.get(type) ?? 'none')).toBe(true)
      if (type === 'image/png') checkPng(bytes)
      seen.add(`${new URL(reach(uri)).host} ${type}`)
    }
    expect(seen.size).toBe(8)
  })

  it('show no boat for a lantern', async () => {
    const on = bench()
    for (const { uri } of (await tokensOf(on, 'lantern-1')).filter((token) => token.uri.startsWith('ipfs:'))) {
      const { image } = (await (await on.practice.fetch(reach(uri))).json()) as { image: string }
      const bytes = Buffer.from(await (await on.practice.fetch(reach(image))).arrayBuffer()).toString('base64')
      expect([BOAT_JPEG, BOAT_WEBP]).not.toContain(bytes)
    }
  })

  it('tell the tokens of a collection apart', async () => {
    const on = bench()
    const pictures = new Set<string>()
    for (const { uri } of await tokensOf(on, 'lantern-1')) {
      if (!uri.startsWith('ipfs:')) continue
      const { image } = (await (await on.practice.fetch(reach(uri))).json()) as { image: string }
      pictures.add(Buffer.from(await (await on.practice.fetch(reach(image))).arrayBuffer()).toString('base64'))
    }
    expect(pictures.size).toBeGreaterThan(20)
  })

  it('are the same bytes each time', async () => {
    const bytes = async () =>
      Buffer.from(await (await bench().practice.fetch('https://nft.practice.invalid/image/tide-tables/4.png')).arrayBuffer())
    expect(await bytes()).toEqual(await bytes())
  })
})

describe('files that misbehave', () => {
  it('are where the tokens of the second account say', async () => {
    const on = bench()
    const second = on.practice.accounts[1]?.bech32 ?? ''
    const { text } = await on.get('indexer.tidewatch-1', `/indexer/nft/v1/tokens/by_account/${second}`)
    const { tokens } = JSON.parse(text) as { tokens: { nft: { uri: string } }[] }
    expect(tokens.map(({ nft }) => nft.uri).toSorted()).toEqual(HOSTILE_URIS.map(([, uri]) => uri).toSorted())
  })

  it('redirect without being followed, claim any length, and need not end', async () => {
    const { practice } = bench()
    const file = (name: string) => practice.fetch(`https://nft.practice.invalid/hostile/${name}`, { redirect: 'manual' })
    const redirect = await file('redirect.json')
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'http://127.0.0.1:26657/status'])
    expect((await file('huge.jpg')).headers.get('content-length')).toBe('9999999999')
    expect((await file('missing.json')).status).toBe(404)
    const reader = (await file('endless.png')).body?.getReader()
    for (let chunks = 0; chunks < 40; chunks += 1) expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
  })
})

describe('prices', () => {
  it('stand beside the assets, with more digits than a number keeps', async () => {
    const on = bench()
    const read = async (chainId: string, query: string) => await on.get('prices', `/initia/${chainId}/assets${query}`)
    const { text } = await read('tidewatch-1', '?quote=USD&with_prices=true')
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ symbol: 'USDC', price: expect.any(Number) as number }))
    expect(text).toMatch(/"price":1\.00000000000000000001/)
    expect((await read('tidewatch-1', '')).text).not.toContain('price')
    expect((await read('nowhere-1', '?quote=USD&with_prices=true')).status).toBe(404)
  })
})

describe('a lantern of pixels', () => {
  it('has smooth edges: between iron and light stand pixels of a colour between them', () => {
    const png = Buffer.from(lanternPng('lantern-keepers 6'))
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
    expect(width).toBeGreaterThanOrEqual(192)
    const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
    const brightest = (x: number, y: number) => Math.max(...rows.subarray(y * (1 + 3 * width) + 1 + 3 * x).subarray(0, 3))
    const isEdge = (x: number, y: number) => brightest(x - 1, y) <= 40 && brightest(x + 1, y) > 200
    const between = Array.from({ length: width * height }, (_, at) => [1 + (at % (width - 2)), Math.floor(at / width)] as const)
      .filter(([x, y]) => isEdge(x, y))
      .filter(([x, y]) => brightest(x, y) > 60 && brightest(x, y) < 180)
    expect(between.length).toBeGreaterThan(20)
  })
})
