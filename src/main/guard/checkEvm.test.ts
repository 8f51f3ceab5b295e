// Ethereum transactions: sends, bridges, approvals, revocations and replacements.
import { describe, expect, test } from 'vitest'
import { encodeFunctionData, maxUint256, parseAbi, type Hex } from 'viem'
import {
  ask,
  CCTP,
  family,
  FRIEND_HEX,
  GO_FAST,
  INIT_EVM,
  ME_HARBOUR,
  ME_HEX,
  registry,
  RELAYER,
  SOON_S,
  THEM_HEX,
  USDC_BASIN,
  type Hostile,
} from '../../../test/support/benches/guardBench.ts'
import { checkAbort, checkApproval, checkEvm, checkRevoke, type EvmApproval, type EvmProposal } from './checkEvm.ts'

type Proposal = EvmProposal & { approvals: EvmApproval[] }

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)',
  'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller, uint256 maxFee, uint32 finality)',
  'function requestCCTPTransfer(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee)',
  'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint64 timeout, bytes data)',
])
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
const data = (functionName: string, args: unknown[]) => encodeFunctionData({ abi, functionName, args } as unknown as Call)
const word = (address: string): Hex => `0x${address.slice(2).padStart(64, '0')}`
const HARBOUR_WORD = word('0x0212131415161718191a1b1c1d1e1f2021222324')

const base = { chainId: '7331', evmChainId: 7331, from: ME_HEX, value: '0', gas: '200000', approvals: [] as EvmApproval[] }
const patch = (change: Partial<Proposal>) => (good: Proposal) => ({ ...good, ...change })

/** What no transaction may be. */
const ANY: Hostile<Proposal>[] = [
  ['another chain', patch({ chainId: 'evm-1' }), 'the chain is “evm-1”'],
  ['another chain’s number', patch({ evmChainId: 1 }), 'the chain is “1”'],
  ['a foreign signer', patch({ from: THEM_HEX }), 'the signer is'],
  ['no address', patch({ to: '' }), 'The transaction has no recipient: it would create a contract.'],
  ['gas without end', patch({ gas: '99000000' }), '“99000000”'],
  ['gas that is no number', patch({ gas: '-1' }), '“-1”'],
  ['gas for nothing', patch({ gas: '0' }), '“0”'],
]

describe('a send', () => {
  const coin = ask({ from: ['7331', 'eth'], to: ['7331', 'eth'], way: ['7331'], recipient: FRIEND_HEX })
  family('send of the coin', { ...base, to: FRIEND_HEX, value: '1000000', data: '0x' }, (one: Proposal) => checkEvm(one, coin), [
    ...ANY,
    ['another recipient', patch({ to: THEM_HEX }), 'the recipient is'],
    ['more coins', patch({ value: '1000001' }), 'the amount is'],
    ['a call beside it', patch({ data: data('transfer', [THEM_HEX, 1n]) }), 'a contract that isn’t in the chain list'],
    ['an approval beside it', patch({ approvals: [{ token: USDC_BASIN, spender: CCTP, amount: '1' }] }), 'no token'],
  ])

  test('takes a rollup’s coin for no asset of its bank that lacks a contract', () => {
    const bank = ask({ from: ['evm-1', INIT_EVM], to: ['evm-1', INIT_EVM], way: ['evm-1'], recipient: FRIEND_HEX, sender: ME_HEX })
    const paying = { ...base, chainId: 'evm-1', evmChainId: 77, to: FRIEND_HEX, value: '1000000', data: '0x' }
    expect(() => checkEvm(paying, bank)).toThrow('a contract that isn’t in the chain list')
  })

  const token = ask({ from: ['7331', USDC_BASIN], to: ['7331', USDC_BASIN], way: ['7331'], recipient: FRIEND_HEX })
  const call = data('transfer', [FRIEND_HEX, 1000000n])
  family('send of a token', { ...base, to: USDC_BASIN, data: call }, (one: Proposal) => checkEvm(one, token), [
    ...ANY,
    ['another recipient', patch({ data: data('transfer', [THEM_HEX, 1000000n]) }), 'the recipient is'],
    ['a larger amount', patch({ data: data('transfer', [FRIEND_HEX, 1000001n]) }), 'the amount is'],
    ['coins along', patch({ value: '1' }), 'the value is “1”'],
    ['another contract', patch({ to: THEM_HEX }), `The message calls “${THEM_HEX}” on 7331, a contract that isn’t in the chain list.`],
    ['an approval in its place', patch({ data: data('approve', [THEM_HEX, 1000000n]) }), 'the function is “approve”'],
    ['coins in its place', patch({ to: FRIEND_HEX, value: '1000000', data: '0x' }), `The message calls “${FRIEND_HEX}” on 7331`],
    ['another’s money', patch({ data: data('transferFrom', [FRIEND_HEX, THEM_HEX, 1n]) }), '0x23b872dd'],
    ['bytes behind the arguments', patch({ data: `${call}ff` }), 'The call has extra bytes after its arguments.'],
    ['a cut call', patch({ data: call.slice(0, -2) }), 'The arguments of this call ('],
    ['no hex', patch({ data: 'transfer' }), 'The call data isn’t valid hex.'],
  ])

  test('takes data with and without 0x, and addresses in any case', () => {
    expect(() => checkEvm({ ...base, to: USDC_BASIN.toUpperCase().replace('0X', '0x'), data: call.slice(2) }, token)).not.toThrow()
  })
})

