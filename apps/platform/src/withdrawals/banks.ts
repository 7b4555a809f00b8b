import { normaliseValue } from '@baize/forms/compiler'
import type { OperatorContent } from '../content/files/schema.ts'
import { type Names, textsIn } from '../games/names.ts'

/** A bank that withdrawals are paid to accounts of, as the operator's content has it (kind `banks`). */
interface Bank {
  readonly code: string
  readonly name: Names
  /** Not offered any more; records still name it. */
  readonly off: boolean
}

let banks: readonly Bank[] = []

/** Has this process offer the banks of content from now on. */
export function setBanks({ banks: next = [] }: Pick<OperatorContent, 'banks'>): void {
  banks = next
}

export const isBank = (code: string): boolean => banks.some((bank) => bank.code === code && !bank.off)

export const listBanks = (language: string) =>
  banks.filter(({ off }) => !off).map(({ code, name }) => ({ code, ...textsIn({ name }, language) }))

/** What a bank is called, and in which language where it is not the reader's. */
export function bankNamed(code: string, language: string): { bank: string; bankLanguage?: string } {
  const found = banks.find((known) => known.code === code)
  if (!found) return { bank: code }
  const { bank, language: bankLanguage } = textsIn({ bank: found.name }, language)
  return bankLanguage ? { bank, bankLanguage } : { bank }
}

/** The number of an account or a card as banks keep it, or its error. */
export function readAccountNumber(typed: string): { number: string; code?: 'required' | 'pattern' } {
  const number = normaliseValue({ kind: 'text', grouped: true }, typed)
  if (number === '') return { number, code: 'required' }
  return /^[0-9]{6,20}$/.test(number) ? { number } : { number, code: 'pattern' }
}

/** Shows the last four digits of an account number. */
export const maskedNumber = (tail: string): string => `•••• ${tail}`
