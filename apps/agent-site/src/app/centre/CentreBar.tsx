import { Notifications, usePushRenewal } from '@baize/account'
import { balance } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { BrandLogo, lazyScreen, type Member, mayDo, useApiQuery, usePermission } from '@baize/site'
import { AccountMenu, BalancePill, Header, IconButton, Text } from '@baize/ui'
import { DepositIcon, NoticeIcon, SearchIcon, SecurityIcon, SendIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import * as css from './CentreBar.css.ts'
import { Clocks } from './Clocks.tsx'

const PushSwitch = lazyScreen(
  () => import('../../shared/parts/PushSwitch.tsx').then((chunk) => chunk.PushSwitch),
  'silent',
)

export interface CentreBarProps {
  agent: Member
  /** Nothing is read until the password is changed or an authenticator app connected. */
  locked: boolean
  /** Messages that were not read. */
  unread: number
  /** The search of everything is to open. */
  onSearch: () => void
  onSignOut: () => void
}

/** Under the name: the agent's account, or for which agent a sub-user acts. */
function useDetail({ account, nickname, subUser }: Member): string {
  const { t } = useLingui()
  const agent = isolated(account)
  if (subUser) return t({ message: `Sub-user of ${{ account: agent }}`, context: 'kind of account: whose' })
  return nickname && nickname !== account
    ? t({ message: `Agent ${{ account: agent }}`, context: 'kind of account and its name' })
    : t({ message: 'Agent', context: 'kind of account' })
}

/** The bar at the top of the agent centre: the brand's time, the own balance, the signed-in account. */
export function CentreBar({ agent, locked, unread, onSearch, onSignOut }: CentreBarProps) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const funds = useApiQuery(balance, {}, { enabled: !locked })
  usePushRenewal(!locked)
  const [hidden, setHidden] = useState(false)
  const { account, subUser } = agent
  const nickname = agent.nickname || account
  const detail = useDetail(agent)
  const full = mayDo(subUser, 'full')
  const search = t({ message: 'Search everything', context: 'name of a search over the whole site' })
  const find = locked
    ? []
    : [{ id: 'search', label: search, icon: <SearchIcon size={18} />, onSelect: onSearch }]
  const money = [
    ...(mayDo(subUser, 'cashier')
      ? [
          {
            id: 'transfer',
            label: t({ message: 'Transfer', context: 'page of the agent centre' }),
            href: paths.transfer,
            icon: <SendIcon size={18} />,
          },
        ]
      : []),
    ...(full
      ? [
          {
            id: 'deposit',
            label: t({ message: 'Deposit', context: 'page of the agent centre' }),
            href: paths.deposit,
            icon: <DepositIcon size={18} />,
          },
          {
            id: 'withdraw',
            label: t({ message: 'Withdraw', context: 'page of the agent centre' }),
            href: paths.withdraw,
            icon: <WithdrawIcon size={18} />,
          },
        ]
      : []),
  ]
  const own = [
    ...(full
      ? [
          {
            id: 'messages',
            label: t({ message: 'Platform messages', context: 'page of the agent centre' }),
            href: paths.messages,
            icon: <NoticeIcon size={18} />,
            count: unread,
          },
        ]
      : []),
    {
      id: 'security',
      label: t({ message: 'Security', context: 'page of the agent centre' }),
      href: subUser ? paths.ownSecurity : paths.security,
      icon: <SecurityIcon size={18} />,
    },
  ]
  return (
    <Header
      logo={<BrandLogo name={brandName} compact />}
      homeHref={paths.today}
      actions={
        <>
          <span className={css.wide}>
            <Clocks inBar />
          </span>
          <div className={css.balance}>
            <BalancePill
              amount={funds.data?.balance}
              currency={agent.currencySymbol}
              hidden={hidden}
              onHiddenChange={setHidden}
              refreshing={funds.isFetching}
              onRefresh={() => void funds.refetch()}
            />
          </div>
          {!locked && (
            <span className={css.search}>
              <IconButton
                icon={<SearchIcon size={20} />}
                label={search}
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K Meta+K"
                onClick={onSearch}
              />
            </span>
          )}
          {!locked && (
            <Notifications
              unread={unread}
              inboxHref={paths.messages}
              setting={
                <Suspense>
                  <PushSwitch />
                </Suspense>
              }
            />
          )}
          <span className={css.name}>
            <Text as="span" size="sm" weight="medium" truncate>
              {subUser ? <bdi>{subUser.account}</bdi> : nickname}
            </Text>
          </span>
          <AccountMenu
            name={subUser?.account ?? nickname}
            detail={detail}
            onSignOut={onSignOut}
            groups={[
              { id: 'search', items: find },
              { id: 'money', items: money },
              { id: 'account', items: own },
            ].filter(({ items }) => items.length > 0)}
          />
        </>
      }
    />
  )
}
