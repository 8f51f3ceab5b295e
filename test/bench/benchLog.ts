// The log of a measured core: what goes wrong stands beside the table, what goes well would bury it.
import { createLog, type Log } from '../../src/main/platform/log/log.ts'

export function createBenchLog(now: () => number): Log {
  return { ...createLog(now, (line) => process.stderr.write(`${line}\n`)), info: () => undefined }
}
