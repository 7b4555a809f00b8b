import { type DepositGateway, depositGateway } from './deposits/gateway/settings.ts'
import { type Gateway, gatewayNamed } from './gateways/gateway.ts'
import { type PushKeys, pushKeys } from './push/settings.ts'
import { type PhoneProvider, phoneProvider } from './verification/phoneProvider.ts'
import { identityAbove } from './withdrawals/gateway/settings.ts'

/** The services of others that an operator connects. */
export interface Providers {
  /** Withdrawals above it wait for an identity document; null where none does. */
  readonly identityAbove: bigint | null
  /** Pays withdrawals out; null where only a counterpart of this process does. */
  readonly payoutGateway: Gateway | null
  /** Takes deposits in; null where only a counterpart of this process does. */
  readonly depositGateway: DepositGateway | null
  /** Verifies telephone numbers by tokens of its own; null where only the platform's codes do. */
  readonly phoneProvider: PhoneProvider | null
  /** Signs push notifications; null where they are off. */
  readonly push: PushKeys | null
}

/** Reads what is connected. Throws with the name of a setting that makes no sense. */
export function readProviders(text: (name: string) => string | null): Providers {
  const payouts = gatewayNamed('PAYOUT_GATEWAY', text('PAYOUT_GATEWAY'), text('PAYOUT_GATEWAY_SECRET'))
  const deposits = depositGateway(
    text('DEPOSIT_GATEWAY'),
    text('DEPOSIT_GATEWAY_SECRET'),
    text('DEPOSIT_METHODS'),
  )
  // What one signs does not name its recipient: it would be valid for the other, too.
  if (payouts && deposits && payouts.secret === deposits.secret) {
    throw new Error('DEPOSIT_GATEWAY_SECRET must differ from PAYOUT_GATEWAY_SECRET.')
  }
  return {
    identityAbove: identityAbove(text('IDENTITY_ABOVE')),
    payoutGateway: payouts,
    depositGateway: deposits,
    push: pushKeys(text),
    phoneProvider: phoneProvider(
      text('PHONE_PROVIDER'),
      text('PHONE_PROVIDER_ISSUER'),
      text('PHONE_PROVIDER_AUDIENCE'),
    ),
  }
}
