// Avoids accumulating native calls that hang: each holds a thread of the pool, which file access and DNS need too, and none can be
// cancelled.
import { AppError } from '../../../shared/domain/errors.ts'
import type { HidDeviceInfo, HidModule } from '../../../wire/world.ts'

/**
 * Wraps the module: at most one listing runs, whose result all concurrent callers share, and at most one open per path.
 * A second open of a path throws AppError device.failed immediately.
 */
export function dedupedHid(hid: HidModule): HidModule {
  let listing: Promise<HidDeviceInfo[]> | null = null
  const opening = new Set<string>()
  return {
    ...hid,
    devices: async () => {
      listing ??= Promise.resolve()
        .then(() => hid.devices())
        .finally(() => {
          listing = null
        })
      return await listing
    },
    open: async (path) => {
      if (opening.has(path)) throw stillOpening()
      opening.add(path)
      try {
        return await hid.open(path)
      } finally {
        opening.delete(path)
      }
    },
  }
}

function stillOpening(): AppError {
  return new AppError('device.failed', 'This computer is still trying to open the Ledger.', {
    hint: 'Unplug your Ledger and plug it in again.',
    retry: 'later',
  })
}
