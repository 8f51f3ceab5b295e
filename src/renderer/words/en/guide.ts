// Words of the guided first transfer.

export const guideWords = {
  title: 'A first transfer, step by step',
  begin: 'Guide me through a first transfer',
  beginAtDoor: 'Or begin with a first transfer, step by step',
  place: (step: number, steps: number) => `Step ${step} of ${steps}.`,
  steps: {
    open: 'Open Transfer: that is where money begins its way.',
    fill: 'Choose where to, enter an amount such as 1, look at the cost, and press “Review transfer”.',
    ask: 'This is the plan, and what the Ledger will show. Read it, then press “Sign on Ledger”.',
    turn: 'The Ledger asks. It shows more than one screen: turn them with its arrows and compare each with the plan.',
    reject: 'That was the last screen. Practise saying no first: press “Reject” on the device. Nothing is sent.',
    askAgain: 'Nothing was sent, and the plan is kept. Ask the Ledger again.',
    turnAgain: 'Turn to the last screen once more. A Ledger never signs what you have not gone through.',
    approve: 'Everything is as planned: press “Hold to sign”.',
    follow: 'It is on its way. The waybill says where the money is; you may close it, Waybill keeps watching.',
    done: 'It has arrived. That is all there is to it; with a real Ledger the buttons are on the device.',
  },
  toTransfer: 'Open Transfer',
  toReview: 'Back to the plan',
  toWaybill: 'Open the waybill',
  leave: 'Leave the guide',
  finish: 'Done',
} as const
