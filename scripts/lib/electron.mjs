// Whether Electron can open a window here. The package itself is never required: without its binary it starts a download.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The Electron program, or the reason why there can be no window. */
export function findElectron({ folder = root, platform = process.platform, env = process.env, userId = process.getuid?.() } = {}) {
  const electron = join(folder, 'node_modules', 'electron')
  const pathFile = join(electron, 'path.txt')
  const program = existsSync(pathFile) ? join(electron, 'dist', readFileSync(pathFile, 'utf8').trim()) : null
  if (program === null || !existsSync(program)) return { reason: 'Electron’s program is not installed' }
  if (platform !== 'linux') return { program }
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return { reason: 'there is no display' }
  // Chromium's sandbox does not run as root, and Waybill does not run without its sandbox.
  if (userId === 0) return { reason: 'Electron does not run as root' }
  return { program }
}
