// The pages of a transaction as the panel announces them against those that the virtual Ledger shows, which follow recordings.
import { serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { fromHex, toHex } from '../../practice/keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../practice/keys/mnemonic.ts'
import { createEthereumApp } from '../../practice/device/ethereumApp.ts'
import type { DeviceDocument } from './screenText.ts'
import { transactionPages } from './transactionPages.ts'

const signer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const PATH = '058000002c8000003c800000000000000000000000'

/** Those that the app asks through. */
function shownPages(chainId: number, value: bigint, data: `0x${string}`) {
  const app = createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: true, expertMode: false })
  const unsigned = serializeTransaction({ type: 'eip1559', chainId, to, value, data, gas: 21_000n, maxFeePerGas: 7n })
  const bytes = `${PATH}${unsigned.slice(2)}`
  const answer = app.handle(fromHex(`e0040000${toHex(Uint8Array.of(bytes.length / 2))}${bytes}`))
  if (answer instanceof Uint8Array) throw new Error(`the app answered ${toHex(answer)} instead of asking`)
  return answer.prompt.pages
}

function announced(chainId: number, value: bigint, data: `0x${string}`) {
  const call = { builtHeight: 1, gas: '21000', maxFeePerGas: '7', maxPriorityFeePerGas: '0', gasPrice: null }
  const document: DeviceDocument = {
    document: '0x',
    mode: 'evm',
    signer,
    chainId: String(chainId),
    fee: { amount: '147000', denom: 'wei', gas: '21000' },
    evm: { ...call, to, value: value.toString(), data },
  }
  return transactionPages(document)
}

test.for<[string, number, bigint, `0x${string}`]>([
  ['coins on Ethereum', 1, 10n ** 16n, '0x'],
  ['coins on a network of a number', 7331, 5n, '0x'],
  ['a call', 7331, 0n, '0xa9059cbb00'],
  ['a call that takes coins along', 1, 9n, '0xa9059cbb00'],
])('%s', ([, chainId, value, data]) => {
  const shown = shownPages(chainId, value, data)
  const pages = announced(chainId, value, data)
  expect(pages.map(({ heading }) => heading)).toEqual(shown.map(({ heading }) => heading))
  for (const [index, { shows }] of pages.entries()) {
    const text = shown[index]?.text ?? ''
    if (shows?.kind === 'address') expect(text).toBe(shows.value)
    if (shows?.kind === 'amount') expect(text.split(' ')[0]).toBe(decimal(shows.value))
    if (shows?.kind === 'network') expect(text).toBe(shows.value)
  }
})

/** @example decimal('10000000000000000') // '0.01' */
function decimal(wei: string): string {
  const digits = wei.padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}
