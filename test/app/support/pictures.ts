// Compares the screen with the pictures in test/app/pictures; docs/decisions/0023 says when they can be compared.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '..', 'pictures')
/** A handful of points at the edge of a letter; never a letter. */
const MAX_DIFFERENT = 40

/** Skips the test where this browser draws letters differently from the one that took the pictures. */
export async function needSameLetters(probe: Locator, name: string): Promise<void> {
  const file = join(FOLDER, `probe-${name}.json`)
  const drawn = createHash('sha256')
    .update(await probe.screenshot())
    .digest('hex')
  const isUpdating = test.info().config.updateSnapshots === 'all' || test.info().config.updateSnapshots === 'changed'
  if (isUpdating) writeFileSync(file, `{ "drawn": "${drawn}" }\n`)
  const { drawn: wanted } = JSON.parse(readFileSync(file, 'utf8')) as { drawn: string }
  test.skip(drawn !== wanted, 'This browser draws letters otherwise than the one that the pictures are from: nothing to compare.')
}

export interface PictureOptions {
  /** Elements that differ at each run. */
  mask?: Locator[]
  /** `webp` is the smaller one for much that is grainy, such as the ink of stamps. */
  format?: 'png' | 'webp'
}

/** Compares with the picture of this name, in light and in dark. */
export async function compare(
  page: Page,
  what: Page | Locator,
  name: string,
  { mask = [], format = 'png' }: PictureOptions = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const options = { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: MAX_DIFFERENT, mask } as const
    const taken = `${name}-${colorScheme}.${format}`
    // A page and a locator are matched by two functions of one name.
    if ('goto' in what) await expect.soft(what).toHaveScreenshot(taken, options)
    else await expect.soft(what).toHaveScreenshot(taken, options)
  }
}
