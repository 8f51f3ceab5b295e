// Draws the offered ways as radio cards: what arrives, the duration, the number of signatures, and the advantage of each.
import { Clock, Download, Pen } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { useChain, useChainNames } from '../../../data/stores/chainsStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { routeTitle } from '../../../words/transfers/offers.ts'
import { chooseVariant, useChosenOffer } from '../form/formStore.ts'
import { isSure } from './cost.ts'
import { HopTrack } from './HopTrack.tsx'
import { merits, priceOfSpeed, secondSignature, signaturesOf, type Merit, type PriceOfSpeed } from './offers.ts'
import { useOwnTimes } from './useOwnTimes.ts'
import { Worth } from './Worth.tsx'
import styles from './route.module.css'
import formStyles from '../form/transfer.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Draws the cards of the offers. */
export function RouteCards({
  offers,
  isShort,
  now,
}: {
  offers: readonly Quote[]
  /** The balance does not cover them. */ isShort: boolean
  now: number
}) {
  const { transferWords } = useAllWords()
  const chosen = useChosenOffer()
  const name = useId()
  const meritsOf = merits(offers)
  return (
    <fieldset className={isShort ? `${styles.cards} ${styles.short}` : styles.cards}>
      <legend className="visually-hidden">{transferWords.route}</legend>
      {offers.map((quote) => (
        <Card
          key={quote.variant}
          quote={quote}
          name={name}
          isChosen={quote.variant === chosen?.variant}
          merits={meritsOf.get(quote.variant) ?? []}
          speed={priceOfSpeed(quote, offers)}
          now={now}
        />
      ))}
    </fieldset>
  )
}

interface CardProps {
  quote: Quote
  /** Name of the group of radio buttons. */
  name: string
  isChosen: boolean
  merits: readonly Merit[]
  /** What its speed costs. */
  speed: PriceOfSpeed | null
  now: number
}

function Card({ quote, name, isChosen, merits: held, speed, now }: CardProps) {
  const words = useAllWords()
  const { offerWords, transferWords } = words
  const win = useAppWindow()
  const nameOf = useChainNames()
  const id = useId()
  // Leaves out warnings that the questions below repeat.
  const warnings = quote.warnings.filter((warning) => !quote.gates.some(({ text }) => text === warning))
  return (
    <label className={isChosen ? `${styles.route} ${styles.chosen}` : styles.route}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-figures ${id}-meta`}
        className={styles.radio}
        onChange={() => chooseVariant(win, quote.variant)}
      />
      <div className={styles.routeText}>
        <p className={styles.title}>
          <b id={`${id}-title`}>{routeTitle(words, quote, nameOf)}</b>
          <Tags quote={quote} merits={held} />
        </p>
        <HopTrack
          hops={quote.hops}
          {...(quote.from.denom === quote.to.denom ? {} : { swapped: [quote.from.symbol, quote.to.symbol] as const })}
        />
        <div id={`${id}-meta`}>
          <Meta quote={quote} now={now} />
          {secondSignature(quote) === 'hook' && (
            <p className="small dim">{offerWords.whyHook(nameOf(quote.to.chainId), markedText(quote.to.symbol))}</p>
          )}
          {speed !== null && (
            <p className="small warn">
              {offerWords.speedBrings(speed.soonerSeconds)}{' '}
              <Amount units={speed.less} decimals={quote.to.decimals} symbol={quote.to.symbol} /> {offerWords.speedCosts}
            </p>
          )}
          {warnings.length > 0 && <Warnings warnings={warnings} />}
        </div>
      </div>
      <div className="right" id={`${id}-figures`}>
        <p className={styles.figure}>
          <Amount units={quote.amountOut} decimals={quote.to.decimals} symbol={quote.to.symbol} />
        </p>
        <p className="small mid">
          <Worth accountId={quote.request.accountId} asset={quote.to} units={quote.amountOut} usd={quote.usdOut} other={quote.from} />
        </p>
        {!isSure(quote) && (
          <p className="small dim">
            {transferWords.atLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} />
          </p>
        )}
      </div>
    </label>
  )
}

function Tags({ quote, merits: held }: Pick<CardProps, 'quote' | 'merits'>) {
  const { meritWords, offerWords: words } = useAllWords()
  return (
    <>
      {/* That it returns all is said by its own mark. */}
      {held
        .filter((merit) => merit !== 'bestReturn' || quote.variant !== 'lossless')
        .map((merit) => (
          <Tag key={merit} tone={merit === 'fewestHands' ? 'plain' : 'good'}>
            {meritWords[merit]}
          </Tag>
        ))}
      {quote.variant === 'lossless' && <Tag title={words.losslessTitle}>{words.lossless}</Tag>}
      {quote.variant === 'goFast' && <Tag title={words.goFastTitle}>{words.goFast}</Tag>}
    </>
  )
}

function Meta({ quote, now }: Pick<CardProps, 'quote' | 'now'>) {
  const { durationText, offerWords: words, signatures } = useAllWords()
  const from = useChain(quote.from.chainId)
  // A contract hands over a token of an EVM chain and must be allowed to; the chain's coin needs no approval.
  const mayNeedApproval = quote.task === 'route' && from?.kind === 'evm' && /^0x[0-9a-fA-F]{40}$/.test(quote.from.denom)
  const seconds = quote.durationSeconds
  const second = secondSignature(quote)
  const own = useOwnTimes(quote)
  const estimate = quote.task === 'send' && seconds === null ? words.fewSeconds : durationText(seconds)
  return (
    <p className={`small mid ${styles.meta}`}>
      <MetaItem icon={<Icon of={Clock} size={12} />} title={own === null ? undefined : words.usuallyTitle(estimate)}>
        {own === null ? estimate : words.usually(own.usualMs, own.slowestMs, own.count)}
      </MetaItem>
      <MetaItem icon={<Icon of={Pen} size={12} />}>
        {signatures(signaturesOf(quote))}
        {second !== null && words.secondSignature[second]}
        {mayNeedApproval && `, ${words.mayNeedApproval}`}
      </MetaItem>
      {quote.variant === 'lossless' && seconds !== null && (
        <span className="warn">
          <MetaItem icon={<Icon of={Download} size={12} />}>{words.claimAfter(seconds, now)}</MetaItem>
        </span>
      )}
    </p>
  )
}

function MetaItem({ icon, title, children }: { icon: ReactNode; title?: string | undefined; children: ReactNode }) {
  return (
    <span className={formStyles.tick} title={title}>
      {icon}
      {children}
    </span>
  )
}

/** Shows the router's warnings about this way as untrusted text. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  const { offerWords: words } = useAllWords()
  return (
    <div className="small warn">
      {words.routerSays}{' '}
      {warnings.map((warning) => (
        <Untrusted key={warning} text={warning} most={300} />
      ))}
    </div>
  )
}
