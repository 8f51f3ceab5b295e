// What the doctor says of the program itself, where no run of it could show both sides.
import { expect, test } from 'vitest'
import { updateFinding } from './systemFindings.ts'

test('the host of newer versions is named where a build has one, with when it is asked', () => {
  expect(updateFinding({ url: 'https://updates.example:8443/waybill' })).toEqual({
    name: 'Updates',
    state: 'fine',
    what: 'updates.example:8443 is contacted only when you check for updates in Settings.',
    todo: null,
  })
  expect(updateFinding(null).what).toBe('This build doesn’t check for updates.')
})
