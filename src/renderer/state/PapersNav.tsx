// The three lists of what was signed: waybills, withdrawals through the bridges, allowances.
import { go, useNavigation } from '../navigation.ts'
import { screenNames, shellWords } from '../words/shell.ts'

const PAPERS = ['waybills', 'withdrawals', 'allowances'] as const

export function PapersNav() {
  const screen = useNavigation((place) => place.screen)
  return (
    <nav className="papers" aria-label={shellWords.papers}>
      {PAPERS.map((paper) => (
        <button key={paper} type="button" className="link" aria-current={paper === screen ? 'page' : undefined} onClick={() => go(paper)}>
          {screenNames[paper]}
        </button>
      ))}
    </nav>
  )
}
