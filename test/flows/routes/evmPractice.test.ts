// Ethereum transactions on the practice network: its plain EVM chain, and a rollup where tokens travel so too.
import { describe, expect, test } from 'vitest'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'
import { THIRD_PARTY } from '../../support/benches/evmBench.ts'

const [USDC] = BASIN.tokens

describe('a payment by Ethereum transaction', () => {
  test.for([
    ['the coin of Basin', BASIN.id, () => BASIN.coin.denom],
    ['a token of Basin', BASIN.id, () => USDC?.contract ?? ''],
    ['a token of an EVM rollup', 'tidewatch-1', (denoms: Map<string, string>) => denoms.get('tidewatch-1 INIT') ?? ''],
  ] as const)('of %s is asked for on the device and arrives', async ([, chainId, choose]) => {
    const { practice, bench, drive } = await practiceBench()
    practice.device.set('blindSigning', true)
    const denom = choose(new Map(bench.registry.assets.map((asset) => [`${asset.chainId} ${asset.symbol}`, asset.denom])))
    const quote = await drive.quote({
      fromChainId: chainId,
      fromDenom: denom,
      toChainId: chainId,
      toDenom: denom,
      amount: '1000',
      recipient: THIRD_PARTY,
    })
    const accepted = quote.gates.map(({ kind }) => kind)
    const built = await drive.step(await bench.client['transfers.create']({ quoteId: quote.id, accepted }), 'build')
    expect(currentLeg(built.transfer)).toMatchObject({ mode: 'evm', chainId })
    const signing = drive.sign(built)
    await approve(practice.device)
    const sent = await drive.step(await signing, 'send')
    expect(await drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed', release: { chainId, denom, amount: '1000' } })
  })
})
