// Plays the person who holds the device: reads what it shows, approves most of it, rejects some, and at times unplugs it.
import type { PracticeNetwork } from '../../src/practice/network.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { Schedule } from './schedule.ts'

export interface HandsDeps {
  device: PracticeNetwork['device']
  schedule: Schedule
  chance: SeededRandom
  /** Called when the device asks, and right after the approval. */
  onMoment: (moment: 'prompted' | 'approved') => Promise<void>
}

const READING_MS = { least: 500, most: 9000 }
const BACK_MS = 5000

/** Puts hands on the device. @returns how often they did each thing. */
export function putHandsOn({ device, schedule, chance, onMoment }: HandsDeps): Record<string, number> {
  const counts: Record<string, number> = {}
  let isReading = false
  const decide = async () => {
    isReading = false
    const { prompt } = device.screen()
    if (prompt === null) return
    const drawn = chance.next()
    const doing = drawn < 0.03 ? 'rejected' : drawn < 0.045 ? 'unplugged' : drawn < 0.06 ? 'locked' : 'approved'
    counts[doing] = (counts[doing] ?? 0) + 1
    if (doing === 'rejected') device.press('reject')
    else if (doing === 'approved') {
      for (let page = 0; page < prompt.pages.length; page += 1) device.press('next')
      device.press('approve')
      await onMoment('approved')
    } else if (doing === 'locked') {
      device.lock()
      schedule.after(BACK_MS, device.unlock)
    } else {
      device.unplug()
      schedule.after(BACK_MS, device.plug)
    }
  }
  device.onChange(() => {
    if (device.screen().prompt === null || isReading) return
    isReading = true
    schedule.after(0, () => onMoment('prompted'))
    schedule.after(READING_MS.least + chance.below(READING_MS.most - READING_MS.least), decide)
  })
  return counts
}
