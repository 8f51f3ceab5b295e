// Whether Electron can open a window here. The package itself is never required: without its binary it starts a download.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The one obstacle that fetching the program removes: the install runs no scripts, so npm has not fetched it. */
export const NOT_INSTALLED = 'Electron’s program is not installed'

/** The Electron program, or the reason why there can be no window. */
export function findElectron({ folder = root, platform = process.platform, env = process.env, userId = process.getuid?.() } = {}) {
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return { reason: 'there is no display' }
  // Chromium's sandbox does not run as root, and Waybill does not run without its sandbox.
  if (platform === 'linux' && userId === 0) return { reason: 'Electron does not run as root' }
  const electron = join(folder, 'node_modules', 'electron')
  const pathFile = join(electron, 'path.txt')
  const program = existsSync(pathFile) ? join(electron, 'dist', readFileSync(pathFile, 'utf8').trim()) : null
  return program !== null && existsSync(program) ? { program } : { reason: NOT_INSTALLED }
}
