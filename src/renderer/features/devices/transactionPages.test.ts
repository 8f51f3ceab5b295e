// The pages of a transaction as the panel announces them against the recorded screens of the real app.
import { formatEther, parseTransaction, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { RECORDED_DOCUMENTS, type RecordedDocument } from '../../../practice/device/recorded/recordedDocuments.ts'
import { NANO_DOCUMENTS } from '../../../practice/device/recorded/recordedNano.ts'
import { isBlindSigned } from '../../../shared/domain/blindSigning.ts'
import type { DeviceDocument } from './screenText.ts'
import { transactionPages } from './transactionPages.ts'

const signer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Of the command that begins a transaction: its own five bytes, and the path. */
const BEFORE = 2 * (5 + 21)
/** What the app calls the chains that it knows; the panel says their names by itself. */
const NETWORKS: Readonly<Record<string, string>> = { '11155111': 'Sepolia' }
const TICKERS: Readonly<Record<string, string>> = { '1': 'ETH', '11155111': 'ETH' }
/** Parts of a screen that say nothing of the transaction, and headings that a Nano repeats. */
const AROUND =
  /^(?:Swipe to review|Reject|Hold to sign|Continue anyway|Back to safety|Blind signing required\.|\d of \d|This transaction's .*|not fully .*|you could lose .*|To accept risk, press |both buttons|.*\((?!1\/)\d\/\d\))$/

const callsOf = ({ command }: RecordedDocument): Hex => `0x${command.slice(BEFORE)}`
/** Transactions to an address that the app signed; without the one whose fee exceeds 256 bits, which Waybill cannot ask for. */
const signed = RECORDED_DOCUMENTS.filter(
  ({ name, command, screens }) =>
    command.startsWith('e004') && screens.length > 0 && name !== 'new-contract' && name !== 'refused-most-fees',
)

function documentOf(document: Hex): DeviceDocument {
  const { chainId, to, value = 0n, data = '0x', gas = 0n, maxFeePerGas, gasPrice } = parseTransaction(document)
  const price = maxFeePerGas ?? gasPrice ?? 0n
  const call = { builtHeight: 1, gas: gas.toString(), maxFeePerGas: price.toString(), maxPriorityFeePerGas: '0', gasPrice: null }
  return {
    document,
    mode: 'evm',
    signer,
    chainId: String(chainId),
    fee: { amount: (gas * price).toString(), denom: 'wei', gas: gas.toString() },
    evm: { ...call, to: to ?? '', value: value.toString(), data },
  }
}

/** Letters alone: where lines end is the device's matter, and so is how an address is written in capitals. */
const letters = (parts: readonly string[]) =>
  parts
    .join('')
    .replace(/ |\(1\/\d\)/g, '')
    .toLowerCase()

test('at least twelve transactions were recorded', () => expect(signed.length).toBeGreaterThanOrEqual(12))

const models = [
  { model: 'Flex', screensOf: ({ screens }: RecordedDocument) => screens },
  { model: 'Nano S Plus', screensOf: ({ name }: RecordedDocument) => NANO_DOCUMENTS[name] ?? [] },
]
const cases = models.flatMap(({ model, screensOf }) =>
  signed.map((recorded) => ({ model, recorded, screens: screensOf(recorded), name: recorded.name })),
)

test.for(cases)('on a $model every page of $name is announced, and nothing else', ({ model, recorded, screens }) => {
  const document = documentOf(callsOf(recorded))
  const pages = transactionPages(document, model)
  const said = pages.flatMap(({ heading, shows }) => {
    if (shows === null) return [heading]
    if (shows.kind === 'amount') return [heading, `${formatEther(BigInt(shows.value))} ${TICKERS[document.chainId] ?? '???'}`]
    return [heading, shows.kind === 'network' ? (NETWORKS[shows.value] ?? shows.value) : shows.value]
  })
  const shown = screens.flatMap((screen) => screen.split(' | ')).filter((part) => !AROUND.test(part))
  expect(letters(said)).toBe(letters(shown))
  expect(isBlindSigned(document.evm?.data ?? '0x')).toBe(shown[0] === 'Blind signing ahead')
})
