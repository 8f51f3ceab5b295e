// Which streams an account has: none that would ask about a 0x form that its key does not answer for.
import { expect, test } from 'vitest'
import type { Account } from '../../shared/contract/account.ts'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import { parseAddress } from '../platform/address.ts'
import { restMs, syncTargetsOf } from './syncTargets.ts'

const address = parseAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const entry = (chainId: string, vm: string) => ({
  chain_id: chainId,
  chain_name: chainId,
  bech32_prefix: 'init',
  apis: {
    rest: [{ address: `https://${chainId}.example/rest` }],
    indexer: [{ address: `https://${chainId}.example/indexer` }],
    'json-rpc': [{ address: `https://${chainId}.example/rpc` }],
  },
  metadata: { minitia: { type: vm } },
})
const far = {
  chain_id: '4242',
  chain_name: 'far',
  chain_type: 'eip155',
  evm_chain_id: 4242,
  apis: { 'json-rpc': [{ address: 'https://far.example/rpc' }] },
  metadata: {},
}
const registry = createRegistry({ router: null, chains: [entry('move-1', 'minimove'), entry('evm-1', 'minievm'), far], assets: {} })

function kinds(signer: Account['signer']): string[] {
  return syncTargetsOf(registry, [{ address, signer }]).map(({ key }) => `${key.chainId} ${key.stream}`)
}

const ledger = (app: 'ethereum' | 'cosmos') => kinds({ kind: 'ledger', app, path: "44'/118'/0'/0/0", publicKey: '', model: 'Flex' })

test('a key of the Cosmos app is asked about nowhere but where it has an address', () => {
  const everywhere = ['move-1 txs', 'move-1 balances', 'evm-1 txs', 'evm-1 nfts', 'evm-1 balances', 'evm-1 staking', 'evm-1 richList']
  const onEvm = ['evm-1 evmTxs', 'evm-1 internalTxs', '4242 tokens']
  expect(ledger('ethereum')).toEqual(expect.arrayContaining([...everywhere, ...onEvm]))
  expect(ledger('cosmos')).toEqual(expect.arrayContaining(everywhere))
  expect(
    ledger('ethereum')
      .filter((kind) => !ledger('cosmos').includes(kind))
      .toSorted(),
  ).toEqual(onEvm.toSorted())
})

test('a watched address may be of either kind, so everything is asked', () => {
  expect(kinds({ kind: 'watched' })).toEqual(ledger('ethereum'))
})

test('chains outside Initia are asked every five minutes at most, those of Initia all the time', () => {
  const streams = syncTargetsOf(registry, [
    { address, signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '', model: 'Flex' } },
  ])
  const rest = Object.fromEntries(streams.map((stream) => [`${stream.key.chainId} ${stream.key.stream}`, restMs(stream)]))
  expect(rest).toMatchObject({ '4242 tokens': 300_000, 'evm-1 balances': 0, 'move-1 txs': 0 })
})
