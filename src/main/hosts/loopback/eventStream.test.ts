// The stream of events over a real server: what the core says after its end must not end the process.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { streamEvents } from './eventStream.ts'

test('an event after the end is told to nobody', async () => {
  const listeners = new Set<(event: AppEvent) => void>()
  const ends: (() => void)[] = []
  const server = createServer((_request, response) => {
    const end = streamEvents(response, (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    })
    ends.push(end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(listeners.size).toBe(1)
  for (const end of ends) end()
  expect(listeners.size).toBe(0)
  expect(await answer.text()).toBe(': connected\n\n')
  server.close()
})
