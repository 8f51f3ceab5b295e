// Chromium's switches that would let another program drive the window or take its rules away; no fuse covers them. What stops
// Node's inspector is a fuse; its switches go along, for what reads them later.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { z } from 'zod'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

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

/** Takes them from the command line of a program that people use; `root` is where its package.json lies. Before the app is ready. */
export function dropDebugSwitches(root: string): void {
  if (!app.isPackaged || isTestable(root)) return
  for (const name of DEBUG_SWITCHES) app.commandLine.removeSwitch(name)
}

/** Packed with --testable, never to be handed on. */
function isTestable(root: string): boolean {
  const manifest = z.object({ isTestable: z.literal(true) })
  return manifest.safeParse(jsonIfAny(readFileSync(join(root, 'package.json'), 'utf8'))).success
}
