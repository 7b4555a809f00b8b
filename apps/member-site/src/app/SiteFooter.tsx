import { BrandLogo, categoryNames, usePermission, useRead } from '@baize/account'
import { gameMenus } from '@baize/api/calls'
import { Footer } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { categoryPaths, paths } from './paths.ts'

/** The foot of every page: products, account, contact, who may play. */
export function SiteFooter() {
  const { t, i18n } = useLingui()
  const { brandName, customerService, minimumAge } = usePermission()
  const { data } = useRead(gameMenus, {})
  return (
    <Footer
      logo={<BrandLogo name={brandName} />}
      minimumAge={minimumAge}
      copyright={`© 2026 ${brandName}`}
      licence={t`${brandName} runs on sandbox data: no real money is taken or paid here.`}
      columns={[
        {
          id: 'products',
          title: t({ message: 'Games', context: 'footer' }),
          links: (data?.menus ?? []).map(({ title }) => ({
            id: title,
            label: i18n._(categoryNames[title]),
            href: categoryPaths[title],
          })),
        },
        {
          id: 'account',
          title: t({ message: 'Account', context: 'footer' }),
          links: [
            { id: 'deposit', label: t({ message: 'Deposit', context: 'menu' }), href: paths.deposit },
            { id: 'withdraw', label: t({ message: 'Withdraw', context: 'menu' }), href: paths.withdraw },
            {
              id: 'bets',
              label: t({ message: 'Betting record', context: 'menu' }),
              href: paths.bettingRecord,
            },
            {
              id: 'transactions',
              label: t({ message: 'Transaction record', context: 'menu' }),
              href: paths.transactions,
            },
          ],
        },
        {
          id: 'contact',
          title: t({ message: 'Contact', context: 'footer' }),
          links: customerService.map(({ csType, title, path }) => ({ id: csType, label: title, href: path })),
        },
      ]}
    />
  )
}
