// Draws the practice network's Ledger, whose buttons work. Used wherever something must be confirmed on the device.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { LedgerApp, PracticeScreen } from '../../../shared/contract/status.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useEnterLeads } from '../../kit/hooks/enterLeads.ts'
import { useLostFocus } from '../../kit/hooks/lostFocus.ts'
import { DeviceFrame, HOLD_ID, HoldButton, QuietScreen } from './DeviceFrame.tsx'
import styles from './device.module.css'
import { pressPractice } from './practiceStore.ts'
import { useAppWindow, type AppWindow, useWords } from '../../window.ts'

type Prompt = NonNullable<PracticeScreen['prompt']>

/** Properties of `PracticeDevice`. */
export interface PracticeDeviceProps {
  screen: PracticeScreen
  /** The app that is needed. */
  app?: LedgerApp | undefined
  /** A question to it is on its way, or shown. */
  isAsking?: boolean
  /** Blind signing is missing: the button that goes on turns it on, so the switch here says it no second time. */
  isBlindAsked?: boolean
  /** Stands right of a small drawing while the device asks nothing. */
  beside?: ReactNode
}

/**
 * Draws the device with its buttons. The left and right arrow keys turn the pages of a prompt, and Enter leads from the last one to the
 * button that approves, so while there is one Tab stops at the device itself. It also takes the focus that the asking button or a page
 * lost, never the button that approves: that one needs a press of its own.
 */
export function PracticeDevice({ screen, app = 'Ethereum', isAsking = false, isBlindAsked = false, beside }: PracticeDeviceProps) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  const { prompt } = screen
  const leads = useEnterLeads(holdButton)
  const device = useLostFocus<HTMLDivElement>(`${isAsking} ${prompt?.page ?? 'idle'}`, true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys that turn pages
    <div
      ref={device}
      role="group"
      aria-label={words.practiceDevice}
      data-guided="device"
      className={styles.practice}
      tabIndex={prompt === null ? -1 : 0}
      onFocus={leads.onFocus}
      onKeyDown={(event) => {
        if (prompt === null) return
        turnPages(win, event)
        leads.onKeyDown(event)
      }}
    >
      <Beside beside={prompt === null ? beside : undefined}>
        {screen.power === 'on' && screen.prompt !== null ? <PromptScreen prompt={screen.prompt} /> : <IdleScreen screen={screen} />}
      </Beside>
      <Switches screen={screen} app={app} isBlindAsked={isBlindAsked} />
    </div>
  )
}

/** Draws the device alone, or small with its state beside it, where the room is needed for something else. */
export function Beside({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  if (beside === undefined) return children
  return (
    <div className={styles.beside}>
      {children}
      {beside}
    </div>
  )
}

function IdleScreen({ screen }: { screen: PracticeScreen }) {
  const { deviceWords: words } = useWords()
  if (screen.power === 'unplugged') {
    return (
      <DeviceFrame isOff isIdle>
        <QuietScreen title={words.off} />
      </DeviceFrame>
    )
  }
  if (screen.power === 'locked') {
    return (
      <DeviceFrame isIdle>
        <QuietScreen title={words.lockedScreen} text="••••" />
      </DeviceFrame>
    )
  }
  const hasApp = hasAppOpen(screen)
  return (
    <DeviceFrame isIdle>
      <QuietScreen title={hasApp ? screen.app : words.dashboardScreen} text={hasApp ? words.appReady : screen.model} />
    </DeviceFrame>
  )
}

function PromptScreen({ prompt }: { prompt: Prompt }) {
  const { deviceWords: words } = useWords()
  const page = prompt.pages[prompt.page]
  const isLast = prompt.page >= prompt.pages.length - 1
  const heading = page?.heading ?? prompt.title
  // The first and the last screen show only a title; the button says what the text of the last one says.
  const isTitle = isLast || page === undefined || page.text === ''
  return (
    <DeviceFrame heading={isTitle ? undefined : heading} foot={<PromptFoot prompt={prompt} />}>
      {isTitle ? <QuietScreen title={heading} /> : <PageText key={prompt.page} page={page} />}
      {isLast && <HoldButton kind={prompt.kind} />}
      <p role="status" className="visually-hidden">
        {words.screenNamed(prompt.page + 1, prompt.pages.length, `${heading} ${page?.text ?? ''}`)}
      </p>
    </DeviceFrame>
  )
}

/** Draws the text of a page; of a shortened page the first lines, and the whole text at a press. */
function PageText({ page: { text, cut } }: { page: Prompt['pages'][number] }) {
  const { deviceWords: words } = useWords()
  const [isWhole, setWhole] = useState(false)
  if (cut === undefined) return <p className={styles.shown}>{text}</p>
  return (
    <>
      {isWhole ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys
        <p className={`${styles.shown} ${styles.whole}`} tabIndex={0}>
          {text}
        </p>
      ) : (
        <p className={styles.shown}>{cut}</p>
      )}
      <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? words.less : words.more}
      </button>
    </>
  )
}

