// Holds the English texts of the guided first transfer.

/** Texts of the guided first transfer. */
export const guideWords = {
  title: 'Your first transfer, step by step',
  begin: 'Guide me through my first transfer',
  beginAtWayIn: 'Or start with a guided first transfer',
  place: (step: number, steps: number) => `Step ${step} of ${steps}.`,
  steps: {
    open: 'The guide continues in New transfer.',
    amount: 'Enter an amount, such as 1. It goes to your own account on another chain.',
    check: 'Route and cost are here. Press “Review bridge”; nothing is signed yet.',
    ask: 'This is what you’ll sign. Press “Sign on Ledger”.',
    turn: 'Your Ledger asks. Page to its last screen with the arrows, comparing each with the review.',
    reject: 'First, practise saying no: press “Reject” on the Ledger. Nothing is sent.',
    askAgain: 'Nothing was sent, and the transfer is kept. Press “Sign again”.',
    turnAgain: 'Page to the last screen: a Ledger signs only after every screen.',
    approve: 'Everything matches: hold “Hold to sign” for a second.',
    follow: 'It’s on its way. Watch the waybill: it shows where your funds are.',
    done: 'It arrived. That’s all there is to it. With a real Ledger, you press the buttons on the device.',
  },
  toTransfer: 'Open New transfer',
  toReview: 'Back to review',
  toTransferSheet: 'Open waybill',
  skip: 'Skip rejecting',
  leave: 'Exit guide',
  finish: 'Done',
} as const
