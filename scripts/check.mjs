// `npm run check`: format, types, lint, layers, unused code, text outside the catalogue, old names, missing styles, module state,
// docstrings, file and folder sizes, and the packages of others, two at a time, with the output of what fails.
import { checkDocstrings } from './lib/docstrings.mjs'
import { checkSizes } from './lib/fileSizes.mjs'
import { checkModuleState } from './lib/moduleState.mjs'
import { checkModuleStyles } from './lib/moduleStyles.mjs'
import { checkOldNames } from './lib/oldNames.mjs'
import { captureNode } from './lib/run.mjs'
import { checkStrayText } from './lib/strayText.mjs'
import { checkSupply } from './lib/supplyChain.mjs'

const bin = (path) => `node_modules/${path}`

/** Longest first, so that two workers end at about the same time. */
const checks = [
  {
    name: 'types, lint',
    run: () => captureNode([bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings', '-f', 'stylish']),
  },
  {
    name: 'format',
    run: () =>
      captureNode([bin('prettier/bin/prettier.cjs'), '--check', '.', '--cache', '--cache-location', 'node_modules/.cache/check.prettier']),
  },
  { name: 'unused', run: () => captureNode([bin('knip/bin/knip.js'), '--no-progress']) },
  { name: 'layers', run: layers },
  { name: 'words', run: checkStrayText },
  { name: 'names', run: checkOldNames },
  { name: 'styles', run: checkModuleStyles },
  { name: 'state', run: checkModuleState },
  { name: 'docs', run: checkDocstrings },
  { name: 'file size', run: checkSizes },
  { name: 'supply', run: checkSupply },
]

/** dependency-cruiser passes when it finds nothing to cruise, so the number of modules is checked too. */
async function layers() {
  const result = await captureNode([bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src', 'test', '--output-type', 'err-long'])
  const cruised = Number(/(\d+) modules/.exec(result.output)?.[1] ?? 0)
  if (result.code === 0 && cruised === 0) return { code: 1, output: `${result.output}No module was cruised: the rule was not checked.\n` }
  return result
}

async function runAll(queue) {
  const failed = []
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const start = performance.now()
      const { code, output } = await check.run()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(11)} ${seconds} s\n`)
      if (code !== 0) failed.push({ name: check.name, output })
    }
  }
  await Promise.all([worker(), worker()])
  return failed
}

const start = performance.now()
const wanted = process.argv.slice(2)
const failed = await runAll(checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
for (const { name, output } of failed) process.stdout.write(`\n--- ${name}\n${output.trimEnd()}\n`)
const seconds = ((performance.now() - start) / 1000).toFixed(0)
process.stdout.write(
  failed.length === 0 ? `check passed in ${seconds} s\n` : `\ncheck failed: ${failed.map(({ name }) => name).join(', ')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
