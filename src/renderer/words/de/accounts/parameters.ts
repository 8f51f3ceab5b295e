// Holds the German names and units of well-known parameters of chains, as proposals change them.
import type { AllWords } from '../../words.ts'
import { plural } from '../format.ts'

/** Texts of parameters. */
export const parameterWords: AllWords['parameterWords'] = {
  names: {
    staking: {
      unbonding_time: 'Wartezeit beim Auflösen',
      max_validators: 'Höchstzahl aktiver Validatoren',
      max_entries: 'Auflösungen zugleich, je Validator',
      historical_entries: 'Aufbewahrte frühere Validatorensätze',
      bond_denom: 'Asset, das gestakt wird',
      bond_denoms: 'Assets, die gestakt werden können',
      min_voting_power: 'Kleinste Stimmkraft eines Validators',
      min_commission_rate: 'Kleinste Provision der Validatoren',
    },
    gov: {
      min_deposit: 'Pfand bis zur Abstimmung',
      max_deposit_period: 'Frist für das Pfand',
      voting_period: 'Dauer der Abstimmung',
      quorum: 'Nötige Beteiligung',
      threshold: 'Nötige Ja-Stimmen',
      veto_threshold: 'Veto-Stimmen zur Ablehnung',
      min_initial_deposit_ratio: 'Sofort fälliger Teil des Pfands',
      min_deposit_ratio: 'Kleinste Einzahlung, als Teil des Pfands',
      proposal_cancel_ratio: 'Pfandverlust bei Rücknahme',
      expedited_voting_period: 'Dauer der Abstimmung, beschleunigt',
      expedited_threshold: 'Nötige Ja-Stimmen, beschleunigt',
      expedited_min_deposit: 'Pfand, beschleunigt',
      emergency_min_deposit: 'Pfand, Notfall',
      emergency_tally_interval: 'Abstand der Zählungen, Notfall',
      burn_vote_quorum: 'Verbrennt das Pfand ohne Quorum',
      burn_proposal_deposit_prevote: 'Verbrennt das Pfand ohne Abstimmung',
      burn_vote_veto: 'Verbrennt das Pfand nach einem Veto',
    },
    mint: {
      mint_denom: 'Asset, das geprägt wird',
      inflation_rate_change: 'Größte Änderung der Inflation im Jahr',
      inflation_max: 'Höchste Inflation',
      inflation_min: 'Kleinste Inflation',
      goal_bonded: 'Angestrebter Anteil gestakter Coins',
      blocks_per_year: 'Blöcke im Jahr',
    },
    reward: {
      reward_denom: 'Asset der Erträge',
      dilution_period: 'Abstand der Verwässerungen',
      release_rate: 'Freigabe im Jahr',
      dilution_rate: 'Minderung je Verwässerung',
      release_enabled: 'Erträge werden freigegeben',
    },
    distribution: {
      community_tax: 'Anteil des Gemeinschaftstopfs',
      base_proposer_reward: 'Ertrag des Blockvorschlagenden',
      bonus_proposer_reward: 'Bonus des Blockvorschlagenden',
      withdraw_addr_enabled: 'Erträge können an eine andere Adresse gehen',
    },
    slashing: {
      signed_blocks_window: 'Blöcke, über die die Anwesenheit gemessen wird',
      min_signed_per_window: 'Kleinste Anwesenheit',
      downtime_jail_duration: 'Ausschluss nach Ausfall',
      slash_fraction_double_sign: 'Verlust nach doppelter Signatur',
      slash_fraction_downtime: 'Verlust nach Ausfall',
    },
    move: {
      base_denom: 'Asset der Gaspreise',
      base_min_gas_price: 'Kleinster Gaspreis',
      contract_shared_revenue_ratio: 'Anteil der Contracts an Gebühren',
      script_enabled: 'Skripte erlaubt',
    },
    ophost: {
      registration_fee: 'Gebühr für eine neue Brücke',
    },
    opchild: {
      max_validators: 'Höchstzahl der Validatoren',
      historical_entries: 'Aufbewahrte frühere Validatorensätze',
      hook_max_gas: 'Höchstes Gas der Anweisung einer Einzahlung',
    },
  },
  yes: 'ja',
  no: 'nein',
  days: (count) => plural(count, { one: 'Tag', other: 'Tage' }),
  hours: (count) => plural(count, { one: 'Stunde', other: 'Stunden' }),
  minutes: (count) => plural(count, { one: 'Minute', other: 'Minuten' }),
  seconds: (count) => plural(count, { one: 'Sekunde', other: 'Sekunden' }),
  percent: (digits) => `${digits} %`,
}
