import { expect, test } from 'vitest'
import { GUIDE_STEPS, guidePlace, guideStep, isRejecting, type GuideFacts } from './guideStep.ts'

const before: GuideFacts = { isOnTransfer: false, hasAmount: false, hasRejected: false, prompt: null, transfer: null }
const waiting = { phase: 'built', legs: [] } as const
const prompt = (page: number) => ({ kind: 'message' as const, title: '', page, pages: [0, 1, 2].map(() => ({ heading: '', text: '' })) })
const step = (facts: Partial<GuideFacts>) => guideStep({ ...before, ...facts })

test('one step follows the other', () => {
  expect(step({})).toBe('open')
  expect(step({ isOnTransfer: true })).toBe('amount')
  expect(step({ isOnTransfer: true, hasAmount: true })).toBe('check')
  expect(step({ isOnTransfer: true, transfer: { ...waiting, legs: [] } })).toBe('ask')
  expect(step({ transfer: { ...waiting, legs: [] }, prompt: prompt(0) })).toBe('turn')
  expect(step({ transfer: { ...waiting, legs: [] }, prompt: prompt(2) })).toBe('reject')
  expect(step({ transfer: { ...waiting, legs: [] }, hasRejected: true })).toBe('askAgain')
  expect(step({ transfer: { ...waiting, legs: [] }, hasRejected: true, prompt: prompt(1) })).toBe('turnAgain')
  expect(step({ transfer: { ...waiting, legs: [] }, hasRejected: true, prompt: prompt(2) })).toBe('approve')
  expect(step({ transfer: { phase: 'completed', legs: [] } })).toBe('done')
})

test('a transfer that was given up makes room for another', () => {
  expect(step({ transfer: { phase: 'cancelled', legs: [] }, isOnTransfer: true, hasRejected: true })).toBe('amount')
})

test('each step is counted once, and what is done is no step', () => {
  const places = GUIDE_STEPS.map((each) => guidePlace(each))
  expect(places.map((place) => place?.number ?? null)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, null])
  expect(new Set(places.map((place) => place?.of))).toEqual(new Set([9, undefined]))
})

test('only the practice of a rejection can be left out: what follows is the signature', () => {
  expect(GUIDE_STEPS.filter(isRejecting)).toEqual(['turn', 'reject'])
  expect(step({ transfer: { ...waiting, legs: [] }, prompt: prompt(0), hasRejected: true })).toBe('turnAgain')
})
