// Draws the boxes of a transfer that ends an allowance: the account, the spender, the token or collection.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { BoxPlace, BoxRow, FormBox } from '../../../parts/FormBox.tsx'
import { OnTop } from './SheetBoxes.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws the boxes of a revocation. */
export function RevokeBoxes({ transfer }: { transfer: Transfer }) {
  const { transferDetailWords: words } = useAllWords()
  const { quote, sender, phase, legs } = transfer
  const account = useAccount(transfer.accountId)
  return (
    <>
      <BoxRow shape="pair">
        <FormBox number={1} label={words.owner}>
          <BoxPlace chainId={quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={phase === 'completed' ? words.noLonger : words.spender}>
          <Address text={quote.spender ?? ''} />
        </FormBox>
      </BoxRow>
      <BoxRow shape="pair">
        <FormBox number={3} label={words.allowanceOf[quote.revokes]}>
          <p>{quote.from.symbol}</p>
          <Address text={quote.from.denom.replace(/^evm\//, '0x')} />
        </FormBox>
        <OnTop transfer={transfer} isSent={legs.some((leg) => leg.sentAt !== null)} />
      </BoxRow>
    </>
  )
}
