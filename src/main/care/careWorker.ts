// The thread for work that reads whole databases: the app and its windows stay awake meanwhile. One task, one thread.
import { parentPort, workerData } from 'node:worker_threads'
import { AppError, toErrorData } from '../../shared/errors.ts'
import { toStoreError } from '../store/database.ts'
import type { CareReply, CareTask } from './careTask.ts'
import { checkData, diagnose, vet } from './check.ts'
import { compact } from './compact.ts'
import { eraseAccount } from './eraseAccount.ts'
import { salvage } from './salvage.ts'
import { readSizes } from './sizes.ts'
import { takeSnapshot } from './snapshot.ts'

function run(task: CareTask): unknown {
  switch (task.kind) {
    case 'sizes':
      return readSizes(task.folder)
    case 'check':
      return checkData(task.folder)
    case 'diagnose':
      return diagnose(task.folder)
    case 'vet':
      return vet(task.folder)
    case 'compact':
      return compact(task.folder)
    case 'snapshot':
      return takeSnapshot(task.folder, task.target)
    case 'salvage':
      return salvage(task.folder, task.target)
    case 'eraseAccount':
      return eraseAccount(task.folder, task.input)
  }
}

function reply(): CareReply {
  try {
    // Only our own process starts this thread, with a task of this very type.
    return { value: run(workerData as CareTask) }
  } catch (error) {
    const known = toStoreError(error)
    if (known instanceof AppError) return { error: toErrorData(known) }
    return { bug: known instanceof Error ? (known.stack ?? known.message) : String(known) }
  }
}

parentPort?.postMessage(reply())
