// What the addresses of tokens mean.
import { describe, expect, test } from 'vitest'
import { hostOfMedia, readMediaUri } from './mediaUri.ts'

const GATEWAY = 'https://gateway.example'
const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

const urlOf = (uri: string) => {
  const source = readMediaUri(uri, GATEWAY)
  return source.kind === 'page' ? source.url : source.kind
}
const textOf = (uri: string) => {
  const source = readMediaUri(uri, GATEWAY)
  return source.kind === 'inline' ? new TextDecoder().decode(source.bytes) : source.kind
}

describe('readMediaUri', () => {
  test.each([
    [`ipfs://${V0}`, `${GATEWAY}/ipfs/${V0}`],
    [`ipfs://${V0}/12.json`, `${GATEWAY}/ipfs/${V0}/12.json`],
    [`ipfs://ipfs/${V1}/a b.png`, `${GATEWAY}/ipfs/${V1}/a%20b.png`],
    [`IPFS://${V1}/x`, `${GATEWAY}/ipfs/${V1}/x`],
    [`https://ipfs.io/ipfs/${V0}/1.json?x=1`, `${GATEWAY}/ipfs/${V0}/1.json?x=1`],
    [`https://${V1}.ipfs.dweb.link/1.json`, `${GATEWAY}/ipfs/${V1}/1.json`],
    [`ar://${'a'.repeat(43)}/1.json`, `https://arweave.net/${'a'.repeat(43)}/1.json`],
    [' https://nft.example/1.json#part ', 'https://nft.example/1.json'],
    ['http://nft.example/ünï', 'http://nft.example/%C3%BCn%C3%AF'],
    // A number that browsers read as an address is read so here too, and judged as one later.
    ['http://2130706433/', 'http://127.0.0.1/'],
  ])('%s is asked at %s', (uri, url) => {
    expect(urlOf(uri)).toBe(url)
  })

  test.each([
    '',
    '1.json',
    '/1.json',
    'ftp://nft.example/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'blob:https://nft.example/1',
    'https://user:secret@nft.example/1',
    'ipfs://not-a-cid/1.json',
    `ipfs://${V0}/../../api/v0/id`,
    'ar://short',
    `https://nft.example/${'x'.repeat(5000)}`,
    'data:image/png;base64',
  ])('%s cannot be used', (uri) => {
    expect(urlOf(uri)).toBe('unusable')
  })

  test('reads what is in the address itself, whatever it claims to be', () => {
    expect(textOf('data:application/json;base64,eyJuYW1lIjoiYSJ9')).toBe('{"name":"a"}')
    expect(textOf('data:application/json;utf8,{"name":"100%"}')).toBe('{"name":"100%"}')
    expect(textOf('data:,a%20b')).toBe('a b')
  })

  test('names who would be asked', () => {
    expect(hostOfMedia(`ipfs://${V0}`, GATEWAY)).toEqual({ host: 'gateway.example', isGateway: true })
    expect(hostOfMedia('https://nft.example:8443/1', GATEWAY)).toEqual({ host: 'nft.example:8443', isGateway: false })
    expect(hostOfMedia('data:,x', GATEWAY)).toBeNull()
    expect(hostOfMedia('http://[::1]:9000/', GATEWAY)).toBeNull()
    expect(hostOfMedia(`ipfs://${V0}`, 'http://127.0.0.1:8080')).toEqual({ host: '127.0.0.1:8080', isGateway: true })
  })
})
