// Adds sums over time: net change of an asset by day, transactions and fees by month.
import type { Migration } from '../../migrate.ts'

/**
 * Days and months are UTC, counted from the one that begins 1970. Amounts are base units in decimal text, so sums are computed by the
 * writer (figureSums.ts), not by SQL: triggers record every added (sign 1) and removed (-1) row in `figure_change`, and the writer adds it
 * up in the same transaction.
 * - `day_net` is a day's change of one denomination, fees included; rows that sum to zero are omitted.
 * - `month_fee` is the sum of fees paid, positive.
 */
export const archive0110: Migration = {
  version: 110,
  sql: `
    CREATE TABLE day_net (
      address INTEGER NOT NULL,
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      day INTEGER NOT NULL,
      amount TEXT NOT NULL,
      PRIMARY KEY (address, chain_id, denom, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE month_count (
      address INTEGER NOT NULL,
      month INTEGER NOT NULL,
      chain_id TEXT NOT NULL,
      transactions INTEGER NOT NULL,
      failed INTEGER NOT NULL,
      PRIMARY KEY (address, month, chain_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE month_fee (
      address INTEGER NOT NULL,
      month INTEGER NOT NULL,
      chain_id TEXT NOT NULL,
      denom TEXT NOT NULL,
      amount TEXT NOT NULL,
      PRIMARY KEY (address, month, chain_id, denom)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE figure_change (
      id INTEGER PRIMARY KEY,
      address INTEGER NOT NULL,
      chain_id TEXT NOT NULL,
      time INTEGER NOT NULL,
      sign INTEGER NOT NULL,
      is_failed INTEGER NOT NULL,
      movements TEXT NOT NULL,
      fee TEXT NOT NULL
    ) STRICT;

    CREATE TRIGGER figure_edge_added AFTER INSERT ON tx_account BEGIN
      INSERT INTO figure_change (address, chain_id, time, sign, is_failed, movements, fee)
        VALUES (new.address, new.chain_id, new.time, 1, new.is_failed, new.movements, new.fee);
    END;
    CREATE TRIGGER figure_edge_changed AFTER UPDATE OF time, is_failed, movements, fee ON tx_account
      WHEN new.time <> old.time OR new.is_failed <> old.is_failed OR new.movements <> old.movements OR new.fee <> old.fee
    BEGIN
      INSERT INTO figure_change (address, chain_id, time, sign, is_failed, movements, fee)
        VALUES (old.address, old.chain_id, old.time, -1, old.is_failed, old.movements, old.fee),
               (new.address, new.chain_id, new.time, 1, new.is_failed, new.movements, new.fee);
    END;
    CREATE TRIGGER figure_edge_removed AFTER DELETE ON tx_account BEGIN
      INSERT INTO figure_change (address, chain_id, time, sign, is_failed, movements, fee)
        VALUES (old.address, old.chain_id, old.time, -1, old.is_failed, old.movements, old.fee);
    END;

    INSERT INTO figure_change (address, chain_id, time, sign, is_failed, movements, fee)
      SELECT address, chain_id, time, 1, is_failed, movements, fee FROM tx_account;
    `,
}
