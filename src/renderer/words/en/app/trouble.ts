// Holds the English texts of what can go wrong on purpose on the practice network.

/** Texts of the troubles. */
export const troubleWords = {
  open: 'Practise a failure',
  title: 'Practise a failure',
  lead: 'See what Waybill does when things fail. One at a time; nothing here can lose real money.',
  choose: 'Choose a failure',
  begin: 'Start',
  stop: 'Stop',
  on: (name: string) => `Practising: ${name}`,
  transfer: 'Start a transfer',
  practised: (name: string) => `Practised failure: ${name}.`,
  troubles: {
    refund: {
      name: 'Transfer refunded',
      means: 'The next cross-chain transfer comes back: by Initia’s bridge after about 90 s, by IBC after a few seconds.',
    },
    lost: {
      name: 'Transaction lost',
      means: 'The chain drops your next transaction after accepting it. It expires after about 5 min; nothing is spent.',
    },
    lie: {
      name: 'False arrival',
      means:
        'The next cross-chain transfer never arrives, but after about 10 s the router says it did. Waybill asks the chain and doesn’t believe it.',
    },
    extraPayment: {
      name: 'Extra payment',
      means: 'The router slips a payment to a stranger into your transaction. Waybill refuses it at once, before you sign.',
    },
    unknownContract: {
      name: 'Unknown contract',
      means: 'The router sends swaps and bridge calls to a contract no list knows. Waybill refuses them at once, before you sign.',
    },
    routerDown: { name: 'No routes', means: 'At once and until you stop it: no quotes, no tracking.' },
    indexersDown: { name: 'No history', means: 'At once and until you stop it: no new history or balances.' },
    nodesDown: { name: 'No sending', means: 'At once and until you stop it: nothing can be sent or confirmed.' },
  },
} as const
