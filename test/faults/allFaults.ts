// Every fault, in the order of the table.
import type { Fault } from './fault.ts'
import { networkFaults } from './networkFaults.ts'
import { processFaults } from './processFaults.ts'
import { storeFaults } from './storeFaults.ts'

export const FAULTS: readonly Fault[] = [...processFaults, ...networkFaults, ...storeFaults]
