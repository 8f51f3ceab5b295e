// Draws the head of a chain in a list of what can be done there: its name, a remark, and why the account cannot sign.
import type { Account } from '../../shared/contract/account.ts'
import { Tag } from '../kit/Tag.tsx'
import { useAllWords } from '../window.ts'
import { offOf } from './ActionButton.tsx'
import { ChainCode, ChainName } from './ChainCode.tsx'

/** Draws the head. */
export function ActionChainHead({ chainId, account, note }: { chainId: string; account: Account; note?: string }) {
  const { actionWords } = useAllWords()
  const off = offOf(actionWords, account)
  return (
    <p className="line">
      <ChainCode chainId={chainId} />
      <b>
        <ChainName chainId={chainId} />
      </b>
      {note !== undefined && <span className="small dim">{note}</span>}
      {off !== null && <Tag>{off}</Tag>}
    </p>
  )
}
