// Settings: the user's own nodes and indexers, tested before they are used.
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { OwnHostPurpose, OwnHosts } from '../../../shared/contract/settings/chainLists.ts'
import { useChainNames, useChains } from '../../data/stores/chainsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { sayError } from '../../words/errors.ts'
import { clearProbe, reloadOwnHosts, removeOwnHost, testAndUse, useOwnHosts, useOwnHostTask } from './ownHostsStore.ts'
import styles from './chainList.module.css'
import section from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the part of the servers that are the user's own: a form that tests a host, and the hosts in use. */
export function OwnHostsSection() {
  const { ownHostWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useOwnHosts()
  const chains = useChains((state) => state.value)
  const [isAdding, setAdding] = useState(false)
  useEffect(() => void reloadOwnHosts(win), [win])
  return (
    <section aria-labelledby="settings-own-hosts" className={section.ownHosts}>
      <h3 id="settings-own-hosts">{words.title}</h3>
      <p>{words.lead}</p>
      <ReadError error={error} onRetry={() => void reloadOwnHosts(win)} />
      {value !== null && value.hosts.length > 0 && <OwnHostList own={value} />}
      {value !== null && chains !== null && chains.length > 0 && !isAdding && (
        <Button size="compact" icon={Plus} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {value !== null && chains !== null && isAdding && <OwnHostForm own={value} chains={chains} onCancel={() => setAdding(false)} />}
    </section>
  )
}

function OwnHostList({ own }: { own: OwnHosts }) {
  const { changeWords, ownHostWords: words } = useAllWords()
  const win = useAppWindow()
  const { error, run } = useTask()
  const nameOf = useChainNames()
  return (
    <>
      <ul aria-label={words.title}>
        {own.hosts.map((host) => {
          const { chainId, purpose, address } = host
          return (
            <li key={`${chainId} ${purpose}`} className={styles.line}>
              <div>
                <span className="mono small">{address}</span>
                <span className="small mid">
                  <ChainName chainId={chainId} />, {changeWords[purpose]}
                  {own.fallbackChains.includes(chainId) && <>, {words.withFallback}</>}
                </span>
              </div>
              <Button
                size="compact"
                label={words.removeLabel(changeWords[purpose], nameOf(chainId))}
                onClick={() => void run(() => removeOwnHost(win, host, own))}
              >
                {words.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}

/** Kinds of hosts that the chain can have. */
function purposesOf({ kind, vm }: Chain): OwnHostPurpose[] {
  if (kind === 'evm') return ['jsonRpc']
  const base: OwnHostPurpose[] = kind === 'cosmos' ? ['rpc', 'rest'] : ['indexer', 'rpc', 'rest']
  return vm === 'evm' ? [...base, 'jsonRpc'] : base
}

function OwnHostForm({ own, chains, onCancel }: { own: OwnHosts; chains: readonly Chain[]; onCancel: () => void }) {
  const words = useAllWords()
  const win = useAppWindow()
  const [chainId, setChainId] = useState(chains[0]?.id ?? '')
  const [wanted, setPurpose] = useState<OwnHostPurpose>('indexer')
  const [address, setAddress] = useState('')
  /** Null until it is chosen: then what holds for this chain. */
  const [chosenFallback, setFallback] = useState<boolean | null>(null)
  const fallsBack = chosenFallback ?? own.fallbackChains.includes(chainId)
  const field = useRef<HTMLInputElement>(null)
  const { isTesting, error } = useOwnHostTask()
  const chain = chains.find(({ id }) => id === chainId)
  const purposes = chain === undefined ? [] : purposesOf(chain)
  const purpose = purposes.find((one) => one === wanted) ?? purposes[0] ?? 'rest'
  const isEmpty = address.trim() === ''
  const submit = async () => {
    if (isEmpty) return
    if (await testAndUse(win, { chainId, purpose, address: address.trim() }, own, fallsBack)) setAddress('')
    // What is wrong stands under the field, and is read out with it.
    else field.current?.focus()
  }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      clearProbe(win)
      set(value)
    }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.picks}>
        <label className="field">
          <span className="field-label">{words.ownHostWords.chain}</span>
          <Choice
            label={words.ownHostWords.chain}
            options={chains.map(({ id, name }) => ({ value: id, label: name }))}
            value={chainId}
            onChange={change(setChainId)}
          />
        </label>
        <label className="field">
          <span className="field-label">{words.ownHostWords.kind}</span>
          <Choice
            label={words.ownHostWords.kind}
            options={purposes.map((value) => ({ value, label: words.ownHostWords.kinds[value] }))}
            value={purpose}
            onChange={change((value: string) => setPurpose(purposes.find((one) => one === value) ?? purpose))}
          />
        </label>
      </div>
      <p className="field-note">{words.ownHostWords.uses[purpose]}</p>
      <Field
        ref={field}
        label={words.ownHostWords.address}
        hint={words.ownHostWords.addressHint}
        wrong={error === null ? null : words.ownHostWords.notAdded(sayError(words, error))}
        value={address}
        maxLength={200}
        isMono
        onChange={change(setAddress)}
      />
      <label className="tick">
        <input type="checkbox" checked={fallsBack} onChange={(event) => setFallback(event.target.checked)} />
        {words.ownHostWords.fallback}
      </label>
      <div className={styles.accept}>
        <Button type="submit" off={isEmpty ? words.ownHostWords.noAddress : null} busy={isTesting ? words.ownHostWords.testing : null}>
          {words.ownHostWords.use}
        </Button>
        <Button onClick={onCancel}>{words.ownHostWords.cancel}</Button>
        <TestResult />
      </div>
    </form>
  )
}

function TestResult() {
  const { changeWords, formatCount, ownHostWords: words } = useAllWords()
  const added = useOwnHostTask((task) => task.added)
  const nameOf = useChainNames()
  return (
    <span role="status" className="small mid">
      {added !== null &&
        words.added(changeWords[added.host.purpose], nameOf(added.host.chainId), added.height === null ? null : formatCount(added.height))}
    </span>
  )
}
