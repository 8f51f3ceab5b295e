// Chooses a backup on the user's disk and returns a ticket for it: the desktop app opens its dialog, a browser uploads the file to this
// computer.
import type { Reply } from '../../../shared/contract/bridge.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import type { AppWindow } from '../../window.ts'

/**
 * Chooses a backup.
 * @returns null when the user chose none.
 * @throws AppError what main says of the file's arrival.
 */
export async function chooseBackup(win: AppWindow, file: File | null): Promise<string | null> {
  const chosen = await win.client['data.chooseBackup']({})
  if (chosen.state === 'cancelled') return null
  if (chosen.state === 'chosen') return chosen.ticket
  if (file === null) return null
  const response = await fetch(chosen.url, { method: 'POST', body: file })
  const reply = (await response.json()) as Reply
  if (!reply.ok) throw fromErrorData(reply.error)
  return chosen.ticket
}
