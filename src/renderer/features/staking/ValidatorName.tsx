// Names a validator by the name that it gave itself, with its state where it earns nothing.
import type { ListedValidator } from '../../../shared/contract/transfer/staking.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { Tag } from '../../kit/Tag.tsx'
import { ShortAddress } from '../../kit/text/Address.tsx'
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
