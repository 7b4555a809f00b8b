/** Days of the books that no archive takes: bills are adjusted, holds end and reversals come within them. */
export const leastKeptDays = 35
