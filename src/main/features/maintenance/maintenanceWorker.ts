// Worker thread for tasks that read whole databases, so that the app and its windows stay responsive. One task per thread.
import { parentPort, workerData } from 'node:worker_threads'
import { toFailure, type ThreadReply } from '../../platform/threads/threadCalls.ts'
import { setThreadPriority } from '../../platform/threads/threadPriority.ts'
import { toStoreError } from '../../db/database.ts'
import type { MaintenanceTask } from './maintenanceTask.ts'
import { checkData, diagnose, validateBackup } from './check.ts'
import { compact } from './compact.ts'
import { eraseAccount } from './eraseAccount.ts'
import { recrypt, rekeyFiles } from './recrypt.ts'
import { salvage } from './salvage.ts'
import { readSizes } from './sizes.ts'
import { takeSnapshot } from './snapshot.ts'

function run(task: MaintenanceTask): unknown {
  const key = task.key ?? null
  switch (task.kind) {
    case 'sizes':
      return readSizes(task.folder, key)
    case 'check':
      return checkData(task.folder, key)
    case 'diagnose':
      return diagnose(task.folder, key)
    case 'validateBackup':
      return validateBackup(task.folder, key)
    case 'compact':
      return compact(task.folder, key)
    case 'snapshot':
      return takeSnapshot(task.folder, task.target, key)
    case 'salvage':
      return salvage(task.folder, task.target, key)
    case 'eraseAccount':
      return eraseAccount(task.folder, task.input, key)
    case 'recrypt':
      return recrypt(task.folder, task)
    case 'rekeyFiles':
      return rekeyFiles(task.folder, task)
  }
}

/** Runs the one task of this thread. */
function reply(): ThreadReply<unknown> {
  try {
    // A window beside it answers keys first; alone, the task is as fast as ever.
    setThreadPriority('belowNormal')
    // Only Waybill itself starts this thread, with a task of exactly this type.
    return { id: 0, value: run(workerData as MaintenanceTask) }
  } catch (error) {
    return { id: 0, ...toFailure(toStoreError(error)) }
  }
}

parentPort?.postMessage(reply())
