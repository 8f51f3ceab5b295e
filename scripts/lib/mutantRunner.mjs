// One process of `npm run mutants`: vitest once, and for each mutant that is sent the tests that reach its file. The mutated source
// is served from memory in place of the file. Everything runs in threads of this process, so that killing it leaves nothing.
import { createVitest } from 'vitest/node'

/** The source in place of a file's own; null for none. */
function serveMutant(current) {
  return {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (current.mutant !== null && id.split('?')[0] === current.mutant.file ? current.mutant.source : null),
  }
}

/** The tests in the order in which they are handed over, all in one worker. */
class GivenOrder {
  sort(specifications) {
    return specifications
  }
  shard(specifications) {
    return specifications
  }
}

async function start(root, tests) {
  const current = { mutant: null }
  const options = {
    root,
    config: false,
    include: tests,
    watch: false,
    cache: false,
    // On disk: a mutant kept there would be served to the next `npm test`.
    fsModuleCache: false,
    bail: 1,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    reporters: [{}],
    sequence: { sequencer: GivenOrder },
  }
  const vitest = await createVitest('test', options, { plugins: [serveMutant(current)] })
  vitest.onClose(() => process.disconnect())
  const project = vitest.getRootProject()
  return async ({ mutant, tests: wanted }) => {
    current.mutant = mutant
    if (mutant !== null) vitest.invalidateFile(mutant.file)
    // Failures of the run before would count for `bail`.
    vitest.state.filesMap.clear()
    vitest.state.idMap.clear()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted.map((file) => project.createSpecification(file)))
    if (mutant !== null) vitest.invalidateFile(mutant.file)
    return verdictOf(testModules, unhandledErrors)
  }
}

/** Which tests failed; `broken` where a file could not even be loaded, which says nothing about its tests. */
function verdictOf(modules, unhandled) {
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')].map(({ fullName }) => fullName))
  const broken = [...modules.flatMap((module) => module.errors()), ...unhandled].map(({ message }) => message)
  const durations = Object.fromEntries(modules.map((module) => [module.moduleId, module.diagnostic().duration]))
  return { failed, broken, durations }
}

const [root, ...tests] = process.argv.slice(2)
const runTests = await start(root, tests)
process.on('message', (wanted) => {
  // Throws for what is not a test failure: the process ends, and its parent reports it.
  void runTests(wanted).then((verdict) => process.send(verdict))
})
process.on('disconnect', () => process.exit(0))
process.send({ ready: true })
