// The explorer's search gives up the focus: to several results, else to the page.
import { afterEach, expect, test, vi } from 'vitest'
import { focusPage, HEADING_ID, HITS_ID, leaveOnEscape } from './pageFocus.ts'

afterEach(() => void vi.unstubAllGlobals())

function draw(...ids: string[]): string[] {
  const focused: string[] = []
  const element = (id: string) => ({
    focus: () => focused.push(id),
    querySelector: () => ({ focus: () => focused.push(`first of ${id}`) }),
  })
  vi.stubGlobal('document', { getElementById: (id: string) => (ids.includes(id) ? element(id) : null) })
  return focused
}

test('several results take the focus before the heading of the page', () => {
  const both = draw(HITS_ID, HEADING_ID)
  expect(focusPage()).toBe(true)
  expect(both).toEqual([`first of ${HITS_ID}`])
  const heading = draw(HEADING_ID)
  expect(focusPage()).toBe(true)
  expect(heading).toEqual([HEADING_ID])
  draw()
  expect(focusPage()).toBe(false)
})

test('Escape leaves the field as it is, also where there is no page; other keys stay in it', () => {
  const done: string[] = []
  const press = (key: string) =>
    leaveOnEscape({ key, preventDefault: () => done.push('kept'), currentTarget: { blur: () => done.push('left') } })
  const focused = draw(HEADING_ID)
  press('a')
  expect([done, focused]).toEqual([[], []])
  press('Escape')
  expect([done, focused]).toEqual([['kept'], [HEADING_ID]])
  draw()
  press('Escape')
  expect(done).toEqual(['kept', 'kept', 'left'])
})
