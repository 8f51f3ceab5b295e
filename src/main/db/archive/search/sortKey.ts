// Computes a transaction's place in the history: a number that grows with age, so that "newest first" is ascending.

/** A second has a thousand milliseconds of 2048 places each, and a rest for transactions beyond their millisecond's places. */
const PLACES_PER_SECOND = 2 ** 21
const PLACES_PER_MS = 2048
/** Second 2³² of the epoch, in 2106: places stay below 2⁵³. */
const LAST_SECOND = 2 ** 32 - 1

/** Returns the first place of a millisecond: all newer places are smaller. */
export function firstPlace(time: number): number {
  const second = Math.floor(time / 1000)
  const clamped = Math.min(Math.max(second, 0), LAST_SECOND)
  const millisecond = second === clamped ? time - second * 1000 : 0
  return (LAST_SECOND - clamped) * PLACES_PER_SECOND + (999 - millisecond) * PLACES_PER_MS
}

/** Returns the first place after a millisecond's own. */
export function lastPlace(time: number): number {
  return firstPlace(time) + PLACES_PER_MS
}

/** Returns the first place of a second's rest, which takes transactions beyond their millisecond's places. */
export function restOfSecond(time: number): number {
  return lastPlace(Math.floor(time / 1000) * 1000)
}

/** Returns whether a place is valid for a transaction of that time. */
export function isPlaceOf(place: number, time: number): boolean {
  return (place >= firstPlace(time) && place < lastPlace(time)) || (place >= restOfSecond(time) && place < endOfSecond(time))
}

/** Returns whether `timeOf` is exact for a place: false for the rest of a second, and at both limits of time. */
export function saysTime(place: number): boolean {
  const second = LAST_SECOND - Math.floor(place / PLACES_PER_SECOND)
  return place % PLACES_PER_SECOND < 1000 * PLACES_PER_MS && second > 0 && second < LAST_SECOND
}

/** Returns the first place after a second, where its rest ends. */
export function endOfSecond(time: number): number {
  return firstPlace(Math.floor(time / 1000) * 1000 + 999) + PLACES_PER_SECOND
}

/** Returns the time of a place. */
export function timeOf(place: number): number {
  const behind = place % PLACES_PER_SECOND
  const millisecond = 999 - Math.min(999, Math.floor(behind / PLACES_PER_MS))
  return (LAST_SECOND - Math.floor(place / PLACES_PER_SECOND)) * 1000 + millisecond
}
