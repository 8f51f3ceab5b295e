// The router's service: operations to the byte, tracking, and what its refusals mean.
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../shared/domain/errors.ts'
import type { FetchLike } from '../../../wire/world.ts'
import { systemClock } from '../../platform/time.ts'
import { createRouter } from './client.ts'

const ASSETS = { fromChainId: 'one-1', fromDenom: 'uinit', toChainId: 'two-1', toDenom: 'l2/ab' }
const OPERATIONS = '[ {"op_init_transfer" : {"deadline":1790000000000000123, "rate": 1.50}, "tx_index":0 } ]'
const ROUTE =
  '{"amount_in":"1000000","amount_out":"998500","source_asset_chain_id":"one-1","source_asset_denom":"uinit",' +
  `"dest_asset_chain_id":"two-1","dest_asset_denom":"l2/ab","operations": ${OPERATIONS} ,"required_chain_addresses":["one-1","two-1"],` +
  '"chain_ids":["one-1","two-1"],"does_swap":false,"estimated_fees":null,"usd_amount_in":"","warning":null,"extra_warnings":null}'

/** Answers every request alike and records what was sent. */
function answering(body: string, status = 200, headers: Record<string, string> = {}) {
  const sent: { url: string; body: string | null }[] = []
  const fetch: FetchLike = (url, init) => {
    sent.push({ url, body: typeof init?.body === 'string' ? init.body : null })
    return Promise.resolve(new Response(body, { status, headers }))
  }
  return { router: createRouter({ fetch, clock: systemClock, url: 'https://router.invalid/' }), sent }
}

describe('a route', () => {
  test('keeps the operations byte for byte, and they go back byte for byte', async () => {
    const { router } = answering(ROUTE)
    const { operations, route } = await router.route({ ...ASSETS, amountIn: '1000000' })
    expect(operations).toBe(OPERATIONS)
    expect(route).toMatchObject({ amount_out: '998500', txs_required: 1, estimated_fees: [], required_op_hook: false, usd_amount_in: null })
    const messages = answering('{"txs":[]}')
    await messages.router.messages({
      ...ASSETS,
      amountIn: '1000000',
      amountOut: '998500',
      addresses: ['init1a', 'init1b'],
      operations,
      slippagePercent: '0.5',
      signedHook: null,
    })
    const [sent] = messages.sent
    expect(sent?.url).toBe('https://router.invalid/v2/fungible/msgs')
    expect(sent?.body?.endsWith(`"operations":${OPERATIONS}}`)).toBe(true)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ address_list: ['init1a', 'init1b'], slippage_tolerance_percent: '0.5' })
  })

  test.for([
    ['its own form', '{"statusCode":400,"message":"no routes found","error":"Bad Request"}', 'There is no route between these assets.'],
    ['its own form with a list', '{"statusCode":400,"message":["amount too small","try more"]}', 'amount too small, try more'],
    [
      'its own form with an explanation',
      '{"statusCode":400,"message":"x","info":"The limit of this channel is reached."}',
      'The limit of this channel is reached.',
    ],
    [
      'the aggregator’s form',
      '{"code":5,"message":"no routes found","details":[{"reason":"LOW_INFO_ERROR"}]}',
      'no routes found · LOW_INFO_ERROR',
    ],
    ['text', 'Too small', 'Too small'],
    ['a web page', '<html><body>Bad Request</body></html>', 'status 400'],
    ['nothing', '', 'status 400'],
  ] as const)('that is refused in %s says why', async ([, body, words]) => {
    const refused = answering(body, 400).router.route({ ...ASSETS, amountIn: '1' })
    await expect(refused).rejects.toMatchObject({
      code: 'router.noRoute',
      message: expect.stringContaining(words) as string,
      retry: 'never',
    })
  })

  test.for([
    [502, '<html>Bad Gateway</html>', {}, { code: 'network.busy', retry: 'later' }],
    [429, 'slow down', { 'retry-after': '7' }, { code: 'network.busy', retryAfterMs: 7000 }],
    [200, '<html>maintenance</html>', {}, { code: 'router.badReply', message: expect.stringContaining('web page') as string }],
    [200, ROUTE.slice(0, 300), {}, { code: 'router.badReply', message: expect.stringContaining('breaks off') as string }],
    [200, ROUTE.replace('"1000000"', '1000000'), {}, { code: 'router.badReply', message: expect.stringContaining('amount_in') as string }],
    [200, ROUTE.replace(OPERATIONS, '[]'), {}, { code: 'router.badReply', message: expect.stringContaining('operations') as string }],
  ] as const)('answered with %i “%s” is an error of its own', async ([status, body, headers, error]) => {
    await expect(answering(body, status, headers).router.route({ ...ASSETS, amountIn: '1' })).rejects.toMatchObject(error)
  })
})

