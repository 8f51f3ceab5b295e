// Asks how a stake is to change: more of it, less of it, or with another validator. Opens the review of that action.
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { typedUnits } from '../../../shared/domain/amount.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import type { Params } from '../../location.ts'
import { useNavigation } from '../../navigation.ts'
import { offOf } from '../../parts/ActionButton.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import {
  actionIn,
  beginStake,
  chosenOf,
  firstValidator,
  hasStake,
  openValidators,
  type StakeForm,
  type StakeHindrance,
  type StakeWay,
} from './stakeForm.ts'
import { AmountFields, TargetChoice, type FieldsProps } from './StakeFields.tsx'
import { exactSumText, sumText, totalsOf } from './totals.ts'
import { usePrices } from '../../data/usePrices.ts'
import { ValidatorList } from './ValidatorList.tsx'
import styles from './staking.module.css'
import { validatorText } from './ValidatorName.tsx'
import { aprOf, yearlyUnits } from '../../data/transfers/stakingYields.ts'

/** Properties of `StakeButton`. */
export interface StakeButtonProps {
  chain: StakingChain
  account: Account
  /** Null = the form asks which. */
  validator: string | null
  /** Name for screen readers. */
  label: string
  isFirst?: boolean
  /** Another button of the head is the likelier one. */
  isQuiet?: boolean
  /** What the form opens for. */
  way?: StakeWay
  onStake: OnStake
  children: string
}

/** Opens the form over the screen, with the chain as it is now: a failed or later answer must not close or change it. */
export type OnStake = (asked: Omit<StakeDialogProps, 'onClose'>) => void

/** Draws the button that opens the form: for a stake that is there, or for a first one. */
export function StakeButton(props: StakeButtonProps) {
  const { chain, account, validator, label, isFirst = false, isQuiet = false, way = 'delegate', onStake, children } = props
  const { actionWords } = useAllWords()
  const params = useNavigation((place) => place.params)
  const canStake = offOf(actionWords, account) === null && (validator !== null || openValidators(chain).length > 0)
  const isAsked = canStake && isFirst && params.open === 'stake' && (params.chainId ?? chain.chainId) === chain.chainId
  useEffect(() => {
    // The palette opens the form of the screen's head, with what was typed there.
    if (isAsked) onStake({ ...askedOf(chain, account, validator, params), way })
  }, [isAsked, onStake, chain, account, validator, params, way])
  if (!canStake) return null
  return (
    <Button
      kind={isFirst && !isQuiet ? 'first' : 'plain'}
      size={isFirst ? 'normal' : 'compact'}
      label={label}
      onClick={() => onStake({ ...askedOf(chain, account, validator, {}), way })}
    >
      {children}
    </Button>
  )
}

function askedOf(chain: StakingChain, account: Account, validator: string | null, begun: Params): Omit<Parameters<OnStake>[0], 'way'> {
  return { chain, account, first: validator ?? firstValidator(chain), isFree: validator === null, begun }
}

const WAYS = ['delegate', 'undelegate', 'redelegate'] as const

/** Properties of `StakeDialog`. */
export interface StakeDialogProps {
  chain: StakingChain
  account: Account
  first: string | null
  /** The validator can be chosen. */
  isFree: boolean
  /** What it opens for. */
  way: StakeWay
  /** What is filled in already. */
  begun: Pick<Params, 'denom' | 'amount'>
  onClose: () => void
}

