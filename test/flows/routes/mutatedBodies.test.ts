// Feeds 2,000 damaged bodies of each kind of reply: the result must be a value, odd rows with reasons, or an AppError.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { BLOCK_FORM } from '../../../src/main/clients/indexer/blocks.ts'
import { EVM_TX_FORM } from '../../../src/main/clients/indexer/evmTxs.ts'
import { INTERNAL_TX_FORM } from '../../../src/main/clients/indexer/internalTxs.ts'
import { readPage, type ListForm } from '../../../src/main/clients/indexer/listPage.ts'
import { COLLECTION_FORM, CORE_NFT_TX_FORM, TOKEN_FORM } from '../../../src/main/clients/indexer/nfts.ts'
import { assertGood } from '../../../src/main/clients/indexer/errorReply.ts'
import { HOLDER_FORM } from '../../../src/main/clients/indexer/richList.ts'
import { TX_FORM, TX_SUMMARY_FORM } from '../../../src/main/clients/indexer/txs.ts'
import { parseReply } from '../../../src/main/platform/http/http.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import { createTxDecoder } from '../../../src/main/decoding/txDecoder.ts'
import { createRouter, type Router } from '../../../src/main/clients/router/client.ts'
import { toQuote } from '../../../src/main/clients/router/toRoute.ts'
import { toStatus } from '../../../src/main/clients/router/toStatus.ts'
import { AppError } from '../../../src/shared/domain/errors.ts'
import { asPhrase } from '../../../src/shared/domain/phrase.ts'
import * as cosmos from '../../../src/wire/cosmos.ts'
import { BaseDenom, DenomMetadata, DenomTrace, IbcDenom } from '../../../src/wire/denoms.ts'
import { IndexerStatus } from '../../../src/wire/indexer.ts'
import { IndexerAverageBlockTime, IndexerBlockReply, IndexerLatestHeight } from '../../../src/wire/indexerBlocks.ts'
import { IndexerEvmTxReply } from '../../../src/wire/indexerEvm.ts'
import { IndexerCollectionReply } from '../../../src/wire/indexerNfts.ts'
import { IndexerTxReply } from '../../../src/wire/indexerTxs.ts'
import * as staking from '../../../src/wire/staking.ts'
import type { RouterRoute } from '../../../src/wire/router.ts'
import * as rows from '../../support/bodies/indexerBodies.ts'
import { propertyRuns } from '../../support/abuse.ts'
import { damage, damaged, type Damage } from '../../support/bodies/mutate.ts'
import { chainBodies, registryFile, routerBodies } from '../../support/bodies/otherBodies.ts'
import { GOVERNANCE_BODIES } from '../../support/bodies/governanceBodies.ts'
import { HELD_IN_REPLIES, NOT_READ_BY_WAYBILL, watchSchemas } from '../../support/watchSchemas.ts'

const RUNS = propertyRuns({ seed: 20261121, numRuns: 2000 })
const who = asPhrase('The server')
const schemas = await watchSchemas()

/** Anything but an AppError is a bug and fails the run. */
function orAppError<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const LISTS: readonly (readonly [string, ListForm<unknown>, object])[] = [
  ['transactions', TX_FORM, rows.pageOf('txs', [rows.txRow, rows.txRow])],
  ['newest transactions of a rollup', TX_SUMMARY_FORM, rows.pageOf('txs', [rows.txRow, rows.txRow])],
  ['newest transactions of the L1', TX_SUMMARY_FORM, rows.pageOf('txs', [rows.coreTxRow, rows.coreTxRow], { total: 2 })],
  ['blocks of a rollup', BLOCK_FORM, rows.pageOf('blocks', [rows.blockRow, rows.blockRow])],
  ['blocks of the L1', BLOCK_FORM, rows.pageOf('items', [rows.coreBlockRow, rows.coreBlockRow])],
  ['EVM receipts', EVM_TX_FORM, rows.pageOf('txs', [rows.evmTxRow, rows.evmTxRow])],
  ['internal calls', INTERNAL_TX_FORM, rows.pageOf('internal_txs', [rows.internalTxRow, rows.internalTxRow])],
  ['collections of a rollup', COLLECTION_FORM, rows.pageOf('collections', [rows.collectionRow, rows.collectionRow])],
  ['collections of the L1', COLLECTION_FORM, rows.pageOf('collections', [rows.coreCollectionRow, rows.coreCollectionRow])],
  ['tokens of a rollup', TOKEN_FORM, rows.pageOf('tokens', [rows.tokenRow, rows.tokenRow])],
  ['tokens of the L1', TOKEN_FORM, rows.pageOf('tokens', [rows.coreTokenRow, rows.coreTokenRow])],
  ['a token’s history on the L1', CORE_NFT_TX_FORM, rows.pageOf('nft_txs', [rows.coreNftTxRow, rows.coreNftTxRow])],
  ['holders', HOLDER_FORM, rows.pageOf('holders', [rows.holderRow, rows.holderRow])],
]

