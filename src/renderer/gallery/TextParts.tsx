// Shows amounts and addresses, and untrusted texts.
import { OWN_ADDRESS } from '../../shared/domain/transfer/sampleTransfer.ts'
import { Address, ShortAddress } from '../kit/text/Address.tsx'
import { Amount, type AmountProps } from '../kit/text/Amount.tsx'
import { ChainName, ChainCode } from '../parts/ChainCode.tsx'
import { LongUntrusted, Untrusted } from '../kit/text/Untrusted.tsx'
import styles from './gallery.module.css'
import { HOSTILE, LONG_WORD, SIMILAR_ADDRESS, PILED, RIGHT_TO_LEFT } from './hostile.ts'
import { Specimen } from './Specimen.tsx'

const AMOUNTS: readonly AmountProps[] = [
  { units: '12500000', decimals: 6, symbol: 'INIT' },
  { units: '-12500000', decimals: 6, symbol: 'INIT', isSigned: true },
  { units: '12500000', decimals: 6, symbol: 'INIT', mode: 'column' },
  { units: '1', decimals: 18, symbol: 'ETH' },
  { units: '1000000000000000001', decimals: 18, symbol: 'ETH', mode: 'full' },
  { units: '123456789012345678901234567890', decimals: 6, symbol: 'MANY' },
  { units: '42', decimals: 0, symbol: HOSTILE },
]

/** Draws the specimens of texts. */
export function TextParts() {
  return (
    <div className={styles.grid}>
      <Specimen of="Amount">
        {AMOUNTS.map((amount, index) => (
          <Amount key={index} {...amount} />
        ))}
      </Specimen>
      <Specimen of="Address: whole, short, one that is none">
        <Address text={OWN_ADDRESS} copyLabel="Copy the address" />
        <Address text="0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266" />
        <ShortAddress text={OWN_ADDRESS} />
        <Address text={SIMILAR_ADDRESS} />
        <Address text={HOSTILE} />
      </Specimen>
      <Specimen of="Chains">
        <span>
          <ChainCode chainId="practice-1" /> <ChainName chainId="practice-1" />
        </span>
        <span>
          <ChainCode chainId="a-chain-that-no-list-names-1" /> <ChainName chainId="a-chain-that-no-list-names-1" />
        </span>
      </Specimen>
      <Specimen of="Strangers’ texts">
        <Untrusted text={HOSTILE} />
        <Untrusted text={LONG_WORD} most={24} />
        <Untrusted text={'Two\nlines'} keepsBreaks />
      </Specimen>
      <Specimen of="From right to left, and piled up" hasOtherLetters>
        <Untrusted text={RIGHT_TO_LEFT} />
        <Untrusted text={PILED} />
        <Amount units="42" decimals={0} symbol={RIGHT_TO_LEFT} />
        <p>
          <LongUntrusted text={`${RIGHT_TO_LEFT} ${'and on and on '.repeat(120)}`} />
        </p>
      </Specimen>
      <Specimen of="A stranger’s long text" isWide>
        <p>
          <LongUntrusted text={`${LONG_WORD} ${'and on and on '.repeat(120)}`} />
        </p>
      </Specimen>
    </div>
  )
}
