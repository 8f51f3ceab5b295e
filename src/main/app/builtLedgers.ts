// Provides the emulated Ledger in development builds only: a packaged build contains no code that could reach one.
import { systemClock } from '../platform/time.ts'
import type { Ledgers } from '../../wire/apdu.ts'

/** A Ledger that replaces those on USB; `name` is its address, as in "127.0.0.1:9999". */
export interface EmulatedLedger {
  name: string
  ledgers: Ledgers
}

/**
 * Returns the emulated Ledger that the environment names, in a development build; null otherwise.
 * @throws AppError input.invalid when it is not on this computer.
 */
export async function builtLedgers(env: NodeJS.ProcessEnv): Promise<EmulatedLedger | null> {
  // The bundler replaces MODE by a constant, so it removes this block from every other build.
  if (import.meta.env.MODE === 'development') {
    const text = env['WAYBILL_APDU'] ?? ''
    if (text === '') return null
    const { readTcpAddress } = await import('../ledger/transport/tcpAddress.ts')
    const { ledgersOverTcp } = await import('../ledger/transport/tcpLedger.ts')
    const address = readTcpAddress(text)
    return { name: address.name, ledgers: ledgersOverTcp(address, systemClock) }
  }
  return null
}
