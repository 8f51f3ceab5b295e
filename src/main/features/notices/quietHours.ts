// Determines whether a moment lies in the quiet hours. Pure.
import type { NoticeChoices } from '../../../shared/contract/notices.ts'

/** Returns whether system notices are silenced. `at` is milliseconds since 1970; times of day are this computer's. */
export function isQuiet(quiet: NoticeChoices['quiet'], at: number): boolean {
  if (quiet === null) return false
  const date = new Date(at)
  const now = date.getHours() * 60 + date.getMinutes()
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  return from <= to ? now >= from && now < to : now >= from || now < to
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
