// Checks which draft the form names: the open one of exactly what it asks.
import { expect, test } from 'vitest'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { grow, sampleQuote, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { EMPTY_FORM, toTyped, type Form } from '../form/form.ts'
import { draftOf } from './formDraft.ts'

const quote = sampleQuote()
const { accountId, fromChainId, fromDenom, toChainId, toDenom, amount } = quote.request
const FORM: Form = {
  ...EMPTY_FORM,
  accountId,
  from: { chainId: fromChainId, denom: fromDenom },
  to: { chainId: toChainId, denom: toDenom },
  typed: toTyped(amount, quote.from.decimals),
}
const view = (transfer: Transfer): TransferView => ({ transfer, running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null })

test.for<[string, Parameters<typeof grow>[0], boolean]>([
  ['prepared', until('built'), true],
  ['shown on the device', [...until('built'), { type: 'asked' }], false],
  ['signed', until('signed'), false],
  ['cancelled', [...until('built'), { type: 'cancelled' }], false],
])('what is %s is or is no draft of the form', ([, facts, isDraft]) => {
  expect(draftOf(FORM, [view(grow(facts, quote))]) !== null).toBe(isDraft)
})

test('another amount or recipient is another request', () => {
  const views = [view(grow(until('built'), quote))]
  expect(draftOf({ ...FORM, typed: '7' }, views)).toBeNull()
  expect(draftOf({ ...FORM, recipient: 'init1friend' }, views)).toBeNull()
  expect(draftOf(EMPTY_FORM, views)).toBeNull()
})
