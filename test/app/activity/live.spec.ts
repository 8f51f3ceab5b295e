// A Ledger in the test's hands and services that misbehave: what the window says, and what really reached the chains.
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { timelineAtRest } from '../support/atRest.ts'
import { drawerOf, rowsOf, timelineOf, totalOf } from '../support/browsing.ts'
import { test } from '../support/liveApp.ts'
import { expect, goTo } from '../support/runningApp.ts'
import { addLedger, arrived, fillForm, review, sheetOf, transfersOf } from '../support/transferring.ts'

test.use({ begins: 'copied' })

test('two windows on one transfer see the same and send it once', async ({ page, context, live }) => {
  const { observed, device } = live.practice
  const app = await live.start()
  await addLedger(page, app)
  const other = await context.newPage()
  await other.goto(app.url)
  await review(page)
  await goTo(other, 'Transfers')
  await other.getByRole('button', { name: 'Continue to review' }).click()
  await expect(other.getByRole('button', { name: 'Sign on Ledger' })).toBeEnabled()

  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await whenPrompted(device)
  await expect(other.getByText('Your Ledger is already asking')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign on Ledger' })).toHaveCount(0)
  await approve(device)
  await expect(sheetOf(page)).toBeVisible()
  // On a busy machine it may have arrived by then.
  await expect(other.getByText(/This transfer was signed and sent|^Done\. The waybill/)).toBeVisible()
  await other
    .getByRole('button', { name: /^(Open|Go to) waybill$/ })
    .first()
    .click()
  await Promise.all([arrived(page), arrived(other)])
  expect(observed.prompts.filter(({ kind }) => kind === 'message')).toHaveLength(1)
  expect(observed.broadcasts).toHaveLength(1)
  expect(observed.accepted['practice-1']).toHaveLength(1)
})

test('two windows that sign at the same moment make one signature and one transaction', async ({ page, context, live }) => {
  const { observed, device } = live.practice
  const app = await live.start()
  await addLedger(page, app)
  const other = await context.newPage()
  await other.goto(app.url)
  await review(page)
  await goTo(other, 'Transfers')
  await other.getByRole('button', { name: 'Continue to review' }).click()
  const signs = [page, other].map((window) => window.getByRole('button', { name: 'Sign on Ledger' }))
  for (const button of signs) await expect(button).toBeEnabled()
  // Holds both buttons: the second is pressed even if its window has just received the event of the first.
  const held = await Promise.all(signs.map((button) => button.elementHandle()))
  await Promise.all(held.map((button) => button.evaluate((found) => found instanceof HTMLElement && found.click())))
  await approve(device)
  await goTo(page, 'Transfers')
  await arrived(page)
  expect(observed.prompts.filter(({ kind }) => kind === 'message')).toHaveLength(1)
  expect(observed.broadcasts).toHaveLength(1)
})

test('what the device rejects reaches no chain', async ({ page, live }) => {
  await addLedger(page, await live.start())
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await reject(live.practice.device)
  await expect(page.getByText('Rejected on your Ledger. Nothing was signed or sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(transfersOf(page)).toContainText(['Not sent, cancelled'])
  expect(live.practice.observed.broadcasts).toEqual([])
  expect(live.practice.observed.tracked).toEqual([])
})

test('a transfer whose app is killed after the send arrives once in the next run', async ({ page, live }) => {
  const { practice } = live
  const app = await live.startAlone()
  await addLedger(page, app)
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(practice.device)
  await expect(sheetOf(page)).toBeVisible()
  await page.goto('about:blank')
  await app.kill()
  await page.goto((await live.start()).url)
  await goTo(page, 'Transfers')
  await arrived(page)
  expect(practice.observed.broadcasts).toHaveLength(1)
  expect(practice.observed.accepted['practice-1']).toHaveLength(1)
})

test('a deposit that comes back is said to be back, and where', async ({ page, live }) => {
  live.practice.faults.nextTransfer('refunded')
  await addLedger(page, await live.start())
  await review(page)
  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await approve(live.practice.device)
  await expect(sheetOf(page)).toContainText('on Initia, yours. Nothing is in transit.', { timeout: 90_000 })
  await expect(sheetOf(page).getByRole('img', { name: /^Initia: Refunded/ })).toBeVisible()
  await expect(transfersOf(page)).toContainText(['Refunded to Initia'])
})

test('each trouble of the router has its own words, and the form goes on by itself when it is over', async ({ page, live }) => {
  const { faults } = live.practice
  await addLedger(page, await live.start())
  await fillForm(page, '5')
  const alert = page.getByRole('alert')
  const amount = page.getByRole('textbox', { name: 'Amount' })

  const noWay = { statusCode: 400, message: 'no routes found', error: 'Bad Request', info: 'There is no route between these assets here.' }
  faults.setFault('router', { status: 400, body: JSON.stringify(noWay), contentType: 'application/json' })
  await amount.fill('5.5')
  await expect(alert).toContainText('There is no route between these assets.')
  await expect(page.getByRole('button', { name: 'No quote for this' })).toBeDisabled()
  faults.setFault('router', null)
  await amount.fill('5')
  await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toBeEnabled()

  faults.setFault('router', { status: 500, body: 'upstream exploded', contentType: 'text/plain' })
  await amount.fill('6')
  await expect(alert).toContainText('The router is overloaded or down (500).')
  faults.setFault('router', { status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>', contentType: 'text/html' })
  await amount.fill('7')
  await expect(alert).toContainText('The router is overloaded or down (502).')
  faults.setFault('router', { status: 200, body: '<html><body>Sign in to the hotel</body></html>', contentType: 'text/html' })
  await amount.fill('8')
  await expect(alert).toContainText('The router sent a response that can’t be read')
  faults.setFault('router', 'unreachable')
  await amount.fill('9')
  await expect(alert).toContainText(/Can’t reach/)
  await expect(page.getByRole('button', { name: 'No quote for this' })).toBeDisabled()

  faults.setFault('router', null)
  await expect(page.getByRole('button', { name: /^Review (?:send|swap|bridge)$/ })).toBeEnabled()
  await expect(alert).toHaveCount(0)
})

test('a Ledger in the wrong app or unplugged is named, and the signature goes on from there', async ({ page, live }) => {
  const { device } = live.practice
  await addLedger(page, await live.start())
  await review(page)
  const panel = page.getByRole('complementary', { name: 'Device' })
  device.openApp('Cosmos')
  await expect(panel).toContainText('Cosmos is open; Ethereum is needed')
  await expect(panel.getByRole('button', { name: 'Open Ethereum' })).toBeEnabled()
  await page.getByRole('button', { name: 'Open the Ethereum app' }).click()
  await approve(device)
  await expect(panel).toContainText(/Ethereum \S+ is open/)

  await page.getByRole('button', { name: 'Sign on Ledger' }).click()
  await whenPrompted(device)
  device.unplug()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('unplugged')
  await expect(panel).toContainText('unplugged')
  device.plug()
  device.openApp('Ethereum')
  await page.getByRole('button', { name: 'Sign again' }).click()
  await approve(device)
  await arrived(page)
  expect(live.practice.observed.broadcasts).toHaveLength(1)
})

test('a payment that comes in leaves the timeline where it is being read', async ({ page, live }) => {
  const app = await live.start()
  await addLedger(page, app)
  await goTo(page, 'Activity')
  const count = await timelineAtRest(page, app)
  await rowsOf(page).first().click()
  await expect(drawerOf(page)).toContainText(`1 of ${count}`)
  await timelineOf(page).evaluate((list) => list.scrollTo({ top: 1000, behavior: 'instant' }))
  live.practice.pay('practice-1', live.practice.accounts[0]?.bech32 ?? '', { denom: 'uinit', amount: '1000000' })
  await expect(drawerOf(page)).toContainText(`2 of ${count + 1}`)
  await expect(totalOf(page)).toHaveText(`${count + 1} transactions`)
  const top = await timelineOf(page).evaluate(
    (list) => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(list.scrollTop)))),
  )
  expect(top).toBeGreaterThanOrEqual(1000)
})
