// Checks poisoned histories: recipients of payments are known, and senders of dust or nothing from a similar address are reported.
// The address ends are those of the largest study's cases: Tsuchiya et al., “Blockchain Address Poisoning”, arXiv 2501.16681.
import { encodeAbiParameters, encodeEventTopics, encodeFunctionData, erc20Abi, keccak256, toHex, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../src/shared/contract/account.ts'
import { checkAddress, poisonedAddresses } from '../../../src/main/features/labels/checkAddress.ts'
import { frequentRecipients } from '../../../src/main/features/labels/frequentRecipients.ts'
import { formsOfRef } from '../../../src/main/features/labels/addressForms.ts'
import { addressRef } from '../../../src/main/features/labels/labelKey.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { CONTRACT, receipt } from '../../support/bodies/evmRecords.ts'
import { paymentTx, startReplayServer, type ReplayChain, type ReplayServer, type ReplayTx } from '../../support/bodies/replayIndexer.ts'
import { hastyClock, openSyncBench, tempFolder, watched } from '../../support/benches/syncBench.ts'

const ME = watched('init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz')
const mine = ME.address.bech32
/** Head and tail around other bytes. */
const party = (head: string, middle: string, tail: string) => `${head}${middle.repeat(40)}`.slice(0, 40 - tail.length) + tail
const LANDLORD = party('a7b3f', '1', '9c0de')
const COUNTERPART = party('a7b3f', '2', '9c0de')
/** Attackers seldom match both ends evenly. */
const UNEVEN = party('a7b0', '3', 'f9c0de')
const PAYER = party('5e11', '4', '77d2')
const PAYERS_COUNTERPART = party('5e11', '6', '77d2')
const bech32 = (ref: string) => formsOfRef(ref)?.bech32 ?? ''
const hex = (ref: string) => formsOfRef(ref)?.hex ?? ''
const SECOND = watched(bech32(party('0c0de', '7', '0b0b0')))
const MINE = ME.address.hex
const THIRD_PARTY = hex(party('bad00', '8', '0bad0'))

let folder: ReturnType<typeof tempFolder>
let server: ReplayServer
let chain: ReplayChain
let bench: Awaited<ReturnType<typeof openSyncBench>>
const journal = openJournal(':memory:')

beforeEach(async () => {
  folder = tempFolder()
  chain = { chainId: 'evm-1', dialect: 'rollytics', txs: [], evmTxs: [], internalTxs: [], balances: [], maxRows: 100 }
  server = await startReplayServer([chain])
  const network = { router: null, chains: server.registry(), assets: {} }
  bench = await openSyncBench({
    folder: folder.path,
    network,
    fetch: (url, init) => fetch(url, init),
    accounts: [ME, SECOND],
    clock: hastyClock,
  })
})

afterEach(async () => {
  await bench.close()
  await server.close()
  folder.remove()
})

async function copied(payments: readonly { from: string; to: string; amount?: string }[]): Promise<void> {
  for (const [index, payment] of payments.entries()) chain.txs.push(paymentTx({ index, height: 100 + index, ...payment }))
  await bench.once()
  await bench.once()
}
const similarAddressesOf = (address: string) =>
  checkAddress({ journal, archive: bench.archive, accounts: () => [ME, SECOND] }, address).similarAddresses

test('a twin that sent dust or nothing is told from whom it imitates, who is not told from it', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(COUNTERPART), to: mine, amount: '1' },
    { from: bech32(COUNTERPART), to: mine, amount: '0' },
    { from: bech32(UNEVEN), to: mine, amount: '1' },
  ])
  expect(similarAddressesOf(hex(LANDLORD))).toEqual([])
  expect(similarAddressesOf(hex(COUNTERPART))).toContainEqual({ address: hex(LANDLORD), where: 'history', label: '' })
  expect(similarAddressesOf(hex(UNEVEN))).toContainEqual({ address: hex(LANDLORD), where: 'history', label: '' })
})

test('money that fell for a twin makes neither true: each is told from the other', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(COUNTERPART), to: mine, amount: '1' },
    { from: mine, to: bech32(COUNTERPART) },
  ])
  expect(similarAddressesOf(hex(LANDLORD))).toEqual([{ address: hex(COUNTERPART), where: 'history', label: '' }])
  expect(similarAddressesOf(hex(COUNTERPART))).toEqual([{ address: hex(LANDLORD), where: 'history', label: '' }])
})