function PromptFoot({ prompt }: { prompt: Prompt }) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  const isFirst = prompt.page === 0
  const isLast = prompt.page >= prompt.pages.length - 1
  const at = words.screenOf(prompt.page + 1, prompt.pages.length)
  return (
    <>
      <button type="button" className={styles.reject} onClick={() => void pressPractice(win, 'reject')}>
        {words.reject}
      </button>
      <span className={styles.pager}>
        <button type="button" aria-label={words.back} aria-disabled={isFirst} onClick={() => isFirst || void pressPractice(win, 'back')}>
          <Icon of={ChevronLeft} />
        </button>
        {isLast ? (
          <span>{at}</span>
        ) : (
          <button type="button" className={styles.nextPage} onClick={() => void pressPractice(win, 'next')}>
            <span className="visually-hidden">{words.next}, </span>
            {at}
            <Icon of={ChevronRight} />
          </button>
        )}
      </span>
    </>
  )
}

const holdButton = () => document.getElementById(HOLD_ID)

function turnPages(win: AppWindow, event: KeyboardEvent): void {
  if (event.key === 'ArrowRight') void pressPractice(win, 'next')
  if (event.key === 'ArrowLeft') void pressPractice(win, 'back')
}

interface SwitchesProps {
  screen: PracticeScreen
  app: LedgerApp
  isBlindAsked: boolean
}

/** Draws what a user does to a device by hand: plug, PIN, and apps. */
function Switches({ screen, app, isBlindAsked }: SwitchesProps) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  const { power, prompt } = screen
  const isOpen = hasAppOpen(screen)
  return (
    <div className={styles.switches}>
      <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, power === 'unplugged' ? 'plug' : 'unplug', app)}>
        {power === 'unplugged' ? words.plug : words.unplug}
      </Button>
      {power !== 'unplugged' && (
        <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, power === 'locked' ? 'unlock' : 'lock', app)}>
          {power === 'locked' ? words.unlock : words.lock}
        </Button>
      )}
      {power === 'on' &&
        prompt === null &&
        (isOpen ? <AppSwitches screen={screen} app={app} isBlindAsked={isBlindAsked} /> : <Apps app={app} />)}
    </div>
  )
}

/** Draws what can be tapped on the dashboard. */
function Apps({ app }: { app: LedgerApp }) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  return (
    <>
      <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, 'openEthereum', app)}>
        {words.tapEthereum}
      </Button>
      <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, 'openCosmos', app)}>
        {words.tapCosmos}
      </Button>
    </>
  )
}

/** Draws the inside of an app: its one setting that matters here, and the button that quits it. */
function AppSwitches({ screen: { app: open, blindSigning, expertMode }, app, isBlindAsked }: SwitchesProps) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  return (
    <>
      <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, 'quitApp', app)}>
        {words.quitApp}
      </Button>
      {open === 'Ethereum' && !isBlindAsked && (
        <Button
          size="compact"
          kind="quiet"
          onClick={() => void pressPractice(win, blindSigning ? 'blindSigningOff' : 'blindSigningOn', app)}
        >
          {blindSigning ? words.blindSigningOff : words.blindSigningOn}
        </Button>
      )}
      {open === 'Cosmos' && (
        <Button size="compact" kind="quiet" onClick={() => void pressPractice(win, expertMode ? 'expertModeOff' : 'expertModeOn', app)}>
          {expertMode ? words.expertModeOff : words.expertModeOn}
        </Button>
      )}
    </>
  )
}

function hasAppOpen({ app }: PracticeScreen): boolean {
  return app !== 'dashboard'
}
