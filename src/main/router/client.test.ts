// The router's service: operations to the byte, tracking, and what its refusals mean.
import { describe, expect, test } from 'vitest'
import type { FetchLike } from '../../wire/world.ts'
import { createRouter } from './client.ts'

const ASSETS = { fromChainId: 'one-1', fromDenom: 'uinit', toChainId: 'two-1', toDenom: 'l2/ab' }
const OPERATIONS = '[ {"op_init_transfer" : {"deadline":1790000000000000123, "rate": 1.50}, "tx_index":0 } ]'
const ROUTE =
  '{"amount_in":"1000000","amount_out":"998500","source_asset_chain_id":"one-1","source_asset_denom":"uinit",' +
  `"dest_asset_chain_id":"two-1","dest_asset_denom":"l2/ab","operations": ${OPERATIONS} ,"required_chain_addresses":["one-1","two-1"],` +
  '"chain_ids":["one-1","two-1"],"does_swap":false,"estimated_fees":null,"usd_amount_in":"","warning":null,"extra_warnings":null}'

/** Answers every request alike and keeps what was sent. */
function answering(body: string, status = 200, headers: Record<string, string> = {}) {
  const sent: { url: string; body: string | null }[] = []
  const fetch: FetchLike = (url, init) => {
    sent.push({ url, body: typeof init?.body === 'string' ? init.body : null })
    return Promise.resolve(new Response(body, { status, headers }))
  }
  return { router: createRouter({ fetch, url: 'https://router.invalid/' }), sent }
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
    ['its own form', '{"statusCode":400,"message":"no routes found","error":"Bad Request"}', 'no routes found'],
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
