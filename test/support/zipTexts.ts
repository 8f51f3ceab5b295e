// What stands in a zip file of texts.
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** Each text by its name, in the order of the file. */
export async function zipTexts(path: string): Promise<Map<string, string>> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false })
  const found = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString())
  }
  zip.close()
  return found
}
