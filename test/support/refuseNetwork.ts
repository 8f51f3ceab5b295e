// Loaded before a program (`node --import`): every outgoing connection is refused and told on stderr.
import { Socket } from 'node:net'

Socket.prototype.connect = function refuse(this: Socket): Socket {
  process.stderr.write('a connection was opened\n')
  queueMicrotask(() => this.destroy(new Error('refused by the test')))
  return this
}
