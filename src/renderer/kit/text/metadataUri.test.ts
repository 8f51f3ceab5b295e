// Metadata that a token holds itself is named by its size: its characters say nothing, and push all else out of sight.
import { expect, test } from 'vitest'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { MetadataUri } from './MetadataUri.tsx'

const drawn = (uri: string) => drawnText(openBridgedWindow(() => new Promise(() => undefined)).win, MetadataUri, { uri })

test('metadata inside the token is named by its size, and still copied whole', async () => {
  const uri = `data:application/json;base64,${'eyJh'.repeat(300)}`
  expect(await drawn(uri)).toMatch(/^Stored in the token itself \(1\.2 KiB\)$/u)
  expect(await drawnMarkup(openBridgedWindow(() => new Promise(() => undefined)).win, MetadataUri, { uri })).toContain(
    'aria-label="Copy metadata URI"',
  )
})

test('any other address is shown', async () => {
  expect(await drawn('ipfs://bafy/1.json')).toBe('ipfs://bafy/1.json')
})
