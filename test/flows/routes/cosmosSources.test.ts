// Transfers from Cosmos chains: by the Cosmos app where the Ethereum app cannot sign, and within one chain without a router.
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { fromBech32, toBech32 } from '@cosmjs/encoding'
import { AuthInfo, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, test } from 'vitest'
import { receiveAddress } from '../../../src/main/features/accounts/receive.ts'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve, settle } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const HARBOUR = 'harbour-1'

describe('an account of the Cosmos app', () => {
  test('is another one than that of the Ethereum app, and its documents are signed as amino JSON', async () => {
    const { practice, drive, bench, account: ethereum } = await practiceBench()
    practice.device.openApp('Cosmos')
    const [scanned] = await settle(() => bench.client['accounts.scan']({ start: 0, count: 2, app: 'cosmos' }))
    const account = await bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' })
    expect(account.address).toEqual(scanned?.address)
    expect(account.address.bech32).toBe('init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju')
    expect(account.address.bech32).not.toBe(ethereum.address.bech32)

    const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === HARBOUR && symbol === 'INIT')?.denom ?? ''
    const change = { accountId: account.id, fromChainId: HARBOUR, fromDenom, toChainId: SOURCE, toDenom: 'uinit', amount: '250000' }
    const built = await drive.build(change)
    const signing = drive.sign(built)
    await approve(practice.device)
    const sent = await drive.step(await signing, 'send')
    const leg = currentLeg(sent.transfer)
    expect(leg).toMatchObject({ mode: 'aminoJson', chainId: HARBOUR, signer: practice.harbourAddress })

    const raw = TxRaw.decode(Buffer.from(leg?.signedTx ?? '', 'base64'))
    const { signerInfos } = AuthInfo.decode(raw.authInfoBytes)
    expect(signerInfos[0]?.modeInfo?.single?.mode).toBe(127)
    expect(signerInfos[0]?.publicKey?.typeUrl).toBe('/cosmos.crypto.secp256k1.PubKey')
    if (account.signer.kind !== 'ledger') throw new Error('not on a device')
    const signature = Secp256k1Signature.fromFixedLength(raw.signatures[0] ?? new Uint8Array())
    const digest = sha256(Buffer.from(leg?.document ?? ''))
    expect(Secp256k1.verifySignature(signature, digest, Buffer.from(account.signer.publicKey, 'hex'))).toBe(true)
    expect((await drive.settled(sent.transfer.id)).phase).toBe('completed')
  })

  test('signs for Initia’s own chains too', async () => {
    const { practice, drive, bench } = await practiceBench()
    practice.device.openApp('Cosmos')
    const account = await settle(() =>
      bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' }),
    )
    const sent = await drive.toSent(practice, { accountId: account.id, amount: '400000' })
    expect(currentLeg(sent.transfer)).toMatchObject({ mode: 'aminoJson', chainId: SOURCE, signer: account.address.bech32 })
    expect(await drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed', recipient: account.address.bech32 })
  })

  test('has nothing on an EVM chain: no node is asked what may be taken from the 0x form of its address', async () => {
    const { practice, bench, intercept } = await practiceBench()
    practice.device.openApp('Cosmos')
    const account = await settle(() =>
      bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' }),
    )
    const asked: string[] = []
    intercept.now = (_, body, pass) => {
      asked.push(body)
      return pass()
    }
    const [contract, spender] = ['0x1000000000000000000000000000000000000001', '0x3000000000000000000000000000000000000003'] as const
    const seen = [{ kind: 'token' as const, chainId: 'tidewatch-1', contract, spender, seenAt: 1, name: null }]
    expect(await bench.transfers.permissions(account.id, seen)).toEqual({ permissions: [], missing: [] })
    expect(asked.filter((body) => body.includes('eth_'))).toEqual([])
  })

  test('is not signed for by the other app: the device is told to open the right one', async () => {
    const { practice, bench } = await practiceBench()
    practice.device.openApp('Cosmos')
    const account = await settle(() =>
      bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/1", label: 'Cosmos 2', app: 'cosmos' }),
    )
    practice.device.openApp('Ethereum')
    const verify = async () => {
      const refusal: unknown = await bench.client['accounts.verify']({ id: account.id }).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'device.wrongApp', message: expect.stringContaining('Cosmos is needed') as string })
    }
    await settle(verify)
    expect(await bench.client['device.check']({ app: 'Cosmos' })).toMatchObject({ state: 'wrongApp', app: 'Ethereum' })
    expect(await bench.client['device.check']({})).toMatchObject({ state: 'ready', app: 'Ethereum' })
  })

  test('shows the very address of a chain whose prefix the app knows, and the same key as cosmos1… for every other', async () => {
    const { practice, bench } = await practiceBench({ alter: withOsmosis })
    practice.device.openApp('Cosmos')
    const account = await settle(() =>
      bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/1", label: 'Cosmos 2', app: 'cosmos' }),
    )
    const { id, address } = account
    const received = bench.registry.chains.map((chain) => receiveAddress(account, chain))
    const forms = await bench.client['accounts.deviceForms']({ id })
    expect(forms.map(({ prefix }) => prefix)).toEqual('init harbour osmo cosmos dydx mantra xion celestia core neutron'.split(' '))
    // Every address on the Receive screen is one that the device is asked for, or one whose other spelling is shown.
    for (const { chainId, address: onScreen } of received.filter((one) => one.address !== null)) {
      expect(forms.find(({ chainIds }) => chainIds.includes(chainId))).toMatchObject({ address: onScreen })
    }
    for (const { prefix, address: written, shown } of forms) {
      const isKnown = !['init', 'harbour'].includes(prefix)
      expect(shown).toBe(toBech32(isKnown ? prefix : 'cosmos', fromBech32(address.bech32, 120).data))
      expect(written === shown).toBe(isKnown)
      const verifying = bench.client['accounts.verify']({ id, prefix })
      const { pages } = await approve(practice.device)
      expect(pages.map(({ text }) => text)).toContain(shown)
      expect(await verifying).toEqual(address)
      expect(practice.observed.prompts.at(-1)).toMatchObject({ text: shown })
    }
    const thirdParty = bench.client['accounts.verify']({ id, prefix: 'noble' })
    await expect(thirdParty).rejects.toMatchObject({ code: 'input.invalid', message: expect.stringContaining('noble1') as string })
  })
})