test('of whom nothing was ever sent to, all of history is told', async () => {
  await copied([{ from: bech32(PAYER), to: mine }])
  expect(similarAddressesOf(hex(PAYERS_COUNTERPART))).toEqual([{ address: hex(PAYER), where: 'history', label: '' }])
})

test('history marks who imitates one that was paid, and nobody else', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(COUNTERPART), to: mine, amount: '1' },
    { from: bech32(UNEVEN), to: mine, amount: '0' },
    { from: bech32(PAYER), to: mine },
    { from: bech32(PAYERS_COUNTERPART), to: mine, amount: '1' },
  ])
  const shown = [LANDLORD, COUNTERPART, UNEVEN, PAYER, PAYERS_COUNTERPART]
  const marked = [COUNTERPART, UNEVEN]
  expect(poisonedAddresses(bench.archive, shown.map(hex))).toEqual(marked.map((ref) => ({ address: hex(ref), of: hex(LANDLORD) })))
  const told = poisonedAddresses(bench.archive, [...shown.map(bech32), 'mint', '', '0x1'])
  expect(told).toEqual(marked.map((ref) => ({ address: bech32(ref), of: bech32(LANDLORD) })))
})

test('the address book offers to whom one’s own accounts sent, the most frequent first, and no imitation', async () => {
  await copied([
    { from: mine, to: bech32(PAYER) },
    { from: mine, to: bech32(LANDLORD) },
    { from: mine, to: bech32(LANDLORD) },
    { from: mine, to: SECOND.address.bech32 },
    { from: bech32(COUNTERPART), to: mine, amount: '1' },
  ])
  const signer: Account['signer'] = { kind: 'ledger', app: 'ethereum', path: '', publicKey: '', model: 'Flex' }
  const listed = (accounts: Account[]) => frequentRecipients({ archive: bench.archive, accounts: () => accounts })
  const counted = listed([{ ...ME, signer }, SECOND]).map(({ bech32: address, times }) => [address, times])
  expect(counted).toEqual([
    [bech32(LANDLORD), 2],
    [bech32(PAYER), 1],
  ])
  expect(listed([ME, SECOND]), 'a watched account is not the user’s own').toEqual([])
})

interface TokenCall {
  index: number
  signer: string
  from: string
  to: string
  amount: bigint
  /** The fee payer; null where the record does not name one. */
  payer?: string | null
  /** Coins that the call itself takes from its signer. */
  value?: string
}

/** Returns the log in which a token's contract, possibly malicious, reports a transfer. */
function transferLog({ from, to, amount }: TokenCall) {
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: from as Hex, to: to as Hex } })
  return { address: CONTRACT, topics, data: encodeAbiParameters([{ type: 'uint256' }], [amount]) }
}

/** A call of `transferFrom` as a list of Cosmos transactions has it: anybody may sign it, and name anybody. */
function cosmosCall(call: TokenCall): ReplayTx {
  const { index, signer, from, to, amount, payer = signer, value = '0' } = call
  const sender = bech32(addressRef(signer))
  const base = paymentTx({ index, height: 100 + index, from: sender, to: sender })
  const input = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from as Hex, to as Hex, amount] })
  const spent = {
    type: 'coin_spent',
    attributes: [
      { key: 'spender', value: sender },
      { key: 'amount', value: `${value}uinit` },
    ],
  }
  const events = [
    ...(payer === null ? [] : [{ type: 'tx', attributes: [{ key: 'fee_payer', value: bech32(addressRef(payer)) }] }]),
    ...(value === '0' ? [] : [spent]),
    { type: 'evm', attributes: [{ key: 'log', value: JSON.stringify(transferLog(call)) }] },
  ]
  const message = { '@type': '/minievm.evm.v1.MsgCall', sender, contract_addr: CONTRACT, input, value, access_list: [] }
  const fee = { amount: [], gas_limit: '90000', payer: '', granter: '' }
  const tx = { body: { messages: [message], memo: '' }, auth_info: { signer_infos: [{ sequence: '1' }], fee }, signatures: ['c2ln'] }
  return { ...base, record: { ...base.record, tx, events } }
}

