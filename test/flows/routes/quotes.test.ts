// Quotes against the practice router: ways beside one another, sends, and gates.
import { describe, expect, test } from 'vitest'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import type { Quote } from '../../../src/shared/contract/transfer/route.ts'
import { ask, assetOn, FRIEND, type Practice } from '../../support/benches/askQuotes.ts'
import { DESTINATION, OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const off = (practice: Practice) =>
  ask(practice, { fromChainId: DESTINATION, fromDenom: assetOn(practice, DESTINATION, 'INIT'), toChainId: SOURCE, toDenom: 'uinit' })
const stay = { toChainId: SOURCE, toDenom: 'uinit' }
const isLossless = (body: string) => body.includes('is_op_withdraw')

describe('ways beside one another', () => {
  test('off a rollup: the fast one, and the one without loss that is claimed later', async () => {
    const practice = await practiceBench()
    const { offers, refused } = await off(practice)
    expect(offers).toMatchObject([
      {
        variant: 'standard',
        obstacle: null,
        hops: [{ kind: 'ibc' }, { kind: 'swap' }],
        addresses: [{ address: OWN, role: 'own' }, { role: 'recipient' }],
      },
      { variant: 'lossless', obstacle: null, hops: [{ kind: 'opinit' }], amountOut: '1500000' },
    ])
    expect(refused).toEqual([])
    // The claim is paid on the L1, at its price of gas, and is no part of what is signed now.
    const [standard, lossless] = offers
    expect(standard?.claimFee).toBeNull()
    expect(lossless?.claimFee).toMatchObject({ label: 'network', chainId: SOURCE, denom: 'uinit', amount: '3750' })
    expect(lossless?.fees.map(({ chainId }) => chainId)).toEqual([DESTINATION])
  })

  test('from an Ethereum chain: paid out at once for a fee, or the whole of it later, in two transactions', async () => {
    const practice = await practiceBench()
    const basin = practice.bench.registry.chains.find(({ kind }) => kind === 'evm')?.id ?? ''
    const ends = { fromChainId: basin, fromDenom: assetOn(practice, basin, 'USDC'), toDenom: assetOn(practice, DESTINATION, 'USDC') }
    const { offers, refused } = await ask(practice, ends)
    expect(offers).toMatchObject([
      { variant: 'standard', transactionsRequired: 2, obstacle: null, amountOut: '1500000' },
      { variant: 'goFast', transactionsRequired: 1, obstacle: null, fees: [{ behavior: 'deducted' }, { label: 'network' }] },
    ])
    expect(refused).toEqual([])
    const [slow] = offers
    expect(slow?.hops.map(({ txIndex, toChainId }) => [txIndex, toChainId])).toEqual([
      [0, SOURCE],
      [1, DESTINATION],
    ])
    expect(slow?.addresses).toEqual([
      { chainId: basin, address: practice.account.address.hex, role: 'own', isSignable: true },
      { chainId: SOURCE, address: OWN, role: 'own', isSignable: true },
      { chainId: DESTINATION, address: OWN, role: 'recipient', isSignable: true },
    ])
  })

  test('tell how long the optimistic bridge keeps the money as the L1 has it, whatever the router says', async () => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, _, pass) => {
      if (!/\/bridges\/\d+$/.test(url)) return await pass()
      const body = (await (await pass()).json()) as { bridge_config: object }
      return Response.json({ ...body, bridge_config: { ...body.bridge_config, finalization_period: '86400s' } })
    }
    expect((await off(practice)).offers[1]).toMatchObject({ variant: 'lossless', durationSeconds: 86_400 })
    practice.intercept.now = async (url, _, pass) => (url.includes('/bridges/') ? new Response('broken', { status: 503 }) : await pass())
    expect((await off(practice)).offers[1]?.variant).toBe('lossless')
  })

  test.for([
    ['the other', isLossless, ['standard'], 'lossless'],
    ['the usual one', (body: string) => !isLossless(body), ['lossless'], 'standard'],
  ] as const)('hide one another not: %s fails', async ([, isHit, variants, failed]) => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, body, pass) =>
      url.endsWith('/v2/fungible/route') && isHit(body) ? new Response('broken', { status: 503 }) : await pass()
    const { offers, refused } = await off(practice)
    expect(offers.map(({ variant }) => variant)).toEqual(variants)
    expect(refused).toMatchObject([{ variant: failed, error: { code: 'network.busy' } }])
  })

  test('that all fail are told by the usual one', async () => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, body, pass) => {
      if (!url.endsWith('/v2/fungible/route')) return await pass()
      return isLossless(body) ? new Response('broken', { status: 503 }) : Response.json({ message: 'too much' }, { status: 400 })
    }
    await expect(off(practice)).rejects.toMatchObject({ code: 'router.noRoute', message: expect.stringContaining('too much') as string })
  })

  test('are named by what they do, not by what was asked: an unasked withdrawal is no fast way', async () => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, body, pass) => {
      if (!url.endsWith('/v2/fungible/route') || isLossless(body)) return await pass()
      const fields = { ...(JSON.parse(body) as object), is_op_withdraw: true }
      return await practice.practice.fetch(url, { method: 'POST', body: JSON.stringify(fields) })
    }
    expect((await off(practice)).offers.map(({ variant }) => variant)).toEqual(['lossless'])
  })

  test('to a route that was not asked for are no answer', async () => {
    const practice = await practiceBench()
    practice.intercept.now = async (url, _, pass) => {
      const reply = await pass()
      if (!url.endsWith('/v2/fungible/route')) return reply
      return new Response(
        (await reply.text()).replace(/"required_chain_addresses":\[[^\]]*\]/, '"required_chain_addresses":["practice-1"]'),
      )
    }
    await expect(ask(practice, {})).rejects.toMatchObject({ code: 'router.badReply' })
  })
})

