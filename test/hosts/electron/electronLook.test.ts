// The menu under the pointer and the theme of the window; run under the stand-in `electron`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { bootElectron, type BootedApp } from '../../support/electron/bootElectron.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-look-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

let booted: BootedApp | null = null
afterEach(async () => {
  await booted?.act('quit')
  expect(await booted?.ended).toEqual({ code: 0, stderr: '' })
  booted = null
})

async function boot(name: string): Promise<BootedApp> {
  booted = await bootElectron(['--data-dir', join(folder, name), '--network', 'practice'])
  return booted
}

describe('the menu under the pointer', () => {
  it('edits a field, copies a selection, a link and the whole of a shortened address, and is nothing elsewhere', async () => {
    const app = await boot('context-menu')
    expect(await app.act('contextMenu', {})).toMatchObject({ menu: [] })
    const field = {
      isEditable: true,
      editFlags: { canUndo: true, canRedo: false, canCut: true, canCopy: true, canPaste: true, canSelectAll: true },
    }
    expect(await app.act('contextMenu', field)).toMatchObject({ menu: ['Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Select All'] })
    expect(await app.act('contextMenu', { selectionText: 'words' })).toMatchObject({ menu: ['Copy'] })
    const address = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
    expect(await app.act('contextMenu', { address })).toMatchObject({ menu: ['Copy Address'] })
    expect(await app.act('clickContextMenu', { label: 'Copy Address' })).toBe(address)
    await app.act('contextMenu', { address: 'Sort by value', linkURL: 'https://scan.initia.xyz/' })
    expect(await app.act('clickContextMenu', { label: 'Copy Link' })).toBe('https://scan.initia.xyz/')
    await app.act('contextMenu', { ...field, misspelledWord: 'wrods', dictionarySuggestions: ['words'] })
    expect(await app.act('contextMenu', { ...field, misspelledWord: 'wrods', dictionarySuggestions: ['words'] })).toMatchObject({
      menu: expect.arrayContaining(['words']) as unknown,
    })
  })
})

describe('the theme', () => {
  it('is the one of the preferences from the first window on, and changes with them', async () => {
    const app = await boot('theme')
    expect(await app.act('theme')).toEqual({ source: 'system', ground: '#faf8f4' })
    await app.act('call', { method: 'preferences.set', input: { theme: 'dark' } })
    expect(await app.act('theme')).toMatchObject({ source: 'dark' })
    await app.act('quit')
    expect(await app.ended).toEqual({ code: 0, stderr: '' })
    const again = await boot('theme')
    expect(await again.act('theme')).toEqual({ source: 'dark', ground: '#10161d' })
  })
})
