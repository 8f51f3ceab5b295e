// NFTs: what the accounts hold, by collection and chain.
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { screenNames } from '../words/shell.ts'

export function NftScreen() {
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={screenNames.nfts} />
      </div>
    </div>
  )
}
