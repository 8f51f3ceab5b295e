import { expect, test } from 'vitest'
import { untrustedHost } from './untrustedHost.ts'

test('takes public https addresses, without the slash at their end', () => {
  expect(untrustedHost('https://rpc.initia.xyz/')).toBe('https://rpc.initia.xyz')
  expect(untrustedHost('https://node.example:8443/rest/')).toBe('https://node.example:8443/rest')
  expect(untrustedHost('https://9.9.9.9')).toBe('https://9.9.9.9')
})

test.for([
  'http://rpc.initia.xyz',
  'ftp://rpc.initia.xyz',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://user:secret@rpc.initia.xyz',
  'https://rpc.initia.xyz?key=1',
  'https://rpc.initia.xyz#part',
  'https://localhost',
  'https://localhost.',
  'https://printer',
  'https://router.local',
  'https://db.internal',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://10.0.0.8',
  'https://169.254.169.254/latest',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://[fd00::1]',
  `https://${'a'.repeat(200)}.example`,
  'not an address',
  '',
])('refuses %s', (address) => {
  expect(untrustedHost(address)).toBeNull()
})
