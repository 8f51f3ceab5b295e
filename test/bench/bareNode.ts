// What Node takes of memory with no program in it: what the core takes is counted from there.
import { execFileSync } from 'node:child_process'

/** @returns bytes that are resident */
export function bareNodeMemory(): number {
  return Number(execFileSync(process.execPath, ['--print', 'process.memoryUsage.rss()'], { encoding: 'utf8' }))
}
