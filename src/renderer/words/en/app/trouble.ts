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
  troubles: {
    refund: { name: 'Transfer refunded', means: 'The next cross-chain transfer comes back to where it started.' },
    lost: { name: 'Transaction lost', means: 'The chain drops your next transaction after accepting it.' },
    lie: { name: 'False arrival', means: 'The next cross-chain transfer never arrives, but the router says it did.' },
    extraPayment: { name: 'Extra payment', means: 'The router slips a payment to a stranger into your transaction.' },
    unknownContract: { name: 'Unknown contract', means: 'The router sends swaps and bridge calls to a contract no list knows.' },
    routerDown: { name: 'No routes', means: 'No quotes, no tracking, until you stop it.' },
    indexersDown: { name: 'No history', means: 'No new history or balances, until you stop it.' },
    nodesDown: { name: 'No sending', means: 'Nothing can be sent or confirmed, until you stop it.' },
  },
} as const