test('a pause that the router asks for is kept by every call, and quotes do not wait behind polls', async () => {
  const clock = { now: () => 1000, sleep: () => Promise.resolve() }
  const asked: string[] = []
  const release = Promise.withResolvers<undefined>()
  const fetch: FetchLike = async (url) => {
    asked.push(new URL(url).pathname)
    if (url.includes('status')) await release.promise
    return url.includes('route') ? new Response('slow down', { status: 429, headers: { 'retry-after': '9' } }) : Response.json({})
  }
  const router = createRouter({ fetch, clock, url: 'https://router.invalid' })
  const polls = Array.from({ length: 20 }, (_, index) => router.status({ chainId: 'one-1', hash: String(index) }))
  await expect(router.route({ ...ASSETS, amountIn: '1' })).rejects.toMatchObject({ code: 'network.busy', retryAfterMs: 9000 })
  expect(asked.filter((path) => path.includes('status'))).toHaveLength(2)
  await expect(router.chains()).rejects.toMatchObject({ code: 'network.busy', retryAfterMs: 9000 })
  expect(asked).not.toContain('/v2/info/chains')
  release.resolve(undefined)
  await Promise.allSettled(polls)
})

test.for([
  ['nothing', {}, {}],
  ['the optimistic bridge', { isOpWithdraw: true }, { is_op_withdraw: true }],
  ['paying in advance', { goFast: true }, { go_fast: true }],
  ['no paying in advance', { goFast: false }, { go_fast: false }],
] as const)('a route can be asked to use %s; unsafe ones are never asked for', async ([, choice, sentAs]) => {
  const { router, sent } = answering(ROUTE)
  await router.route({ ...ASSETS, amountIn: '1000000', ...choice })
  const plain = { source_asset_chain_id: 'one-1', source_asset_denom: 'uinit', dest_asset_chain_id: 'two-1', dest_asset_denom: 'l2/ab' }
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...plain, amount_in: '1000000', ...sentAs })
})

test.for([
  ['a word', 'x'.repeat(5000)],
  ['a message', JSON.stringify({ message: 'x'.repeat(5000) })],
  ['an explanation', JSON.stringify({ info: 'x'.repeat(5000) })],
] as const)('%s without end is cut', async ([, body]) => {
  const error: unknown = await answering(body, 400)
    .router.route({ ...ASSETS, amountIn: '1' })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).message.length).toBeLessThan(400)
})

describe('lists', () => {
  test('of assets leave out what cannot be read, and cut long names', async () => {
    const assets = [
      { denom: 'uinit', chain_id: 'one-1', symbol: 'INIT', name: 'n'.repeat(1000), decimals: 6, origin_denom: 'uinit' },
      { denom: 'odd', chain_id: 'one-1', symbol: '', recommended_symbol: 'ODD', decimals: -1, token_contract: '0xab' },
      { denom: 5, chain_id: 'one-1' },
      null,
    ]
    const { router, sent } = answering(JSON.stringify({ chain_to_assets_map: { 'one-1': { assets }, 'two-1': null, 'three-1': {} } }))
    const read = await router.assets(['one-1', 'two-1'])
    expect(sent[0]?.url).toBe('https://router.invalid/v2/fungible/assets?chain_ids=one-1%2Ctwo-1')
    expect(read).toMatchObject([
      { denom: 'uinit', chainId: 'one-1', symbol: 'INIT', decimals: 6, contract: null },
      { denom: 'odd', symbol: 'ODD', decimals: null, contract: '0xab' },
    ])
    expect(read[0]?.name?.length).toBeLessThan(400)
  })

  test('of chains', async () => {
    const chains = [{ chain_id: 'one-1', chain_type: 'cosmos', bech32_prefix: 'init', pretty_name: 'One' }, { chain_id: 7 }, 'x']
    const { router } = answering(JSON.stringify({ chains }))
    expect(await router.chains()).toEqual([{ chainId: 'one-1', name: 'One', type: 'cosmos', bech32Prefix: 'init', isHidden: false }])
  })

  test('of balances', async () => {
    const denoms = { uinit: { amount: '12', value_usd: '' }, odd: { amount: 'many' }, none: null }
    const { router, sent } = answering(JSON.stringify({ chains: { 'one-1': { denoms }, 'two-1': null } }))
    const read = await router.balances([{ chainId: 'one-1', address: 'init1a', denoms: ['uinit'] }])
    expect(read).toEqual([{ chainId: 'one-1', denom: 'uinit', amount: '12' }])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ chains: { 'one-1': { address: 'init1a', denoms: ['uinit'] } } })
  })
})

describe('tracking', () => {
  test.for([
    [404, '{"code":5,"message":"tx not found"}'],
    [400, '{"code":3,"message":"tx is not indexed"}'],
  ] as const)('answered with %i before the router sees the transaction is tried again', async ([status, body]) => {
    const refused = answering(body, status).router.track({ chainId: 'one-1', hash: 'AB' })
    await expect(refused).rejects.toMatchObject({ code: 'router.notFound', retry: 'later' })
  })

  test('asks for the status by chain and hash', async () => {
    const { router, sent } = answering('{"state":"STATE_PENDING","transfers":null}')
    expect(await router.status({ chainId: 'one-1', hash: 'AB' })).toMatchObject({
      state: 'STATE_PENDING',
      transfers: [],
      transfer_sequence: [],
    })
    expect(sent[0]?.url).toBe('https://router.invalid/v2/tx/status?tx_hash=AB&chain_id=one-1')
    await expect(answering('{"code":5}', 404).router.status({ chainId: 'one-1', hash: 'AB' })).rejects.toMatchObject({
      code: 'router.notFound',
    })
    await expect(answering('{"code":3}', 400).router.status({ chainId: 'one-1', hash: 'AB' })).rejects.toMatchObject({
      code: 'router.refused',
      retry: 'later',
    })
  })
})
