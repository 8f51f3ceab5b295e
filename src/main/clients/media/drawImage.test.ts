// Tests that untrusted pictures are re-encoded, and crafted ones refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { GIF, png, pngBomb, svg } from '../../../../test/support/pictures.ts'
import { drawImage } from './drawImage.ts'
import { loadCodecs, type Codecs } from './imageCodecs.ts'
import { createImageThread } from './imageThread.ts'
import { sniffImage } from './sniffImage.ts'

let codecs: Codecs
beforeAll(async () => {
  codecs = await loadCodecs()
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

/** Width and height of its first image descriptor (GIF89a, 20), which may say something else than its head. */
function withFrame(gif: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const changed = Buffer.from(gif)
  const at = changed.indexOf(0x2c, 13)
  changed.writeUInt16LE(side, at + 5)
  changed.writeUInt16LE(side, at + 7)
  return new Uint8Array(changed)
}

/** Re-encodes, and decodes the result. */
async function pixels(bytes: Uint8Array<ArrayBuffer>) {
  const drawn = await drawImage(codecs, bytes)
  if ('refused' in drawn) throw new Error(drawn.refused)
  const view = await codecs.decode('WebP', drawn.view)
  const thumb = await codecs.decode('WebP', drawn.thumb)
  return { ...drawn, viewSize: [view.width, view.height], thumbSize: [thumb.width, thumb.height], first: [...view.data.subarray(0, 4)] }
}

describe('what is drawn', () => {
  test('a PNG keeps its shape, is never made larger, and comes out as WebP in two sizes', async () => {
    const small = await pixels(png(24, 12))
    expect(small).toMatchObject({ type: 'PNG', width: 24, height: 12, viewSize: [24, 12], thumbSize: [24, 12], first: [10, 120, 90, 255] })
    expect(sniffImage(small.view)).toEqual({ type: 'WebP', size: { width: 24, height: 12 } })
    expect(await pixels(png(2000, 500))).toMatchObject({ viewSize: [1024, 256], thumbSize: [256, 64] })
    expect(await pixels(png(3000, 1))).toMatchObject({ viewSize: [1024, 1], thumbSize: [256, 1] })
  })

  test('a GIF is drawn as its first frame, a WebP as it is', async () => {
    expect(await pixels(GIF)).toMatchObject({ type: 'GIF', viewSize: [1, 1] })
    const { view } = await pixels(png(200, 100))
    expect(await pixels(view)).toMatchObject({ type: 'WebP', viewSize: [200, 100] })
  })

  test('an SVG becomes pixels: its shapes are drawn, its scripts, links and foreign parts are gone', async () => {
    const hostile = svg(`<script>alert(1)</script><image xlink:href="http://127.0.0.1/x" width="9" height="9"/>
      <image href="file:///etc/passwd" width="9" height="9"/><foreignObject><iframe src="//evil.example"/></foreignObject>
      <rect width="40" height="20" fill="#0a785a" onclick="alert(2)"/>`)
    const drawn = await pixels(hostile)
    expect(drawn).toMatchObject({ type: 'SVG', viewSize: [1024, 512], thumbSize: [256, 128] })
    // The encoder may change a colour by a shade.
    for (const [at, channel] of [10, 120, 90, 255].entries()) expect(Math.abs((drawn.first[at] ?? 0) - channel)).toBeLessThan(4)
  })
})

describe('what is refused', () => {
  const huge = { width: 60_000, height: 60_000 }
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>'), 'notImage'],
    ['a film', new Uint8Array(Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2mp41', 'latin1')), 'notImage'],
    ['a program', bytesOf('#!/bin/sh\n<svg/>'), 'notImage'],
    ['nothing', new Uint8Array(), 'notImage'],
    ['a picture that breaks off before its size', png(2, 2).subarray(0, 20), 'notImage'],
    ['a picture that breaks off later', png(64, 64).subarray(0, 60), 'undecodable'],
    ['a small file that claims to be huge', png(1, 1, [0, 0, 0, 0], huge), 'tooManyPixels'],
    ['a picture of one endless line', png(20_000, 1), 'tooManyPixels'],
    ['a picture of no height', png(1, 1, [0, 0, 0, 0], { width: 1, height: 0 }), 'notImage'],
    ['an SVG with entities that grow', svg('&lol9;'), 'undecodable'],
    ['an SVG that is also a page', bytesOf('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'), 'notImage'],
    [
      'a GIF with a page behind its head',
      new Uint8Array(Buffer.from('GIF89a\x01\0\x01\0<script>alert(1)</script>', 'latin1')),
      'undecodable',
    ],
    ['a small GIF whose frame is huge', withFrame(GIF, 60_000), 'undecodable'],
    ['an SVG that holds a huge picture', svg(`<image width="9" height="9" href="${pngBomb(30_000)}"/>`), 'undecodable'],
  ])('%s', async (_name, bytes, reason) => {
    expect(await drawImage(codecs, bytes)).toEqual({ refused: reason })
  })

  test('what is hidden behind a whole picture does not reach the result', async () => {
    const polyglot = new Uint8Array(Buffer.concat([png(8, 8), Buffer.from('<svg onload="alert(1)"/><script>alert(1)</script>')]))
    const drawn = await drawImage(codecs, polyglot)
    if ('refused' in drawn) throw new Error(drawn.refused)
    expect(Buffer.from(drawn.view).includes('script')).toBe(false)
    expect(Buffer.from(drawn.thumb).includes('alert')).toBe(false)
  })
})

describe('the image thread', () => {
  const workerPath = join(import.meta.dirname, 'imageWorker.ts')

  test('draws one after the other, also after a file that cannot be drawn', async () => {
    const thread = createImageThread({ workerPath })
    const drawn = await Promise.all([thread.draw(png(4, 4)), thread.draw(png(64, 64).subarray(0, 60)), thread.draw(Buffer.from(GIF))])
    expect(drawn.map((one) => ('refused' in one ? one.refused : one.type))).toEqual(['PNG', 'undecodable', 'GIF'])
    await thread.close()
  })

  test('a thread that fails after its answer does not end the app', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-image-'))
    const late = join(folder, 'late.mjs')
    writeFileSync(
      late,
      `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id }) => { parentPort.postMessage({ id, refused: 'notImage' }); setTimeout(() => { throw new Error('late') }, 1) })`,
    )
    const thread = createImageThread({ workerPath: late })
    const drawn = []
    for (let time = 0; time < 3; time += 1) {
      drawn.push(await thread.draw(png(1, 1)))
      await setTimeout(200)
    }
    // Failing so soon, the thread may take its answer along.
    expect(drawn).toEqual(drawn.map(() => ({ refused: expect.stringMatching(/^(notImage|undecodable)$/) })))
    await thread.close()
    rmSync(folder, { recursive: true })
  })

  test('a picture that takes too long is given up', async () => {
    const thread = createImageThread({ workerPath, maxMs: 1 })
    expect(await thread.draw(png(4, 4))).toEqual({ refused: 'undecodable' })
    await thread.close()
  })

  test('shapes without number end at worst the thread, and the next picture gets a new one', async () => {
    const thread = createImageThread({ workerPath })
    // Thirty doublings.
    const bomb = Array.from({ length: 30 }, (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}" x="1"/></g>`).join('')
    expect(await thread.draw(svg(`<defs><rect id="g0" width="1" height="1"/>${bomb}</defs><use href="#g30"/>`))).toEqual({
      refused: 'undecodable',
    })
    expect(await thread.draw(png(4, 4))).toMatchObject({ type: 'PNG' })
    await thread.close()
  })
})
