import { balance } from '@baize/api/calls'
import { useRead } from '@baize/site'

/** The sign of the account's currency; empty while it is not known. */
export function useCurrency(): string {
  return useRead(balance, {}).data?.currencySymbol ?? ''
}
