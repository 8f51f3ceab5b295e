// Moves the clock of a process and of its threads to the day of the tests (testDay.ts). Loaded before anything else (`node --import`).
import { moveClock } from './moveClock.mjs'

moveClock(Number(process.env['WAYBILL_TEST_SHIFT'] ?? 0))
