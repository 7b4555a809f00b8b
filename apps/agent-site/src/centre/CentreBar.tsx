import { BrandLogo, type Member, usePermission, useRead } from '@baize/account'
import { balance } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { AccountMenu, BalancePill, Header, Text } from '@baize/ui'
import { DepositIcon, NoticeIcon, SecurityIcon, SendIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '../app/paths.ts'
import * as css from './CentreBar.css.ts'
import { Clocks } from './Clocks.tsx'

export interface CentreBarProps {
  agent: Member
  /** Messages that were not read. */
  unread: number
  onSignOut: () => void
}

/** The bar at the top of the agent centre: the brand's time, the own balance, who is signed in. */
export function CentreBar({ agent, unread, onSignOut }: CentreBarProps) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const funds = useRead(balance, {}, { enabled: !agent.mustChangePassword })
  const [hidden, setHidden] = useState(false)
  const { account } = agent
  const nickname = agent.nickname || account
  return (
    <Header
      logo={<BrandLogo name={brandName} compact />}
      homeHref={paths.overview}
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
          <span className={css.name}>
            <Text as="span" size="sm" weight="medium" truncate>
              {nickname}
            </Text>
          </span>
          <AccountMenu
            name={nickname}
            detail={
              nickname === account
                ? t({ message: 'Agent', context: 'kind of account' })
                : t({
                    message: `Agent ${{ account: isolated(account) }}`,
                    context: 'kind of account and its name',
                  })
            }
            onSignOut={onSignOut}
            groups={[
              {
                id: 'money',
                items: [
                  {
                    id: 'transfer',
                    label: t({ message: 'Transfer', context: 'page of the agent centre' }),
                    href: paths.transfer,
                    icon: <SendIcon size={18} />,
                  },
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
                ],
              },
              {
                id: 'account',
                items: [
                  {
                    id: 'messages',
                    label: t({ message: 'Platform messages', context: 'page of the agent centre' }),
                    href: paths.messages,
                    icon: <NoticeIcon size={18} />,
                    count: unread,
                  },
                  {
                    id: 'security',
                    label: t({ message: 'Security', context: 'page of the agent centre' }),
                    href: paths.security,
                    icon: <SecurityIcon size={18} />,
                  },
                ],
              },
            ]}
          />
        </>
      }
    />
  )
}
