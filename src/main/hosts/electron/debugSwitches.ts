// Chromium switches that would let another program control the window or remove its restrictions; no fuse covers them. Node's inspector is
// blocked by a fuse; its switches are dropped too, for code that reads them later.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { z } from 'zod'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

/** The switches to drop. */
export const DEBUG_SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'js-flags',
  'load-extension',
  'disable-web-security',
  'ignore-certificate-errors',
] as const

/** Removes the switches from the command line of a packaged app; `root` contains its package.json. Call before the app is ready. */
export function dropDebugSwitches(root: string): void {
  if (!app.isPackaged || isTestable(root)) return
  for (const name of DEBUG_SWITCHES) app.commandLine.removeSwitch(name)
}

/** Packed with --testable, which is never distributed. */
function isTestable(root: string): boolean {
  const manifest = z.object({ isTestable: z.literal(true) })
  return manifest.safeParse(jsonIfAny(readFileSync(join(root, 'package.json'), 'utf8'))).success
}
