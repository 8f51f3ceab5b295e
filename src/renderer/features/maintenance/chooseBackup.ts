// A backup from the user's disk, as a ticket: the desktop app asks by its own dialog, a browser sends the file to this computer.
import type { Reply } from '../../../shared/contract/bridge.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { client } from '../../data/api.ts'

/** @returns null when the user chose none. @throws AppError what main says of the file's arrival. */
export async function chooseBackup(file: File | null): Promise<string | null> {
  const chosen = await client['data.chooseBackup']({})
  if (chosen.state === 'cancelled') return null
  if (chosen.state === 'chosen') return chosen.ticket
  if (file === null) return null
  const response = await fetch(chosen.url, { method: 'POST', body: file })
  const reply = (await response.json()) as Reply
  if (!reply.ok) throw fromErrorData(reply.error)
  return chosen.ticket
}
