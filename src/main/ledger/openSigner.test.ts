// Tests what an account's signer asks the device around a signature: its key, and blind signing.
import { expect, test } from 'vitest'
import type { Account } from '../../shared/contract/account.ts'
import type { ApduChannel } from '../../wire/apdu.ts'
import type { Device } from './device.ts'
import { openSigner } from './openSigner.ts'

const account: Account = {
  id: 'a',
  label: 'Mine',
  address: { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: `02${'ab'.repeat(32)}`, model: 'Flex' },
  createdAt: 0,
}
const CALL = {
  unsigned: '0xeb078504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080018080',
  isCall: true,
  text: 'it',
} as const

/** Answers in order and records the requests. */
function scripted(replies: readonly string[]) {
  const asked: string[] = []
  const channel: ApduChannel = {
    exchange: (apdu) => {
      asked.push(Buffer.from(apdu.slice(0, 2)).toString('hex'))
      return Promise.resolve(Buffer.from(replies[asked.length - 1] ?? '6faa', 'hex'))
    },
    close: () => Promise.resolve(),
  }
  const device = {
    use: (task: (session: unknown) => unknown) => task({ channel, model: 'Flex', prompt: (_: unknown, run: () => unknown) => run() }),
  }
  return { asked, signer: openSigner(device as unknown as Device, account) }
}

const [OFF, ON] = ['020116009000', '030116009000']

test('a call is not sent to an app that would refuse it', async () => {
  const { asked, signer } = scripted([OFF])
  await expect(signer.signTransaction(CALL, () => undefined)).rejects.toMatchObject({ code: 'device.blindSigning' })
  expect(asked).toEqual(['e006'])
})

test('a refusal is laid on the setting only where that is off', async () => {
  const switchedOff = scripted([ON, '6a80', OFF])
  await expect(switchedOff.signer.signTransaction(CALL, () => undefined)).rejects.toMatchObject({ code: 'device.blindSigning' })
  const on = scripted([ON, '6a80', ON])
  await expect(on.signer.signTransaction(CALL, () => undefined)).rejects.toMatchObject({
    code: 'device.failed',
    message: expect.stringContaining('can’t read this transaction') as string,
  })
  expect(on.asked).toEqual(['e006', 'e004', 'e006'])
  const plain = scripted(['6a80'])
  await expect(plain.signer.signTransaction({ ...CALL, isCall: false }, () => undefined)).rejects.toMatchObject({ code: 'device.failed' })
})
