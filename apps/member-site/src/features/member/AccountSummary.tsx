import { balance } from '@baize/api/calls'
import { useApiQuery, useKeptChoice, usePublicState, useSession } from '@baize/site'
import { Amount, Card, Inline, LinkButton, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import * as css from './Account.css.ts'
import { memberPageIcons } from './icons.tsx'
import { memberPageTitles } from './pageTitles.ts'
import { usePageCounts } from './useMemberPages.ts'

const places = ['messages', 'rewards'] as const

/** The account's name, its balance, and its news. */
export function AccountSummary() {
  const { t, i18n } = useLingui()
  const { member } = useSession()
  const { data: state } = usePublicState()
  const funds = useApiQuery(balance, {})
  const [hidden] = useKeptChoice('baize.balanceHidden')
  const countOf = usePageCounts()
  const level = <bdi lang={state?.vipLabelLanguage}>{state?.vipLabelName}</bdi>
  return (
    <Card as="section">
      <Stack space="md">
        <Inline align="between" space="sm">
          <Text weight="strong">
            <bdi translate="no">{member?.nickname || member?.account}</bdi>
          </Text>
          {state?.hasVip && (
            <LinkButton href={paths.vip} size="small" variant="soft" tone="premium">
              <Trans context="level and its name">
                VIP {state.vipRankLevel}: {level}
              </Trans>
            </LinkButton>
          )}
        </Inline>
        <Stack space="3xs">
          <Text size="sm" tone="muted">
            {t({ message: 'Balance', context: 'heading of the money of an account' })}
          </Text>
          <Text size="xl" weight="strong">
            {hidden
              ? t({ message: 'Hidden', context: 'in place of the balance' })
              : funds.data && <Amount value={funds.data.balance} currency={funds.data.currencySymbol} />}
          </Text>
        </Stack>
        <Inline space="sm">
          <LinkButton href={paths.deposit} tone="premium">
            {t({ message: 'Deposit', context: 'button' })}
          </LinkButton>
          <LinkButton href={paths.withdraw} variant="outline" tone="neutral">
            {t({ message: 'Withdraw', context: 'button' })}
          </LinkButton>
        </Inline>
        <div className={css.tiles}>
          {places.map((page) => (
            <a key={page} className={css.tile} href={paths[page]}>
              <span className={css.icon}>{memberPageIcons[page]}</span>
              <span>{i18n._(memberPageTitles[page])}</span>
              {countOf(page) > 0 && <span className={css.count}>{countOf(page)}</span>}
            </a>
          ))}
        </div>
      </Stack>
    </Card>
  )
}
