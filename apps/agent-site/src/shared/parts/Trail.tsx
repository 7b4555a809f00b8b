import { Inline, Link, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface TrailProps {
  /** From below the agent down to the account that is shown. */
  trail: readonly { readonly id: string; readonly account: string }[]
  /** Where a step leads; the agent's own team for an empty id. */
  hrefOf: (id: string) => string
}

/** The position in the tree, with links back up. */
export function Trail({ trail, hrefOf }: TrailProps) {
  const { t } = useLingui()
  if (trail.length === 0) return null
  return (
    <nav aria-label={t({ message: 'Branch', context: 'name of the way down a tree of accounts' })}>
      <Inline as="ul" space="xs">
        <li>
          <Link href={hrefOf('')}>{t({ message: 'My team', context: 'top of a tree of accounts' })}</Link>
        </li>
        {trail.map(({ id, account }, place) => (
          <li key={id} aria-current={place === trail.length - 1 ? 'page' : undefined}>
            <Inline as="span" space="xs" nowrap>
              <Text as="span" tone="muted" aria-hidden>
                /
              </Text>
              {place === trail.length - 1 ? (
                <Text as="span" weight="strong">
                  <bdi>{account}</bdi>
                </Text>
              ) : (
                <Link href={hrefOf(id)}>{account}</Link>
              )}
            </Inline>
          </li>
        ))}
      </Inline>
    </nav>
  )
}