test('an account of the Ethereum app is shown as 0x alone, however Initia writes it', async () => {
  const { practice, bench, account } = await practiceBench({ alter: withOsmosis })
  const chainIds = bench.registry.chains.filter(({ kind }) => kind === 'initia-l1' || kind === 'initia-rollup').map(({ id }) => id)
  const { bech32, hex } = account.address
  expect(await bench.client['accounts.deviceForms']({ id: account.id })).toEqual([
    { prefix: 'init', chainIds, address: bech32, shown: hex },
  ])
  await expect(bench.client['accounts.verify']({ id: account.id, prefix: 'osmo' })).rejects.toMatchObject({ code: 'input.invalid' })
  expect(practice.observed.prompts).toEqual([])
})

/** One more chain of plain Cosmos keys; the app of the Ledger knows its prefix. */
function withOsmosis(file: NetworkFile): NetworkFile {
  const chain = { chain_id: 'osmosis-1', chain_name: 'osmosis', pretty_name: 'Osmosis', network_type: 'mainnet', bech32_prefix: 'osmo' }
  const api = [{ address: 'https://rest.osmosis.invalid' }]
  return { ...file, chains: [...file.chains, { ...chain, apis: { rest: api, rpc: api }, explorers: [], metadata: {} }] }
}

test('the same asset to another address on the same chain needs no router, not even a running one', async () => {
  const { practice, drive, intercept, bench } = await practiceBench()
  intercept.now = async (url, _, pass) => (url.includes('router') ? Response.json({}, { status: 500 }) : await pass())
  const recipient = practice.accounts[1]?.bech32 ?? ''
  const { id: quoteId } = await drive.quote({ toChainId: SOURCE, toDenom: 'uinit', recipient })
  const created = await bench.client['transfers.create']({ quoteId, accepted: ['newRecipient'] })
  const signing = drive.sign(await drive.step(created, 'build'))
  await approve(practice.device)
  const sent = await drive.step(await signing, 'send')
  const settled = await drive.settled(sent.transfer.id)
  expect(settled).toMatchObject({ phase: 'completed', recipient, release: { chainId: SOURCE, denom: 'uinit', amount: '1500000' } })
  expect(practice.observed.tracked).toEqual([])
})

test('what an account cannot spare on top of the amount is refused before anything is signed', async () => {
  const { drive } = await practiceBench()
  await expect(drive.build({ amount: '99999999999999999' })).rejects.toMatchObject({ code: 'chain.insufficientFunds' })
})
