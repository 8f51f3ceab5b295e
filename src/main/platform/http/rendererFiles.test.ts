// Tests when a page counts as being run: once it has read a script, and not by anything else.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { followFirstScript, listRendererFiles } from './rendererFiles.ts'

test('tells of the first script, after it was read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
  try {
    for (const name of ['index.html', 'page.css', 'page.js']) writeFileSync(join(folder, name), name)
    writeFileSync(join(folder, 'files.json'), JSON.stringify(['index.html', 'page.css', 'page.js']))
    const { files, isRead } = followFirstScript(listRendererFiles(folder))
    const told: string[] = []
    void isRead.then(() => told.push('script'))
    for (const path of ['/', '/page.css', '/none.css']) await files.read(path)
    expect(told).toEqual([])
    expect((await files.read('/page.js'))?.body.toString()).toBe('page.js')
    expect(told).toEqual(['script'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
