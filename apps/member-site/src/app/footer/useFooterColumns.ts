import { categoryNames } from '@baize/account'
import { gameMenus, helpCenter } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { contactsIn, useApiQuery, usePermission } from '@baize/site'
import type { FooterColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { categoryPaths, paths } from '../../shared/paths.ts'

/** The popup with the form for questions and complaints, over any page. */
const feedback = '?popup=feedback'

/** The footer's lists: products, help, contact. */
export function useFooterColumns(): FooterColumn[] {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const { customerService, resources, switches } = usePermission()
  const { data: menus } = useApiQuery(gameMenus, {})
  const { data: help } = useApiQuery(
    helpCenter,
    { query: { lang: locale } },
    { keepPrevious: true, ofSession: false },
  )
  const service = customerService.map(({ csType, title, path }) => ({
    id: csType,
    label: title || csType,
    href: path,
  }))
  // Redirects of the platform use their own path; the rest are the brand's addresses.
  const contacts = contactsIn(locale).filter(({ type }) => !service.some(({ id }) => id === type))
  const agentSite = switches.AGENTPOLICY3 ? resources.AGENT?.[0]?.url : undefined
  return [
    {
      id: 'products',
      title: t({ message: 'Games', context: 'footer' }),
      links: (menus?.menus ?? []).map(({ title }) => ({
        id: title,
        label: i18n._(categoryNames[title]),
        href: categoryPaths[title],
      })),
    },
    {
      id: 'help',
      title: t({ message: 'Help', context: 'footer' }),
      links: [
        ...(help?.sections ?? []).map(({ anchor, title, language }) => ({
          id: anchor,
          label: title,
          lang: language,
          href: `${paths.help}#${encodeURIComponent(anchor)}`,
        })),
        {
          id: 'helpCentre',
          label: t({ message: 'Help centre', context: 'footer' }),
          href: paths.helpCentre,
        },
        {
          id: 'app',
          label: t({ message: 'Download the app', context: 'link' }),
          href: paths.appDownload,
        },
      ],
    },
    {
      id: 'contact',
      title: t({ message: 'Contact', context: 'footer' }),
      links: [
        ...service,
        ...contacts.map(({ type, label, url }) => ({ id: type, label, href: url })),
        {
          id: 'feedback',
          label: t({ message: 'Feedback and complaints', context: 'footer' }),
          href: feedback,
        },
        ...(agentSite
          ? [{ id: 'affiliate', label: t({ message: 'Affiliates', context: 'footer' }), href: agentSite }]
          : []),
      ],
    },
  ]
}
