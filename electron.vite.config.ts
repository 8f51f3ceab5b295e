// Three builds: main (shell and command line, natives outside), preload (one CommonJS file for the sandbox), renderer.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { listPackages } from './scripts/lib/licences.mjs'
import { networkIcons } from './scripts/lib/networkIcons.mjs'

export default defineConfig({
  main: {
    // What a build may be given: where it looks for newer versions, and whose signature they need.
    envPrefix: 'WAYBILL_UPDATE_',
    plugins: [listPackages()],
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/main/hosts/electron/main.ts', cli: 'src/main/hosts/cli/main.ts' },
        // What carries a binary beside its code stays a package of its own.
        external: ['better-sqlite3', 'node-hid', 'usb', /^@jsquash\//, '@resvg/resvg-wasm', 'omggif'],
      },
    },
  },
  preload: {
    plugins: [listPackages()],
    build: {
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: { input: { preload: 'src/preload/preload.ts' }, output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    plugins: [react(), networkIcons(), listPackages()],
    build: {
      minify: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Kilobytes before packing; test/hosts/build/initialScript.test.ts holds what a first screen may need.
      chunkSizeWarningLimit: 800,
      // One script for what the page needs at once, and few for what its parts share: many small files take longer to fetch.
      rolldownOptions: {
        input: 'src/renderer/index.html',
        output: {
          codeSplitting: {
            groups: [
              { name: 'page', tags: ['$initial'] },
              // By layers: what lies lower never imports what lies above, so that chunks don't import each other in a circle.
              { name: 'libraries', test: /node_modules/, minShareCount: 2 },
              { name: 'parts', test: /src[\\/]renderer[\\/](?:kit|parts|data)[\\/]/, minShareCount: 2 },
              { name: 'features', test: /src[\\/]renderer[\\/]features[\\/]/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
})
