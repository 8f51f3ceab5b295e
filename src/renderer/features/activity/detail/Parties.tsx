// Draws with whom a transaction moved what, a line each: recipients, senders, validators.
import { Amount } from '../../../kit/text/Amount.tsx'
import { SimilarAddressNote } from '../../../parts/Who.tsx'
import { NamedAddress, nameOfOther } from './Facts.tsx'
import type { Party } from './parties.ts'
import styles from './detail.module.css'
import { useWords } from '../../../window.ts'

/** Draws them as entries of an existing list, those of one kind together. */
export function Parties({ parties, chainId }: { parties: readonly Party[]; chainId: string }) {
  const words = useWords()
  const labelOf = ({ kind, address, facts }: Party) => nameOfOther(words, { kind, counterparty: address, facts })
  const labels = [...new Set(parties.map(labelOf))]
  return labels.map((label) => (
    <Entry key={label} label={label} parties={parties.filter((party) => labelOf(party) === label)} chainId={chainId} />
  ))
}

function Entry({ label, parties, chainId }: { label: string; parties: readonly Party[]; chainId: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {parties.map(({ address, amounts }, index) => (
          // The same address may be paid twice, so the index is the key.
          <div key={index} className={styles.party}>
            <div>
              <NamedAddress address={address} chainId={chainId} />
              <SimilarAddressNote address={address} />
            </div>
            <div className={styles.partyAmounts}>
              {amounts.map(({ denom, amount, decimals, symbol }) => (
                <Amount key={denom} units={amount.replace('-', '')} decimals={decimals} symbol={symbol} mode="exact" />
              ))}
            </div>
          </div>
        ))}
      </dd>
    </>
  )
}
