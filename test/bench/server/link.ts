// A link as TCP sees it: everything that passes in one direction shares its rate and arrives half a round trip later.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

export const Link = z.object({
  /** From a request to its answer. */
  roundTripMs: z.number(),
  /** In each direction, over all connections. */
  bytesPerSecond: z.number(),
})
export type Link = z.infer<typeof Link>

/** How late a timer may be without the rate being lost. */
const LATE_MS = 5

/** Puts a link before a server on this machine. @returns the port at the link's other end */
export async function openLink(link: Link, port: number): Promise<number> {
  const [up, down] = [createWay(link), createWay(link)]
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    void up(near, far)
    void down(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Creates one direction: carries what one socket says to another, in turns with the other connections. */
function createWay({ roundTripMs, bytesPerSecond }: Link): (from: Socket, to: Socket) => Promise<void> {
  let freeAt = 0
  return async (from, to) => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        freeAt = Math.max(freeAt, performance.now() - LATE_MS) + (chunk.byteLength / bytesPerSecond) * 1000
        await wait(Math.max(0, freeAt - performance.now()))
        setTimeout(() => to.write(chunk), roundTripMs / 2)
      }
      setTimeout(() => to.end(), roundTripMs / 2)
    } catch {
      // One end is gone: so is the other.
      to.destroy()
    }
  }
}
