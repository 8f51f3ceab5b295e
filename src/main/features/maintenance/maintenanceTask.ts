// Tasks of the maintenance worker, and how to run one.
import { Worker } from 'node:worker_threads'
import type { CheckReport, Compacted, DatabaseName, DataSizes, Erased, FileState } from '../../../shared/contract/settings/maintenance.ts'
import { fromErrorData, type ErrorData } from '../../../shared/domain/errors.ts'
import { SMALL_HEAP } from '../../platform/threadMemory.ts'
import type { DataKey } from '../../db/database.ts'
import type { EraseInput } from './eraseAccount.ts'
import type { KeyChange, Recrypt } from './recrypt.ts'
import type { Snapshot } from './snapshot.ts'

/** A task; `key` opens the folder's databases, where they are encrypted. */
export type MaintenanceTask = { key?: DataKey | null } & (
  | { kind: 'sizes' | 'check' | 'diagnose' | 'validateBackup' | 'compact'; folder: string }
  | { kind: 'snapshot' | 'salvage'; folder: string; target: string }
  | { kind: 'eraseAccount'; folder: string; input: EraseInput }
  | ({ kind: 'recrypt' } & Recrypt)
  | ({ kind: 'rekeyFiles' } & KeyChange)
)

interface Results {
  sizes: DataSizes
  check: CheckReport
  diagnose: FileState[]
  validateBackup: DatabaseName[]
  compact: Compacted
  snapshot: Snapshot
  salvage: number
  eraseAccount: Erased
  recrypt: void
  rekeyFiles: void
}

/** The worker's answer. */
export type MaintenanceReply = { value: unknown } | { error: ErrorData } | { bug: string }

/** Runs one task in a worker thread. @throws AppError what the task throws. */
export async function runMaintenance<K extends MaintenanceTask['kind']>(
  workerPath: string,
  task: Extract<MaintenanceTask, { kind: K }> | (MaintenanceTask & { kind: K }),
): Promise<Results[K]> {
  const worker = new Worker(workerPath, { workerData: task, execArgv: [], resourceLimits: SMALL_HEAP })
  const reply = await answerOf(worker)
  await worker.terminate()
  if ('error' in reply) throw fromErrorData(reply.error)
  if ('bug' in reply) throw new Error(reply.bug)
  // The thread answers each kind with its own result type.
  return reply.value as Results[K]
}

/** Waits for the thread's one answer. Rejects when it throws or ends before: `once` of a message alone would wait forever. */
function answerOf(worker: Worker): Promise<MaintenanceReply> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The maintenance thread ended without an answer (exit code ${code}).`)))
  })
}
