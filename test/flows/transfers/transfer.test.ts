// A whole transfer over the real core: every step on disk before the next, bytes that other code accepts.
import { createHash } from 'node:crypto'
import { TxBody, TxRaw, AuthInfo } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { FRIEND } from '../../support/benches/askQuotes.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { putLabel } from '../../../src/main/db/journal/labels.ts'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import { DESTINATION, OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

describe('a transfer', () => {
  test('goes from quote to arrival, each step on disk before the next', async () => {
    const { practice, drive, account, bench } = await practiceBench()
    const sent = await drive.toSent(practice)
    const arrived = await drive.settled(sent.transfer.id)
    expect(arrived).toMatchObject({ phase: 'completed', number: 1, sender: OWN, recipient: OWN })
    expect(practice.observed.accepted).toEqual({ [SOURCE]: [currentLeg(arrived)?.hash] })
    const facts = listFacts(bench.db, arrived.id)
    expect(facts.map(({ type }) => type).slice(0, 8)).toEqual([
      'quoted',
      'built',
      'asked',
      'signed',
      'sending',
      'sent',
      'included',
      'registered',
    ])
    expect(facts.slice(8).every(({ type }) => type === 'status')).toBe(true)
    expect(arrived.version).toBe(facts.length)
    // The stamp says the block's own time, as the explorer and the history do.
    const included = facts.find((fact) => fact.type === 'included')
    expect(included?.blockTime).toBeLessThanOrEqual(included?.at ?? 0)
    expect(currentLeg(arrived)?.includedAt).toBe(included?.blockTime)
    expect(arrived.hops).toMatchObject([{ fromChainId: SOURCE, toChainId: DESTINATION, state: 'received' }])
    expect(account.address.bech32).toBe(OWN)
  })

  test('says that it changed once for each version; what the core does meanwhile is told beside', async () => {
    const { practice, drive, bench } = await practiceBench()
    const arrived = await drive.settled((await drive.toSent(practice)).transfer.id)
    const versions = bench.events.flatMap((event) => (event.type === 'transfer.changed' ? [event.version] : []))
    expect(versions).toEqual(Array.from({ length: arrived.version }, (_, index) => index + 1))
    const told = bench.events.flatMap((event) => (event.type === 'transfer.progress' ? [event.progress] : []))
    expect(told.some(({ running }) => running === 'poll')).toBe(true)
    expect(told.some(({ running, nextCheckAt, lastCheckedAt }) => running === null && (nextCheckAt ?? 0) > (lastCheckedAt ?? 0))).toBe(true)
  })

  test('signs bytes that other code accepts as SIGN_MODE_EIP_191', async () => {
    const { practice, drive, account } = await practiceBench()
    const leg = currentLeg((await drive.toSent(practice)).transfer)
    if (leg === null || leg.signedTx === null || leg.hash === null) throw new Error('nothing was signed')
    const bytes = Buffer.from(leg.signedTx, 'base64')
    expect(createHash('sha256').update(bytes).digest('hex').toUpperCase()).toBe(leg.hash)
    const raw = TxRaw.decode(bytes)
    const [signature = new Uint8Array()] = raw.signatures
    const address = `0x${account.address.hex.slice(2)}` as const
    const parities = ['1b', '1c'].map((v) => `0x${Buffer.from(signature).toString('hex')}${v}` as const)
    const verdicts = await Promise.all(parities.map((one) => verifyMessage({ address, message: leg.document, signature: one })))
    expect(verdicts).toHaveLength(2)
    expect(verdicts.filter((isValid) => isValid)).toHaveLength(1)
    const { signerInfos, fee } = AuthInfo.decode(raw.authInfoBytes)
    expect(signerInfos[0]?.modeInfo?.single?.mode).toBe(191)
    expect(signerInfos[0]?.publicKey?.typeUrl).toBe('/initia.crypto.v1beta1.ethsecp256k1.PubKey')
    const document: unknown = JSON.parse(leg.document)
    expect(document).toMatchObject({ chain_id: SOURCE, sequence: leg.sequence, timeout_height: String(leg.timeoutHeight) })
    expect(fee).toMatchObject({ gasLimit: BigInt(leg.fee.gas), amount: [{ denom: leg.fee.denom, amount: leg.fee.amount }] })
    const body = TxBody.decode(raw.bodyBytes)
    expect(body.messages.map(({ typeUrl }) => typeUrl)).toEqual(['/opinit.ophost.v1.MsgInitiateTokenDeposit'])
    expect(body.timeoutHeight).toBe(BigInt(leg.timeoutHeight ?? 0))
    // The device showed exactly what was signed.
    expect(practice.observed.prompts.at(-1)).toMatchObject({ kind: 'message', text: leg.document, answer: 'approved' })
  })

  test('carries the memo of a send: shown on the device, checked, and in the bytes that are sent', async () => {
    const rig = await practiceBench()
    putLabel(rig.bench.db, {
      kind: 'address',
      chainId: '',
      ref: '01'.repeat(20),
      label: 'Exchange',
      note: '',
      isHidden: false,
      updatedAt: 1,
    })
    const send = { toChainId: SOURCE, toDenom: 'uinit', recipient: FRIEND, memo: 'Deposit <104829> & thanks' }
    const sent = await rig.drive.toSent(rig.practice, send)
    const leg = currentLeg(sent.transfer)
    expect(JSON.parse(leg?.document ?? '')).toMatchObject({ memo: send.memo })
    expect(rig.practice.observed.prompts.at(-1)).toMatchObject({ text: leg?.document })
    expect(leg?.checks).toContainEqual({ subject: 'memo', form: 'text', found: send.memo, asked: send.memo, verdict: 'match' })
    expect(await rig.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
    const { bodyBytes } = TxRaw.decode(Buffer.from(leg?.signedTx ?? '', 'base64'))
    expect(TxBody.decode(bodyBytes).memo).toBe(send.memo)
    // The same payment with another memo is another payment.
    const quoted = await rig.drive.create(send)
    expect((await rig.drive.create({ ...send, memo: '2' })).transfer.id).not.toBe(quoted.transfer.id)
    expect((await rig.drive.create(send)).transfer.id).toBe(quoted.transfer.id)
  })
})
