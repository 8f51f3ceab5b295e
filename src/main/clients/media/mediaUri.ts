// What a token's address means: a page to ask, bytes that are in the address itself, or nothing that can be used.
import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/publicAddress.ts'

/** Where bytes come from. `ownGateway`: the user chose this server, which may be on this computer. */
export type MediaSource = { kind: 'page'; url: string; ownGateway: boolean } | { kind: 'inline'; bytes: Uint8Array } | { kind: 'unusable' }

/** A public gateway run by the makers of IPFS. */
export const PUBLIC_GATEWAY = 'https://ipfs.io'

const UNUSABLE: MediaSource = { kind: 'unusable' }
/** No address of a page comes near it; data: addresses may be as long as the chain let them. */
const MAX_URL = 4096
const ARWEAVE = 'https://arweave.net'
/** CIDv0 (base58btc of a SHA-256 multihash), or CIDv1 in base32 or base36. Source: specs.ipfs.tech/http-gateways, multiformats/cid. */
const CID = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,}|k[0-9a-z]{50,})$/
const ARWEAVE_ID = /^[\w-]{43}$/

/**
 * Reads an address as a token or its metadata writes it. `gateway` is where ipfs:// is asked: also what names another
 * public gateway is asked there, so that one host learns it and not many.
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

/** Who would be asked; null where nobody would, as where an address inside a private network is named. */
export function hostOfMedia(text: string, gateway: string): { host: string; isGateway: boolean } | null {
  const source = readMediaUri(text, gateway)
  if (source.kind !== 'page') return null
  const { host, hostname } = new URL(source.url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isAsked = source.ownGateway || isIP(literal) === 0 || isPublicAddress(literal)
  return isAsked ? { host, isGateway: source.ownGateway } : null
}

/** http and https, without a name and password, which would be sent along. */
function page(text: string): MediaSource {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return UNUSABLE
  url.hash = ''
  return { kind: 'page', url: url.href, ownGateway: false }
}

/** `CID/path` of ipfs://CID/…, ipfs://ipfs/CID/…, and of pages of gateways: host/ipfs/CID/… and CID.ipfs.host/…. */
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
  // As a URL reads it: no part of it may climb out of the content it names.
  const parts = new URL(`http://x/${cid}${rest.length === 0 ? '' : `/${rest.join('/')}`}`)
  return parts.pathname.startsWith(`/${cid.replace(/[?#].*$/, '')}`) ? `${parts.pathname.slice(1)}${parts.search}` : null
}

/** `data:[<type>][;base64],<data>` (RFC 2397). The type it claims is not believed: what came is looked at. */
function readData(uri: string): MediaSource {
  const comma = uri.indexOf(',')
  if (comma === -1) return UNUSABLE
  const data = uri.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(uri.slice(0, comma))) return { kind: 'inline', bytes: Buffer.from(data, 'base64') }
  try {
    return { kind: 'inline', bytes: Buffer.from(decodeURIComponent(data), 'utf8') }
  } catch (error) {
    // Many contracts write SVG without escaping: a lone percent sign is then meant as it stands.
    if (error instanceof URIError) return { kind: 'inline', bytes: Buffer.from(data, 'utf8') }
    throw error
  }
}