/** The same as a list of receipts has it. */
function evmCall(call: TokenCall): ReplayTx {
  const { index, signer } = call
  const options = { hash: keccak256(toHex(index)), height: 100 + index, from: signer, to: CONTRACT, gasUsed: 50_000 }
  const tx = receipt(options)
  return { ...tx, record: { ...tx.record, logs: [logOfReceipt(call, options)] } }
}

function logOfReceipt(call: TokenCall, { hash, height }: { hash: string; height: number }) {
  const place = { blockNumber: toHex(height), blockHash: `0x${'ab'.repeat(32)}`, transactionIndex: '0x1', logIndex: '0x0' }
  return { ...transferLog(call), ...place, transactionHash: hash, removed: false }
}

async function copiedCalls({ cosmos = [], evm = [] }: { cosmos?: TokenCall[]; evm?: TokenCall[] }): Promise<void> {
  chain.txs.push(...cosmos.map(cosmosCall))
  chain.evmTxs?.push(...evm.map(evmCall))
  await copied([{ from: mine, to: bech32(LANDLORD) }])
}

const told = () => poisonedAddresses(bench.archive, [hex(LANDLORD), hex(COUNTERPART)])
const COUNTERPART_IS_TOLD = [{ address: hex(COUNTERPART), of: hex(LANDLORD) }]

test.each([
  ['by its payer', THIRD_PARTY],
  ['by nothing', null],
])('lines that a stranger forged pay nobody, where the list of transactions tells the signer %s', async (_name, payer) => {
  const forged = { signer: THIRD_PARTY, from: MINE, to: hex(COUNTERPART), payer }
  await copiedCalls({
    cosmos: [
      { index: 7, amount: 0n, ...forged },
      { index: 8, amount: 5n, ...forged },
    ],
  })
  expect(told()).toEqual(COUNTERPART_IS_TOLD)
})

test('lines that a stranger forged pay nobody, where only the list of receipts has them', async () => {
  const forged = { signer: THIRD_PARTY, from: MINE, to: hex(COUNTERPART) }
  await copiedCalls({
    evm: [
      { index: 7, amount: 0n, ...forged },
      { index: 8, amount: 5n, ...forged },
    ],
  })
  expect(told()).toEqual(COUNTERPART_IS_TOLD)
})

test('a line that one own account had forged from another pays nobody, though the former paid for the call', async () => {
  const forged = { signer: MINE, from: SECOND.address.hex, to: hex(COUNTERPART), value: '5' }
  await copiedCalls({ cosmos: [{ index: 7, amount: 5n, ...forged }] })
  expect(told()).toEqual(COUNTERPART_IS_TOLD)
})

test('nothing, sent with a signature of one’s own, pays nobody', async () => {
  const empty = { signer: MINE, from: MINE, to: hex(COUNTERPART), amount: 0n }
  await copiedCalls({ cosmos: [{ index: 7, ...empty }], evm: [{ index: 8, ...empty }] })
  expect(told()).toEqual(COUNTERPART_IS_TOLD)
})

test.each(['cosmos', 'evm'] as const)('tokens that were sent with a signature of one’s own pay, in the list of %s', async (list) => {
  await copiedCalls({ [list]: [{ index: 7, signer: MINE, from: MINE, to: hex(COUNTERPART), amount: 5n }] })
  expect(told()).toEqual([])
})

test('tells when an account that signs last sent to an address; dust, other senders and watched accounts do not count', async () => {
  await copied([
    { from: mine, to: bech32(LANDLORD) },
    { from: mine, to: bech32(LANDLORD) },
    { from: bech32(COUNTERPART), to: mine, amount: '1' },
    { from: mine, to: bech32(UNEVEN), amount: '0' },
  ])
  const signer: Account['signer'] = { kind: 'ledger', app: 'ethereum', path: '', publicKey: '', model: 'Flex' }
  const sentTo = (ref: string, accounts: Account[]) =>
    checkAddress({ journal, archive: bench.archive, accounts: () => accounts }, hex(ref)).sentTo
  const signing = [{ ...ME, signer }]
  expect(sentTo(LANDLORD, signing)).toEqual([{ chainId: 'evm-1', at: Date.parse(String(chain.txs[1]?.record.timestamp)), isCopied: true }])
  expect(sentTo(COUNTERPART, signing)).toEqual([])
  expect(sentTo(UNEVEN, signing)).toEqual([])
  expect(sentTo(LANDLORD, [ME])).toEqual([])
})
