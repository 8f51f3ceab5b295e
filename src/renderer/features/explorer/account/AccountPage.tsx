// Shows any account on a chain: both spellings of its address, its transactions, the NFTs it owns.
import { Eye } from 'lucide-react'
import type { ExplorerAccount } from '../../../../shared/contract/history/explorer.ts'
import { hasHexForm } from '../../../../shared/domain/hexForm.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { useAddressLabel } from '../../../data/stores/labelsStore.ts'
import { go } from '../../../navigation.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Address, ShortAddress } from '../../../kit/text/Address.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { AddressActions } from '../../labels/AddressActions.tsx'
import { Balances } from './Balances.tsx'
import { useExplorerChains } from '../explorerLocation.ts'
import { Fact } from '../Facts.tsx'
import { LocationLink } from '../LocationLink.tsx'
import styles from '../explorer.module.css'
import { TokenList, TxList } from '../Lists.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { useMore } from '../useMore.ts'
import { useCachedReply } from '../useCachedReply.ts'
import { useAppWindow, useAllWords } from '../../../window.ts'

/** Draws the page of an account. */
export function AccountPage({ chainId, address }: { chainId: string; address: string }) {
  const { explorerWords: words } = useAllWords()
  const seen = useCachedReply('explorer.account', { chainId, address })
  const own = useAccount(seen.answer?.data.accountId ?? null)
  const nameOf = useChainNames()
  return (
    <PageFrame
      title={<Title address={address} accountId={seen.answer?.data.accountId ?? null} />}
      beside={seen.answer !== null && own === null && <Acts chainId={chainId} address={seen.answer.data.bech32} />}
      seen={seen}
    >
      {(account) => (
        <>
          <dl className="facts">
            <Fact name={words.addressForms.bech32}>
              <Address text={account.bech32} copyLabel={words.copyAddress} />
            </Fact>
            {(own === null || hasHexForm(own)) && (
              <Fact name={words.addressForms.hex}>
                <Address text={account.hex} copyLabel={words.copyAddress} />
              </Fact>
            )}
            {account.balances !== null && (
              <Fact name={words.balances(nameOf(chainId))}>
                {account.balances.length === 0 ? (
                  <NoBalances chainId={chainId} address={account.bech32} />
                ) : (
                  <Balances chainId={chainId} balances={account.balances} />
                )}
              </Fact>
            )}
          </dl>
          <h3 className="section-head">{words.transactions}</h3>
          <Txs chainId={chainId} account={account} />
          {account.tokens.rows.length > 0 && (
            <>
              <h3 className="section-head">{words.nfts}</h3>
              <TokenList chainId={chainId} label={words.nfts} list={account.tokens} />
            </>
          )}
        </>
      )}
    </PageFrame>
  )
}

/** Draws what can be done with an address of somebody else. */
function Acts({ chainId, address }: { chainId: string; address: string }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  return (
    <span className={`line ${styles.acts}`}>
      <AddressActions address={address} chainId={chainId} />
      <Button size="compact" kind="quiet" icon={Eye} onClick={() => go(win, 'accounts', { open: 'watch', address })}>
        {words.watch}
      </Button>
    </span>
  )
}

/** Says that the account has nothing on this chain, and leads to the others. */
function NoBalances({ chainId, address }: { chainId: string; address: string }) {
  const { explorerWords: words } = useAllWords()
  const chains = useExplorerChains()
  const nameOf = useChainNames()
  return (
    <span className={styles.chains}>
      <span className="dim">{words.noneHere(nameOf(chainId))}</span>
      {chains
        ?.filter(({ id }) => id !== chainId)
        .map(({ id, name }) => (
          <LocationLink key={id} to={{ kind: 'account', chainId: id, address }}>
            {name}
          </LocationLink>
        ))}
    </span>
  )
}

function Title({ address, accountId }: { address: string; accountId: string | null }) {
  const { explorerWords: words } = useAllWords()
  const own = useAccount(accountId)
  const label = useAddressLabel(address)
  const name = own?.label ?? label
  return (
    <>
      {words.account} {name === null ? <ShortAddress text={address} /> : <Untrusted text={name} most={80} />}{' '}
      {own !== null && <Tag tone="good">{words.ownAccount}</Tag>}
    </>
  )
}

function Txs({ chainId, account: { bech32: address, hex, txs } }: { chainId: string; account: ExplorerAccount }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const more = useMore(
    txs,
    (cursor) => win.client['explorer.accountTxs']({ chainId, address, cursor }),
    ({ hash }) => hash,
  )
  return (
    <TxList
      chainId={chainId}
      label={words.transactions}
      list={txs}
      more={more}
      empty={words.noAccountTxs}
      seenFrom={[address, hex].map((one) => one.toLowerCase())}
    />
  )
}
