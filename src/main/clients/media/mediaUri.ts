// Interprets a token's address: a page to request, inline bytes, or unusable.
import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/publicAddress.ts'

/** Where bytes come from. `ownGateway`: a server that the user chose, which may be on this computer. */
export type MediaSource = { kind: 'page'; url: string; ownGateway: boolean } | { kind: 'inline'; bytes: Uint8Array } | { kind: 'unusable' }

/** Public gateway run by the makers of IPFS. */
export const PUBLIC_GATEWAY = 'https://ipfs.io'

const UNUSABLE: MediaSource = { kind: 'unusable' }
/** Maximum length of a page's address; data: addresses may be longer. */
const MAX_URL = 4096
const ARWEAVE = 'https://arweave.net'
/** CIDv0 (base58btc of a SHA-256 multihash), or CIDv1 in base32 or base36. Source: specs.ipfs.tech/http-gateways, multiformats/cid. */
const CID = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,}|k[0-9a-z]{50,})$/
const ARWEAVE_ID = /^[\w-]{43}$/

/**
 * Parses an address as a token or its metadata writes it. `gateway` resolves ipfs:// and also addresses of other public gateways, so that
 * only one host learns of the requests.
 * @example readMediaUri('ipfs://Qm…/1.json', 'https://ipfs.io') // { kind: 'page', url: 'https://ipfs.io/ipfs/Qm…/1.json', … }
 */
export function readMediaUri(text: string, gateway: string): MediaSource {
  const uri = text.trim()
  if (/^data:/i.test(uri)) return readData(uri)
  if (uri.length > MAX_URL) return UNUSABLE
  const ipfs = ipfsPath(uri)
  if (ipfs !== null) return { kind: 'page', url: `${gateway}/ipfs/${ipfs}`, ownGateway: true }
  const arweave = /^ar:\/\/([^/?#]+)(.*)$/i.exec(uri)
  if (arweave !== null) return ARWEAVE_ID.test(arweave[1] ?? '') ? page(`${ARWEAVE}/${arweave[1]}${arweave[2] ?? ''}`) : UNUSABLE
  return page(uri)
}

/** Returns the host that would be asked; null where none would, as for an address inside a private network. */
export function hostOfMedia(text: string, gateway: string): { host: string; isGateway: boolean } | null {
  const source = readMediaUri(text, gateway)
  if (source.kind !== 'page') return null
  const { host, hostname } = new URL(source.url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isAsked = source.ownGateway || isIP(literal) === 0 || isPublicAddress(literal)
  return isAsked ? { host, isGateway: source.ownGateway } : null
}

/** Accepts http and https without credentials, which would be sent along. */
function page(text: string): MediaSource {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return UNUSABLE
  url.hash = ''
  return { kind: 'page', url: url.href, ownGateway: false }
}

/** Returns `CID/path` of ipfs://CID/…, ipfs://ipfs/CID/…, and of gateway pages: host/ipfs/CID/… and CID.ipfs.host/…. */
function ipfsPath(uri: string): string | null {
  const own = /^ipfs:\/\/(?:ipfs\/)?(.*)$/i.exec(uri)
  if (own !== null) return checkedPath(own[1] ?? '')
  const url = URL.parse(uri)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const byPath = /^\/ipfs\/(.+)$/.exec(url.pathname)
  if (byPath !== null) return checkedPath(`${byPath[1] ?? ''}${url.search}`)
  const bySubdomain = /^([^.]+)\.ipfs\./.exec(url.hostname)
  return bySubdomain === null ? null : checkedPath(`${bySubdomain[1] ?? ''}${url.pathname}${url.search}`)
}

function checkedPath(path: string): string | null {
  const [cid = '', ...rest] = path.split('/')
  if (!CID.test(cid.replace(/[?#].*$/, ''))) return null
  // Normalised as a URL: no part may climb out of the content it names.
  const parts = new URL(`http://x/${cid}${rest.length === 0 ? '' : `/${rest.join('/')}`}`)
  return parts.pathname.startsWith(`/${cid.replace(/[?#].*$/, '')}`) ? `${parts.pathname.slice(1)}${parts.search}` : null
}

/** Parses `data:[<type>][;base64],<data>` (RFC 2397). Ignores the claimed type; the content is inspected instead. */
function readData(uri: string): MediaSource {
  const comma = uri.indexOf(',')
  if (comma === -1) return UNUSABLE
  const data = uri.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(uri.slice(0, comma))) return { kind: 'inline', bytes: Buffer.from(data, 'base64') }
  try {
    return { kind: 'inline', bytes: Buffer.from(decodeURIComponent(data), 'utf8') }
  } catch (error) {
    // Many contracts write SVG unescaped: a lone percent sign is then taken literally.
    if (error instanceof URIError) return { kind: 'inline', bytes: Buffer.from(data, 'utf8') }
    throw error
  }
}
