// Checks that short and repeated passphrases are called weak, and several words strong.
import { expect, test } from 'vitest'
import { strengthOf } from './passphraseStrength.ts'

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password1', 'weak'],
  ['Sommer2026!', 'weak'],
  ['horse horse horse horse', 'weak'],
  ['correct horse battery', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['k7#Qm2!vX9$w', 'strong'],
] as const)('%s is %s', (passphrase, strength) => {
  expect(strengthOf(passphrase)).toBe(strength)
})
