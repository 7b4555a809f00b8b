import { useRead, useSession } from '@baize/account'
import { balance } from '@baize/api/calls'
import { AccountMenu, BalancePill, confirm, Inline, LinkButton } from '@baize/ui'
import { DepositIcon, RecordIcon, SecurityIcon, WalletIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from './paths.ts'
import * as css from './SiteHeader.css.ts'

/** The header of someone who is signed in: balance, deposit, withdraw, account menu. */
export function MemberActions() {
  const { t } = useLingui()
  const { member, leave } = useSession()
  const [, navigate] = useLocation()
  const funds = useRead(balance, {})
  const [hidden, setHidden] = useState(false)
  const signOut = async () => {
    const sure = await confirm({
      question: t({ message: 'Sign out?', context: 'question in a dialog' }),
      message: t`Open games end. Your balance stays as it is.`,
      confirmLabel: t({ message: 'Sign out', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Stay signed in', context: 'button in a dialog' }),
    })
    if (!sure) return
    await leave()
    navigate(paths.home)
  }
  return (
    <Inline space="xs" nowrap>
      <BalancePill
        amount={funds.data?.balance}
        currency={funds.data?.currencySymbol ?? ''}
        hidden={hidden}
        onHiddenChange={setHidden}
        refreshing={funds.isFetching}
        onRefresh={() => void funds.refetch()}
      />
      <span className={css.besides}>
        <LinkButton href={paths.deposit} tone="premium" size="small">
          {t({ message: 'Deposit', context: 'button' })}
        </LinkButton>
      </span>
      <AccountMenu
        name={member?.nickname || member?.account || ''}
        onSignOut={() => void signOut()}
        groups={[
          {
            id: 'money',
            items: [
              {
                id: 'deposit',
                label: t({ message: 'Deposit', context: 'menu' }),
                href: paths.deposit,
                icon: <DepositIcon size={18} />,
              },
              {
                id: 'withdraw',
                label: t({ message: 'Withdraw', context: 'menu' }),
                href: paths.withdraw,
                icon: <WithdrawIcon size={18} />,
              },
            ],
          },
          {
            id: 'records',
            items: [
              {
                id: 'bets',
                label: t({ message: 'Betting record', context: 'menu' }),
                href: paths.bettingRecord,
                icon: <RecordIcon size={18} />,
              },
              {
                id: 'transactions',
                label: t({ message: 'Transaction record', context: 'menu' }),
                href: paths.transactions,
                icon: <WalletIcon size={18} />,
              },
              {
                id: 'security',
                label: t({ message: 'Security', context: 'menu' }),
                href: paths.security,
                icon: <SecurityIcon size={18} />,
              },
            ],
          },
        ]}
      />
    </Inline>
  )
}
