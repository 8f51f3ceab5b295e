// The HID framing against recorded frames, and against frames that come out of order.
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../keys/bytes.ts'
import { createAssembler, framesOf } from './framing.ts'
import { RECORDED_FRAMES } from './recorded/recordedFrames.ts'

describe('framing', () => {
  it.each(RECORDED_FRAMES)('cuts and joins as it was recorded: $name', ({ apdu, request, reply, response }) => {
    const frames = framesOf(0x0101, fromHex(reply))
    expect(frames.map(toHex)).toEqual(response)
    const assembler = createAssembler()
    const whole = request.map((frame) => assembler.push(fromHex(frame))).at(-1)
    expect(toHex(whole?.apdu ?? new Uint8Array())).toBe(apdu)
  })

  it('drops a message whose frames are out of order', () => {
    const [first, second, third] = framesOf(1, new Uint8Array(150).fill(9))
    const assembler = createAssembler()
    expect(first && assembler.push(first)).toBeNull()
    expect(third && assembler.push(third)).toBeNull()
    expect(second && assembler.push(second)).toBeNull()
  })
})
