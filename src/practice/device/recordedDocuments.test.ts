// The drawn Ethereum app against what the real one drew and answered, document by document.
import { expect, test } from 'vitest'
import { fromHex, toHex } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../keys/mnemonic.ts'
import { createEthereumApp } from './ethereumApp.ts'
import { RECORDED_DOCUMENTS } from './recordedDocuments.ts'
import { drawnScreens } from './screenLayout.ts'

test.for(RECORDED_DOCUMENTS)('$name', ({ command, reply, screens }) => {
  const app = createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: true, expertMode: false })
  const answer = app.handle(fromHex(command))
  const isAsked = !(answer instanceof Uint8Array)
  expect((isAsked ? drawnScreens(answer.prompt, 'Flex') : []).map((lines) => lines.join(' | '))).toEqual(screens)
  expect(toHex(isAsked ? answer.approved() : answer)).toBe(reply)
})
