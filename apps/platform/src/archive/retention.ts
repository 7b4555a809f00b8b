/** Days of the books that no archive takes: bills are adjusted, holds end and reversals are made within them. */
export const minKeptDays = 35

/** Days of bets that no archive takes: the current month and the last one, whole, wherever midnight is. */
export const minKeptBetDays = 63
