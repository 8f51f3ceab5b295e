// Replaces files of a network's folder, or sets them aside, atomically across kills: the plan is written first, and the next process that
// opens the folder completes it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from '../../platform/atomicWrite.ts'
import { toStoreError } from '../database.ts'

const Plan = z.object({
  /** out: files move to `aside`. in: files come from `staging`. */
  phase: z.enum(['out', 'in']),
  aside: z.string(),
  staging: z.string().nullable(),
  names: z.array(z.string()),
})
type Plan = z.infer<typeof Plan>

const PLAN = 'swap.json'

/** Returns the names of a database and its log files. */
export function withSidecars(name: string): string[] {
  return [name, `${name}-wal`, `${name}-shm`]
}

/**
 * Moves `names` into the folder `aside`, then everything in `staging` (null: nothing) to their place. Both are names inside `folder`. The
 * folder's lock must be held. Completes an earlier process's plan first.
 * @throws AppError store.readOnly, store.full; the plan stays and the next call of `finishSwap` continues.
 */
export function swapFiles(folder: string, change: Omit<Plan, 'phase'>): void {
  finishSwap(folder)
  inStore(() => {
    writePlan(folder, { ...change, phase: 'out' })
  })
  finishSwap(folder)
}

/** Completes the plan of an earlier process, if any. The folder's lock must be held. */
export function finishSwap(folder: string): void {
  inStore(() => {
    const plan = readPlan(folder)
    if (plan === null) return
    if (plan.phase === 'out') {
      mkdirSync(join(folder, plan.aside), { recursive: true, mode: 0o700 })
      for (const name of plan.names) moveIfThere(join(folder, name), join(folder, plan.aside, name))
      writePlan(folder, { ...plan, phase: 'in' })
    }
    if (plan.staging !== null) {
      const staging = join(folder, plan.staging)
      for (const name of existsSync(staging) ? readdirSync(staging) : []) moveIfThere(join(staging, name), join(folder, name))
      rmSync(staging, { recursive: true, force: true })
    }
    rmSync(join(folder, PLAN))
  })
}

function readPlan(folder: string): Plan | null {
  const file = join(folder, PLAN)
  return existsSync(file) ? Plan.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

function writePlan(folder: string, plan: Plan): void {
  replaceFile(join(folder, PLAN), JSON.stringify(plan))
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to)
}

function inStore(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw toStoreError(error)
  }
}
