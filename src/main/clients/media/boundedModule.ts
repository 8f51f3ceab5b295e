// Limits the memory of a WebAssembly module: a crafted file is refused instead of exhausting the computer's memory. Codecs ship with a
// limit of 2 or 4 GiB, or without one.

const PAGE_BYTES = 65_536
/** Length of the module's header: magic number and version. */
const HEADER_BYTES = 8
const MEMORY_SECTION = 5
const HAS_MAXIMUM = 1

/**
 * Writes an upper limit into the memory section of a module.
 * Source: webassembly.github.io/spec/core/binary, modules (sections) and types (limits).
 * @throws Error for a module without exactly one plain memory, or whose initial memory is larger.
 */
export function boundedModule(module: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const most = Math.floor(maxBytes / PAGE_BYTES)
  const reader = { at: HEADER_BYTES }
  while (reader.at < module.byteLength) {
    const start = reader.at
    const id = module[reader.at++]
    const length = readCount(module, reader)
    const end = reader.at + length
    if (id === MEMORY_SECTION) {
      const memories = readCount(module, reader)
      const flags = readCount(module, reader)
      const least = readCount(module, reader)
      if (memories !== 1 || flags > HAS_MAXIMUM || least > most) throw new Error('the module has another kind of memory')
      const section = [1, HAS_MAXIMUM, ...writeCount(least), ...writeCount(most)]
      const bounded = [module.subarray(0, start), [MEMORY_SECTION, ...writeCount(section.length), ...section], module.subarray(end)]
      return new Uint8Array(Buffer.concat(bounded.map((part) => Uint8Array.from(part))))
    }
    reader.at = end
  }
  throw new Error('the module has no memory of its own')
}

/** Reads an unsigned LEB128 number. */
function readCount(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[reader.at++] ?? 0
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return value
  }
}

function writeCount(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 128) + 0x80, ...writeCount(Math.floor(value / 128))]
}
