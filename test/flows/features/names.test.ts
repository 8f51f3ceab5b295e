// Names ending in .init: resolved by the L1's module, checked back from the address, and kept with the date for lists alone.
import { expect, test } from 'vitest'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const OWN_HEX = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const DAY_MS = 86_400_000
const VIEW = '/initia/move/v1/view/json'

test('a name in any case leads to the address that answers to it', async () => {
  const { bench } = await practiceBench()
  const found = await bench.client['names.resolve']({ name: ' Maren.INIT ' })
  expect(found).toMatchObject({
    name: 'maren.init',
    chainId: 'practice-1',
    address: { bech32: expect.stringMatching(/^init1[a-z0-9]{38}$/) as string },
  })
  expect(await bench.client['names.resolve']({ name: 'harbourmaster.init' })).not.toMatchObject({ address: found.address })
})

test('one that leads nowhere or to a contract is refused, and so is a text that is no name', async () => {
  const { bench } = await practiceBench()
  await expect(bench.client['names.resolve']({ name: 'nobody.init' })).rejects.toMatchObject({ code: 'name.unknown' })
  await expect(bench.client['names.resolve']({ name: 'lighthouse.init' })).rejects.toMatchObject({ code: 'name.notAccount' })
  await expect(bench.client['names.resolve']({ name: '-maren.init' })).rejects.toMatchObject({ code: 'input.invalid' })
})

test('an address that answers to another name, or to none, is refused', async () => {
  const { bench, intercept } = await practiceBench()
  for (const name of ['maren2', null]) {
    intercept.now = async (url, body, pass) =>
      url.endsWith(VIEW) && body.includes('get_name_from_address') ? Response.json({ data: JSON.stringify(name) }) : await pass()
    await expect(bench.client['names.resolve']({ name: 'maren.init' })).rejects.toMatchObject({ code: 'name.mismatch' })
  }
})

test('hostile and absent answers name the node, and the next lookup asks again', async () => {
  const { bench, intercept } = await practiceBench()
  for (const data of ['"0x"', '"init1x"', '{"vec":[]}', '12', 'not JSON', `"0x${'a'.repeat(65)}"`]) {
    intercept.now = async (url, _body, pass) => (url.endsWith(VIEW) ? Response.json({ data }) : await pass())
    await expect(bench.client['names.resolve']({ name: 'maren.init' }), data).rejects.toMatchObject({ code: 'chain.badReply' })
  }
  intercept.now = async (url, _body, pass) => {
    if (url.endsWith(VIEW)) throw new TypeError('fetch failed')
    return await pass()
  }
  await expect(bench.client['names.resolve']({ name: 'maren.init' })).rejects.toMatchObject({ code: 'network.unreachable' })
  intercept.now = null
  expect(await bench.client['names.resolve']({ name: 'maren.init' })).toMatchObject({ name: 'maren.init' })
})

test('the name of an account is read both ways, kept with its date, and stays while the L1 cannot be asked', async () => {
  const { bench, own, intercept } = await practiceBench()
  expect(await bench.client['names.list']({})).toEqual([])
  const { at } = await bench.client['names.refresh']({})
  const kept = { name: 'skipper.init', address: { hex: OWN_HEX }, seenAt: at }
  expect(await bench.client['names.list']({})).toMatchObject([kept])
  intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  own.skip(DAY_MS)
  await expect(bench.client['names.refresh']({})).rejects.toMatchObject({ code: 'network.unreachable' })
  expect(await bench.client['names.list']({})).toMatchObject([kept])
  // What is kept is never taken for a recipient.
  await expect(bench.client['names.resolve']({ name: 'skipper.init' })).rejects.toMatchObject({ code: 'network.unreachable' })
})

test('a name that does not lead back is not kept; what is no name at all leaves what was read before', async () => {
  const { bench, intercept } = await practiceBench()
  const refreshWith = async (name: string) => {
    intercept.now = async (url, body, pass) =>
      url.endsWith(VIEW) && body.includes('get_name_from_address') ? Response.json({ data: JSON.stringify(name) }) : await pass()
    return await bench.client['names.refresh']({})
  }
  for (const name of ['harbourmaster', 'nobody', '-nobody']) {
    intercept.now = null
    await bench.client['names.refresh']({})
    await refreshWith(name)
    expect(await bench.client['names.list']({}), name).toEqual([])
  }
  intercept.now = null
  await bench.client['names.refresh']({})
  for (const name of ['a b', '\u202Eelpmaxe', '<b>x</b>', 'x'.repeat(65)]) {
    await expect(refreshWith(name), name).rejects.toMatchObject({ code: 'chain.badReply' })
    expect(await bench.client['names.list']({})).toHaveLength(1)
  }
})

test('a name that was looked up is known, read again after a day, and forgotten once it leads nowhere', async () => {
  const { bench, own, intercept } = await practiceBench()
  const { address } = await bench.client['names.resolve']({ name: 'Maren.init' })
  const [known] = await bench.client['names.list']({})
  expect(known).toMatchObject({ name: 'maren.init', address })
  const nowhere = async (url: string, body: string, pass: () => Promise<Response>) =>
    url.endsWith(VIEW) && !body.includes(OWN_HEX.slice(2).toLowerCase()) && !body.includes('skipper')
      ? Response.json({ data: 'null' })
      : await pass()
  intercept.now = nowhere
  await bench.client['names.refresh']({})
  expect((await bench.client['names.list']({})).map(({ name }) => name)).toContain('maren.init')
  own.skip(DAY_MS)
  await bench.client['names.refresh']({})
  expect((await bench.client['names.list']({})).map(({ name }) => name)).toEqual(['skipper.init'])
  intercept.now = null
  await bench.client['names.resolve']({ name: 'maren.init' })
  intercept.now = nowhere
  await expect(bench.client['names.resolve']({ name: 'maren.init' })).rejects.toMatchObject({ code: 'name.unknown' })
  expect((await bench.client['names.list']({})).map(({ name }) => name)).toEqual(['skipper.init'])
})

test('outside Initia a name is refused as a recipient, in words that say what an address there looks like', async () => {
  const { bench, account } = await practiceBench()
  const request = {
    accountId: account.id,
    fromChainId: SOURCE,
    fromDenom: 'uinit',
    amount: '1000000',
    recipient: 'maren.init',
    slippagePercent: '1',
  }
  for (const toChainId of ['7331', 'harbour-1']) {
    const toDenom = bench.registry.assets.find((asset) => asset.chainId === toChainId)?.denom ?? ''
    const name = bench.registry.chain(toChainId)?.name ?? ''
    await expect(bench.client['quotes.request']({ ...request, toChainId, toDenom })).rejects.toMatchObject({
      code: 'account.badAddress',
      message: `Names ending in .init don’t work on ${name}.`,
    })
  }
})
