// Names that the module of names accepts, and texts that it does not.
import { expect, test } from 'vitest'
import { isUsername } from './username.ts'

test.each(['abc.init', 'ALICE.init', 'a-b.INIT', ' alice.init ', '007.init', `${'a'.repeat(64)}.init`])('%s is a name', (text) => {
  expect(isUsername(text)).toBe(true)
})

test.each(['ab.init', 'alice', 'alice.eth', '-alice.init', 'alice-.init', 'al ice.init', 'аlice.init', `${'a'.repeat(65)}.init`, '.init'])(
  '%s is none',
  (text) => {
    expect(isUsername(text)).toBe(false)
  },
)
