// Says which 0x address the account has on EVM rollups, where the chain itself takes only the other form.
import type { Account } from '../../../shared/contract/account.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { Address } from '../../kit/text/Address.tsx'
import { useAllWords } from '../../window.ts'

/** Draws the line, without a button that copies: sent to that address, nothing arrives here. The key of a watched address is unknown. */
export function SameAccount({ account, chain }: { account: Account; chain: Pick<Chain, 'kind'> }) {
  const { receiveWords: words } = useAllWords()
  if (chain.kind !== 'initia-l1' || account.signer.kind === 'watched' || !hasHexForm(account)) return null
  return (
    <p className="small mid">
      {words.sameAs} <Address text={account.address.hex} />
    </p>
  )
}
