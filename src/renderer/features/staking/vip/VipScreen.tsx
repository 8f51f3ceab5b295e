// Draws the VIP screen: what the program is, the stage that runs, the button that claims several rollups, and the table of them.
import { useNow } from '../../../kit/hooks/useNow.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { VipChain, VipList } from '../../../../shared/contract/transfer/vip.ts'
import { showPart } from '../../../kit/showElement.ts'
import { useNavigation } from '../../../navigation.ts'
import { ActionButton } from '../../../parts/ActionButton.tsx'
import { ActionChainHead } from '../../../parts/ActionChainHead.tsx'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { ChainListScreen } from '../../../parts/ChainListScreen.tsx'
import { HoldingsNav } from '../../../parts/HoldingsNav.tsx'
import { useAllWords, type AppWindow } from '../../../window.ts'
import { rollupName } from '../../../words/transfers/vipText.ts'
import styles from '../staking.module.css'
import { exactSumText } from '../totals.ts'
import { useBegin } from '../useBegin.ts'
import { claimOfAll, isSureClaim, vipHindrance } from './vipClaim.ts'
import own from './vip.module.css'
import { VipTable, type VipTableProps } from './VipTable.tsx'

const DAY_MS = 86_400_000
/** Longest list of rollups that a button names, in characters. */
const MAX_NAMES = 36

const ask = (win: AppWindow, accountId: string) => win.client['staking.vip']({ accountId })

const withRewards = ({ chains }: VipList): VipChain[] => chains.filter(({ rollups }) => rollups.length > 0)

/** Draws the screen. */
export function VipScreen() {
  const { vipWords: words } = useAllWords()
  return (
    <ChainListScreen words={words} nav={<HoldingsNav />} ask={ask} isEmpty={(list) => withRewards(list).length === 0}>
      {(list, account) => <Claims list={list} account={account} />}
    </ChainListScreen>
  )
}

/** Draws the chains, and begins the claim that the palette asked for or says why it was not begun. */
function Claims({ list, account }: { list: VipList; account: Account }) {
  const chains = withRewards(list)
  const own = list.missing.length > 0 ? 'unread' : vipHindrance(chains.flatMap(({ rollups }) => rollups))
  const { begins, note } = useBegin('vip', account, own)
  const isAsked = useNavigation(({ params }) => params.open === 'vip')
  return (
    <>
      {note !== null && (
        <li ref={showPart} data-part="vip" data-whole="" tabIndex={-1}>
          <p className="small warn" role="status">
            {note}
          </p>
        </li>
      )}
      {chains.map((vip) => (
        <li
          key={vip.chainId}
          ref={isAsked && note === null ? showPart : undefined}
          data-part={note === null ? 'vip' : undefined}
          className={styles.chain}
          tabIndex={-1}
        >
          <Chain vip={vip} account={account} begins={begins} />
        </li>
      ))}
    </>
  )
}

function Chain({ vip, account, begins }: VipTableProps) {
  const { formatShortDate, formatTime, vipWords: words } = useAllWords()
  const now = useNow(60_000)
  const ends = `${formatShortDate(vip.stageEndsAt, now)}, ${formatTime(vip.stageEndsAt)}`
  return (
    <>
      <div className={styles.head}>
        <ActionChainHead chainId={vip.chainId} account={account} note={`${words.stage(vip.stage)} · ${words.stageEnds(ends)}`} />
        <ClaimAll vip={vip} account={account} begins={begins} />
      </div>
      <p className={`mid ${own.means}`}>
        {words.stagesMean(Math.round(vip.stageMs / DAY_MS))}{' '}
        {vip.rollups.some(({ claim }) => claim !== null && isSureClaim(claim)) && words.when}
      </p>
      <VipTable vip={vip} account={account} begins={begins} />
      <Notes vip={vip} />
    </>
  )
}

/** Draws the button that claims what one signature can claim, where that is more than one rollup. */
function ClaimAll({ vip: { chainId, asset, rollups }, account, begins }: VipTableProps) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const { claims, apart, rest, paid } = claimOfAll(rollups)
  const count = claims.length + apart.length + rest.length
  if (claims.length < 2) return null
  const sum = exactSumText(all, [{ asset, amount: paid }])
  const names = formatList(claims.map((one) => rollupName(all, nameOf, one)))
  const some = names.length > MAX_NAMES ? words.claimFirst(claims.length, count, sum) : words.claimNamed(names, sum)
  return (
    <div className={styles.several}>
      <ActionButton chainId={chainId} account={account} action={{ type: 'claimVip', rollups: claims }} begins={begins} isFirst>
        {claims.length < count ? some : words.claimAll(sum)}
      </ActionButton>
    </div>
  )
}

/** Says which rollups one signature leaves for the next, and how many are not shown. */
function Notes({ vip: { rollups, more } }: Pick<VipTableProps, 'vip'>) {
  const all = useAllWords()
  const { formatList, vipWords: words } = all
  const nameOf = useGaugeNames(rollups)
  const { claims, rest } = claimOfAll(rollups)
  return (
    <div className={styles.tableNotes}>
      {claims.length > 1 && rest.length > 0 && (
        <p className="small mid">{words.rest(formatList(rest.map((one) => rollupName(all, nameOf, one))))}</p>
      )}
      {more > 0 && <p className="small mid">{words.more(more)}</p>}
    </div>
  )
}