describe('the same asset on the same chain', () => {
  test('is a send that asks no router', async () => {
    const practice = await practiceBench()
    const asked: string[] = []
    practice.intercept.now = async (url, _, pass) => {
      asked.push(url)
      return await pass()
    }
    const { offers } = await ask(practice, { ...stay, recipient: FRIEND })
    const sum = { amountIn: '1500000', amountOut: '1500000', minimumOut: '1500000', transactionsRequired: 1, obstacle: null }
    const addresses = [{ chainId: SOURCE, address: FRIEND, role: 'recipient' }]
    expect(offers).toMatchObject([
      { task: 'send', ...sum, addresses, fees: [{ label: 'network', denom: 'uinit' }], hops: [{ kind: 'send' }] },
    ])
    expect(asked).toEqual([])
  })

  test('goes to somebody else', async () => {
    const practice = await practiceBench()
    await expect(ask(practice, stay)).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(ask(practice, { ...stay, recipient: OWN })).rejects.toMatchObject({ code: 'input.invalid' })
  })

  test('carries a memo where a Cosmos transaction sends it, and no recovery phrase', async () => {
    const practice = await practiceBench()
    const { offers } = await ask(practice, { ...stay, recipient: FRIEND, memo: '104829' })
    expect(offers).toMatchObject([{ request: { memo: '104829' } }])
    const basin = practice.bench.registry.chains.find(({ kind }) => kind === 'evm')?.id ?? ''
    const denom = assetOn(practice, basin, 'USDC')
    const there = {
      fromChainId: basin,
      fromDenom: denom,
      toChainId: basin,
      toDenom: denom,
      recipient: '0x000000000000000000000000000000000000bEEF',
    }
    const phrase = `${'abandon '.repeat(11)}about`
    for (const refused of [{ ...there, memo: '1' }, { memo: '1' }, { ...stay, recipient: FRIEND, memo: phrase }]) {
      await expect(ask(practice, refused)).rejects.toMatchObject({ code: 'input.invalid' })
    }
  })

  test('on an Ethereum chain reckons with what gas costs there', async () => {
    const practice = await practiceBench()
    const basin = practice.bench.registry.chains.find(({ kind }) => kind === 'evm')?.id ?? ''
    const recipient = '0x000000000000000000000000000000000000bEEF'
    const send = async (symbol: string) => {
      const denom = assetOn(practice, basin, symbol)
      const { offers } = await ask(practice, { fromChainId: basin, fromDenom: denom, toChainId: basin, toDenom: denom, recipient })
      return offers[0]
    }
    const [coin, token] = [await send('ETH'), await send('USDC')]
    expect(coin).toMatchObject({ task: 'send', obstacle: null, addresses: [{ address: recipient }] })
    expect(coin?.fees).toMatchObject([{ label: 'network', denom: assetOn(practice, basin, 'ETH'), behavior: 'onTop' }])
    expect(BigInt(token?.fees[0]?.amount ?? 0)).toBeGreaterThan(BigInt(coin?.fees[0]?.amount ?? 0))
    expect(BigInt(coin?.fees[0]?.amount ?? 0)).toBeGreaterThan(0n)
  })
})

describe('a gate', () => {
  const create = ({ bench }: Practice, quoteId: string, accepted: Quote['gates'][number]['kind'][] = []) =>
    bench.client['transfers.create']({ quoteId, accepted })

  test('must be agreed to; the quote can be used once it is', async () => {
    const practice = await practiceBench()
    const { offers } = await ask(practice, { recipient: FRIEND })
    expect(offers[0]?.gates).toEqual([{ kind: 'newRecipient', text: FRIEND }])
    const id = offers[0]?.id ?? ''
    await expect(create(practice, id)).rejects.toMatchObject({ code: 'quote.gated' })
    await expect(create(practice, id, ['priceImpact'])).rejects.toMatchObject({ code: 'quote.gated' })
    expect((await create(practice, id, ['newRecipient'])).transfer).toMatchObject({ phase: 'quoted', recipient: FRIEND })
  })

  test('is none for who stands in the address book', async () => {
    const practice = await practiceBench()
    const ref = '01'.repeat(20)
    putLabel(practice.bench.db, { kind: 'address', chainId: '', ref, label: 'Friend', note: '', isHidden: false, updatedAt: 1 })
    expect((await ask(practice, { recipient: FRIEND })).offers[0]?.gates).toEqual([])
  })

  test('stands before what nobody knows the price of', async () => {
    const practice = await practiceBench()
    practice.practice.faults.router.warning = true
    expect((await ask(practice, {})).offers[0]?.gates).toMatchObject([{ kind: 'lowInfo' }])
  })
})
