// Provides untrusted files: they redirect elsewhere, never end, have a false type, or contain a script.
import { NFT_HOST } from '../book/chains/chains.ts'
import { fromBase64, utf8 } from '../keys/bytes.ts'
import { json, text, type PracticeReply } from '../reply.ts'
import { BOAT_JPEG } from './pictures.ts'
import { pngHead } from './png.ts'

const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><script>fetch('https://${NFT_HOST}/hostile/told')</script><image href="https://${NFT_HOST}/hostile/told"/><rect width="8" height="8" fill="teal"/></svg>`
const PAGE = '<!doctype html><title>Claim your reward</title><script>location = "https://claim-init.example"</script>'
const CHUNK = 65_536

/** Bytes without end. */
function endless(): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(CHUNK).fill(0x20)) })
}

function redirect(location: string): PracticeReply {
  return { ...text('', 302), headers: { location } }
}

function naming(image: string): PracticeReply {
  return json({ name: 'Flotsam', description: 'Washed ashore.', image: `https://${NFT_HOST}/hostile/${image}` })
}

const NAMES = {
  name: '\u202e=HYPERLINK("https://claim-init.example")\u2066 I\u200bnitia\u0000 official '.repeat(40),
  description: '<script>alert(1)</script><img src=x onerror=alert(2)> '.repeat(400),
  image: `https://${NFT_HOST}/hostile/wrong.png`,
  attributes: [
    { trait_type: '<b>Rank</b>', value: '=cmd()' },
    null,
    'nonsense',
    { value: { nested: true } },
    ...Array.from({ length: 500 }, () => ({ trait_type: 'x', value: 1 })),
  ],
}

const FILES: Readonly<Record<string, () => PracticeReply>> = {
  'redirect.json': () => redirect('http://127.0.0.1:26657/status'),
  'loop.json': () => redirect(`https://${NFT_HOST}/hostile/loop.json`),
  'wrong-type.json': () => naming('wrong.png'),
  'wrong.png': () => ({ status: 200, contentType: 'image/png', body: PAGE }),
  'huge.json': () => naming('huge.jpg'),
  'huge.jpg': () => ({ status: 200, contentType: 'image/jpeg', body: fromBase64(BOAT_JPEG), headers: { 'content-length': '9999999999' } }),
  'endless.json': () => naming('endless.png'),
  'endless.png': () => ({ status: 200, contentType: 'image/png', body: endless() }),
  'script.json': () => naming('script.svg'),
  'script.svg': () => ({ status: 200, contentType: 'image/svg+xml', body: utf8(SCRIPT) }),
  'vast.json': () => naming('vast.png'),
  // Four thousand million pixels in fifty bytes.
  'vast.png': () => ({ status: 200, contentType: 'image/png', body: pngHead(65_535, 65_535) }),
  'page.json': () => ({ status: 200, contentType: 'text/html; charset=utf-8', body: PAGE }),
  'names.json': () => json(NAMES),
}

/** Returns one misbehaving file by its name; 404 for an unknown name. */
export function hostileFile(name: string): PracticeReply {
  return FILES[name]?.() ?? text('Not Found', 404)
}
