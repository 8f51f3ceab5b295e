// Holds the English texts of what can go wrong on purpose on the practice network.

/** Texts of the troubles. */
export const troubleWords = {
  open: 'Practise a failure',
  title: 'Practise a failure',
  lead: 'See what Waybill does when things fail, one at a time. Nothing here can lose real money.',
  begin: 'Start',
  beginOf: (name: string) => `Start: ${name}`,
  stop: 'Stop',
  on: (name: string) => `Practising: ${name}`,
  transfer: 'Start a transfer',
  filledIn: 'A transfer is filled in: review it.',
  practised: (name: string) => `Practised failure: ${name}.`,
  groups: {
    beforeSigning: 'Before you sign: see the review',
    onTheWay: 'On the way: see the transfer’s waybill',
    outage: 'Outages, until you stop them',
  },
  troubles: {
    refund: {
      name: 'Transfer refunded',
      means: 'The next cross-chain transfer comes back: by bridge after about 90 s, by IBC in seconds.',
    },
    lost: {
      name: 'Transaction lost',
      means: 'The chain drops your next transaction. It expires after about 5 min; nothing is spent.',
    },
    lie: {
      name: 'False arrival',
      means:
        'The next cross-chain transfer never arrives, but after about 10 s the router says it did. Waybill asks the chain and doesn’t believe it.',
    },
    extraPayment: {
      name: 'Extra payment',
      means: 'The router slips a payment to a stranger into your transaction. Waybill refuses it.',
    },
    unknownContract: {
      name: 'Unknown contract',
      means: 'Swaps and bridge calls go to a contract that no list knows. Waybill refuses them.',
    },
    routerDown: { name: 'No routes', means: 'No quotes and no tracking: see New transfer.' },
    indexersDown: { name: 'No history', means: 'No new history or balances: see the sync status in the sidebar.' },
    nodesDown: {
      name: 'No sending',
      means: 'Transactions can’t be sent or confirmed. You see it in a transfer’s review, and under Staking.',
    },
  },
} as const
