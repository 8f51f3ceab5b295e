// The drawn Ethereum app against what the real one drew and answered, document by document.
import { expect, test } from 'vitest'
import { fromHex, toHex } from '../../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../keys/mnemonic.ts'
import { createEthereumApp } from '../ethereum/ethereumApp.ts'
import { messagePrompt } from '../prompts.ts'
import { RECORDED_DOCUMENTS } from './recordedDocuments.ts'
import { NANO_DOCUMENTS, NANO_MESSAGES } from './recordedNano.ts'
import { drawnScreens, laidOut } from '../screenLayout.ts'

test.for(RECORDED_DOCUMENTS)('$name on a Flex', ({ command, reply, screens }) => {
  const app = createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: true, expertMode: false })
  const answer = app.handle(fromHex(command))
  const isAsked = !(answer instanceof Uint8Array)
  expect((isAsked ? drawnScreens(answer.prompt, 'Flex') : []).map((lines) => lines.join(' | '))).toEqual(screens)
  expect(toHex(isAsked ? answer.approved() : answer)).toBe(reply)
})

/** A page as one line: where lines end within a page is held in virtualLedger.test.ts. */
const pageOf = (screen: string) => screen.replaceAll(' | ', '')

test.for(RECORDED_DOCUMENTS)('$name on a Nano S Plus', ({ name, command, reply }) => {
  const app = createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: true, expertMode: false })
  const answer = app.handle(fromHex(command))
  const isAsked = !(answer instanceof Uint8Array)
  const pages = isAsked ? laidOut(answer.prompt, 'Nano S Plus').pages : []
  expect(pages.map(({ heading, text }) => heading + text)).toEqual(NANO_DOCUMENTS[name]?.map(pageOf))
  expect(toHex(isAsked ? answer.approved() : answer)).toBe(reply)
})

test.for(Object.entries(NANO_MESSAGES))('%s is cut into the recorded pages on a Nano S Plus', ([, { text, screens }]) => {
  const pages = drawnScreens(messagePrompt(Buffer.from(text)), 'Nano S Plus').map((lines) => lines.join(' | '))
  expect(pages.slice(1, -1)).toEqual(screens)
})
