// Explorer: a chain’s blocks, transactions and holders.
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { screenNames } from '../words/shell.ts'

export function ExplorerScreen() {
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={screenNames.explorer} />
      </div>
    </div>
  )
}
