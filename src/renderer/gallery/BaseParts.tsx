// Shows buttons, tags, notes, empty and loading states.
import { Search, Trash2 } from 'lucide-react'
import { AppError } from '../../shared/domain/errors.ts'
import { phrase } from '../../shared/domain/phrase.ts'
import { Button, type ButtonProps } from '../kit/forms/Button.tsx'
import { CopyButton } from '../kit/forms/CopyButton.tsx'
import { Empty } from '../kit/Empty.tsx'
import { ErrorNote } from '../kit/ErrorNote.tsx'
import { FileButton } from '../kit/forms/FileButton.tsx'
import { Freshness } from '../kit/text/Freshness.tsx'
import { ScreenHead } from '../kit/ScreenHead.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { Tag, type Tone } from '../kit/Tag.tsx'
import styles from './gallery.module.css'
import { LONG_WORD } from './hostile.ts'
import { Specimen } from './Specimen.tsx'

const KINDS: readonly NonNullable<ButtonProps['kind']>[] = ['first', 'plain', 'quiet', 'danger']
const SIZES: readonly NonNullable<ButtonProps['size']>[] = ['compact', 'normal', 'wide']
const TONES: readonly Tone[] = ['plain', 'good', 'warn', 'loss']

/** Draws the specimens of the basic components. */
export function BaseParts() {
  return (
    <div className={styles.grid}>
      {KINDS.map((kind) => (
        <Specimen key={kind} of={`Button, ${kind}`}>
          {SIZES.map((size) => (
            <Button key={size} kind={kind} size={size} icon={kind === 'danger' ? Trash2 : undefined}>
              {kind === 'danger' ? 'Remove' : 'Go on'}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen of="Button that says why not">
        <Button kind="first" off="Enter an amount">
          Go on
        </Button>
        <Button kind="first" busy="Waiting for the device">
          Go on
        </Button>
        <Button icon={Search}>Search</Button>
      </Specimen>
      <Specimen of="Copy, choose a file">
        <CopyButton text="text" label="Copy the text" />
        <CopyButton text="text" label="Copy the text" shownLabel="Copy" />
        <FileButton accept=".zip" onChoose={() => undefined}>
          Choose a file
        </FileButton>
      </Specimen>
      <Specimen of="Tag">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag tone="warn">{LONG_WORD}</Tag>
      </Specimen>
      <Specimen of="Freshness: new, behind, offline">
        <Freshness tone="good">Complete on 6 chains, 40 s ago</Freshness>
        <Freshness tone="warn" onOpen={() => undefined} title="What is missing">
          2 of 6 chains behind
        </Freshness>
        <Freshness tone="off">Offline: what you see is from 14:31</Freshness>
      </Specimen>
      <Specimen of="Head of a screen" isWide>
        <ScreenHead title="Portfolio" aside={<Freshness tone="good">Up to date</Freshness>} />
      </Specimen>
      <Specimen of="Error: with and without an action" isWide>
        <ErrorNote error={new AppError('network.unreachable', 'The indexer cannot be reached.', { hint: 'Check the connection.' })} />
        <ErrorNote
          error={new AppError('router.noRoute', phrase`No way leads there. ${LONG_WORD}`)}
          action={{ label: 'Try again', onClick: () => undefined }}
        />
      </Specimen>
      <Specimen of="Nothing here yet" isWide>
        <Empty action={{ label: 'Make a transfer', onClick: () => undefined }}>No waybill yet. The first transfer writes one.</Empty>
      </Specimen>
      <Specimen of="Not read yet" isWide>
        <SkeletonRows count={3} />
      </Specimen>
    </div>
  )
}
