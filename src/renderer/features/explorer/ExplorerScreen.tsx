// Draws the explorer: any chain's blocks, transactions, accounts, NFTs and holders, and offline what was cached of them.
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { AccountPage } from './account/AccountPage.tsx'
import { BlockPage } from './blocks/BlockPage.tsx'
import { ChainPage } from './ChainPage.tsx'
import { openChain, useExplorerChains, useExplorerLocation, useWayBack } from './explorerLocation.ts'
import { paramsOf, type ExplorerLocation } from './locationParams.ts'
import { HoldersPage } from './HoldersPage.tsx'
import { CollectionPage, CollectionsPage, TokenPage } from './NftPages.tsx'
import { SearchBox } from './search/SearchBox.tsx'
import { TxPage } from './TxPage.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the Explorer screen. */
export function ExplorerScreen() {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const chains = useExplorerChains()
  const place = useExplorerLocation()
  const goBack = useWayBack()
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.title}>
          {chains !== null && place !== null && (
            <Choice
              label={words.chain}
              options={chains.map(({ id, name }) => ({ value: id, label: name }))}
              value={place.chainId}
              onChange={(chainId) => openChain(win, chainId)}
            />
          )}
          {goBack !== null && (
            <Button kind="quiet" size="compact" icon={ArrowLeft} onClick={goBack}>
              {words.back}
            </Button>
          )}
        </ScreenHead>
        {chains === null && <SkeletonRows count={8} />}
        {chains !== null && place === null && <Empty>{words.noChain}</Empty>}
        {place !== null && (
          <SearchBox chainId={place.chainId}>
            <Page key={JSON.stringify(paramsOf(place))} place={place} />
          </SearchBox>
        )}
      </div>
    </div>
  )
}

function Page({ place }: { place: ExplorerLocation }) {
  const { chainId } = place
  switch (place.kind) {
    case 'chain':
      return <ChainPage chainId={chainId} />
    case 'block':
      return <BlockPage chainId={chainId} height={place.height} />
    case 'tx':
      return <TxPage chainId={chainId} hash={place.hash} />
    case 'account':
      return <AccountPage chainId={chainId} address={place.address} />
    case 'collections':
      return <CollectionsPage chainId={chainId} />
    case 'collection':
      return <CollectionPage chainId={chainId} collection={place.collection} />
    case 'token':
      return <TokenPage chainId={chainId} collection={place.collection} tokenId={place.tokenId} />
    case 'holders':
      return <HoldersPage chainId={chainId} denom={place.denom} />
  }
}
