// Client of a sheet of past prices, where a network's price host offers one.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'

const OK = 200
/** Letters of a sheet, as of one that a user imports. */
const MAX_SHEET = 800_000

/** Reads the sheet at an address as text. @throws AppError network.…. */
export async function readPriceSheet(request: Requester, url: string): Promise<string> {
  const { status, text } = await request({ url })
  const { host } = new URL(url)
  if (status !== OK)
    throw new AppError('network.badReply', phrase`${host} isn’t providing prices right now (${status}).`, { retry: 'later' })
  if (text.length > MAX_SHEET) throw new AppError('network.badReply', phrase`${host} sent prices that can’t be read.`, { retry: 'later' })
  return text
}
