import { type Gateway, gatewayNamed } from '../../gateways/gateway.ts'
import { methods } from '../methods.ts'

/** Where the operator's deposit gateway is, and which ways to pay it takes. */
export interface DepositGateway extends Gateway {
  /** Ids of methods. */
  readonly methods: readonly string[]
}

/** A voucher needs no cashier: it was sold before. */
const takeable = methods.filter(({ kind }) => kind !== 'voucher').map(({ id }) => id)

/**
 * The deposit gateway of the settings; null where none is named. `wanted` are ids of methods with commas between them, all
 * but vouchers where it is null. Throws where what is named cannot be used.
 */
export function depositGateway(
  url: string | null,
  secret: string | null,
  wanted: string | null,
): DepositGateway | null {
  const gateway = gatewayNamed('DEPOSIT_GATEWAY', url, secret)
  if (gateway === null) return null
  const named = wanted?.split(/[\s,]+/).filter(Boolean) ?? takeable
  const unknown = named.find((id) => !takeable.includes(id))
  if (named.length === 0 || unknown !== undefined) {
    throw new Error(`DEPOSIT_METHODS may name ${takeable.join(', ')}, not "${unknown ?? ''}".`)
  }
  return { ...gateway, methods: named }
}
