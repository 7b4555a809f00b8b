import { trialType } from '../http/guard.ts'
import type { Settings } from '../settings.ts'

/** The money of trial accounts: a currency of its own, so that no sum of the house includes it and no bank pays it. */
export const playCurrency = 'PLAY'

/** An account's balance. */
export const walletCurrency = ({ brand }: Settings, accountType: number): { code: string; symbol: string } =>
  accountType === trialType
    ? { code: playCurrency, symbol: playCurrency }
    : { code: brand.currency, symbol: brand.currencySymbol }
