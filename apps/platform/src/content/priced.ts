import { formatAmount } from '@baize/i18n/format'
import type { SpokenLanguage } from '../games/names.ts'
import type { Settings } from '../settings.ts'

const placeholder = /\{money:([\d.]+)\}/g

/** Fills `{money:20}` in texts with the amount in the brand's currency, as the language of the text writes it. */
export const pricedIn =
  ({ currencySymbol: symbol }: Pick<Settings['brand'], 'currencySymbol'>) =>
  (text: string, language: SpokenLanguage): string =>
    text.replace(placeholder, (_, amount: string) =>
      formatAmount(amount, language, { symbol, trailingZeroDisplay: 'stripIfInteger' }),
    )
