// Native calls that hang are not piled up: each holds a thread that files and name look-ups need too, and none can be called off.
import { AppError } from '../../../shared/domain/errors.ts'
import type { HidDeviceInfo, HidModule } from '../../../wire/world.ts'

/**
 * The module, with at most one listing under way, whose answer everybody gets who asks meanwhile, and at most one open of a path.
 * A second open of it throws AppError device.failed at once.
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
