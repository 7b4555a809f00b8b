/** The types of size-budget.mjs for TypeScript callers. */
export const budgets: readonly { site: string; folder: string; kilobytes: number }[]
export function firstLoad(folder: string): { file: string; bytes: number }[]
export function printBudgets(): boolean
