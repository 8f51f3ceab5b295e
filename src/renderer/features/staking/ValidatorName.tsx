// Names a validator by the name that it gave itself, with its state where it earns nothing, and draws what a stake with it is and earns.
import type { ListedValidator, StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { aprOf } from '../../data/transfers/stakingYields.ts'
import { Tag } from '../../kit/Tag.tsx'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import { shorten } from '../../kit/text/addressText.ts'

const MAX_NAME = 60

/** Properties of `ValidatorName`. */
export interface ValidatorNameProps {
  address: string
  validators: readonly ListedValidator[]
}

/** Draws the name; a validator that the chain does not list by its address. */
export function ValidatorName({ address, validators }: ValidatorNameProps) {
  const { stakingWords: words } = useAllWords()
  const found = validators.find((one) => one.address === address)
  return (
    <span className="line" title={address}>
      {found === undefined || found.name.trim() === '' ? <ShortAddress text={address} /> : <Untrusted text={found.name} most={MAX_NAME} />}
      {found !== undefined && found.state !== 'active' && (
        <Tag tone={found.state === 'jailed' ? 'loss' : 'warn'}>{words.states[found.state]}</Tag>
      )}
    </span>
  )
}

/** Returns the name as plain text, for labels. */
export function validatorText(address: string, validators: readonly ListedValidator[]): string {
  const name = validators.find((one) => one.address === address)?.name.trim() ?? ''
  return name === '' ? shorten(address) : markedText(name).slice(0, MAX_NAME)
}

/** Draws the cell of what a stake earns in a year. */
export function Apr({ chain, validator, denom }: { chain: StakingChain; validator: string; denom: string }) {
  const { stakingWords: words } = useAllWords()
  const listed = chain.validators.find(({ address }) => address === validator)
  const apr = aprOf(chain, listed, denom)
  return <td className="right mono">{apr === null ? '–' : words.power2(apr)}</td>
}

/** Draws what an account has with a validator, by asset. */
export function Amounts({ parts, validator, none }: { parts: readonly StakedPart[]; validator: string; none: string }) {
  const own = parts.filter((one) => one.validator === validator)
  if (own.length === 0) return <span className="dim">{none}</span>
  return own.map(({ asset, amount }) => (
    <div key={asset.denom}>
      <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
    </div>
  ))
}
