/**
 * Moves what `Date` says is now, in a process, a thread of it, or a page. Plain JavaScript that stands alone: a page gets its text.
 * @param {number} shift milliseconds
 */
export function moveClock(shift) {
  const RealDate = Date
  const now = () => RealDate.now() + shift
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
