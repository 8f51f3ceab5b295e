// Formats moments of transfers: without their day where that is today.
import type { Words } from '../words.ts'

/** Formats when a transfer was started: the time today, the day before that. */
export function startedText(words: Words, at: number, now: number): string {
  return isSameDay(at, now) ? words.formatTime(at) : words.formatShortDate(at, now)
}

/** Formats the time of day with seconds, and the day unless it is today. */
export function momentText(words: Words, at: number, now: number): string {
  return isSameDay(at, now) ? words.formatTimeSeconds(at) : `${words.formatShortDate(at, now)} ${words.formatTimeSeconds(at)}`
}

/** Returns a moment to the minute, with its day unless that is today. */
export function minuteText(words: Words, at: number, now: number): string {
  return isSameDay(at, now) ? words.formatTime(at) : `${words.formatShortDate(at, now)} ${words.formatTime(at)}`
}

function isSameDay(at: number, now: number): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString()
}
