// Quiet hours: whether a moment lies between two times of day on this computer's clock. Pure.
import type { NoticeChoices } from '../../../shared/contract/notices.ts'

/** `at` is milliseconds since 1970; the time of day is this computer's own. */
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
