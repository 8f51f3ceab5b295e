// The emulated Ledger, for development builds only: a packaged build has no code that could reach one.
import { systemClock } from '../platform/time.ts'
import type { Ledgers } from '../../wire/apdu.ts'

/** A Ledger in place of those on USB; `name` is where it is, as in "127.0.0.1:9999". */
export interface EmulatedLedger {
  name: string
  ledgers: Ledgers
}

/**
 * The emulated Ledger that the environment names, in a development build; null without one.
 * @throws AppError input.invalid when it is not on this computer.
 */
export async function builtLedgers(env: NodeJS.ProcessEnv): Promise<EmulatedLedger | null> {
  // The bundler knows the mode, hence that in any other build nothing in here can run, and leaves it out.
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
