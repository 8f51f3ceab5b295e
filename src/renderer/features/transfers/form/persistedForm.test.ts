// The typed form, there and back.
import { expect, test } from 'vitest'
import { EMPTY_FORM } from './form.ts'
import { readPersistedForm } from './persistedForm.ts'

const form = { ...EMPTY_FORM, accountId: 'a', from: { chainId: 'one-1', denom: 'uone' }, typed: '12.5', recipient: 'init1…' }
const overReload = (kept: unknown) => readPersistedForm(JSON.parse(JSON.stringify(kept)))

test('a form comes back as it was', () => {
  expect(overReload({ form, needsAccount: true })).toEqual({ form, needsAccount: true })
  expect(overReload({ form: EMPTY_FORM, needsAccount: false })).toEqual({ form: EMPTY_FORM, needsAccount: false })
})

test('what is no form is left', () => {
  const broken = [null, 'form', {}, { form: null }, { form: { ...form, typed: 12.5 } }, { form: { ...form, from: { chainId: 'one-1' } } }]
  expect(broken.map((kept) => readPersistedForm(kept))).toEqual(broken.map(() => null))
})
