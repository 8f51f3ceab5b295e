// Encrypting the data in Settings, the lock over the window and at the start, and a passphrase that was forgotten.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { look } from '../support/axe.ts'
import { rowsOf } from '../support/browsing.ts'
import { expect, goTo, LOST_CONNECTION, openPractice, test } from '../support/runningApp.ts'

const PASSPHRASE = 'correct horse battery'

test.use({ begins: 'copied', expectedErrors: LOST_CONNECTION })

test('data is encrypted, locked, unlocked and, without the passphrase, set aside', async ({ page, app, start, dataFolder }) => {
  await openPractice(page, app)
  await goTo(page, 'Settings')
  const section = page.getByRole('region', { name: 'Encryption and lock' })
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('lock waybill')
  await expect(page.getByRole('option', { name: 'Lock Waybill needs encryption first' })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(PASSPHRASE)
  await expect(dialog.getByText('Fair: one more word makes it strong')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Repeat passphrase' }).fill('something else')
  await expect(dialog.getByText('The passphrases don’t match').first()).toBeVisible()
  await look(page, 'Settings, encrypting')
  await dialog.getByRole('textbox', { name: 'Repeat passphrase' }).fill(PASSPHRASE)
  await dialog.getByRole('button', { name: 'Encrypt data' }).click()
  await expect(dialog).toContainText('“Practice network” is encrypted')
  await look(page, 'Settings, encrypted just now')
  await dialog.getByRole('button', { name: 'Lock after 15 min' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeInViewport()
  await expect(section.getByRole('radio', { name: '15 min', exact: true })).toBeChecked()
  await expect(section.getByText('Encrypted with your passphrase.')).toBeVisible()
  expect(readFileSync(join(dataFolder, 'practice', 'journal.db')).toString('latin1', 0, 15)).not.toBe('SQLite format 3')
  await section.getByText('5 min', { exact: true }).click()
  await expect(section.getByRole('radio', { name: '5 min', exact: true })).toBeChecked()
  await look(page, 'Settings, encrypted')
  const [choice, now] = await Promise.all([
    section.locator('.segmented').boundingBox(),
    section.getByRole('button', { name: 'Lock now' }).boundingBox(),
  ])
  expect([now?.y, now?.height]).toEqual([choice?.y, choice?.height])

  await section.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Waybill is locked' })).toBeVisible()
  await expect(page.getByText('Unlocking returns you to Settings.')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.reload()
  const field = page.getByRole('textbox', { name: 'Passphrase' })
  await field.fill('not this one')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show passphrase' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  const before = await field.boundingBox()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('Wrong passphrase.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await field.boundingBox()).toEqual(before)
  await look(page, 'Locked window')
  await field.fill(PASSPHRASE)
  await field.press('Enter')
  await goTo(page, 'Activity')
  await expect(rowsOf(page).first()).toBeVisible()

  await app.stop()
  const again = await start()
  await page.goto(again.url)
  await expect(page.getByText('The data of “Practice network” is encrypted.')).toBeVisible()
  await page.getByText('Forgot your passphrase?').click()
  await look(page, 'Locked data')
  await page.getByRole('button', { name: 'Set data aside and start over' }).click()
  await expect(page.getByRole('heading', { name: 'Waybill is locked' })).toHaveCount(0)
  expect(readFileSync(join(dataFolder, 'practice', 'journal.db')).toString('latin1', 0, 15)).toBe('SQLite format 3')
})
