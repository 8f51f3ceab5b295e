// A fetch that answers some addresses as a test says, and leaves the others to the network behind it.
import type { FetchLike } from '../../../src/wire/world.ts'

/** By part of host and path: a body for a good answer, a number for a bad status, or a function of the address to either. */
export type Script = Record<string, unknown>

export function scriptedFetch(behind: FetchLike, script: Script): FetchLike {
  return (input, init) => {
    const url = new URL(input)
    const part = Object.keys(script).find((key) => (url.host + url.pathname).includes(key))
    if (part === undefined) return behind(input, init)
    const said = script[part]
    const reply: unknown = typeof said === 'function' ? (said as (url: URL) => unknown)(url) : said
    return Promise.resolve(typeof reply === 'number' ? new Response('broken', { status: reply }) : Response.json(reply))
  }
}
