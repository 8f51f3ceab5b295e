// Where the app tests find a data folder in which the practice history is copied already.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** The variable of the environment that names it to the workers. */
export const COPIED_FOLDER = 'WAYBILL_TEST_COPIED'

/** What is kept: `app` is a data folder on the practice network, `live` a network of the test's own with the app's folder in it. */
export type Copied = 'app' | 'live'

/** Fills `folder` with what an app leaves that copied its history completely. */
export async function fillCopied(folder: string, which: Copied): Promise<void> {
  await cp(join(process.env[COPIED_FOLDER] ?? '', which), folder, { recursive: true })
}