describe('a damaged page of', () => {
  test.for(LISTS)('%s', ([, form, body]) => {
    const read = (bytes: Uint8Array) => {
      const page = readPage(bytes, { form, who, withTotal: true })
      const records = [...page.records()]
      expect(records.length).toBe(page.size)
      for (const record of records) expect('value' in record || record.reason !== '').toBe(true)
      return records
    }
    expect(read(Buffer.from(JSON.stringify(body))).every((record) => 'value' in record)).toBe(true)
    let pages = 0
    fc.assert(
      fc.property(damage, (harm) => {
        if (orAppError(() => read(damaged(body, harm))) !== null) pages += 1
      }),
      RUNS,
    )
    // Most damage is in a row, and costs no more than that row.
    expect(pages).toBeGreaterThan(RUNS.fewest() / 3)
  })
})

const REPLIES: readonly (readonly [string, z.ZodType, object])[] = [
  ['a transaction of a rollup', IndexerTxReply, { tx: rows.txRow }],
  ['a transaction of the L1', IndexerTxReply, { tx: rows.txRow.tx, tx_response: rows.txRow }],
  ['a block of a rollup', IndexerBlockReply, { block: rows.blockRow }],
  ['a block of the L1', IndexerBlockReply, rows.coreBlockRow],
  ['an average', IndexerAverageBlockTime, { avg_block_time: 2.05 }],
  ['a height', IndexerLatestHeight, { height: 5 }],
  ['an indexer’s status', IndexerStatus, rows.statusBody],
  ['an EVM receipt', IndexerEvmTxReply, { tx: rows.evmTxRow }],
  ['a collection of a rollup', IndexerCollectionReply, { collection: rows.collectionRow }],
  ['a collection of the L1', IndexerCollectionReply, rows.coreCollectionRow],
  ['balances', cosmos.BankBalances, chainBodies.balances],
  ['the newest block', cosmos.LatestBlock, chainBodies.latestBlock],
  ['a gateway’s error', cosmos.GatewayError, chainBodies.gatewayError],
  ['a node’s reply', cosmos.RpcReply, chainBodies.rpcReply],
  ['a denomination’s metadata', DenomMetadata, chainBodies.denomMetadata],
  ['a denomination’s trace', DenomTrace, chainBodies.denomTrace],
  ['an IBC denomination', IbcDenom, chainBodies.ibcDenom],
  ['the coin of a contract', cosmos.ContractDenom, chainBodies.contractDenom],
  ['the contract of a coin', cosmos.DenomContract, chainBodies.denomContract],
  ['a base denomination', BaseDenom, chainBodies.baseDenom],
  ['grants', cosmos.AuthzGrants, chainBodies.grants],
  ['fee grants', cosmos.FeeAllowances, chainBodies.feeGrants],
  ['delegations', staking.Delegations, chainBodies.delegations],
  ['unbonding delegations', staking.UnbondingDelegations, chainBodies.unbonding],
  ['validators', staking.Validators, chainBodies.validators],
  ['parameters of staking', staking.StakingParams, chainBodies.stakingParams],
  ['validators with what they take', staking.ValidatorSet, chainBodies.validatorSet],
  ['parameters of the L1’s staking', staking.MstakingParams, chainBodies.mstakingParams],
  ['what is unbonding, with its blocks', staking.UnbondingEntries, chainBodies.unbondingEntries],
  ['stakes that were moved', staking.Redelegations, chainBodies.redelegations],
  ['where rewards go', staking.WithdrawAddress, chainBodies.withdrawAddress],
  ...GOVERNANCE_BODIES,
  ['the address of a name', cosmos.NameView, chainBodies.nameView],
  ['rewards', staking.DelegatorRewards, chainBodies.rewards],
  ['a vesting account', staking.VestingAccount, chainBodies.vesting],
]

test.for(REPLIES)('damaged: %s', ([, schema, body]) => {
  const read = (text: string) => parseReply(schema, text, 'chain.badReply', who)
  expect(read(JSON.stringify(body))).toBeTruthy()
  fc.assert(
    fc.property(damage, (harm) => {
      orAppError(() => read(Buffer.from(damaged(body, harm)).toString()))
    }),
    RUNS,
  )
})

test('a damaged error of an indexer, whatever its status', () => {
  const url = 'https://indexer.example/x'
  const reply = (text: string, status: number) => ({ status, text, bytes: Buffer.from(text), contentType: '', retryAfterMs: null })
  fc.assert(
    fc.property(damage, fc.constantFrom(400, 404, 429, 500, 502, 503), (harm, status) => {
      const text = Buffer.from(damaged({ status_code: 400, message: 'invalid account address' }, harm)).toString()
      expect(() => {
        assertGood(reply(text, status), url)
      }).toThrow(AppError)
    }),
    RUNS,
  )
})

