// The check that every class a component takes from a CSS module is defined there.
import { expect, test } from 'vitest'
import { missingClasses } from '../../scripts/lib/moduleStyles.mjs'

const CSS = '/* .gone */\n.row { gap: 4px }\n.row.on :global(.button), .head-line { color: red }\n'

test('finds a class that the styles lack, and takes what stands in a comment for missing', () => {
  expect(missingClasses('<p className={styles.row} /><b className={`${styles.on} ${styles.gone}`} />', 'styles', CSS)).toEqual(['gone'])
  expect(missingClasses('other.row; styles.nowhere', 'other', CSS)).toEqual([])
})
