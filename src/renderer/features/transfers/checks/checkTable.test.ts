// How the asset of a document is named: with the symbol of the lists where it matches, else as the document has it.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { assetsStore } from '../../../data/stores/chainsStore.ts'
import { CheckTable } from './CheckTable.tsx'

async function drawn(verdict: CheckLine['verdict'], isVerified = true): Promise<string> {
  const transfer = grow(until('built'))
  const leg = currentLeg(transfer)
  if (leg === null) throw new Error('no leg')
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const asset = { ...sampleQuote().from, chainId: leg.chainId, denom: 'uinit', symbol: 'INIT', isVerified }
  win.part(assetsStore).setState({ value: [asset] })
  const line: CheckLine = { subject: 'asset', form: 'denom', found: 'uinit', asked: 'uinit', verdict }
  return drawnText(win, CheckTable, { leg: { ...leg, checks: [line] }, transfer })
}

test('says the verified symbol beside the denomination', async () => {
  expect(await drawn('match')).toContain('INIT uinit')
  expect(await drawn('match', false)).not.toContain('INIT uinit')
  expect(await drawn('differs')).not.toContain('INIT uinit')
})
