// Gives up root's right to ignore file permissions. Loaded into a process before anything else (node --import). The process stays root,
// since only root may read its files.
import { existsSync } from 'node:fs'

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
const DONE = 'FAULTS_WITHOUT_RIGHTS'

if (process.getuid?.() === 0 && process.env[DONE] === undefined) {
  if (SETPRIV === undefined) throw new Error('Root may write to every file. Be another user, or install setpriv (util-linux).')
  const without = '--bounding-set=-dac_override,-dac_read_search'
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  // The rights of a process are fixed when a program begins. Source: capabilities(7), “Transformation of capabilities during execve()”.
  process.execve?.(SETPRIV, ['setpriv', without, '--', ...command], { ...process.env, [DONE]: '1' })
}
