// Refuses every outgoing connection and reports it on stderr. Loaded before a program (`node --import`).
import { Socket } from 'node:net'

Socket.prototype.connect = function refuse(this: Socket): Socket {
  process.stderr.write('a connection was opened\n')
  queueMicrotask(() => this.destroy(new Error('refused by the test')))
  return this
}
