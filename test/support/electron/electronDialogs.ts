// The system's dialogs in the stand-in: what they said, and what their user presses next.
import { desktop } from './electronDesktop.ts'

interface BoxOptions {
  message: string
  buttons?: string[]
}

/** What was asked, and the labels of the buttons to press, first to last; without one left, the dialog gets no answer. */
export const boxes: { asked: BoxOptions[]; answers: string[] } = {
  asked: [],
  answers: process.env['FAKE_ANSWERS']?.split('|') ?? [],
}

function press(options: BoxOptions): number | null {
  boxes.asked.push(options)
  const answer = boxes.answers.shift()
  if (answer === undefined) return null
  const index = options.buttons?.indexOf(answer) ?? -1
  if (index === -1) throw new Error(`no button ${answer} among ${options.buttons?.join(', ')}`)
  return index
}

export const dialog = {
  /** Before the app is ready Electron on Linux shows no box, and writes to the terminal. */
  showErrorBox: (title: string, content: string) => {
    if (desktop.isReady()) process.stderr.write(`[${title}] ${content}\n`)
  },
  showMessageBox: (_window: object, options: BoxOptions) => {
    const response = press(options)
    return response === null ? new Promise(() => undefined) : Promise.resolve({ response })
  },
  /** Holds everything until it is answered, so that one must be at hand. */
  showMessageBoxSync: (options: BoxOptions) => {
    const response = press(options)
    if (response === null) throw new Error(`nobody answers: ${options.message}`)
    process.stderr.write(`${options.message}\n`)
    return response
  },
}
