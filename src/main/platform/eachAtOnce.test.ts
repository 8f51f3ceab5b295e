import { expect, test } from 'vitest'
import { eachAtOnce } from './eachAtOnce.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('runs a few tasks at a time, and all of them', async () => {
  let underWay = 0
  let most = 0
  const done: number[] = []
  await eachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    underWay += 1
    most = Math.max(most, underWay)
    await turn()
    underWay -= 1
    done.push(item)
  })
  expect(most).toBe(2)
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})

test('begins none after a failure, and throws it once the others have ended', async () => {
  const begun: number[] = []
  let isOtherDone = false
  const running = eachAtOnce([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('no answer')
    await turn()
    isOtherDone = true
  })
  await expect(running).rejects.toThrow('no answer')
  expect(begun).toEqual([1, 2])
  expect(isOtherDone).toBe(true)
})
