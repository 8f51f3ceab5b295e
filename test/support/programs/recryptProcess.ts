// Encrypts or decrypts a folder, and crashes right before its nth change of the file system.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { Recrypt } from '../../../src/main/features/maintenance/recrypt.ts'

const [, , dieBefore = '0', task = '{}'] = process.argv
let left = Number(dieBefore)
const dying = <A extends unknown[], R>(work: (...given: A) => R) => {
  return (...given: A): R => {
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    left -= 1
    return work(...given)
  }
}
fs.renameSync = dying(fs.renameSync)
fs.mkdirSync = dying(fs.mkdirSync)
fs.rmSync = dying(fs.rmSync)
fs.writeFileSync = dying(fs.writeFileSync)
fs.fsyncSync = dying(fs.fsyncSync)
syncBuiltinESMExports()

const { recrypt } = await import('../../../src/main/features/maintenance/recrypt.ts')
// The test that starts this writes it.
const { folder, ...change } = JSON.parse(task) as Recrypt
recrypt(folder, change)
process.stdout.write('done')
