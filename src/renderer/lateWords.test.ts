// Checks that a part of the page whose words come late goes on without an error, as the browser's React draws it.
import { createElement, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { openBridgedWindow } from '../../test/support/fakeBridgeWindow.ts'
import { english } from './words/en/english.ts'
import { englishLazy } from './words/en/englishLazy.ts'
import { useAllWords, WindowContext } from './window.ts'

afterEach(() => vi.unstubAllGlobals())

/** Makes an element in which React draws components that have no elements of their own. */
function emptyElement(): Element {
  const listen = () => undefined
  const document = { nodeType: 9, addEventListener: listen, removeEventListener: listen }
  const element = { nodeType: 1, tagName: 'DIV', namespaceURI: 'http://www.w3.org/1999/xhtml', ownerDocument: document }
  return Object.assign(element, { addEventListener: listen, removeEventListener: listen, textContent: '' }) as unknown as Element
}

/** A part with a hook behind its words, as most have. */
function Part({ drawn }: { drawn: (title: string) => void }) {
  const { settingsWords } = useAllWords()
  const [title] = useState(settingsWords.title)
  drawn(title)
  return null
}

test('a part that waited for its words is drawn once they are there, without an error', async () => {
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: Object })
  const lazy = Promise.withResolvers<typeof englishLazy>()
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  win.setLanguage({ words: english, loadLazy: () => lazy.promise })
  const titles: string[] = []
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error instanceof Error ? (error.cause ?? error) : error)
  // Where React warns of a misuse of `use`, as its development build does.
  const warned = vi.spyOn(console, 'error').mockImplementation(note)
  const root = createRoot(emptyElement(), { onRecoverableError: note, onUncaughtError: note })
  const part = createElement(Part, { drawn: (title) => titles.push(title) })
  startTransition(() => root.render(createElement(WindowContext, { value: win }, part)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(titles).toEqual([])
  lazy.resolve(englishLazy)
  await expect.poll(() => titles.at(-1), { timeout: 5000 }).toBe('Settings')
  expect(errors).toEqual([])
  warned.mockRestore()
})
