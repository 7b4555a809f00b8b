import { balance } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'

/** The sign of the account's currency; empty while it is not known. */
export function useCurrency(): string {
  return useApiQuery(balance, {}).data?.currencySymbol ?? ''
}
