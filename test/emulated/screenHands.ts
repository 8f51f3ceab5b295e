// Operates an emulated Ledger with a touch screen over the emulator's web interface: reads each page and approves what is asked.
// Source: LedgerHQ/speculos docs/user/api.md; places of the controls: LedgerHQ/ledger-secure-sdk lib_nbgl, Flex (480 × 600).
import { z } from 'zod'
import type { Clock } from '../../src/main/platform/world.ts'

const Screen = z.object({ events: z.array(z.object({ text: z.string(), x: z.number(), y: z.number() })) })
type Shown = z.infer<typeof Screen>['events']

/** Where a finger turns the page, and where it rests to sign. */
const NEXT = { x: 430, y: 552 }
const HOLD = { x: 404, y: 428, seconds: 4 }
/** Buttons of pages that ask before going on. */
const GO_ON = /^(Accept risk and continue|Continue anyway|Continue to blind signing|I understand, confirm|Confirm)$/u
/** Matches the page between two tasks, and the one that reports how the last one ended. */
const AT_REST = /^(This app(lication)? (enables|allows)|.* (signed|rejected)$)/u

export interface ScreenHands {
  /** Turns pages until the device is at rest again, and signs; resolves with the texts of each page shown. */
  approve(): Promise<string[][]>
}

/** @param url of the emulator's web interface, such as `http://127.0.0.1:5001`. */
export function createScreenHands(url: string, clock: Clock): ScreenHands {
  const read = async (): Promise<Shown> => {
    const reply = await fetch(`${url}/events?currentscreenonly=true`)
    return Screen.parse(await reply.json()).events
  }
  const press = async ({ x, y, seconds = 0.1 }: { x: number; y: number; seconds?: number }) => {
    await fetch(`${url}/finger`, { method: 'POST', body: JSON.stringify({ action: 'press-and-release', x, y, delay: seconds }) })
    await clock.sleep(700)
  }
  const isAtRest = (shown: Shown) => shown.length === 0 || shown.some(({ text }) => AT_REST.test(text))
  return {
    approve: async () => {
      const pages: string[][] = []
      for (;;) {
        const shown = await read()
        if (isAtRest(shown)) {
          if (pages.length > 0) return pages
          await clock.sleep(200)
          continue
        }
        pages.push(shown.map(({ text }) => text))
        const button = shown.find(({ text }) => GO_ON.test(text.trim()))
        if (button !== undefined) await press({ x: button.x + 20, y: button.y + 10 })
        else if (shown.some(({ text }) => text.startsWith('Hold to sign'))) await press(HOLD)
        else await press(NEXT)
        if (pages.length > 60) throw new Error(`the device does not come to an end: ${JSON.stringify(pages.at(-1))}`)
      }
    },
  }
}
