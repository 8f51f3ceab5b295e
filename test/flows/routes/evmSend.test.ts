// Checks payments on an EVM chain against a real node: signed on the drawn Ledger, and reported correctly.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { erc20Abi, parseGwei, parseTransaction, type Hex, type TransactionSerialized } from 'viem'
import { expect, test } from 'vitest'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { assemble } from '../../support/bodies/evmAssembler.ts'
import { balanceSlot } from '../../support/bodies/evmContracts.ts'
import { reject } from '../../support/benches/hands.ts'
import { COIN, evmBench, HOLDER, THIRD_PARTY, TOKEN, type EvmBench } from '../../support/benches/evmBench.ts'

/** Returns the signer, computed with different code than the app's. */
function signerOf(document: string, signedTx: string): string {
  const { r = '0x', s = '0x', yParity = 0 } = parseTransaction(`0x${Buffer.from(signedTx, 'base64').toString('hex')}`)
  const digest = keccak_256(Buffer.from(document.slice(2), 'hex'))
  const pad = (hex: Hex) => hex.slice(2).padStart(64, '0')
  const signature = secp256k1.Signature.fromHex(pad(r) + pad(s)).addRecoveryBit(yParity)
  const key = signature.recoverPublicKey(digest).toBytes(false)
  return `0x${Buffer.from(keccak_256(key.slice(1)).slice(-20)).toString('hex')}`
}

const tokensOf = ({ node }: EvmBench, owner: Hex) =>
  node.client.readContract({ address: TOKEN, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

test.for([
  ['EIP-1559', 'prague', 'eip1559'],
  ['the old kind, where the chain knows no other', 'berlin', 'legacy'],
] as const)('the coin goes by a transaction of %s', async ([, hardfork, type]) => {
  const bench = await evmBench({ hardfork })
  const before = await bench.node.client.getBalance({ address: THIRD_PARTY })
  const sent = await bench.passLeg(await bench.send(COIN, '70000'))
  const leg = currentLeg(sent.transfer)
  expect(leg).toMatchObject({ mode: 'evm', purpose: 'transfer', signer: HOLDER, sequence: '0', timeoutHeight: null })
  expect(signerOf(leg?.document ?? '', leg?.signedTx ?? '')).toBe(HOLDER.toLowerCase())
  expect(parseTransaction(leg?.document as TransactionSerialized)).toMatchObject({ type, value: 70_000n, chainId: 31_337 })
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'completed', release: { chainId: 'shoal', amount: '70000', isConfirmed: true } })
  expect((await bench.node.client.getBalance({ address: THIRD_PARTY })) - before).toBe(70_000n)
  const receipt = await bench.node.client.getTransactionReceipt({ hash: leg?.hash as Hex })
  const charged = receipt.effectiveGasPrice * receipt.gasUsed
  expect(charged).toBeLessThanOrEqual(BigInt(leg?.fee.amount ?? 0))
  const { gas = 0n, gasPrice, maxFeePerGas = gasPrice } = parseTransaction(leg?.document as TransactionSerialized)
  expect(leg?.fee.amount).toBe((gas * (maxFeePerGas ?? 0n)).toString())
  // An EIP-1559 transaction allows twice the base fee; only a legacy one is charged what it names.
  if (type === 'legacy') expect(leg?.fee.usual).toBeUndefined()
  else expect(charged <= BigInt(leg?.fee.usual ?? 0) && BigInt(leg?.fee.usual ?? 0) < BigInt(leg?.fee.amount ?? 0)).toBe(true)
})

test('a token goes by its contract, and each thing that was checked is told', async () => {
  const bench = await evmBench()
  bench.practice.device.set('blindSigning', true)
  const built = await bench.drive.step(await bench.send(TOKEN, '123'), 'build')
  const checks = currentLeg(built.transfer)?.checks ?? []
  expect(checks.every(({ verdict }) => verdict === 'match')).toBe(true)
  expect(checks.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['chain', 'signer', 'contract', 'function', 'amount', 'recipient', 'gas']),
  )
  const sent = await bench.drive.step(await bench.signed(built), 'send')
  await bench.mineUntil(sent.transfer.id, ({ phase }) => phase === 'completed')
  expect(await tokensOf(bench, THIRD_PARTY)).toBe(123n)
})

test('a call of a contract is not put before a device that would refuse it, and goes once its setting is on', async () => {
  const bench = await evmBench()
  const built = await bench.drive.step(await bench.send(TOKEN, '123'), 'build')
  await expect(bench.drive.sign(built)).rejects.toMatchObject({
    code: 'device.blindSigning',
    hint: expect.stringContaining('settings') as string,
  })
  const { transfer } = await bench.view(built.transfer.id)
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ asked: 0 }] })
  bench.practice.device.set('blindSigning', true)
  expect((await bench.signed(built)).transfer.phase).toBe('signed')
})

