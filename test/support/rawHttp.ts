// HTTP as an enemy writes it: bytes over a socket, without the corrections that a client library makes.
import { connect, type Socket } from 'node:net'

/** Long enough for a busy machine; a server that still has not answered then is taken for silent. */
const SILENCE_MS = 20_000

export interface RawAnswer {
  /** Of the first answer; 0 where there was none. */
  status: number
  /** Everything that came, as Latin-1. */
  text: string
  /** How many answers that was. */
  answers: number
}

/** Opens a connection; ignores errors that the server causes. */
export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Sends exactly these bytes and collects what comes until the connection ends, or after `until` has come. */
export function sendRaw(port: number, bytes: string | Buffer, until?: RegExp): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = openSocket(port)
    let text = ''
    const limit = setTimeout(() => socket.destroy(), SILENCE_MS)
    const done = () => {
      clearTimeout(limit)
      socket.destroy()
      const answers = text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
      resolve({ status: Number(answers[0]?.slice(9) ?? 0), text, answers: answers.length })
    }
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      if (until?.test(text) === true) done()
    })
    socket.on('close', done)
    socket.write(bytes)
  })
}
