// Checks the check for text outside the catalogue: it finds planted text, and ignores text that no user reads.
import { expect, test } from 'vitest'
import { strayTexts } from '../../scripts/lib/strayText.mjs'

test.each([
  ['text between tags', '<p>Nothing here</p>', 'Nothing here'],
  ['one word between tags', '<b>Total</b>', 'Total'],
  ['a text in braces', "<p>{'Total'}</p>", 'Total'],
  ['one end of a condition', "<p>{isOpen ? words.open : 'closed'}</p>", 'closed'],
  ['a piece of a template', '<p>{`${count} left`}</p>', 'left'],
  ['a name for readers', '<button aria-label="Close">{icon}</button>', 'Close'],
  ['a title', '<span title="Copy">{text}</span>', 'Copy'],
  ['a prop', '<Field label="Amount" value={typed} />', 'Amount'],
  ['a prop in braces', "<Dialog lead={isLong ? 'Long' : words.short} />", 'Long'],
  ['a field of an object', "const option = { value: 'on', label: 'Dark' }", 'Dark'],
  ['a sentence anywhere', "const said = 'This is a sentence that somebody may read.'", 'This is a sentence that somebody may read.'],
  ['a sentence handed on', "tell('Two words')", 'Two words'],
  ['a menu of the desktop', "const item = { label: 'New Window', click }", 'New Window'],
])('%s is found', (_what, source, text) => {
  expect(strayTexts('planted.tsx', source)).toEqual([{ line: 1, text }])
})

test.each([
  ['words', '<p title={words.title}>{words.lead(3)}</p>'],
  ['classes', '<p className={isWide ? "small dim" : `mono ${styles.wide}`}>{words.lead}</p>'],
  ['keys of a keyboard', '<kbd>j</kbd>'],
  ['the name of the app', '<h1>Waybill</h1>'],
  ['signs', '<span>·</span>'],
  ['states and codes', "if (state.kind === 'onTheWay') return { kind: 'moving', tone: 'good' }"],
  ['a bug', "throw new Error('index.html has no #root')"],
  ['an error, whose sentences are held elsewhere', "throw new AppError('input.invalid', 'Enter an amount such as 12.5.')"],
  ['imports and types', "import a from './a b.ts'\ntype Side = 'Left side' | 'Right side'"],
])('%s are left alone', (_what, source) => {
  expect(strayTexts('planted.tsx', source)).toEqual([])
})
