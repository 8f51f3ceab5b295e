// Modules of the renderer hold no state: what a window owns is made with the window.
import { expect, test } from 'vitest'
import { checkModuleState, moduleStates } from '../../scripts/lib/moduleState.mjs'

test.each([
  ['a store', 'export const useForm = create<State>(() => initial)'],
  ['a vanilla store', 'const store = createStore(() => ({ isOpen: false }))'],
  ['a resource', 'const labels = createResource(win, read, isStale)'],
  ['a second window', 'export const win = createWindow(connect)'],
  ['a subscription to the core', 'win.onEvent((event) => reload(event))'],
  ['a subscription to a store', 'form.subscribe(save)'],
  ['a listener of the page', "window.addEventListener('error', note)"],
  ['a variable', 'let latest = 0'],
  ['an empty collection', 'const reading = { generation: 0, pages: new Set<number>() }'],
])('refuses %s at module level', (_what, source) => {
  expect(moduleStates('a.ts', `const other = 1\n${source}`)).toEqual([{ line: 2, text: expect.any(String) as string }])
  expect(moduleStates('a.ts', `function make(win) {\n${source.replace('export ', '')}\n}`)).toEqual([])
})

test('lets constants pass', () => {
  for (const source of [
    "const ARROWS = new Set(['Up', 'Down'])",
    'export const useForm = storeHook(formStore)',
    'const initial = { text: null }',
  ]) {
    expect(moduleStates('a.ts', source)).toEqual([])
  }
})

test('finds none in the renderer', async () => {
  expect(await checkModuleState()).toEqual({ code: 0, output: '' })
})
