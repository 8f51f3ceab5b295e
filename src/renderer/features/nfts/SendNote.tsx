// Answers who wants to send an NFT: why Waybill can't, where it can be sent, and what another wallet asks for.
import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { Nft } from '../../../shared/contract/history/nft.ts'
import { useAccount } from '../../data/stores/accountsStore.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { Address } from '../../kit/text/Address.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'

/** Properties of `SendNote`. */
export interface SendNoteProps {
  nft: Pick<Nft, 'accountId' | 'leftAt' | 'collection' | 'tokenId'>
}

/** Draws the row that says that it can't be sent from here, with the button that says how else; nothing for one that has left. */
export function SendRow({ nft }: SendNoteProps) {
  const { common, nftWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const account = useAccount(nft.accountId)
  if (nft.leftAt !== null || account === null) return null
  return (
    <>
      <dt>{words.sendRow}</dt>
      <dd>
        <p>{words.cannotSend(account.signer.kind === 'watched')}</p>
        <Button size="compact" icon={CircleQuestionMark} label={words.sendLabel} onClick={() => setOpen(true)}>
          {words.send}
        </Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={words.sending}
          actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
        >
          <SendNote nft={nft} />
        </Dialog>
      </dd>
    </>
  )
}

/** Says why it can't be sent from here and where it can, with what another wallet asks for; nothing of one that has left. */
export function SendNote({ nft: { accountId, leftAt, collection, tokenId } }: SendNoteProps) {
  const { nftWords: words } = useAllWords()
  const account = useAccount(accountId)
  if (leftAt !== null || account === null) return null
  return (
    <>
      <p>{words.sendElsewhere(account.signer.kind === 'watched')}</p>
      <p className="small mid">{words.sendAsked}</p>
      <dl className="facts">
        <dt>{words.sendContract}</dt>
        <dd>
          <Address text={collection} copyLabel={words.copyAddress} />
        </dd>
        <dt>{words.sendToken}</dt>
        <dd className="address-line">
          <span className="mono">
            <Untrusted text={tokenId} />
          </span>
          <CopyButton text={tokenId} label={words.copyToken} />
        </dd>
      </dl>
    </>
  )
}
