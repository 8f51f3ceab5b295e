// Parses the address of an emulated Ledger: on this computer only, since an APDU determines what is signed.
import { isIPv4 } from 'node:net'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** A TCP address. */
export interface TcpAddress {
  /** 127.0.0.1, another address of 127.0.0.0/8, or ::1. */
  host: string
  port: number
  /** Host and port as typed, for display. */
  name: string
}

const FORM = /^tcp:\/\/(?:\[(?<six>::1)\]|(?<four>127\.[\d.]+)):(?<port>\d{1,5})$/
const MAX_PORT = 65_535

/**
 * Parses `tcp://HOST:PORT`.
 * @throws AppError input.invalid when it has another form or names another computer.
 * @example readTcpAddress('tcp://127.0.0.1:9999').name // '127.0.0.1:9999'
 */
export function readTcpAddress(text: string): TcpAddress {
  const { six, four, port: digits = '0' } = FORM.exec(text)?.groups ?? {}
  const host = six ?? four
  const port = Number(digits)
  if (host === undefined || (six === undefined && !isIPv4(host)) || port < 1 || port > MAX_PORT) {
    throw new AppError('input.invalid', phrase`WAYBILL_APDU must be a port on this computer, such as tcp://127.0.0.1:9999, not “${text}”.`)
  }
  return { host, port, name: `${six === undefined ? host : `[${host}]`}:${port}` }
}
