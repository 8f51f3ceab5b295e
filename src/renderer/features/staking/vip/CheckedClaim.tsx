// Claims VIP rewards of which the VIP service alone says that nothing is lost: says first what is at stake and where to check it, then asks.
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { vipPage } from '../../../../shared/domain/staking/vipPages.ts'
import { useApp } from '../../../data/stores/appStore.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Button } from '../../../kit/forms/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ActionButton, offOf, type ActionButtonProps } from '../../../parts/ActionButton.tsx'
import { useAllWords } from '../../../window.ts'
import styles from './vip.module.css'

/** Properties of `CheckedClaim`. */
export interface CheckedClaimProps extends Pick<ActionButtonProps, 'chainId' | 'account' | 'action'> {
  /** Names the rollup. */
  name: string
  /** What the claim pays out. */
  sum: string
  /** The sentence that says what is at stake. */
  advice: string
}

/** Draws the button and its question. */
export function CheckedClaim({ name, sum, advice, ...claim }: CheckedClaimProps) {
  const all = useAllWords()
  const { ask, noPage } = all.vipWords
  const page = useVipPage()
  const [isOpen, setOpen] = useState(false)
  if (offOf(all.actionWords, claim.account) !== null) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button size="compact" label={ask.label(sum, name)} onClick={() => setOpen(true)}>
        {ask.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={ask.title(name)}
        lead={advice}
        actions={
          <>
            <ActionButton {...claim} size="normal">
              {ask.claim}
            </ActionButton>
            <Button kind="first" onClick={close}>
              {ask.wait}
            </Button>
          </>
        }
      >
        {page === null ? <p className="small dim">{noPage}</p> : <VipPageLink />}
        <ul className={styles.outcomes}>
          {ask.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** Links the page that shows the score; on a network without one, nothing. */
export function VipPageLink() {
  const { vipWords: words } = useAllWords()
  const page = useVipPage()
  if (page === null) return null
  return (
    <a className={`button compact ${styles.page}`} href={page} target="_blank" rel="noreferrer" title={page}>
      <Icon of={ExternalLink} />
      {words.openPage}
    </a>
  )
}

const useVipPage = () => vipPage(useApp(({ value }) => value?.network.kind))