describe('a bridge', () => {
  const intent = ask({ from: ['7331', USDC_BASIN], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR })
  const check = (one: Proposal) => checkEvm(one, intent)
  const approvals = [{ token: USDC_BASIN, spender: CCTP, amount: '1000000' }]
  const burn = (amount = 1000000n, domain = 4, to = HARBOUR_WORD, token = USDC_BASIN) =>
    patch({ data: data('depositForBurn', [amount, domain, to, token]) })
  const good = burn()({ ...base, to: CCTP, data: '', approvals })
  const approve = (change: Partial<EvmApproval>) => patch({ approvals: approvals.map((approval) => ({ ...approval, ...change })) })
  family('burn', good, check, [
    ...ANY,
    ['another recipient', burn(1000000n, 4, word(THEM_HEX)), 'the recipient is'],
    ['a recipient with something in front', burn(1000000n, 4, `0x01${HARBOUR_WORD.slice(4)}`), '“0x01'],
    ['another domain', burn(1000000n, 5), 'the bridge is “one-1”'],
    ['a domain that nobody lists', burn(1000000n, 6), 'domain 6'],
    ['a larger amount', burn(1000001n), 'the amount is'],
    ['another token', burn(1000000n, 4, HARBOUR_WORD, THEM_HEX), 'the asset is'],
    ['another contract', patch({ to: THEM_HEX, approvals: [] }), 'a contract that isn’t in'],
    ['a contract of another role', patch({ to: GO_FAST, approvals: [] }), 'the contract is'],
    ['an unlimited approval', approve({ amount: maxUint256.toString() }), `the allowance is “${maxUint256}”`],
    ['an approval of a little more', approve({ amount: '1000001' }), 'the allowance is “1000001”'],
    ['an approval for a stranger', approve({ spender: THEM_HEX }), 'The message approves'],
    ['an approval for another bridge', approve({ spender: GO_FAST }), 'the spender is'],
    ['an approval of another token', approve({ token: THEM_HEX }), 'the contract is “0x09'],
    ['two approvals', patch({ approvals: [...approvals, ...approvals] }), '2 approvals'],
  ])

  test('takes all that is allowed to it, with a fee on top too', () => {
    const fee = {
      label: 'fee',
      symbol: 'USDC',
      decimals: 6,
      behavior: 'onTop',
      chainId: '7331',
      denom: USDC_BASIN,
      usd: null,
      amount: '5000',
    }
    const request = { from: ['7331', USDC_BASIN], to: ['harbour-1', 'uusdc'], way: ['7331', 'harbour-1'], recipient: ME_HARBOUR } as const
    const withFee = ask({ ...request, from: [...request.from], to: [...request.to], way: [...request.way], patch: { fees: [fee] } })
    const both = (allowed: string, burnt: bigint) => checkEvm(approve({ amount: allowed })(burn(burnt)(good)), withFee)
    expect(() => both('1000000', 1000000n)).not.toThrow()
    expect(() => both('1005000', 1005000n)).not.toThrow()
    expect(() => both('1005000', 1000000n)).toThrow('the allowance is “1005000”, not “1000000”')
    expect(() => both('1000000', 1005000n)).toThrow('the allowance is “1000000”, not “1005000”')
  })

  const fast = (change: Partial<Record<'sender' | 'to' | 'in' | 'out' | 'until' | 'data', unknown>> = {}) => {
    const { sender = word(ME_HEX), to = HARBOUR_WORD, in: amountIn = 1000000n, out = 995000n, until = SOON_S, data: rest = '0x' } = change
    return patch({ data: data('submitOrder', [sender, to, amountIn, out, 4, until, rest]) })
  }
  family('fast order', fast()({ ...base, to: GO_FAST, data: '' }), check, [
    ['another recipient', fast({ to: word(THEM_HEX) }), 'the recipient is'],
    ['a foreign sender, who gets it back', fast({ sender: word(THEM_HEX) }), 'the refund address is'],
    ['a larger amount', fast({ in: 1000001n }), 'the amount is'],
    ['a smaller yield', fast({ out: 900000n }), 'the minimum is'],
    ['a call where it arrives', fast({ data: '0x1234' }), 'duplicate keys'],
    [
      'a call of nobody’s contract where it arrives',
      fast({ data: `0x${Buffer.from('{"action":{}}').toString('hex')}` }),
      'arguments of “action”',
    ],
    ['an end long past', fast({ until: 1n }), '1970'],
  ])

  const relayed = (amount: bigint, fee: bigint) =>
    patch({ to: RELAYER, data: data('requestCCTPTransfer', [amount, 4, HARBOUR_WORD, USDC_BASIN, fee]) })
  test('with a relayer takes amount and fee together, and leaves as much as was quoted', () => {
    const one = { ...base, to: RELAYER, data: '' }
    expect(() => check(relayed(995000n, 5000n)(one))).not.toThrow()
    expect(() => check(relayed(1000000n, 5000n)(one))).toThrow('the amount is')
    expect(() => check(relayed(500000n, 500000n)(one))).toThrow('the minimum is')
  })

  test('of the second version keeps no more for itself than was quoted', () => {
    const args = (fee: bigint) => [1000000n, 4, HARBOUR_WORD, USDC_BASIN, word('0x0'), fee, 1000]
    expect(() => check(patch({ data: data('depositForBurn', args(10000n)) })(good))).not.toThrow()
    expect(() => check(patch({ data: data('depositForBurn', args(10001n)) })(good))).toThrow('the minimum is')
  })

  const approval = { ...base, to: USDC_BASIN, data: data('approve', [CCTP, 1000000n]) }
  const asked = { token: USDC_BASIN, spender: CCTP, amount: '1000000' }
  family('approval', approval, (one: Proposal) => checkApproval(one, intent, asked), [
    ...ANY,
    ['no limit', patch({ data: data('approve', [CCTP, maxUint256]) }), 'the allowance is'],
    ['another spender', patch({ data: data('approve', [GO_FAST, 1000000n]) }), 'the spender is'],
    ['a stranger', patch({ data: data('approve', [THEM_HEX, 1000000n]) }), 'The approval is for'],
    ['another token', patch({ to: THEM_HEX }), 'the contract is'],
    ['coins along', patch({ value: '1' }), 'the value is'],
    ['a payment in its place', patch({ data: data('transfer', [CCTP, 1000000n]) }), ', but the call makes a payment.'],
  ])

  test('approves no amount that the transfer does not take, whoever asks for it', () => {
    const more = { ...asked, amount: '2000000' }
    expect(() => checkApproval({ ...approval, data: data('approve', [CCTP, 2000000n]) }, intent, more)).toThrow('the allowance is')
    const reset = { ...approval, data: data('approve', [CCTP, 0n]) }
    expect(() => checkApproval(reset, intent, { ...asked, amount: '0' })).not.toThrow()
    // With the router's fee on top the transfer takes more than the amount.
    const withFee = { ...intent, amounts: [...intent.amounts, '1005000'] }
    const both = { ...approval, data: data('approve', [CCTP, 1005000n]) }
    expect(() => checkApproval(both, withFee, { ...asked, amount: '1005000' })).not.toThrow()
    expect(() => checkApproval(both, intent, { ...asked, amount: '1005000' })).toThrow('the allowance is')
  })
})

