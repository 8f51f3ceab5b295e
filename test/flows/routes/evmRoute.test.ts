// Checks a route that leaves an EVM chain, against a real node: exact approvals first, each a separate leg, then the bridge; and
// allowances, listed and revoked.
import { decodeFunctionData, erc20Abi, encodeFunctionData, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { balanceSlot, allowanceSlot } from '../../support/bodies/evmContracts.ts'
import { BRIDGE, CHAIN, evmBench, HOLDER, THIRD_PARTY, TETHER, TOKEN, type EvmBench } from '../../support/benches/evmBench.ts'
import { OWN } from '../../support/benches/practiceBench.ts'
import { parseAddress } from '../../../src/main/platform/address.ts'

const AMOUNT = '250000'
const DEPOSIT = parseAbi(['function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)'])

interface Script {
  token?: string
  spender?: string
  approved?: string
  /** Hex without 0x, as the router writes it. */
  data?: string
}

function depositData(token: string, recipient = OWN): Hex {
  const padded = `0x${parseAddress(recipient).hex.slice(2).toLowerCase().padStart(64, '0')}` as const
  return encodeFunctionData({ abi: DEPOSIT, functionName: 'depositForBurn', args: [BigInt(AMOUNT), 4, padded, token as Hex] })
}

/** A router that knows one way: over the bridge contract to the L1. */
function script(bench: EvmBench, { token = TOKEN, spender = BRIDGE, approved = AMOUNT, data }: Script = {}) {
  const route = {
    amount_in: AMOUNT,
    amount_out: AMOUNT,
    source_asset_chain_id: CHAIN,
    source_asset_denom: token,
    dest_asset_chain_id: 'practice-1',
    dest_asset_denom: 'uinit',
    operations: [
      {
        cctp_transfer: {
          from_chain_id: CHAIN,
          to_chain_id: 'practice-1',
          burn_token: token,
          denom_in: token,
          denom_out: 'uinit',
          bridge_id: 'CCTP',
        },
        tx_index: 0,
        amount_in: AMOUNT,
        amount_out: AMOUNT,
      },
    ],
    required_chain_addresses: [CHAIN, 'practice-1'],
    txs_required: 1,
    estimated_route_duration_seconds: 60,
  }
  const evm_tx = {
    chain_id: CHAIN,
    to: BRIDGE,
    value: '0',
    data: data ?? depositData(token).slice(2),
    signer_address: HOLDER,
    required_erc20_approvals: [{ token_contract: token, spender, amount: approved }],
  }
  const tracked: unknown[] = []
  const status = () => ({
    state: 'STATE_COMPLETED_SUCCESS',
    transfer_sequence: [{ cctp_transfer: { from_chain_id: CHAIN, to_chain_id: 'practice-1', state: 'CCTP_TRANSFER_RECEIVED' } }],
    transfer_asset_release: { chain_id: 'practice-1', denom: 'uinit', amount: AMOUNT, released: true },
  })
  bench.intercept.now = async (url, body, pass) => {
    if (url.includes('/fungible/route')) return Response.json(route)
    if (url.includes('/fungible/msgs')) return Response.json({ txs: [{ evm_tx, operations_indices: [0] }] })
    if (url.includes('/tx/track')) {
      tracked.push(JSON.parse(body))
      return Response.json({ tx_hash: 'x', explorer_link: '' })
    }
    return url.includes('/tx/status') ? Response.json(status()) : await pass()
  }
  return { tracked }
}

async function create(bench: EvmBench, fromDenom: string = TOKEN) {
  const quote = await bench.drive.quote({ fromChainId: CHAIN, fromDenom, toChainId: 'practice-1', toDenom: 'uinit', amount: AMOUNT })
  expect(quote.obstacle).toBeNull()
  return await bench.bench.client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
}

async function open() {
  const bench = await evmBench()
  bench.practice.device.set('blindSigning', true)
  return bench
}

/** Ready for its next leg, however old its quote has become: on a slow machine an approval outlives it. */
async function renewed(bench: EvmBench, id: string) {
  const { client } = bench.bench
  const { version } = (await bench.view(id)).transfer
  const { quote } = await client['transfers.requote']({ id, version })
  return await client['transfers.accept']({ id, version, quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
}

const approvalIn = (data: string | undefined) => decodeFunctionData({ abi: erc20Abi, data: (data ?? '0x') as Hex })
const allowed = ({ node }: EvmBench, token: Hex, spender: Hex = BRIDGE) =>
  node.client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args: [HOLDER, spender] })

test('the bridge is allowed the exact amount in a leg of its own, then called, then registered with the router', async () => {
  const bench = await open()
  const { tracked } = script(bench)
  const approving = await bench.passLeg(await create(bench))
  const approval = currentLeg(approving.transfer)
  expect(approval).toMatchObject({ purpose: 'approval', evm: { to: TOKEN, value: '0' } })
  expect(approvalIn(approval?.evm?.data)).toMatchObject({ functionName: 'approve', args: [BRIDGE, BigInt(AMOUNT)] })
  const { id } = approving.transfer
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  expect(tracked).toEqual([])
  const sent = await bench.passLeg(await renewed(bench, id))
  expect(currentLeg(sent.transfer)).toMatchObject({ purpose: 'transfer', index: 1, evm: { to: BRIDGE, data: depositData(TOKEN) } })
  await bench.mineUntil(id, ({ phase }) => phase !== 'sent')
  expect(tracked).toEqual([expect.objectContaining({ chain_id: CHAIN, tx_hash: bench.hashOf(sent) })])
  expect(await allowed(bench, TOKEN)).toBe(0n)
})

test.for([
  ['without 0x', depositData(TOKEN).slice(2)],
  ['with 0x', depositData(TOKEN)],
] as const)('where enough is allowed already, there is no approval; the call written %s is the same', async ([, data]) => {
  const bench = await open()
  script(bench, { data })
  await bench.node.write(TOKEN, allowanceSlot(HOLDER, BRIDGE), BigInt(AMOUNT))
  const built = await bench.drive.step(await create(bench), 'build')
  expect(currentLeg(built.transfer)).toMatchObject({ purpose: 'transfer', index: 0, evm: { data: depositData(TOKEN) } })
})

test('a token that puts no allowance in the place of another is brought to none first', async () => {
  const bench = await open()
  script(bench, { token: TETHER })
  await bench.node.write(TETHER, allowanceSlot(HOLDER, BRIDGE), 9n)
  const reset = await bench.passLeg(await create(bench, TETHER))
  expect(approvalIn(currentLeg(reset.transfer)?.evm?.data).args).toEqual([BRIDGE, 0n])
  const { id } = reset.transfer
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  const given = await bench.passLeg(await renewed(bench, id))
  expect(approvalIn(currentLeg(given.transfer)?.evm?.data).args).toEqual([BRIDGE, BigInt(AMOUNT)])
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  const built = await bench.drive.step(await renewed(bench, id), 'build')
  expect(currentLeg(built.transfer)).toMatchObject({ purpose: 'transfer', index: 2 })
})

test('an approval that another transfer has used up is asked for anew', async () => {
  const bench = await open()
  script(bench)
  const approving = await bench.passLeg(await create(bench))
  const { id } = approving.transfer
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  await bench.node.write(TOKEN, allowanceSlot(HOLDER, BRIDGE), 0n)
  await bench.node.mine()
  const again = await bench.passLeg(await renewed(bench, id))
  expect(currentLeg(again.transfer)).toMatchObject({ purpose: 'approval', index: 1 })
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  const sent = await bench.drive.step(await renewed(bench, id), 'build')
  expect(currentLeg(sent.transfer)).toMatchObject({ purpose: 'transfer', index: 2 })
})

test('an approval that the token never kept is not asked for over and over', async () => {
  const bench = await open()
  script(bench)
  const approving = await bench.passLeg(await create(bench))
  const { id } = approving.transfer
  await bench.mineUntil(id, ({ phase }) => phase === 'authorised')
  const next = await renewed(bench, id)
  const routed = bench.intercept.now
  bench.intercept.now = async (url, body, pass) => {
    // allowance(address,address)
    if (!body.includes('0xdd62ed3e')) return (await routed?.(url, body, pass)) ?? (await pass())
    const asked = JSON.parse(body) as { id: number } | { id: number }[]
    const answers = [asked].flat().map((call) => ({ jsonrpc: '2.0', id: call.id, result: `0x${'0'.repeat(64)}` }))
    return Response.json(Array.isArray(asked) ? answers : answers[0])
  }
  await expect(bench.drive.step(next, 'build')).rejects.toMatchObject({ code: 'chain.refused', retry: 'later' })
})

test.for([
  ['an allowance without end', { approved: (2n ** 256n - 1n).toString() }],
  ['an allowance for somebody else', { spender: THIRD_PARTY }],
  ['a call that pays somebody else', { data: depositData(TOKEN, parseAddress(THIRD_PARTY).bech32) }],
] as const)('%s is refused before anything is signed', async ([, change]) => {
  const bench = await open()
  script(bench, change)
  await expect(bench.drive.step(await create(bench), 'build')).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
})

test('what was allowed is listed as the chain says it, and taken back by a waybill of its own', async () => {
  const bench = await open()
  script(bench)
  const approving = await bench.passLeg(await create(bench))
  await bench.mineUntil(approving.transfer.id, ({ phase }) => phase === 'authorised')
  const { client } = bench.bench
  const accountId = bench.account.id
  const approvals = async () => {
    const { permissions, missing } = await client['permissions.list']({ accountId })
    expect(missing).toEqual([])
    return permissions.filter((one) => 'contract' in one)
  }
  expect(await approvals()).toMatchObject([
    { chainId: CHAIN, contract: TOKEN, spender: BRIDGE, amount: AMOUNT, isUnlimited: false, asset: { symbol: 'USDC' } },
  ])
  await bench.node.write(TOKEN, allowanceSlot(HOLDER, BRIDGE), 2n ** 256n - 1n)
  expect(await approvals()).toMatchObject([{ isUnlimited: true }])
  const quote = await client['permissions.revoke']({ accountId, kind: 'token', chainId: CHAIN, contract: TOKEN, spender: BRIDGE })
  expect(quote).toMatchObject({ task: 'revoke', spender: BRIDGE, amountIn: '0', obstacle: null })
  const revoking = await bench.passLeg(await client['transfers.create']({ quoteId: quote.id }))
  expect(currentLeg(revoking.transfer)).toMatchObject({ purpose: 'revoke' })
  const settled = await bench.mineUntil(revoking.transfer.id, ({ phase }) => phase !== 'sent')
  expect(settled.phase).toBe('completed')
  expect(await allowed(bench, TOKEN)).toBe(0n)
  expect(await approvals()).toEqual([])
})

test('money that is not there is told before the router’s call is tried', async () => {
  const bench = await open()
  script(bench)
  await bench.node.write(TOKEN, balanceSlot(HOLDER), 1n)
  await expect(bench.drive.step(await create(bench), 'build')).rejects.toMatchObject({ code: 'chain.insufficientFunds' })
})
