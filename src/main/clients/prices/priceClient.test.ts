// The price service's answers.
import { expect, test } from 'vitest'
import { readPrices } from './priceClient.ts'

const ask = (status: number, text: string) => {
  const asked: string[] = []
  const prices = readPrices(
    ({ url }) => {
      asked.push(url)
      return Promise.resolve({ status, text, contentType: '', bytes: new Uint8Array(), retryAfterMs: 7000 })
    },
    { service: 'https://prices.example', chainId: 'a/b-1', signal: new AbortController().signal },
  )
  return { asked, prices }
}

test('reads prices digit by digit, and leaves out what has none', async () => {
  const { asked, prices } = ask(
    200,
    '[{"id":"uinit","price":0.12345678901234567890,"symbol":"INIT"},{"id":"a","price":1e-7},{"id":"b","price":null},{"id":"c"},{"id":"d","price":-1}]',
  )
  expect([...(await prices)]).toEqual([
    ['uinit', '0.1234567890123456789'],
    ['a', '0.0000001'],
  ])
  expect(asked).toEqual(['https://prices.example/initia/a%2Fb-1/assets?quote=USD&with_prices=true'])
})

test('a chain that the service does not know has no prices', async () => {
  expect((await ask(404, 'no').prices).size).toBe(0)
})

test('says who did not answer well', async () => {
  await expect(ask(503, '').prices).rejects.toMatchObject({ code: 'network.badReply', retry: 'later', retryAfterMs: 7000 })
  for (const text of ['', '{}', '[1]', '<html>']) {
    await expect(ask(200, text).prices).rejects.toMatchObject({ code: 'network.badReply', message: /prices\.example/ })
  }
})
