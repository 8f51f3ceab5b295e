// Lists the chains that have matching assets, with their number, and the required app where the account's does not sign.
import type { AssetChoice, AssetChoices } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Chain } from '../../../../shared/contract/chain.ts'
import { canSignOn, signingApp } from '../../../../shared/domain/signingApp.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { ChainMark } from '../../../parts/AssetMark.tsx'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { walkList } from '../../../kit/hooks/arrowKeys.ts'
import styles from './picker.module.css'
import { useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

/** Properties of `ChainFilter`. */
export interface ChainFilterProps {
  side: 'from' | 'to'
  accountId: string | null
  /** Null while they are read. */
  chains: AssetChoices['chains'] | null
  /** By chain the asset that a press on it chooses at once; these chains come first. */
  takers: ReadonlyMap<string, AssetChoice>
  /** Empty for all. */
  chosen: string
  onChoose: (chainId: string) => void
}

/** Draws the choice of the chain. */
export function ChainFilter({ side, accountId, chains, takers, chosen, onChoose }: ChainFilterProps) {
  const words = useAllWords()
  const account = useAccount(accountId)
  const listed = useChains((state) => state.value)
  const sorted = chains?.toSorted((one, other) => Number(takers.has(other.chainId)) - Number(takers.has(one.chainId)))
  const total = chains?.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul data-walk className={styles.chains} aria-label={words.pickerWords.chains}>
      <li>
        <ChainButton isChosen={chosen === ''} onChoose={() => onChoose('')}>
          <span className={styles.all}>{words.pickerWords.allChains}</span>
          {total !== undefined && <span className="small dim mono">{words.formatCount(total)}</span>}
        </ChainButton>
      </li>
      {sorted?.map(({ chainId, name, count }) => {
        const taken = takers.get(chainId)
        const need =
          side === 'to'
            ? null
            : neededApp(
                words,
                account,
                listed?.find(({ id }) => id === chainId),
              )
        return (
          <li key={chainId}>
            <ChainButton isChosen={chosen === chainId} onChoose={() => onChoose(chainId)}>
              <ChainMark chainId={chainId} />
              <span className={styles.chainName}>
                <span className="clip">{name}</span>
                {need !== null && <span className="small dim clip">{need}</span>}
              </span>
              <span className="small dim mono">
                {taken === undefined ? words.formatCount(count) : <Untrusted text={taken.asset.symbol} most={8} />}
              </span>
            </ChainButton>
          </li>
        )
      })}
    </ul>
  )
}

interface ChainButtonProps {
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}

function ChainButton({ isChosen, onChoose, children }: ChainButtonProps) {
  return (
    <button type="button" className={styles.chain} aria-pressed={isChosen} onClick={onChoose} onKeyDown={walkList}>
      {children}
    </button>
  )
}

/** Returns the app that signs there; null where the account's does, or where it does not matter. */
function neededApp(words: AllWords, account: Account | null, chain: Chain | undefined): string | null {
  if (account === null || chain === undefined || account.signer.kind === 'watched' || canSignOn(account, chain)) return null
  return words.pickerWords.signedIn(signingApp(chain))
}
