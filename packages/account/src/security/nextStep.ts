import type { SecurityItem, SecurityKind } from '@baize/forms'

/** What helps most comes first: what pays out, the ways back in, then the rest. */
const order: readonly SecurityKind[] = [
  'loginPassword',
  'paymentPassword',
  'mobile',
  'email',
  'bankAccounts',
  'authenticator',
]

/** What is done only when it was verified. */
const verifiable: readonly SecurityKind[] = ['email', 'mobile']

/** The first thing that is missing; undefined when nothing is. */
export function nextStep(items: readonly SecurityItem[]): SecurityKind | undefined {
  const missing = (kind: SecurityKind) =>
    items.some(
      (item) =>
        item.kind === kind &&
        !item.locked &&
        (item.state === 'notSet' || (item.state === 'set' && verifiable.includes(kind))),
    )
  return order.find(missing)
}
