// Takes an archive back to before migration 190, for tests of older archives that are made of one of today.

/** SQL by which each row has the list of its message types again. Everything must be indexed, and stays so. */
export const TYPES_IN_ROWS = `
  UPDATE tx SET message_types = (SELECT types FROM tx_types WHERE id = message_types);
  DROP TABLE tx_types; DELETE FROM search_due;`
