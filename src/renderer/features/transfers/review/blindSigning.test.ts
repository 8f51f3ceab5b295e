// What the review of a contract call says while blind signing is off: why it waits, beside a button that works.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { BUILT, grow } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { reloadPracticeScreen } from '../../devices/practiceStore.ts'
import { ReviewFoot } from './ReviewFoot.tsx'

const APPROVAL = {
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: '0',
  data: `0x095ea7b3${'0'.repeat(128)}`,
  gas: '21000',
  maxFeePerGas: '9',
  maxPriorityFeePerGas: '1',
  gasPrice: null,
  builtHeight: 1,
}

async function drawn(blindSigning: boolean): Promise<string> {
  const screen = { app: 'Ethereum', blindSigning, expertMode: false }
  const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value: screen }) as never)
  await reloadPracticeScreen(win)
  const transfer = grow([{ ...BUILT, chainId: 'practice-1', mode: 'evm', timeoutHeight: null, evm: APPROVAL }])
  const view: TransferView = { transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }
  return drawnText(win, ReviewFoot, { view, agreed: [], isLossOpen: false })
}

test('says why it is not ready, beside the button that turns it on', async () => {
  expect(await drawn(false)).toMatch(/Not ready: this contract call needs blind signing.* Turn on blind signing$/u)
  const ready = await drawn(true)
  expect(ready).not.toContain('blind signing')
})