test.for([
  ['more than there is', TOKEN, '5000001', 'chain.insufficientFunds'],
  ['all of the coin, so that nothing is left for the fee', COIN, '10000000000000000000000', 'chain.insufficientFunds'],
] as const)('%s is not built', async ([, denom, amount, code]) => {
  const bench = await evmBench()
  await expect(bench.drive.step(await bench.send(denom, amount), 'build')).rejects.toMatchObject({ code })
})

test('what a contract refuses is told before anything is signed', async () => {
  const bench = await evmBench()
  // A token whose transfer pays nothing out.
  await bench.node.place(
    TOKEN,
    assemble(`PUSH0 CALLDATALOAD 0xe0 SHR 0x70a08231 EQ @held JUMPI PUSH0 PUSH0 REVERT held: 0xffff PUSH0 MSTORE 0x20 PUSH0 RETURN`),
  )
  await expect(bench.drive.step(await bench.send(TOKEN, '1'), 'build')).rejects.toMatchObject({ code: 'chain.refused' })
  // A token that says no instead of failing.
  await bench.node.place(
    TOKEN,
    assemble(`PUSH0 CALLDATALOAD 0xe0 SHR 0x70a08231 EQ @held JUMPI 0x20 PUSH0 RETURN held: 0xffff PUSH0 MSTORE 0x20 PUSH0 RETURN`),
  )
  await expect(bench.drive.step(await bench.send(TOKEN, '1'), 'build')).rejects.toMatchObject({
    message: expect.stringContaining('returned false') as string,
  })
})

test('a transaction that fails in its block ends the transfer with the contract’s reason', async () => {
  const bench = await evmBench()
  bench.practice.device.set('blindSigning', true)
  const sent = await bench.passLeg(await bench.send(TOKEN, '123'))
  await bench.node.write(TOKEN, balanceSlot(HOLDER), 5n)
  const settled = await bench.mineUntil(sent.transfer.id, ({ phase }) => isSettled(phase))
  expect(settled).toMatchObject({ phase: 'failedOnSource', reason: 'too little' })
})

test('a price of gas beyond plain sense is stated with the most that it can cost, and is no line while it is usual', async () => {
  const bench = await evmBench()
  const usual = await bench.drive.step(await bench.send(COIN, '7'), 'build')
  expect(currentLeg(usual.transfer)?.checks.map(({ subject }) => subject)).not.toContain('fee')
  await bench.node.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('90000') })
  await bench.node.mine()
  const leg = currentLeg((await bench.drive.step(await bench.send(COIN, '7'), 'build')).transfer)
  const gas = BigInt(leg?.evm?.gas ?? 0)
  expect(leg?.fee.amount).toBe((gas * BigInt(leg?.evm?.maxFeePerGas ?? 0)).toString())
  expect(leg?.checks).toContainEqual({
    subject: 'fee',
    form: 'amount',
    found: leg?.fee.amount,
    asked: (gas * parseGwei('100')).toString(),
    verdict: 'differs',
  })
})

test('two payments that are alike are two transactions, and the second waits for the first', async () => {
  const bench = await evmBench()
  const first = await bench.drive.step(await bench.send(COIN, '7'), 'build')
  // Rejected on the device, it is no draft that a second review would continue.
  await Promise.all([bench.drive.sign(first), reject(bench.practice.device)])
  const second = await bench.drive.step(await bench.send(COIN, '7'), 'build')
  expect(second.transfer.id).not.toBe(first.transfer.id)
  const [one, other] = [currentLeg(first.transfer), currentLeg(second.transfer)]
  expect(one?.sequence).toBe(other?.sequence)
  expect(one?.documentHash).not.toBe(other?.documentHash)
  const third = await bench.send(COIN, '9')
  const sent = await bench.drive.step(await bench.signed(await bench.view(first.transfer.id)), 'send')
  await expect(bench.drive.step(third, 'build')).rejects.toMatchObject({
    code: 'chain.nonceGap',
    message: expect.stringContaining(`transfer ${sent.transfer.number}`) as string,
  })
  await bench.mineUntil(sent.transfer.id, ({ phase }) => phase === 'completed')
  // Its nonce is used now.
  await expect(bench.drive.sign(second)).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  const sentLater = await bench.passLeg(third)
  expect(currentLeg(sentLater.transfer)?.sequence).toBe('1')
})
