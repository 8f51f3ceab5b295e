// Where this program can replace itself: an AppImage that may be written, in a build with a feed.
import { accessSync, constants } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { app } from 'electron'
import { builtFeed } from '../../app/builtFeed.ts'
import type { ProgramPlace } from '../../features/updates/replaceProgram.ts'
import { updateAtStart } from '../../features/updates/trial.ts'
import { newestSeen } from '../../features/updates/updater.ts'
import type { Log } from '../../platform/log/log.ts'
import { systemClock } from '../../platform/time.ts'

/** Returns the AppImage that runs; null where it cannot be replaced. Source: docs.appimage.org, “Environment variables”. */
export function replaceableProgram(folder: string): ProgramPlace | null {
  const program = process.env['APPIMAGE']
  if (!app.isPackaged || process.platform !== 'linux' || builtFeed() === null || program === undefined || !isAbsolute(program)) return null
  try {
    accessSync(dirname(program), constants.W_OK)
    return { folder, program, system: process }
  } catch {
    // Somebody else's program: the user is offered the file.
    return null
  }
}

/** Installs a staged release. Returns whether this process goes on. */
export async function installStaged(place: ProgramPlace | null, log: Log): Promise<boolean> {
  const feed = builtFeed()
  if (place === null || feed === null) return true
  const rules = { publicKey: feed.publicKey, current: app.getVersion(), newestSeen: newestSeen(place.folder), now: systemClock.now() }
  const unlock = () => app.releaseSingleInstanceLock()
  const next = await updateAtStart({ place, rules, args: process.argv.slice(1), unlock, log })
  if (next === 'goOn') app.requestSingleInstanceLock()
  return next === 'goOn'
}
