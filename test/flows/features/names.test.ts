// Names ending in .init: resolved by the L1's module, checked back from the address, and never kept.
import { expect, test } from 'vitest'
import { practiceBench } from '../../support/benches/practiceBench.ts'

const VIEW = '/initia/move/v1/view/json'

test('a name in any case leads to the address that answers to it', async () => {
  const { bench } = await practiceBench()
  const found = await bench.client['transfers.resolveName']({ name: ' Maren.INIT ' })
  expect(found).toMatchObject({
    name: 'maren.init',
    chainId: 'practice-1',
    address: { bech32: expect.stringMatching(/^init1[a-z0-9]{38}$/) as string },
  })
  expect(await bench.client['transfers.resolveName']({ name: 'harbourmaster.init' })).not.toMatchObject({ address: found.address })
})

test('one that leads nowhere or to a contract is refused, and so is a text that is no name', async () => {
  const { bench } = await practiceBench()
  await expect(bench.client['transfers.resolveName']({ name: 'nobody.init' })).rejects.toMatchObject({ code: 'name.unknown' })
  await expect(bench.client['transfers.resolveName']({ name: 'lighthouse.init' })).rejects.toMatchObject({ code: 'name.notAccount' })
  await expect(bench.client['transfers.resolveName']({ name: '-maren.init' })).rejects.toMatchObject({ code: 'input.invalid' })
})

test('an address that answers to another name, or to none, is refused', async () => {
  const { bench, intercept } = await practiceBench()
  for (const name of ['maren2', null]) {
    intercept.now = async (url, body, pass) =>
      url.endsWith(VIEW) && body.includes('get_name_from_address') ? Response.json({ data: JSON.stringify(name) }) : await pass()
    await expect(bench.client['transfers.resolveName']({ name: 'maren.init' })).rejects.toMatchObject({ code: 'name.mismatch' })
  }
})

test('hostile and absent answers name the node, and the next lookup asks again', async () => {
  const { bench, intercept } = await practiceBench()
  for (const data of ['"0x"', '"init1x"', '{"vec":[]}', '12', 'not JSON', `"0x${'a'.repeat(65)}"`]) {
    intercept.now = async (url, _body, pass) => (url.endsWith(VIEW) ? Response.json({ data }) : await pass())
    await expect(bench.client['transfers.resolveName']({ name: 'maren.init' }), data).rejects.toMatchObject({ code: 'chain.badReply' })
  }
  intercept.now = async (url, _body, pass) => {
    if (url.endsWith(VIEW)) throw new TypeError('fetch failed')
    return await pass()
  }
  await expect(bench.client['transfers.resolveName']({ name: 'maren.init' })).rejects.toMatchObject({ code: 'network.unreachable' })
  intercept.now = null
  expect(await bench.client['transfers.resolveName']({ name: 'maren.init' })).toMatchObject({ name: 'maren.init' })
})
