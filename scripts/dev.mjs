// `npm run dev`: runs the app with live reload of the renderer, in Electron's window or, where there can be none, in the browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { buildIfStale, forgetBuild } from './lib/bundles.mjs'
import { CORE_FLAGS } from './lib/core.mjs'
import { findElectron } from './lib/electron.mjs'
import { networkIcons } from './lib/networkIcons.mjs'
import { root, runNode } from './lib/run.mjs'

/** The loopback host answers its own page only, so the development server passes calls on in its name. */
async function serveWithReload(args) {
  const host = spawn(process.execPath, [...CORE_FLAGS, 'out-dev/main/cli.js', 'serve', ...args], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal))
  const exited = once(host, 'exit')
  const lines = createInterface({ input: host.stdout })
  const first = await Promise.race([once(lines, 'line').then(([line]) => line), exited.then(() => '')])
  const address = /http:\S+/.exec(first)?.[0]
  if (address === undefined) return (await exited)[0] ?? 1
  const { origin, hash } = new URL(address)
  const proxy = { target: origin, changeOrigin: true, headers: { origin } }
  const vite = await createServer({
    configFile: false,
    root: 'src/renderer',
    plugins: [react(), networkIcons()],
    server: { host: '127.0.0.1', proxy: { '/api': proxy, '/events': proxy } },
  })
  await vite.listen()
  process.stdout.write(`Waybill is ready at ${vite.resolvedUrls?.local[0] ?? ''}${hash}\n`)
  const [code] = await exited
  await vite.close()
  return code ?? 0
}

const args = process.argv.slice(2)
const { program } = findElectron()
if (program === undefined) {
  const built = await buildIfStale('development')
  process.exitCode = built === 0 ? await serveWithReload(args) : built
} else {
  forgetBuild()
  process.exitCode = await runNode(['node_modules/electron-vite/bin/electron-vite.js', 'dev', '--', ...args])
}
