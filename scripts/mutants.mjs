// `npm run mutants -- [--workers 2] [FILE …]`: removes every check of the guard, one at a time, and expects a test to fail each time.
// Without files: the guard and the legs of a quote. A survivor is a check without a test, or one that changes nothing; those are listed
// with their reason in mutants.equivalent.json. Ends with 1 for any other survivor, and for a reason whose check is gone or tested by now.
import { fork } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { mutantsOf } from './lib/mutations.mjs'
import { root as project } from './lib/run.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: project },
    workers: { type: 'string', default: '2' },
    tests: {
      type: 'string',
      multiple: true,
      default: [
        'src/main/guard/**/*.test.ts',
        'src/main/features/transfers/**/*.test.ts',
        'test/abuse/proposal*.test.ts',
        'test/corpus/*.test.ts',
      ],
    },
    equivalent: { type: 'string', default: join(project, 'scripts/mutants.equivalent.json') },
  },
})
const GUARD = ['src/main/guard/**/*.ts']
/** A mutant whose tests have no end is found out by it: the slowest run takes seconds, and on a busy machine no longer than all tests. */
const LONGEST_RUN = 120_000
const LONGEST_FIRST_RUN = 1_800_000
const NO_END = 'no end'

const root = resolve(values.root)
const isTest = (file) => file.endsWith('.test.ts')
const found = (patterns) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => resolve(root, file))
const named = (file) => relative(root, file).replaceAll('\\', '/')

/** Relative imports of a file, as files. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
  return importedFiles.map(({ fileName }) => resolve(dirname(file), fileName)).filter((path) => path.endsWith('.ts') && existsSync(path))
}

/** Every file that one loads, itself among them. */
function reachedBy(file, reached = new Set()) {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const imported of importsOf(file)) reachedBy(imported, reached)
  return reached
}

/** A process that runs tests, replaced when it has no end or ends by itself; what ends it twice has not been found by a test. */
function createRunner(tests) {
  let child = null
  let longest = LONGEST_FIRST_RUN
  const attempt = async (wanted) => {
    if (child === null) {
      child = fork(new URL('lib/mutantRunner.mjs', import.meta.url), [root, ...tests], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const ready = await answer(child)
      if (ready.ended !== undefined) throw new Error(`The process that runs the tests ended at its start with ${ready.ended}.`)
    }
    child.send(wanted)
    const verdict = await answer(child, longest)
    if (verdict.ended === undefined) return verdict
    child.kill('SIGKILL')
    child = null
    return verdict
  }
  return {
    async run(wanted) {
      const first = await attempt(wanted)
      const { ended, ...verdict } = first.ended === undefined || first.ended === NO_END ? first : await attempt(wanted)
      if (ended === undefined) return verdict
      const isEndless = ended === NO_END
      return { failed: isEndless ? [NO_END] : [], broken: isEndless ? [] : [`the tests ended with ${ended}`], durations: {} }
    },
    limit: (ms) => {
      longest = ms
    },
    stop: () => child?.kill('SIGKILL'),
  }
}

/** The next message of a process; `ended` where none came in time or the process is gone. */
function answer(child, within) {
  return new Promise((done) => {
    const settle = (value) => {
      clearTimeout(timer)
      child.removeAllListeners()
      done(value)
    }
    const timer = within === undefined ? undefined : setTimeout(() => settle({ ended: NO_END }), within)
    child.once('message', settle)
    child.once('error', ({ message }) => settle({ ended: message }))
    child.once('exit', (code, signal) => settle({ ended: String(code ?? signal) }))
  })
}

/** The tests that reach a file: its own first, then the quickest. */
function testsOf(file, reaching, durations) {
  const own = basename(file, '.ts')
  const rank = (test) => (basename(test) === `${own}.test.ts` ? -1 : (durations[test] ?? 0))
  return [...reaching]
    .filter(([, reached]) => reached.has(file))
    .map(([test]) => test)
    .sort((left, right) => rank(left) - rank(right))
}

/** Prints each survivor as soon as it is known, and how far it is to stderr, since all of them take a quarter of an hour. */
async function tryAll(runners, mutants, testsFor, accepted) {
  const queue = [...mutants]
  const survivors = []
  const work = async (runner) => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const done = mutants.length - queue.length
      if (done % 25 === 0) process.stderr.write(`${done} of ${mutants.length}\n`)
      const tests = testsFor(mutant.file)
      const { failed, broken } = tests.length === 0 ? { failed: [], broken: [] } : await runner.run({ mutant, tests })
      if (failed.length > 0) continue
      survivors.push(mutant)
      if (accepted.some((entry) => isFor(entry, mutant))) continue
      const cause = broken.length === 0 ? '' : `  (cannot be loaded: ${broken[0]})`
      process.stdout.write(`${named(mutant.file)}:${mutant.line}  ${mutant.what}${cause}\n`)
    }
  }
  await Promise.all(runners.map(work))
  return survivors
}

function isFor(entry, mutant) {
  return entry.file === named(mutant.file) && entry.what === mutant.what
}

async function main(runners, files, reaching) {
  const mutants = files.flatMap((file) => mutantsOf(named(file), readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, file })))
  const all = [...reaching.keys()]
  const begun = performance.now()
  const { failed, broken, durations } = await runners[0].run({ mutant: null, tests: all })
  for (const runner of runners) runner.limit(Math.max(LONGEST_RUN, performance.now() - begun))
  if (failed.length + broken.length > 0) throw new Error(`The tests fail without a mutant: ${[...failed, ...broken].join('; ')}`)
  process.stdout.write(`${mutants.length} mutants of ${files.length} files against ${all.length} test files\n`)
  const accepted = existsSync(values.equivalent) ? JSON.parse(readFileSync(values.equivalent, 'utf8')) : []
  const survivors = await tryAll(runners, mutants, (file) => testsOf(file, reaching, durations), accepted)
  return report(mutants, survivors, accepted, files)
}

/** Prints the sums, and the reasons that no longer apply; the exit code. */
function report(mutants, survivors, accepted, files) {
  const unexplained = survivors.filter((mutant) => !accepted.some((entry) => isFor(entry, mutant)))
  const stale = accepted.filter(
    (entry) => files.some((file) => named(file) === entry.file) && !survivors.some((mutant) => isFor(entry, mutant)),
  )
  for (const { file, what } of stale) process.stdout.write(`${file}  listed as changing nothing, but gone or found by a test: ${what}\n`)
  const killed = mutants.length - survivors.length
  const explained = survivors.length - unexplained.length
  process.stdout.write(`${killed} found by a test, ${explained} change nothing, ${unexplained.length} survived\n`)
  return unexplained.length + stale.length === 0 ? 0 : 1
}

const files = (positionals.length === 0 ? found(GUARD) : found(positionals)).filter((file) => !isTest(file))
if (files.length === 0) throw new Error(`No file: ${positionals.join(' ')}`)
const reaching = new Map(
  found(values.tests)
    .map((test) => [test, reachedBy(test)])
    .filter(([, reached]) => files.some((file) => reached.has(file))),
)
const runners = Array.from({ length: Number(values.workers) }, () => createRunner([...reaching.keys()]))
const start = performance.now()
try {
  process.exitCode = await main(runners, files, reaching)
} finally {
  for (const runner of runners) runner.stop()
}
process.stdout.write(`${((performance.now() - start) / 1000).toFixed(0)} s\n`)
