import { type PhoneProvider, phoneProvider } from './verification/phoneProvider.ts'
import { identityAbove, type PayoutGateway, payoutGateway } from './withdrawals/gateway/settings.ts'

/** The services of others that an operator connects. */
export interface Providers {
  /** Withdrawals above it wait for an identity document; null where none does. */
  readonly identityAbove: bigint | null
  /** Pays withdrawals out; null where only the sandbox's bank does. */
  readonly payoutGateway: PayoutGateway | null
  /** Verifies telephone numbers by tokens of its own; null where only the platform's codes do. */
  readonly phoneProvider: PhoneProvider | null
}

/** Reads what is connected. Throws with the name of a setting that makes no sense. */
export const readProviders = (text: (name: string) => string | null): Providers => ({
  identityAbove: identityAbove(text('IDENTITY_ABOVE')),
  payoutGateway: payoutGateway(text('PAYOUT_GATEWAY'), text('PAYOUT_GATEWAY_SECRET')),
  phoneProvider: phoneProvider(
    text('PHONE_PROVIDER'),
    text('PHONE_PROVIDER_ISSUER'),
    text('PHONE_PROVIDER_AUDIENCE'),
  ),
})
