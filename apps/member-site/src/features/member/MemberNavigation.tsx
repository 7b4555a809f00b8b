import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { memberPageIcons } from './icons.tsx'
import * as css from './MemberCentre.css.ts'
import type { MemberPage } from './pages.ts'
import { memberPageTitles } from './pageTitles.ts'
import { useMemberPages, usePageCounts } from './useMemberPages.ts'

/** The member centre's menu: the list of its pages beside the open one, where it fits. */
export function MemberNavigation({ current }: { current: MemberPage | undefined }) {
  const { t, i18n } = useLingui()
  const pages = useMemberPages()
  const countOf = usePageCounts()
  return (
    <nav className={css.menu} aria-label={t({ message: 'My account', context: 'name of a menu' })}>
      <ul className={css.items}>
        {pages.map((page) => {
          const count = countOf(page)
          return (
            <li key={page}>
              <a
                className={css.item}
                href={`${paths.member}/${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                <span className={css.icon}>{memberPageIcons[page]}</span>
                <span className={css.label}>{i18n._(memberPageTitles[page])}</span>
                {count > 0 && <span className={css.count}>{count}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
