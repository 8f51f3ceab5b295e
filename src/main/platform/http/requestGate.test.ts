import { expect, it } from 'vitest'
import type { FetchLike, OpenWeb } from '../../../wire/world.ts'
import { gateRequests } from './requestGate.ts'

const asked: string[] = []
const rules = { isListed: true, isWanted: false }
const answer = (what: string) => {
  asked.push(what)
  return Promise.resolve(new Response('yes'))
}
const world: { fetch: FetchLike; web: OpenWeb } = {
  fetch: (url) => answer(url),
  web: {
    resolve: (host) => {
      asked.push(host)
      return Promise.resolve(['1.0.0.1'])
    },
    fetchAt: (_address, url) => answer(url),
  },
}
const { fetch, web } = gateRequests(world, {
  isListed: (origin) => rules.isListed && origin === 'https://one.example',
  allowsRemoteImages: () => rules.isWanted,
})

it('lets through what is listed, by scheme, host and port', async () => {
  expect(await (await fetch('https://one.example/path?query')).text()).toBe('yes')
  for (const url of [
    'http://one.example/',
    'https://one.example:8443/',
    'https://one.example.evil.example/',
    'https://one.example@evil.example/',
    'https://evil.example/https://one.example/',
    'https://evil.example#https://one.example',
    'file:///etc/passwd',
    'data:text/plain,x',
  ])
    await expect(fetch(url), url).rejects.toMatchObject({ code: 'network.notListed', retry: 'never' })
  expect(asked).toEqual(['https://one.example/path?query'])
})

it('asks the rules each time', async () => {
  rules.isListed = false
  await expect(fetch('https://one.example/')).rejects.toMatchObject({ code: 'network.notListed' })
  rules.isListed = true
  await fetch('https://one.example/')
})

it('neither looks up nor asks a stranger’s host while images are off', async () => {
  const before = asked.length
  const init = { signal: new AbortController().signal }
  await expect(web.resolve('nft.example')).rejects.toMatchObject({ code: 'network.notListed' })
  await expect(web.fetchAt('1.0.0.1', 'https://nft.example/', init)).rejects.toMatchObject({ code: 'network.notListed' })
  expect(asked).toHaveLength(before)
  rules.isWanted = true
  expect(await web.resolve('nft.example')).toEqual(['1.0.0.1'])
  await web.fetchAt('1.0.0.1', 'https://nft.example/', init)
  expect(asked.slice(before)).toEqual(['nft.example', 'https://nft.example/'])
})