test('damaged transactions become rows of history or are named as unreadable', () => {
  const registry = createRegistry(registryFile)
  const txDecoder = createTxDecoder(registry)
  const me = { chain: registry.chains[0]!, bech32: 'init1a', hex: `0x${'11'.repeat(20)}` }
  const body = rows.pageOf('txs', [rows.txRow])
  fc.assert(
    fc.property(damage, (harm) => {
      orAppError(() => {
        for (const record of readPage(damaged(body, harm), { form: TX_FORM, who, withTotal: false }).records()) {
          if ('reason' in record) continue
          const row = txDecoder.toRow(me, record.value)
          expect('reason' in row || Number.isFinite(row.time)).toBe(true)
        }
      })
    }),
    RUNS,
  )
})

describe('a damaged answer of the router to', () => {
  const pair = { fromChainId: 'one-1', fromDenom: 'uinit', toChainId: 'two-1', toDenom: 'l2/ab' }
  const tx = { chainId: 'one-1', hash: 'AB'.repeat(32) }
  const asset = { chainId: 'one-1', denom: 'uinit', symbol: 'INIT', name: 'Initia', decimals: 6, isVerified: true, originId: 'init' }
  const request = { ...pair, accountId: 'a', amount: '1', recipient: null, slippagePercent: '0.5' }
  const quoteOf = (route: RouterRoute) => toQuote({ id: 'q', request, route, from: asset, to: asset, obstacle: null, now: 5 })
  const expected = {
    toChainId: 'two-1',
    toDenom: 'l2/ab',
    plan: [],
    earlier: [],
    now: 1000,
    listedDenom: (_: string, denom: string) => denom,
  }
  const hook = { ...pair, fromAddress: 'init1a', toAddress: 'init1b' }
  const messages = { ...pair, amountIn: '1', amountOut: '1', addresses: [], operations: '[]', slippagePercent: '0.5', signedHook: null }
  const QUESTIONS: readonly (readonly [string, object, (router: Router) => Promise<unknown>])[] = [
    ['a route', routerBodies.route, async (router) => quoteOf((await router.route({ ...pair, amountIn: '1' })).route)],
    ['messages', routerBodies.messages, (router) => router.messages(messages)],
    ['messages of an EVM', routerBodies.evmMessages, (router) => router.messages(messages)],
    ['a hook', routerBodies.hook, (router) => router.opHook(hook)],
    ['tracking', routerBodies.tracked, (router) => router.track(tx)],
    ['status', routerBodies.status, async (router) => toStatus(await router.status(tx), expected)],
    ['assets', routerBodies.assets, (router) => router.assets(['one-1'])],
  ]

  test.for(QUESTIONS)('%s', async ([, body, ask]) => {
    const asking = async (bytes: Uint8Array, status: number) => {
      const fetch = () => Promise.resolve(new Response(Buffer.from(bytes), { status }))
      await ask(createRouter({ fetch, clock: systemClock, url: 'https://router.example' }))
    }
    await asking(Buffer.from(JSON.stringify(body)), 200)
    const harmless = (status: fc.Arbitrary<number>) =>
      fc.asyncProperty(damage, status, async (harm, told) => {
        try {
          await asking(damaged(body, harm), told)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
        }
      })
    await fc.assert(harmless(fc.constant(200)), RUNS)
    await fc.assert(harmless(fc.constantFrom(400, 500)), { ...RUNS, numRuns: RUNS.numRuns / 4 })
  })
})

test('a damaged chain list costs the entries that are damaged, never the rest', () => {
  expect(createRegistry(registryFile).problems).toEqual([])
  const [first, second] = registryFile.chains
  const harmed = (entry: unknown, changes: Damage['changes']): unknown =>
    JSON.parse(Buffer.from(damaged(entry, { changes, scratches: [] })).toString())
  fc.assert(
    fc.property(damage, damage, (one, other) => {
      const chains = [first, harmed(second, one.changes)]
      const assets = { 'two-1': registryFile.assets['two-1'].map((asset) => harmed(asset, other.changes)) }
      const contracts = {
        ...registryFile.contracts,
        'two-1': registryFile.contracts['two-1'].map((contract) => harmed(contract, one.changes)),
      }
      const read = createRegistry({ router: null, chains, assets, contracts })
      expect(read.contract('one-1', '0x1')?.role).toBe('entryPoint')
      expect(read.chain('one-1')).not.toBeNull()
      expect(read.asset('two-1', 'l2/ab').denom).toBe('l2/ab')
    }),
    RUNS,
  )
})

test('no schema of the wire is left out', () => {
  expect(schemas.size).toBeGreaterThan(40)
  const elsewhere = [...HELD_IN_REPLIES, ...NOT_READ_BY_WAYBILL] // Damage may hide a part of a body from the schema of that part.
  const tooSeldom = [...schemas].filter(([name, count]) => count < RUNS.fewest() / 8 && !elsewhere.includes(name))
  expect(tooSeldom).toEqual([])
  expect(elsewhere.filter((name) => !schemas.has(name))).toEqual([])
})
