/** Owner of your program's own balances in the ledger; users own theirs under their id. */
export const PARTNER = 'partner';
