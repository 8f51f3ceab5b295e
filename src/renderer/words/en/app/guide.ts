// Holds the English texts of the guided first transfer.

/** Texts of the guided first transfer. */
export const guideWords = {
  title: 'Your first transfer, step by step',
  begin: 'Guide me through my first transfer',
  beginAtWayIn: 'Or start with a guided first transfer',
  place: (step: number, steps: number) => `Step ${step} of ${steps}.`,
  steps: {
    open: 'Open New transfer.',
    fill: 'Choose a destination, enter an amount such as 1, check the cost, and press “Review transfer”.',
    ask: 'Here’s the plan, and what your Ledger will show. Read it, then press “Sign on Ledger”.',
    turn: 'Your Ledger asks for confirmation. Page through its screens with the arrows and compare each with the plan.',
    reject: 'That was the last screen. First, practise saying no: press “Reject” on the Ledger. Nothing is sent.',
    askAgain: 'Nothing was sent, and the plan is kept. Sign again.',
    turnAgain: 'Page to the last screen again. A Ledger only signs after you’ve gone through every screen.',
    approve: 'Everything matches: press “Hold to sign”.',
    follow: 'It’s on its way. The waybill shows where your funds are. You can close it; Waybill keeps tracking.',
    done: 'It arrived. That’s all there is to it. With a real Ledger, you press the buttons on the device.',
  },
  toTransfer: 'Open New transfer',
  toReview: 'Back to review',
  toTransferSheet: 'Open waybill',
  leave: 'Exit guide',
  finish: 'Done',
} as const
