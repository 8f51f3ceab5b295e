// Checks what the page asks for when it starts: what the sidebar counts is known before anything happens.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../test/support/fakeBridgeWindow.ts'
import { readEverything } from './readEverything.ts'

test('the transfers and the notices that the sidebar counts are read at the start', () => {
  const asked: string[] = []
  const { win } = openBridgedWindow((method) => {
    asked.push(method)
    return new Promise(() => undefined)
  })
  readEverything(win)
  expect(asked).toEqual(expect.arrayContaining(['transfers.list', 'notices.list']))
  expect(new Set(asked).size).toBe(asked.length)
})