/** Draws the form. */
export function StakeDialog({ chain, account, first, isFree, way: opened, begun, onClose }: StakeDialogProps) {
  const all = useAllWords()
  const { actionWords, common, stakingWords: words } = all
  const win = useAppWindow()
  const offering = useTask()
  const [form, setForm] = useState<StakeForm>(() => ({ ...beginStake(chain, first, begun), way: opened }))
  const amount = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLInputElement>(null)
  const { validator } = form
  const isStaked = !isFree && chain.delegations.some((one) => one.validator === validator)
  const asked = actionIn(chain, form)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!('action' in asked)) return
    const { action } = asked
    await offering.run(async () => {
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId: chain.chainId, action }))
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(words, isFree || validator === null ? null : validatorText(validator, chain.validators), opened)}
      firstFocus={isFree && first === null ? choice : amount}
    >
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        {isFree && (
          <ValidatorList
            chain={chain}
            form={form}
            onChange={setForm}
            first={choice}
            isPreset={first !== null && validator === first && hasStake(chain, first)}
          />
        )}
        {isStaked && (
          <Segmented
            label={words.way}
            options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
            value={form.way}
            onChange={(way: StakeWay) => setForm({ ...form, way, typed: '' })}
          />
        )}
        <AmountFields chain={chain} form={form} onChange={setForm} field={amount} priceOf={usePrices(account.id)} />
        {form.way === 'redelegate' && <TargetChoice chain={chain} form={form} onChange={setForm} />}
        <Notes chain={chain} form={form} />
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={'hindrance' in asked ? offText(all, asked.hindrance, chain) : null}
            busy={offering.isRunning ? actionWords.preparing : null}
          >
            {words.review}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Names the form: a first stake, or more, less or other of the one with a validator. */
function titleOf(words: AllWords['stakingWords'], validator: string | null, opened: StakeWay): string {
  if (validator === null) return words.stake
  return opened === 'delegate' ? words.stakeWith(validator) : words.stakeHeld(validator)
}

/** Says what becomes of the amount, and of the rewards so far: a row for each. */
function Notes({ chain, form }: Omit<FieldsProps, 'onChange'>) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const pending = totalsOf(chain.rewards.filter(({ validator, amount }) => validator === form.validator && amount !== '0'))
  const yearly = form.way === 'delegate' ? yearlyRow(all, chain, form) : null
  const rows = [
    ...(yearly === null ? [] : [yearly]),
    ...effectsOf(words, form.way, words.span(chain.unbondingMs)),
    ...(pending.length === 0 ? [] : [[words.paidNow, exactSumText(all, pending)] as const]),
    ...(chain.fee === null ? [] : [[words.networkFee, words.about(exactSumText(all, [chain.fee]))] as const]),
  ]
  return (
    <dl className={`small ${styles.effects}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="mid">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns what becomes of the amount: name and value of each row. */
function effectsOf(words: AllWords['stakingWords'], way: StakeWay, span: string): (readonly [string, string])[] {
  const unstaking = [words.unstakingTakes, span] as const
  switch (way) {
    case 'delegate':
      return [unstaking]
    case 'undelegate':
      return [[words.yearly, words.nothingNow], unstaking]
    case 'redelegate':
      return [
        [words.moves, words.atOnce],
        [words.notMovedFor, span],
      ]
  }
}

/** Returns what is typed earns in a year, with the rate; the rate alone where nothing is typed, and null where the chain's is not known. */
function yearlyRow(all: AllWords, chain: StakingChain, form: StakeForm): readonly [string, string] | null {
  const { stakingWords: words } = all
  const validator = chain.validators.find(({ address }) => address === form.validator)
  const asset = chosenOf(chain, form)?.asset
  const apr = aprOf(chain, validator, asset?.denom)
  if (validator === undefined || asset === undefined || apr === null) return null
  const amount = typedUnits(form.typed, asset.decimals)
  const yearly = amount === null || amount === '0' ? null : yearlyUnits(chain, validator, { denom: asset.denom, amount })
  const rate = words.power2(apr)
  return yearly === null ? [words.apr, rate] : [words.yearly, words.earns(rate, sumText(all, [{ asset, amount: yearly }]))]
}

function offText(all: AllWords, hindrance: StakeHindrance, chain: StakingChain): string {
  const { formatMoment, stakingWords: words } = all
  if (typeof hindrance === 'object') return 'bound' in hindrance ? words.bound(formatMoment(hindrance.bound)) : all.hindranceText(hindrance)
  switch (hindrance) {
    case 'empty':
      return words.amountNeeded
    case 'noValidator':
      return words.chooseValidator
    case 'noTarget':
      return words.noTarget
    case 'full':
      return words.full(chain.maxEntries)
  }
}
