// The place of a transaction in the order of history: a number that grows with age, so that "newest first" is ascending.

/** Thousand milliseconds of 2048 places each, and a rest for what does not fit into its millisecond. */
const PLACES_PER_SECOND = 2 ** 21
const PLACES_PER_MS = 2048
/** Second 2³² of the epoch, in 2106: places stay below 2⁵³. */
const LAST_SECOND = 2 ** 32 - 1

/** The first place of a millisecond: everything newer is smaller. */
export function firstPlace(time: number): number {
  const second = Math.floor(time / 1000)
  const clamped = Math.min(Math.max(second, 0), LAST_SECOND)
  const millisecond = second === clamped ? time - second * 1000 : 0
  return (LAST_SECOND - clamped) * PLACES_PER_SECOND + (999 - millisecond) * PLACES_PER_MS
}

/** The first place behind a millisecond's own. */
export function lastPlace(time: number): number {
  return firstPlace(time) + PLACES_PER_MS
}

/** The first place of what does not fit into its millisecond, in the second of a moment. */
export function restOfSecond(time: number): number {
  return lastPlace(Math.floor(time / 1000) * 1000)
}

/** Whether a transaction of that time may have the place. */
export function isPlaceOf(place: number, time: number): boolean {
  return (place >= firstPlace(time) && place < lastPlace(time)) || (place >= restOfSecond(time) && place < endOfSecond(time))
}

/** Whether `timeOf` gives exactly the time of whatever has the place: false for the rest of a second, and at either end of time. */
export function saysTime(place: number): boolean {
  const second = LAST_SECOND - Math.floor(place / PLACES_PER_SECOND)
  return place % PLACES_PER_SECOND < 1000 * PLACES_PER_MS && second > 0 && second < LAST_SECOND
}

/** The first place behind the second of a moment: where the rest of a crowded millisecond ends. */
export function endOfSecond(time: number): number {
  return firstPlace(Math.floor(time / 1000) * 1000 + 999) + PLACES_PER_SECOND
}

/** The time that goes with a place. */
export function timeOf(place: number): number {
  const behind = place % PLACES_PER_SECOND
  const millisecond = 999 - Math.min(999, Math.floor(behind / PLACES_PER_MS))
  return (LAST_SECOND - Math.floor(place / PLACES_PER_SECOND)) * 1000 + millisecond
}
