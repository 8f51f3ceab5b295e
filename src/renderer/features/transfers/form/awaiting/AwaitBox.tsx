// Shows that the hook's account does not exist on its chain yet: a countdown, and then two other ways.
import { Hourglass } from 'lucide-react'
import type { Transfer } from '../../../../../shared/contract/transfer/transfer.ts'
import { useChainNames } from '../../../../data/stores/chainsStore.ts'
import { Button } from '../../../../kit/forms/Button.tsx'
import { Icon } from '../../../../kit/Icon.tsx'
import { useNow } from '../../../../kit/hooks/useNow.ts'
import { AWAIT_MS } from './awaitAccount.ts'
import { depositFirst, goUnhooked, waitLonger } from '../../offers/hookWays.ts'
import styles from '../../review/review.module.css'
import type { Awaiting } from '../../review/reviewStore.ts'
import { useAppWindow, useAllWords } from '../../../../window.ts'

/** Draws the wait for the hook's account. */
export function AwaitBox({ transfer, awaiting }: { transfer: Transfer; awaiting: Awaiting }) {
  const { awaitText, reviewWords: words } = useAllWords()
  const now = useNow(1000)
  const nameOf = useChainNames()
  const left = Math.max(0, awaiting.since + AWAIT_MS - now)
  const chain = nameOf(transfer.quote.request.toChainId)
  const text = awaitText(chain, awaiting.isOver)
  return (
    <section className={styles.renewal} aria-label={text.title}>
      <h2 className={styles.waiting}>
        <Icon of={Hourglass} tone="warn" /> {text.title}
      </h2>
      <p className="mid">{text.text}</p>
      {awaiting.isOver ? <Ways transfer={transfer} /> : <p className="mono small">{words.stillWaiting(Math.ceil(left / 1000))}</p>}
    </section>
  )
}

function Ways({ transfer }: { transfer: Transfer }) {
  const { reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const { unhookedDenom, to, request } = transfer.quote
  const chain = useChainNames()(request.toChainId)
  return (
    <ul className={styles.ways}>
      {unhookedDenom !== null && (
        <li>
          <Button onClick={() => void goUnhooked(win)}>{words.withoutHook}</Button>
          <span className="small mid">{words.withoutHookNote(to.symbol)}</span>
        </li>
      )}
      <li>
        <Button onClick={() => void depositFirst(win)}>{words.depositFirst}</Button>
        <span className="small mid">{words.depositFirstNote(chain)}</span>
      </li>
      <li>
        <Button kind="quiet" onClick={() => void waitLonger(win)}>
          {words.waitLonger}
        </Button>
      </li>
    </ul>
  )
}
