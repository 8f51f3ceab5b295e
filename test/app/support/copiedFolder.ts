// Where the app tests find a data folder in which the practice history is copied already.
import { cp } from 'node:fs/promises'

/** The variable of the environment that names it to the workers. */
export const COPIED_FOLDER = 'WAYBILL_TEST_COPIED'

/** Makes `folder` a data folder on the practice network whose history was copied completely. */
export async function fillCopied(folder: string): Promise<void> {
  await cp(process.env[COPIED_FOLDER] ?? '', folder, { recursive: true })
}