describe('what needs no route', () => {
  const asked = { sender: ME_HEX, registry, chainId: '7331', kind: 'token' as const, token: USDC_BASIN, spender: THEM_HEX }
  family('revocation', { ...base, to: USDC_BASIN, data: data('approve', [THEM_HEX, 0n]) }, (one: Proposal) => checkRevoke(one, asked), [
    ...ANY,
    ['something left', patch({ data: data('approve', [THEM_HEX, 1n]) }), 'the allowance is'],
    ['another spender', patch({ data: data('approve', [CCTP, 0n]) }), 'the spender is'],
    ['another token', patch({ to: CCTP }), 'the contract is'],
    ['coins along', patch({ value: '1' }), 'the value is'],
    ['a payment in its place', patch({ data: data('transfer', [THEM_HEX, 0n]) }), ', but the call makes a payment.'],
  ])
  const collection = { ...asked, kind: 'operator' as const }
  const dismissal = { ...base, to: USDC_BASIN, data: data('setApprovalForAll', [THEM_HEX, false]) }
  family('dismissal of an operator', dismissal, (one: Proposal) => checkRevoke(one, collection), [
    ...ANY,
    ['an operator named', patch({ data: data('setApprovalForAll', [THEM_HEX, true]) }), 'the allowance is'],
    ['another operator', patch({ data: data('setApprovalForAll', [CCTP, false]) }), 'the spender is'],
    ['another collection', patch({ to: CCTP }), 'the contract is'],
    ['coins along', patch({ value: '1' }), 'the value is'],
    ['the approval of a token in its place', patch({ data: data('approve', [THEM_HEX, 0n]) }), 'unknown function'],
    ['more bytes', patch({ data: `${data('setApprovalForAll', [THEM_HEX, false])}00` }), 'extra bytes'],
    ['neither yes nor no', patch({ data: `${data('setApprovalForAll', [THEM_HEX, false]).slice(0, -1)}2` }), 'can’t be read'],
  ])

  test('does not take the dismissal of an operator for the end of an allowance', () => {
    expect(() => checkRevoke(dismissal, asked)).toThrow('unknown function')
  })

  family('cancellation', { ...base, to: ME_HEX, data: '0x' }, (one: Proposal) => checkAbort(one, asked), [
    ...ANY,
    ['another recipient', patch({ to: THEM_HEX }), 'the recipient is'],
    ['coins along', patch({ value: '1' }), 'the value is'],
    ['a call', patch({ data: '0x12345678' }), 'the function is'],
  ])

  test('takes as much gas as a block holds, or none yet', () => {
    const abort = { ...base, to: ME_HEX, data: '0x' }
    for (const gas of ['30000000', null]) expect(() => checkAbort({ ...abort, gas }, asked)).not.toThrow()
    expect(() => checkAbort({ ...abort, gas: '30000001' }, asked)).toThrow('the gas is')
  })

  test('is nothing for a chain without an Ethereum number', () => {
    const there = { ...base, chainId: 'one-1', to: ME_HEX, data: '0x' }
    expect(() => checkAbort(there, { ...asked, chainId: 'one-1' })).toThrow('The chain list has no EVM chain ID for')
  })
})
