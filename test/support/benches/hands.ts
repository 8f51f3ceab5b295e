// The hands on the practice Ledger: waits for its prompts and answers them as a person would, page by page.
import type { PracticeNetwork } from '../../../src/practice/network.ts'

type PracticeDevice = PracticeNetwork['device']

type Prompt = NonNullable<ReturnType<PracticeDevice['screen']>['prompt']>

/** Resolves as soon as the device asks something. */
export async function whenPrompted(device: PracticeDevice): Promise<Prompt> {
  for (;;) {
    const { prompt } = device.screen()
    if (prompt !== null) return prompt
    await new Promise<void>((resolve) => {
      const stop = device.onChange(() => {
        stop()
        resolve()
      })
    })
  }
}

/** Waits for a prompt, reads it to the last page and approves. */
export async function approve(device: PracticeDevice): Promise<Prompt> {
  const prompt = await whenPrompted(device)
  for (let page = 0; page < prompt.pages.length; page += 1) device.press('next')
  device.press('approve')
  return prompt
}

/** Waits for a prompt and rejects it. */
export async function reject(device: PracticeDevice): Promise<Prompt> {
  const prompt = await whenPrompted(device)
  device.press('reject')
  return prompt
}

/** Asks until the device is back, which is away for a moment after an app was opened. */
export async function settle<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
