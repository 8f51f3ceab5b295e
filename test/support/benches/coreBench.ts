// The whole core on real files and the practice network, called as a window calls it.
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createCore } from '../../../src/main/app/core.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import type { World } from '../../../src/main/platform/world.ts'
import { openWorld } from '../../../src/main/app/openWorld.ts'
import type { Input, Method, Output } from '../../../src/shared/contract/methods.ts'
import { fromErrorData } from '../../../src/shared/domain/errors.ts'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import { ExportRequest } from '../../../src/shared/contract/settings/exports.ts'
import { writeBook } from './bookShelf.ts'
import { watched } from './syncBench.ts'
import { WORKERS } from '../programs/workers.ts'

export type CoreBench = Awaited<ReturnType<typeof coreBench>>

/**
 * Opens the core in `folder`, not started: nothing is copied unless asked.
 * @param change the world outside as the test wants it
 * @param hasOpening whether a new network begins with transfers
 */
export async function coreBench(folder: string, change: (world: World) => World = (world) => world, { hasOpening = false } = {}) {
  const lines: string[] = []
  const log = createLog(Date.now, (line) => lines.push(line))
  const { world, file, practice, close } = await openWorld({
    network: { kind: 'practice' },
    folder: join(folder, 'outside'),
    seed: 1,
    hasOpening,
    writeBook,
  })
  const core = await createCore({ folder, file }, { world: change(world), log, workers: WORKERS, practice })
  const events: AppEvent[] = []
  core.subscribe((event) => events.push(event))
  return {
    core,
    events,
    lines,
    call: async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
      const reply = await core.dispatch(method, input)
      if (!reply.ok) throw fromErrorData(reply.error)
      return reply.value as Output<M>
    },
    /** Copies an account's history until nothing is missing. */
    sync: (address: string) => core.sync.once({ accounts: [watched(address)], signal: new AbortController().signal }),
    /** An export as text. */
    export: async (request: Parameters<typeof ExportRequest.parse>[0]): Promise<string> => {
      const out = new PassThrough()
      const [whole] = await Promise.all([text(out), core.exportRows(ExportRequest.parse(request), out)])
      return whole
    },
    close: async () => {
      await core.stop()
      close()
    },
  }
}
